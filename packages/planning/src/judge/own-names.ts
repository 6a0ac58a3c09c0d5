import { type Molecule, writeSmiles } from '@retron/molecule';
import { kinOfNameReactions } from '@retron/reactivity';
import type { Workbench } from '../ports/workbench.ts';
import type { Findings } from '../step/findings.ts';
import { readCanonical } from '../step/fragments.ts';
import { nameReactionsOf } from '../step/name-reactions.ts';
import { nameSharesOf } from '../step/name-shares.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { precursorAtoms } from '../step/provenance.ts';
import { deepestLevel } from '../step/support.ts';

/** Share of the recorded reactions that must have a name at all for the comparison to mean something. */
const LEAST_NAMED = 0.5;
/** Share of the recorded reactions below which a name is an exception among them. */
const FEW = 0.05;

/**
 * Where the recorded reactions behind a step are of another kind than the step itself; `null` otherwise.
 *
 * A transform that does not see far enough covers different reactions: with the neighbours alone, an ether is cleaved by the precedents
 * of ester hydrolysis. Steps without a name are not judged.
 */
export function otherKind(
  { precursors, rawPrecursors, outcome, support }: ProposedStep,
  product: Molecule,
  namer: Workbench['reactionNamer'],
): Findings['otherKind'] {
  const deepest = support.filter(({ level }) => level === deepestLevel(support));
  const shares = nameSharesOf(deepest);
  if (shares.named < LEAST_NAMED) return null;
  const reactants = precursors.map((smiles, index) => {
    const molecule = readCanonical(smiles);
    return mapped(molecule, precursorAtoms(molecule, rawPrecursors[index], outcome).parentAtom);
  });
  const own = namer(`${reactants.join('.')}>>${mapped(product, [...product.atomicNumber.keys()])}`);
  if (own.length === 0 || shares.ofNameReactions(kinOfNameReactions(own)) >= FEW) return null;
  return { own: own[0], recorded: nameReactionsOf(deepest)[0].id };
}

/** @param mapOf - for each atom its map from 0, or -1 */
function mapped(molecule: Molecule, mapOf: readonly number[]): string {
  return writeSmiles({ ...molecule, atomMap: Uint16Array.from(mapOf, (map) => map + 1) }, { atomMaps: true }).smiles;
}
