import { type PreparedMolecule, prepareMolecule } from '@retron/patterns';
import { conflictsOf, type FoundGroup, findGroups, kindsOfStep, unstableGroups } from '@retron/reactivity';
import { deepestLevel, type Ensemble } from '../step/ensemble.ts';
import type { Findings } from '../step/findings.ts';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import { precursorAtoms } from '../step/provenance.ts';
import { otherKind } from './own-names.ts';
import { forwardTemplates } from './replay/forward-templates.ts';
import { replay } from './replay/replay.ts';

/**
 * Looks closer at single ensembles of one structure: at functional groups that do not survive, and (`forward`) at what its transforms
 * give when they are run forward on the precursors, whether these last, and whether the recorded reactions are of its kind. What was
 * found before is not looked for again.
 */
export type CloserLook = (ensemble: Ensemble, depth: 'groups' | 'forward') => Findings;

/** @param smiles - canonical SMILES of the structure */
export function createCloserLook(smiles: string, target: PreparedMolecule, fragments: Fragments): CloserLook {
  const conflicts = new Map<Ensemble, Findings['conflicts']>();
  const tried = new Map<Ensemble, Tried>();
  let groups: readonly FoundGroup[] | undefined;
  const findConflicts = (ensemble: Ensemble) => {
    groups ??= findGroups(target);
    return conflictsOfEnsemble(ensemble, target, groups);
  };
  const product = { smiles, molecule: target.molecule };
  const tryOut = (ensemble: Ensemble): Tried => {
    const mixture = prepareMolecule(readCanonical(ensemble.precursors.join('.')));
    const forward = forwardTemplates(ensemble.support);
    return {
      replay: forward.length === 0 ? null : replay(mixture, forward, product, fragments),
      unstable: unstableGroups(mixture, target),
      otherKind: deepestLevel(ensemble.support) === 3 ? null : otherKind(ensemble, target.molecule),
    };
  };
  return (ensemble, depth) => ({
    conflicts: once(conflicts, ensemble, findConflicts),
    ...(depth === 'forward' ? once(tried, ensemble, tryOut) : NOT_TRIED),
  });
}

/** What is found only at greater depth. */
type Tried = Omit<Findings, 'conflicts'>;

const NOT_TRIED: Tried = { replay: null, unstable: [], otherKind: null };

function once<V>(known: Map<Ensemble, V>, ensemble: Ensemble, find: (ensemble: Ensemble) => V): V {
  const before = known.get(ensemble);
  if (before !== undefined) return before;
  const found = find(ensemble);
  known.set(ensemble, found);
  return found;
}

/** The kinds of reaction are those of the recorded reactions with the most similar surroundings. */
function conflictsOfEnsemble(ensemble: Ensemble, product: PreparedMolecule, productGroups: readonly FoundGroup[]): Findings['conflicts'] {
  const { outcome, support, precursors, drafts } = ensemble;
  const deepest = deepestLevel(support);
  const shares = nameSharesOf(support.filter(({ level }) => level === deepest));
  const kinds = kindsOfStep((names) => shares.ofNames(names));
  const readPrecursors = () =>
    precursors.map((smiles, index) => {
      const molecule = readCanonical(smiles);
      return { target: prepareMolecule(molecule), ...precursorAtoms(molecule, drafts[index], outcome) };
    });
  return conflictsOf({ product, productGroups, productCentre: outcome.centre, precursors: readPrecursors }, kinds);
}
