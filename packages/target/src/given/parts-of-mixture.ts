import { connectedComponents, type Molecule, parseSmiles, writeSmiles } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';

/** One kind of molecule in a salt, solvate or mixture. */
export interface MixturePart {
  /** Canonical. */
  readonly smiles: string;
  /** How often it is there. */
  readonly count: number;
  /** It is not drawn like this: protons were put on or taken off. */
  readonly isNeutralised: boolean;
}

/**
 * The kinds of molecules in a structure of several, the largest that has carbon first; charged ones that lose their charge by a proton are
 * followed by their neutral form: the acid of a sodium salt, the amine of an ammonium.
 */
export function partsOfMixture(rdkit: Pick<Rdkit, 'facts'>, smiles: string): readonly MixturePart[] {
  const counts = new Map<string, number>();
  for (const part of smiles.split('.')) counts.set(part, (counts.get(part) ?? 0) + 1);
  const parts = [...counts].flatMap(([text, count]) => {
    const facts = rdkit.facts({ smiles: text });
    const molecule = parseSmiles(text);
    if (!facts.ok || !molecule.ok) return [];
    const { heavyAtomCount, weight } = facts.value;
    const hasCarbon = molecule.value.atomicNumber.includes(6);
    return [{ smiles: facts.value.smiles, count, hasCarbon, heavyAtomCount, weight, molecule: molecule.value }];
  });
  parts.sort(
    (a, b) =>
      Number(b.hasCarbon) - Number(a.hasCarbon) ||
      b.heavyAtomCount - a.heavyAtomCount ||
      b.weight - a.weight ||
      (a.smiles < b.smiles ? -1 : 1),
  );
  return parts.flatMap(({ smiles: drawn, count, molecule }) => {
    const asDrawn: MixturePart = { smiles: drawn, count, isNeutralised: false };
    const neutral = neutralForm(molecule);
    const facts = neutral === null ? null : rdkit.facts({ smiles: neutral });
    if (facts === null || !facts.ok || facts.value.smiles === drawn) return [asDrawn];
    return [asDrawn, { smiles: facts.value.smiles, count, isNeutralised: true }];
  });
}

/**
 * The SMILES of a molecule with a proton at each anion and without one at each cation that has one; null where that changes nothing or a
 * charge stays, such as that of a quaternary ammonium. Charges side by side (nitro, N-oxide, azide) are of the drawing and stay.
 */
export function neutralForm(molecule: Molecule): string | null {
  if (connectedComponents(molecule).length !== 1) return null;
  const charge = molecule.charge.slice();
  const hydrogenCount = molecule.hydrogenCount.slice();
  let isChanged = false;
  for (let atom = 0; atom < molecule.atomCount; atom++) {
    if (molecule.charge[atom] === 0 || hasChargedNeighbour(molecule, atom)) continue;
    const protons = -molecule.charge[atom];
    // A cation of carbon, or one without hydrogen, has no proton to lose.
    if (molecule.atomicNumber[atom] === 6 || hydrogenCount[atom] + protons < 0) return null;
    hydrogenCount[atom] += protons;
    charge[atom] = 0;
    isChanged = true;
  }
  return isChanged && charge.reduce((sum, each) => sum + each, 0) === 0 ? writeSmiles({ ...molecule, charge, hydrogenCount }).smiles : null;
}

function hasChargedNeighbour({ charge, neighbourStart, neighbourAtom }: Molecule, atom: number): boolean {
  for (let place = neighbourStart[atom]; place < neighbourStart[atom + 1]; place++) {
    if (charge[neighbourAtom[place]] !== 0) return true;
  }
  return false;
}
