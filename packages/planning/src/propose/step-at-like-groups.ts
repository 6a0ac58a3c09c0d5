import { type AtomIndex, BOND, bondBetween, type Molecule, neighboursOf, symbolOf, writeSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import type { RawPrecursor, TemplateApplier } from '@retron/transforms';
import { lactamForm } from '../molecules/lactam-form.ts';
import type { EndStage } from '../step/equal-ends.ts';
import { readCanonical } from '../step/fragments.ts';
import type { ProposedStep, UnappraisedStep } from '../step/proposed-step.ts';
import { parentAtoms } from '../step/provenance.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { composedStep, type Part, type PartStep, type PartTools, partStep, partsOf, smilesOf } from './composed-step.ts';

/** What a step puts on a structure, and where. */
export interface GroupPutOn {
  /** Atoms of the structure that carry what is added to it, ascending. */
  readonly anchors: readonly AtomIndex[];
  /** Equal for steps that put the same on atoms of the same kind, with the same molecules beside. */
  readonly kind: string;
}

/**
 * What a step adds to the structure, which is whole in one of its precursors but for single atoms that another brings; `null` where it adds nothing, or
 * takes the structure apart.
 */
export function groupPutOn(step: ProposedStep, { prepared: { molecule } }: WantedStructure): GroupPutOn | null {
  const raw = step.outcome.precursors;
  const main = mainOf(raw, molecule.atomCount);
  if (main === null) return null;
  const { anchors, added } = addedTo(raw[main]);
  if (anchors.length === 0) return null;
  // Only here are canonical SMILES asked for, which take long to write.
  const others = raw.length === 1 ? [] : step.precursors.filter((_, index) => step.rawPrecursors[index] !== raw[main]).sort();
  const carriers = anchors.map(
    (atom) => `${symbolOf(molecule.atomicNumber[atom])}${molecule.isAromatic[atom]}${added === METHYL ? carrierOf(molecule, atom) : ''}`,
  );
  return { anchors, kind: [carriers.join(), added, ...others].join(' ') };
}

/** One carbon. What takes it off an acid leaves it on a phenol, and on an alcohol it stays under both; benzyl goes off all of them. */
const METHYL = 'C';

/** What an atom that carries a methyl group belongs to: an acid, an arene or neither. */
function carrierOf(molecule: Molecule, atom: AtomIndex): 'acid' | 'arene' | 'alkyl' {
  const others = neighboursOf(molecule, atom);
  if (others.some((other) => molecule.isAromatic[other] === 1)) return 'arene';
  const isAcyl = (other: AtomIndex) =>
    neighboursOf(molecule, other).some((each) => molecule.bondOrder[bondBetween(molecule, other, each)] === BOND.double);
  return others.some(isAcyl) ? 'acid' : 'alkyl';
}

/** The precursor with nearly all atoms of the structure. */
function mainOf(rawPrecursors: readonly RawPrecursor[], atomCount: number): number | null {
  const kept = rawPrecursors.map(({ provenance }) => provenance.filter((atom) => atom >= 0).length);
  const most = Math.max(...kept);
  return atomCount - most <= MOST_FROM_OTHERS ? kept.indexOf(most) : null;
}

/** Atoms that another molecule may bring: the halogen of a chlorinating reagent, the oxygen of water. */
const MOST_FROM_OTHERS = 1;

/** Atoms that carry something added, and what that is: its elements. */
function addedTo({ smiles, provenance }: Pick<RawPrecursor, 'smiles' | 'provenance'>): {
  readonly anchors: readonly AtomIndex[];
  readonly added: string;
} {
  const molecule = readCanonical(smiles);
  const anchors = new Set<AtomIndex>();
  const added: string[] = [];
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (provenance[atom] >= 0) continue;
    added.push(symbolOf(molecule.atomicNumber[atom]));
    for (const other of neighboursOf(molecule, atom)) if (provenance[other] >= 0) anchors.add(provenance[other]);
  }
  return { anchors: [...anchors].sort((a, b) => a - b), added: added.sort().join('') };
}

