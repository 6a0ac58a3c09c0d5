import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRdkit } from './create-rdkit.ts';
import type { Rdkit } from './rdkit.ts';
import { expectValue } from './testing/expect-value.ts';

let rdkit: Rdkit;
beforeAll(async () => {
  rdkit = await createRdkit();
});

const layout = (smiles: string) => expectValue(rdkit.layout({ smiles }));
const aligned = (smiles: string, parent: string, parentAtom: readonly number[]) =>
  expectValue(rdkit.layout({ smiles, alignTo: { molfile: parent, parentAtom } }));
const readBack = (molfile: string) => expectValue(rdkit.facts({ molfile })).smiles;
const canonical = (smiles: string) => expectValue(rdkit.canonicalSmiles(smiles));

/** Coordinates of a V2000 molfile. */
function coordinates(molfile: string): number[][] {
  return [...molfile.matchAll(/^ {1,4}(-?\d+\.\d{4}) {1,4}(-?\d+\.\d{4}) /gm)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** How many of the mapped atoms lie exactly where the parent has them. */
function kept(molfile: string, parent: string, parentAtom: readonly number[]): number {
  const [here, there] = [coordinates(molfile), coordinates(parent)];
  return parentAtom.filter((atom, i) => atom >= 0 && here[i].every((value, axis) => Math.abs(value - there[atom][axis]) < 0.001)).length;
}

describe('layout', () => {
  it.each([
    'CC(=O)Oc1ccccc1C(=O)O',
    'C[C@H](N)C(=O)O',
    'C/C=C\\C=C/C',
    'CC=CC',
    '[13CH3][C@H](F)[NH3+]',
    'C[C@]12CC[C@H]3[C@H]([C@@H]1CC[C@@H]2O)CCC4=CC(=O)CC[C@]34C',
    '*CC[2H]',
  ])('reads back as the molecule: %s', (smiles) => {
    const molfile = layout(smiles);
    const facts = rdkit.facts({ molfile });
    if (!smiles.includes('*')) expect(facts.ok && facts.value.smiles).toBe(canonical(smiles));
    expect(molfile).not.toMatch(/nan|inf/i);
  });

  it('keeps precursors where the target has them', () => {
    const sildenafil = layout('CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1');
    const sulphonyl = Array.from({ length: 26 }, (_, atom) => atom);
    const chloride = aligned('CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)Cl', sildenafil, [...sulphonyl, -1]);
    expect(kept(chloride, sildenafil, [...sulphonyl, -1])).toBe(26);
    const ring = [26, 27, 28, 29, 30, 31, 32];
    expect(kept(aligned('N1CCN(C)CC1', sildenafil, ring), sildenafil, ring)).toBe(7);
  });

  it('keeps the mapped atoms of a symmetric precursor, not just any that match', () => {
    // Every carbon and nitrogen of 1,4-phenylenediamine swapped with its opposite.
    const parent = layout('Nc1ccc(cc1)N');
    const opposite = [7, 4, 5, 6, 1, 2, 3, 0];
    expect(kept(aligned('Nc1ccc(cc1)N', parent, opposite), parent, opposite)).toBe(8);
  });

  it('does not turn an E double bond Z to follow the parent', () => {
    const parent = layout('C/C=C\\C');
    expect(readBack(aligned('C/C=C/C', parent, [0, 1, 2, 3]))).toBe('C/C=C/C');
  });

  it('does not bend an E enaminone into the shape of the ring it becomes', () => {
    const pyrazole = layout('Cc1ccnn1C');
    const enaminone = aligned('CC(=O)/C=C/N(C)C', pyrazole, [0, 1, -1, 2, 3, -1, -1, -1]);
    expect(readBack(enaminone)).toBe(canonical('CC(=O)/C=C/N(C)C'));
  });

  it('follows a parent drawn by hand in another unit of length', () => {
    const parent = layout('CC(=O)Nc1ccccc1');
    const small = parent.replace(/^ {1,4}(-?\d+\.\d{4}) {1,4}(-?\d+\.\d{4}) /gm, (_, x, y) =>
      [x, y]
        .map((value) => (Number(value) / 3).toFixed(4).padStart(10))
        .join('')
        .concat(' '),
    );
    const mapped = [3, 4, 5, 6, 7, 8, 9];
    expect(kept(aligned('Nc1ccccc1', small, mapped), parent, mapped)).toBe(7);
  });

  it('lays out freely what has nothing in common with the parent', () => {
    const parent = layout('c1ccccc1');
    expect(aligned('CCO', parent, [-1, -1, -1])).toBe(layout('CCO'));
    expect(aligned('O', parent, [-1])).toBe(layout('O'));
  });

  it('refuses a provenance that does not fit', () => {
    const molfile = layout('CCO');
    for (const parentAtom of [
      [0, 1],
      [0, 1, 3],
      [0, 1, -2],
    ]) {
      expect(rdkit.layout({ smiles: 'CCO', alignTo: { molfile, parentAtom } })).toMatchObject({ ok: false });
    }
  });
});

const REACTIONS = new URL('../../../../shared/data/mapping_gold.tsv.gz', import.meta.url);

describe('layout of the precursors of recorded reactions', () => {
  it.skipIf(!existsSync(REACTIONS))(
    'always reads back as the molecule, and mostly keeps the product in place',
    { timeout: 120_000 },
    () => {
      const counts = { allKept: 0, someKept: 0, noneKept: 0, wrong: 0 };
      const lines = gunzipSync(readFileSync(REACTIONS)).toString().trimEnd().split('\n').slice(1, 401);
      for (const line of lines) {
        const [reactants, product] = line.split('\t')[3].split('>>');
        if (product.includes('.')) continue;
        const productMaps = mapsOf(product);
        const parent = layout(product);
        for (const smiles of reactants.split('.')) {
          const parentAtom = mapsOf(smiles).map((map) => (map === 0 ? -1 : productMaps.indexOf(map)));
          const common = parentAtom.filter((atom) => atom >= 0).length;
          if (common < 3) continue;
          const molfile = aligned(smiles, parent, parentAtom);
          if (readBack(molfile) !== canonical(smiles)) counts.wrong++;
          const inPlace = kept(molfile, parent, parentAtom);
          if (inPlace === common) counts.allKept++;
          else if (inPlace > 1) counts.someKept++;
          else counts.noneKept++;
        }
      }
      expect(counts).toEqual({ allKept: 461, someKept: 108, noneKept: 27, wrong: 0 });
    },
  );
});

/** Atom maps of a SMILES in the order of its atoms; 0 where there is none. */
function mapsOf(smiles: string): number[] {
  return [...smiles.matchAll(/\[[^\]]*\]|Br|Cl|[BCNOPSFIbcnops*]/g)].map(([atom]) => Number(/:(\d+)\]/.exec(atom)?.[1] ?? 0));
}
