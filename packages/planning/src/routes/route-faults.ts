import { type AtomIndex, ELEMENT, type Molecule, neighboursOf } from '@retron/molecule';
import type { Route, SuggestionId } from '@retron/tree';
import { readCanonical } from '../step/fragments.ts';
import type { FaultAtom, FaultSource } from './fault-source.ts';
import { stepsTurnedOver } from './turned-over.ts';
import { undoneSteps } from './undone-steps.ts';
import { vainSteps } from './vain-steps.ts';

/**
 * What is wrong with how the steps of a route follow each other, each of which may be fine alone.
 *
 * - `freed too early`: an earlier step takes off what shielded a group that is in the way of a later one;
 * - `exchanged`: a group is freed, shielded anew at once, and freed again later; what shielded it first could have stayed;
 * - `drawn as two`: two groups are freed by one kind of reaction, one after the other; in the flask both come off at once;
 * - `undone`: a step puts back what an earlier one changed, see `undoneSteps`; both could be left out;
 * - `in vain`: all that a step does a later one erases, see `vainSteps`; the earlier one could be left out;
 * - `turned over`: a step ends with the mirror image of what an earlier one made, see `stepsTurnedOver`; that could make the other one.
 */
export interface RouteFault {
  readonly kind: 'freed too early' | 'exchanged' | 'drawn as two' | 'undone' | 'in vain' | 'turned over';
  /** The step that goes wrong, shields anew, frees the second group, puts back what was, erases what was done, or turns it over. */
  readonly step: SuggestionId;
  /** The step before it that frees the group, that is undone or in vain, or that makes the other enantiomer. */
  readonly freedBy: SuggestionId;
  /** The atoms that the groups hang on, in each structure of the route in which they stand free. */
  readonly atoms: readonly FaultAtom[];
}

/** Each once, from the target down. */
export function faultsOf(route: Route, source: FaultSource): readonly RouteFault[] {
  const faults = new Map<string, RouteFault>();
  const add = (fault: RouteFault) => {
    const key = `${fault.kind} ${fault.step} ${fault.freedBy}`;
    faults.set(key, { ...fault, atoms: eachOnce([...(faults.get(key)?.atoms ?? []), ...fault.atoms]) });
  };
  /** @param freedAbove - atoms of the structure that steps above free by taking something off */
  const visit = ({ structureId, step }: Route, freedAbove: ReadonlySet<AtomIndex>): void => {
    if (step === null) return;
    const { precursors, mechanism, nameReactions } = source.suggestion(step.suggestionId);
    for (const rival of mechanism.flatMap(({ rivals }) => rivals)) {
      if (!('precursor' in rival)) continue;
      const freed = wayToFreeing(step.precursors[rival.precursor], rival.atom, source);
      if (freed !== null) add({ kind: 'freed too early', step: step.suggestionId, ...freed });
    }
    const product = readCanonical(source.smiles(structureId));
    for (const [index, below] of step.precursors.entries()) {
      const { structureId: id, parentAtom } = precursors[index];
      const precursor = readCanonical(source.smiles(id));
      for (const atom of shieldedAtoms(product, precursor, parentAtom)) {
        const freedBy = freedAbove.has(parentAtom[atom]) ? freedIn(below, atom, source) : null;
        if (freedBy !== null) add({ kind: 'exchanged', step: step.suggestionId, freedBy, atoms: [{ structureId: id, atom }] });
      }
      const freed = freedAtoms(product, precursor, parentAtom);
      const freedBelow = freed.length === 0 ? [] : freedByLastStep(below, source);
      if (freedBelow.length > 0 && below.step !== null) {
        const name = source.suggestion(below.step.suggestionId).nameReactions[0]?.id;
        const atoms = [
          ...freed.map((atom) => ({ structureId, atom: parentAtom[atom] })),
          ...freedBelow.map((atom) => ({ structureId: id, atom })),
        ];
        if (name !== undefined && name === nameReactions[0]?.id)
          add({ kind: 'drawn as two', step: step.suggestionId, freedBy: below.step.suggestionId, atoms });
      }
      const nextAbove = parentAtom.flatMap((atom, own) => (freed.includes(own) || freedAbove.has(atom) ? [own] : []));
      visit(below, new Set(nextAbove));
    }
  };
  visit(route, new Set());
  for (const { step, undone, atoms } of undoneSteps(route, source)) add({ kind: 'undone', step, freedBy: undone, atoms });
  for (const { step, vain, atoms } of vainSteps(route, source)) add({ kind: 'in vain', step, freedBy: vain, atoms });
  for (const { step, made, atoms } of stepsTurnedOver(route, source)) add({ kind: 'turned over', step, freedBy: made, atoms });
  return [...faults.values()];
}

