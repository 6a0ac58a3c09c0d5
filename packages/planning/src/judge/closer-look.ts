import { findIsomorphism, type Molecule } from '@retron/molecule';
import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { conflictsOf, type FoundGroup, type GroupFinder, kindsOfStep } from '@retron/reactivity';
import type { MappedReaction } from '@retron/transforms';
import type { Workbench } from '../ports/workbench.ts';
import type { Findings } from '../step/findings.ts';
import { readCanonical } from '../step/fragments.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import { ownKindOf } from '../step/own-kind.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { precursorAtoms } from '../step/provenance.ts';
import { deepestLevel } from '../step/support.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { ownEdit } from './own-edit.ts';
import { forwardTemplates } from './replay/forward-templates.ts';
import { replay } from './replay/replay.ts';

/**
 * Looks closer at single steps of one structure: at what kind of reaction they are and whether the recorded ones are too, at functional
 * groups that do not survive, and (`forward`) at what its transforms give when they are run forward on the precursors, whether these
 * last, and whether rules of mechanism are broken. What was found before is not looked for again.
 */
export type CloserLook = (step: ProposedStep, depth: 'groups' | 'forward') => Findings;

/** A closer look at steps that make this structure. */
export function createCloserLook({ smiles, prepared }: WantedStructure, workbench: Workbench): CloserLook {
  const seen = new Map<ProposedStep, Seen>();
  const tried = new Map<ProposedStep, Tried>();
  let groups: readonly FoundGroup[] | undefined;
  const see = (step: ProposedStep): Seen => {
    groups ??= workbench.groups.find(prepared);
    const mixture = prepareMolecule(readCanonical(step.precursors.join('.')));
    const edit = ownEdit(step, prepared.molecule, mixture.molecule);
    return {
      edit,
      mixture,
      kind: ownKindOf(step.support, workbench.reactionNamer(edit, { reactants: mixture, product: prepared })),
      conflicts: conflictsOfStep(step, prepared, groups, workbench.groups),
      isSameButForStereo: step.precursors.length === 1 && isSameButForStereo(mixture.molecule, prepared.molecule),
    };
  };
  const tryOut = (step: ProposedStep, { edit, mixture, kind, conflicts }: Seen): Tried => {
    const forward = forwardTemplates(step.support);
    const mechanism = workbench.mechanism.judge(edit, kind.names, { reactants: mixture, product: prepared });
    const told = new Set(mechanism.flatMap(({ rivals }) => rivals.map((atom) => edit.becomes[atom])));
    return {
      // What a rule of mechanism says of a group of the step itself is not said again by the table that asks the precedents' names.
      conflicts: conflicts.filter(({ atoms }) => !atoms.every((atom) => told.has(atom))),
      replay: forward.length === 0 ? null : replay(mixture, forward, { smiles, molecule: prepared.molecule, names: kind.names }, workbench),
      unstable: workbench.unstableGroups.fatesOf(mixture, prepared),
      mechanism,
    };
  };
  return (step, depth) => {
    const before = once(seen, step, see);
    const { conflicts, kind, isSameButForStereo } = before;
    const further = depth === 'forward' ? once(tried, step, () => tryOut(step, before)) : NOT_TRIED;
    return { conflicts, kind, isSameButForStereo, ...further };
  };
}

/** What is found at either depth. */
interface Seen extends Pick<Findings, 'conflicts' | 'kind' | 'isSameButForStereo'> {
  readonly edit: MappedReaction;
  /** Its precursors together. */
  readonly mixture: PreparedMolecule;
}

/** What is found only at greater depth. */
type Tried = Pick<Findings, 'conflicts' | 'replay' | 'unstable' | 'mechanism'>;

const NOT_TRIED: Omit<Tried, 'conflicts'> = { replay: null, unstable: [], mechanism: [] };

/** Two molecules that differ are the same but for stereo where their connections are. */
function isSameButForStereo(precursor: Molecule, structure: Molecule): boolean {
  return precursor.atomCount === structure.atomCount && findIsomorphism(precursor, structure) !== null;
}

function once<V>(known: Map<ProposedStep, V>, step: ProposedStep, find: (step: ProposedStep) => V): V {
  const before = known.get(step);
  if (before !== undefined) return before;
  const found = find(step);
  known.set(step, found);
  return found;
}

/** The kinds of reaction are those of the recorded reactions with the most similar surroundings. */
function conflictsOfStep(
  step: ProposedStep,
  product: PreparedMolecule,
  productGroups: readonly FoundGroup[],
  finder: GroupFinder,
): Findings['conflicts'] {
  const { outcome, support, precursors, rawPrecursors } = step;
  const deepest = deepestLevel(support);
  const shares = nameSharesOf(support.filter(({ level }) => level === deepest));
  const kinds = kindsOfStep((nameReactions) => shares.ofNameReactions(nameReactions));
  const readPrecursors = () =>
    precursors.map((smiles, index) => {
      const molecule = readCanonical(smiles);
      const prepared = prepareMolecule(molecule);
      return { prepared, groups: finder.find(prepared), ...precursorAtoms(molecule, rawPrecursors[index], outcome) };
    });
  return conflictsOf({ product, productGroups, productCentre: outcome.centre, precursors: readPrecursors }, kinds);
}
