import type { Rdkit } from '@retron/rdkit/port';
import type { ExportChemistry } from '../export-file.ts';
import { createPngWriter } from './png.ts';

/** Pixels of a picture for each px asked: sharp in print and on fine screens. */
const ZOOM = 2;

/** What the writers ask of chemistry, by the toolkit of this thread. */
export async function createExportChemistry(rdkit: Rdkit): Promise<ExportChemistry> {
  const png = await createPngWriter();
  return {
    async picture(request) {
      const { widthPx, heightPx } = request;
      const svg =
        'smiles' in request
          ? rdkit.drawMolecule({ structure: { smiles: request.smiles }, widthPx, heightPx, theme: 'light' })
          : rdkit.drawReaction({
              reactants: request.reactants.map((smiles) => ({ smiles, centre: [] })),
              product: { smiles: request.product, centre: [] },
              widthPx,
              heightPx,
              theme: 'light',
              arrow: 'forward',
            });
      return svg.ok ? png(svg.value, ZOOM) : null;
    },
    async molfile(smiles) {
      const molfile = rdkit.molfile(smiles);
      return molfile.ok ? molfile.value : null;
    },
  };
}
