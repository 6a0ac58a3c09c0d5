import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { applyTemplate } from '../apply.ts';
import { readTemplate } from '../template.ts';
import { extractTemplates } from './extract-templates.ts';

const TABLE = new URL('../../../../../shared/data/uspto50k_train_val.tsv.gz', import.meta.url);
const isThere = existsSync(TABLE);
/** Every 100th training reaction, so that the test takes seconds. */
const STEP = 100;

function trainingReactions(): string[] {
  const rows = gunzipSync(readFileSync(TABLE)).toString('utf8').trim().split('\n');
  const training = rows.map((row) => row.split('\t')).filter((cells) => cells[3] === 'train');
  return training.filter((_, place) => place % STEP === 0).map((cells) => cells[4]);
}

describe('extraction from training reactions', () => {
  it.skipIf(!isThere)(
    'works for practically all, and gives back the recorded reactants of at least 97.5, 98.5 and 98.5 %',
    async () => {
      const rdkit = await createRdkit();
      const canonical = (smiles: readonly string[]) => smiles.map((text) => JSON.stringify(rdkit.canonicalSmiles(text))).sort();
      const reactions = trainingReactions();
      const recovered = [0, 0, 0];
      let extractedCount = 0;
      for (const reaction of reactions) {
        const extracted = extractTemplates(reaction);
        if (!extracted.ok) continue;
        extractedCount++;
        const [reactantSide, , productSide] = reaction.split('>');
        const molecules = reactantSide.split('.');
        const recorded = canonical(extracted.value.usedReactants.map(({ index }) => molecules[index])).join();
        const product = rdkit.canonicalSmiles(productSide);
        const molecule = parseSmiles(product.ok ? product.value : '');
        if (!molecule.ok) throw new Error(productSide);
        const target = prepareMolecule(molecule.value);
        extracted.value.templates.forEach((text, place) => {
          const template = readTemplate(text);
          if (!template.ok) throw new Error(text);
          const { outcomes } = applyTemplate(template.value, target);
          if (outcomes.some(({ precursors }) => canonical(precursors.map(({ smiles }) => smiles)).join() === recorded)) recovered[place]++;
        });
      }
      expect(extractedCount / reactions.length).toBeGreaterThanOrEqual(0.999);
      expect(recovered[0] / extractedCount).toBeGreaterThanOrEqual(0.975);
      expect(recovered[1] / extractedCount).toBeGreaterThanOrEqual(0.985);
      expect(recovered[2] / extractedCount).toBeGreaterThanOrEqual(0.985);
    },
    120_000,
  );
});
