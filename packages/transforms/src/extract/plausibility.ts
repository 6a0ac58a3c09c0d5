import { BOND, ELEMENT, type Molecule } from '@retron/molecule';
import type { CondensedGraph, NodeIndex } from './condensed-graph.ts';
import type { ExtractFailure } from './extract-failure.ts';

/** Most hydrogens one step adds to a carbon, as in the reduction of an ester or a nitrile. Oxidation may take three (methyl to acid). */
const MAX_HYDROGENS_GAINED = 2;

/** Whether the atom is a carbon with single bonds to carbons only, as in an alkyl chain. */
function isAlkylCarbon(molecule: Molecule, atom: number): boolean {
  if (molecule.atomicNumber[atom] !== ELEMENT.carbon) return false;
  for (let k = molecule.neighbourStart[atom]; k < molecule.neighbourStart[atom + 1]; k++) {
    if (molecule.bondOrder[molecule.neighbourBond[k]] !== BOND.single) return false;
    if (molecule.atomicNumber[molecule.neighbourAtom[k]] !== ELEMENT.carbon) return false;
  }
  return true;
}

function isCarbonToCarbonOf(graph: CondensedGraph, a: NodeIndex, b: NodeIndex): boolean {
  const { atomicNumber } = graph.reaction.reactants;
  return atomicNumber[graph.reactantAtom[a]] === ELEMENT.carbon && atomicNumber[graph.reactantAtom[b]] === ELEMENT.carbon;
}

/**
 * What no chemist would call a step, and an automatic mapper at times makes of one; `null` when nothing is wrong.
 *
 * (p1) an alkyl chain is torn from the carbon it stands on; (p2) a carbon is torn out of an aromatic ring; (p3) a carbon gains three
 * hydrogens. See docs/chemistry/extraction.md.
 */
export function implausibleChange(graph: CondensedGraph): ExtractFailure | null {
  const { product, reactants } = graph.reaction;
  for (let node = 0; node < product.atomCount; node++) {
    const source = graph.reactantAtom[node];
    if (product.atomicNumber[node] !== ELEMENT.carbon) continue;
    if (product.hydrogenCount[node] - reactants.hydrogenCount[source] > MAX_HYDROGENS_GAINED) {
      return { kind: 'implausible-change', message: 'A carbon gains three hydrogens.' };
    }
    for (let k = graph.edgeStart[node]; k < graph.edgeStart[node + 1]; k++) {
      const leaving = graph.edgeNode[k];
      if (leaving < product.atomCount || !isCarbonToCarbonOf(graph, node, leaving)) continue;
      if (graph.reactantOrder[k] === BOND.aromatic) {
        return { kind: 'implausible-change', message: 'A carbon is torn out of an aromatic ring.' };
      }
      if (isAlkylCarbon(reactants, graph.reactantAtom[leaving])) {
        return { kind: 'implausible-change', message: 'An alkyl chain is torn from a carbon.' };
      }
    }
  }
  return null;
}
