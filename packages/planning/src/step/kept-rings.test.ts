import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { inflateLibrary, openLibrary } from '@retron/library';
import { finished } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import { TemplateApplier } from '@retron/transforms';
import { expect, it } from 'vitest';
import { CompiledLibrary } from '../libraries/compiled-library.ts';
import { isSettled } from '../molecules/settled-form.ts';
import { applyLibraries } from '../propose/apply-libraries.ts';
import { readCanonical } from './fragments.ts';

const LIBRARY = new URL('../../../../libraries/chemsynth_core-1.0.rlib', import.meta.url);

it('spares RDKit only what changes nothing: precursors that keep their rings, or their aromatic ones, have the same canonical SMILES either way', async () => {
  const buffer = inflateLibrary(readFileSync(LIBRARY), brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value) : buffer;
  if (!library.ok) throw new Error(library.error.message);
  const rdkit = await createRdkit();
  let kept = 0;
  let settled = 0;
  const seen = new Set<string>();
  const targets = [
    'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
    'CC(C)c1nc(N(C)S(C)(=O)=O)nc(-c2ccc(F)cc2)c1/C=C/[C@@H](O)C[C@@H](O)CC(=O)O',
    'Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1',
    'CN1C(=O)CN=C(c2ccccc2)c2cc(Cl)ccc21',
  ];
  for (const smiles of targets) {
    const canonical = rdkit.canonicalSmiles(smiles);
    if (!canonical.ok) throw new Error(canonical.error.message);
    const target = prepareMolecule(readCanonical(canonical.value));
    for (const { outcome } of finished(
      applyLibraries([new CompiledLibrary(library.value, 'retrosynthesis')], target, [1, 2, 3], 'any', new TemplateApplier()),
    ).applications) {
      for (const precursor of outcome.precursors) {
        const { smiles: drawn, keptRings } = precursor;
        if (seen.has(drawn)) continue;
        seen.add(drawn);
        if (keptRings === 'all') {
          kept++;
          expect(rdkit.canonicalSmiles(drawn, 'as-written')).toEqual(rdkit.canonicalSmiles(drawn));
        } else if (keptRings === 'aromatic' && isSettled(readCanonical(drawn), 'aromatic')) {
          settled++;
          expect(rdkit.canonicalSmiles(drawn, 'settled')).toEqual(rdkit.canonicalSmiles(drawn));
        }
      }
    }
  }
  expect(kept).toBeGreaterThan(500);
  expect(settled).toBeGreaterThan(50);
});
