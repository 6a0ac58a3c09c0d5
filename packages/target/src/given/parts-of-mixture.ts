import { neutralForm, parseSmiles, writeSmiles } from '@retron/molecule';
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
 * The kinds of molecules in a structure of several, the largest that has carbon first; of an ion that loses its charge by a proton the neutral
 * form: the acid of a sodium salt, the amine of an ammonium.
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
  const kinds = new Map<string, MixturePart>();
  for (const { smiles: drawn, count, molecule } of parts) {
    const neutral = neutralForm(molecule);
    const facts = neutral === null ? null : rdkit.facts({ smiles: writeSmiles(neutral).smiles });
    const part = facts?.ok ? { smiles: facts.value.smiles, isNeutralised: true } : { smiles: drawn, isNeutralised: false };
    // An acid beside its own salt is one kind.
    const known = kinds.get(part.smiles);
    kinds.set(part.smiles, { ...(known ?? part), count: count + (known?.count ?? 0) });
  }
  return [...kinds.values()];
}
