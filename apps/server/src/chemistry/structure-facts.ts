import type { Rdkit } from '@retron/rdkit';

/** What a file says of a compound beside its SMILES; null for what cannot be told. */
export interface StructureFacts {
  /** With 2D coordinates, numbered as the SMILES. */
  readonly molfile: string | null;
  readonly inchiKey: string | null;
  readonly formula: string | null;
  /** g/mol */
  readonly weight: number | null;
}

/** In the order of `smiles`. */
export function structureFacts(rdkit: Rdkit, smiles: readonly string[]): readonly StructureFacts[] {
  return smiles.map((each) => {
    const molfile = rdkit.molfile(each);
    const facts = rdkit.facts({ smiles: each });
    return {
      molfile: molfile.ok ? molfile.value : null,
      inchiKey: facts.ok ? facts.value.inchiKey : null,
      formula: facts.ok ? facts.value.formula : null,
      weight: facts.ok ? facts.value.weight : null,
    };
  });
}
