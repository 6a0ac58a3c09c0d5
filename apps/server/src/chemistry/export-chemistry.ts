import type { ExportChemistry } from '@retron/exports';
import type { Rdkit } from '@retron/rdkit';

/** What the writers of files ask of chemistry, answered by the toolkit of one thread. */
export function exportChemistry(rdkit: Rdkit): ExportChemistry {
  return {
    picture: async () => null,
    molfile: async (smiles) => {
      const molfile = rdkit.molfile(smiles, 'V2000');
      return molfile.ok ? molfile.value : null;
    },
  };
}
