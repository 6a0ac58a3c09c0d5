import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { conflictsOf, type FoundGroup, type GroupFinder, kindsOfStep } from '@retron/reactivity';
import type { Workbench } from '../ports/workbench.ts';
import type { Findings } from '../step/findings.ts';
import { readCanonical } from '../step/fragments.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { precursorAtoms } from '../step/provenance.ts';
import { deepestLevel } from '../step/support.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { ownEdit } from './own-edit.ts';
import { otherKind } from './own-names.ts';
import { forwardTemplates } from './replay/forward-templates.ts';
import { replay } from './replay/replay.ts';

/**
 * Looks closer at single steps of one structure: at functional groups that do not survive, and (`forward`) at what its transforms
 * give when they are run forward on the precursors, whether these last, and whether the recorded reactions are of its kind. What was
 * found before is not looked for again.
 */
export type CloserLook = (step: ProposedStep, depth: 'groups' | 'forward') => Findings;

/** A closer look at steps that make this structure. */
export function createCloserLook({ smiles, prepared }: WantedStructure, workbench: Workbench): CloserLook {
  const conflicts = new Map<ProposedStep, Findings['conflicts']>();
  const tried = new Map<ProposedStep, Tried>();
  let groups: readonly FoundGroup[] | undefined;
  const findConflicts = (step: ProposedStep) => {
    groups ??= workbench.groups.find(prepared);
    return conflictsOfStep(step, prepared, groups, workbench.groups);
  };
  const product = { smiles, molecule: prepared.molecule };
  const tryOut = (step: ProposedStep): Tried => {
    const mixture = prepareMolecule(readCanonical(step.precursors.join('.')));
    const edit = ownEdit(step, prepared.molecule, mixture.molecule);
    const names = workbench.reactionNamer(edit);
    const forward = forwardTemplates(step.support);
    return {
      replay: forward.length === 0 ? null : replay(mixture, forward, product, workbench),
      unstable: workbench.unstableGroups.fatesOf(mixture, prepared),
      otherKind: deepestLevel(step.support) === 3 ? null : otherKind(step, names),
      mechanism: workbench.mechanism.judge(edit, names, { reactants: mixture, product: prepared }),
    };
  };
  return (step, depth) => ({
    conflicts: once(conflicts, step, findConflicts),
    ...(depth === 'forward' ? once(tried, step, tryOut) : NOT_TRIED),
  });
}

/** What is found only at greater depth. */
type Tried = Omit<Findings, 'conflicts'>;

const NOT_TRIED: Tried = { replay: null, unstable: [], otherKind: null, mechanism: [] };

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