/** A step with the group that it puts on. */
export interface AtGroup {
  readonly step: ProposedStep;
  readonly group: GroupPutOn;
}

/**
 * The step that puts on all at once what others put on one after the other: the global deprotection of a sugar, both chlorides of a pyrimidine.
 * The transforms of each are applied to what the one before left.
 *
 * @param steps - of one kind, each at other atoms, at least two; the first leads
 * @returns `null` where one of them no longer fits, or leaves something else
 */
export function stepAtLikeGroups(
  wanted: WantedStructure,
  steps: readonly AtGroup[],
  tools: PartTools & { readonly applier: TemplateApplier },
): UnappraisedStep | null {
  const [{ step: first }] = steps;
  let parts: readonly Part[] = first.precursors.map((smiles, index) => ({ smiles, raw: first.rawPrecursors[index] }));
  const taken: PartStep['bonds'][number][] = [...first.outcome.bonds];
  const centre = new Set(first.outcome.centre);
  const stages: EndStage[] = [{ product: wanted.smiles, precursors: first.precursors, support: first.support }];
  for (const { step, group } of steps.slice(1)) {
    const next = putOn(parts, step, group, tools);
    const left = next === null ? null : partsOf(next.precursors.map(asLactam), wanted, tools);
    if (next === null || left === null) return null;
    parts = [...parts.filter((part) => part !== next.from), ...left];
    stages.push({ product: next.from.smiles, precursors: smilesOf(left), support: step.support });
    for (const atom of next.centre) centre.add(atom);
    taken.push(...next.bonds);
  }
  // Each precedent shows one group; the step is no better known than the least known of them.
  const weakest = [...steps].sort((a, b) => a.step.facts.closePrecedentCount - b.step.facts.closePrecedentCount)[0];
  const place = { centre: [...centre].sort((a, b) => a - b), bonds: taken };
  return composedStep(
    wanted,
    parts,
    { taken: [place], ends: { count: steps.length, areLike: true, stages }, support: weakest.step.support },
    tools,
  );
}

/** As the usual lactam, which one transform may have left as a lactim beside what another left. */
function asLactam(raw: RawPrecursor): RawPrecursor {
  const form = lactamForm(readCanonical(raw.smiles));
  if (form === null) return raw;
  const { smiles, atomOrder } = writeSmiles(form);
  return { smiles, provenance: atomOrder.map((atom) => raw.provenance[atom]), keptRings: 'none' };
}

/** The same at one more group, by the deepest transform that does it there. */
function putOn(
  parts: readonly Part[],
  { support }: ProposedStep,
  { anchors, kind }: GroupPutOn,
  { applier }: { readonly applier: TemplateApplier },
): PartStep | null {
  const added = kind.split(' ')[1];
  for (const from of parts) {
    const molecule = readCanonical(from.smiles);
    const parents = parentAtoms(molecule, from.raw);
    if (!anchors.every((atom) => parents.includes(atom))) continue;
    const prepared = prepareMolecule(molecule);
    for (const { library, transform } of [...support].sort((a, b) => b.level - a.level)) {
      const { outcomes } = applier.apply(library.template(transform), prepared, { madeStereo: 'any' });
      for (const outcome of outcomes) {
        const done = partStep(outcome, from, parents, new Set());
        if (done !== null && outcome.precursors.some((raw) => isPutOn(raw, parents, anchors, added))) return done;
      }
    }
  }
  return null;
}

/** Whether just this is added to a part at these atoms. @param parents - atoms of the structure by those of the part, -1 for what was added before */
function isPutOn(raw: RawPrecursor, parents: readonly number[], anchors: readonly AtomIndex[], added: string): boolean {
  const now = addedTo(raw);
  return (
    now.added === added &&
    now.anchors
      .map((atom) => parents[atom])
      .sort((a, b) => a - b)
      .join() === anchors.join()
  );
}