/**
 * The step below that gives an atom of a structure its hydrogen by taking something off, with the atom in each structure from here to there;
 * `null` where it is bought so, or comes so otherwise.
 */
function wayToFreeing(route: Route, atom: AtomIndex, source: FaultSource): Pick<RouteFault, 'freedBy' | 'atoms'> | null {
  const here = { structureId: route.structureId, atom };
  const freedBy = freedIn(route, atom, source);
  if (freedBy !== null) return { freedBy, atoms: [here] };
  if (route.step === null) return null;
  const { precursors } = source.suggestion(route.step.suggestionId);
  for (const [index, { parentAtom }] of precursors.entries()) {
    const before = parentAtom.indexOf(atom);
    if (before < 0) continue;
    const below = wayToFreeing(route.step.precursors[index], before, source);
    return below === null ? null : { ...below, atoms: [here, ...below.atoms] };
  }
  return null;
}

function eachOnce(atoms: readonly FaultAtom[]): readonly FaultAtom[] {
  return atoms.filter(
    (each, place) => atoms.findIndex((other) => other.structureId === each.structureId && other.atom === each.atom) === place,
  );
}

/** The last step to a structure, where that frees the atom. */
function freedIn(route: Route, atom: AtomIndex, source: FaultSource): SuggestionId | null {
  return route.step !== null && freedByLastStep(route, source).includes(atom) ? route.step.suggestionId : null;
}

/** Atoms of a structure that its last step frees. */
function freedByLastStep({ structureId, step }: Route, source: FaultSource): readonly AtomIndex[] {
  if (step === null) return [];
  const product = readCanonical(source.smiles(structureId));
  return source
    .suggestion(step.suggestionId)
    .precursors.flatMap(({ structureId: id, parentAtom }) =>
      freedAtoms(product, readCanonical(source.smiles(id)), parentAtom).map((atom) => parentAtom[atom]),
    );
}

/** Nitrogen, oxygen and sulfur atoms of a precursor that exchange a group which leaves for a hydrogen. */
function freedAtoms(product: Molecule, precursor: Molecule, parentAtom: readonly number[]): readonly AtomIndex[] {
  return parentAtom.flatMap((becomes, atom) =>
    becomes >= 0 &&
    canBeShielded(precursor, atom) &&
    product.hydrogenCount[becomes] > precursor.hydrogenCount[atom] &&
    neighboursOf(precursor, atom).some((neighbour) => parentAtom[neighbour] < 0 && SHIELDING.has(precursor.atomicNumber[neighbour]))
      ? [atom]
      : [],
  );
}

/** Such atoms of a precursor that exchange a hydrogen for something else. */
function shieldedAtoms(product: Molecule, precursor: Molecule, parentAtom: readonly number[]): readonly AtomIndex[] {
  return parentAtom.flatMap((becomes, atom) =>
    becomes >= 0 && canBeShielded(precursor, atom) && product.hydrogenCount[becomes] < precursor.hydrogenCount[atom] ? [atom] : [],
  );
}

const SHIELDED: ReadonlySet<number> = new Set([ELEMENT.nitrogen, ELEMENT.oxygen, ELEMENT.sulfur]);
/** What shielding groups are bound by. A nitro group that becomes an amine was no shield. */
const SHIELDING: ReadonlySet<number> = new Set([ELEMENT.carbon, ELEMENT.silicon, ELEMENT.sulfur]);

function canBeShielded({ atomicNumber }: Molecule, atom: AtomIndex): boolean {
  return SHIELDED.has(atomicNumber[atom]);
}
