import { existsSync, readFileSync } from 'node:fs';
import initToolkit from '@rdkit/rdkit';
import { describe, expect, it } from 'vitest';
import { parseSmiles } from '../smiles-reader.ts';
import { writeSmiles } from '../smiles-writer.ts';
import { parseRosdal } from './rosdal-reader.ts';
import { writeRosdal } from './rosdal-writer.ts';

/** SMILES to ROSDAL and back; RDKit judges whether it is the same molecule. */
const toolkit = await initToolkit();

function canonical(smiles: string): string | null {
  const molecule = toolkit.get_mol(smiles);
  const text = molecule?.get_smiles() ?? null;
  molecule?.delete();
  return text;
}

function smilesOf(file: URL): string[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => line.split('\t')[1]);
}

function toRosdal(smiles: string): string {
  const parsed = parseSmiles(smiles);
  const written = parsed.ok ? writeRosdal(parsed.value) : parsed;
  if (!written.ok) throw new Error(`${smiles}: ${written.error.message}`);
  return written.value;
}

function toSmiles(rosdal: string): string {
  const parsed = parseRosdal(rosdal);
  if (!parsed.ok) throw new Error(`${rosdal}: ${parsed.error.message}`);
  return writeSmiles(parsed.value).smiles;
}

/** Gives the atoms of a ROSDAL text other numbers, all of them still different. */
function renumbered(rosdal: string, factor: number): string {
  return rosdal.replace(/\(\d+[ct]\d+\)|(?<=[-=#$<>,)]|^)\d+/g, (numbers) =>
    numbers.replace(/\d+/g, (number) => newNumber(number, factor)),
  );
}

/** Multiplication by a unit of a prime field visits every number once. */
function newNumber(number: string, factor: number): string {
  return String((Number(number) * factor) % 1009);
}

const drugs = new URL('../../../../../shared/data/drugs_dev.tsv', import.meta.url);

describe.each([
  ['well-known molecules', new URL('../../../../fixtures/well-known-molecules.tsv', import.meta.url)],
  ['drugs of the shared folder', drugs],
])('%s', (_, file) => {
  it.skipIf(!existsSync(file))('come back from ROSDAL as the same molecule, in a form that no longer changes', () => {
    for (const smiles of smilesOf(file)) {
      const rosdal = toRosdal(smiles);
      const again = toSmiles(rosdal);
      expect(canonical(again), rosdal).toBe(canonical(smiles));
      const parsed = parseRosdal(rosdal);
      expect(parsed.ok && writeRosdal(parsed.value), rosdal).toEqual({ ok: true, value: rosdal });
    }
  });
});

describe('marks', () => {
  /** Without ranges, whose numbers must follow each other. */
  const stereo = smilesOf(new URL('../../../../fixtures/well-known-molecules.tsv', import.meta.url))
    .filter((smiles) => /[@/\\]/.test(smiles))
    .map((smiles) => [smiles, spelledOut(toRosdal(smiles))] as const);

  function spelledOut(rosdal: string): string {
    return rosdal.replace(/(\d+)([A-Z][a-z]?)?(\([^)]*\))?=-(\d+)/g, (_, from, symbol = '', attributes = '', to) => {
      let text = from + symbol + attributes;
      for (let k = Number(from); k < Number(to); k++) text += ((k - Number(from)) % 2 === 0 ? '=' : '-') + (k + 1);
      return text;
    });
  }

  it.each(stereo)('of %s mean the same under other numbers once they are stated for those', (smiles, rosdal) => {
    expect(canonical(toSmiles(rosdal))).toBe(canonical(smiles));
    // Double-bond marks name atoms, so they move with the numbers; cw and ccw depend on the order and are left out here.
    const withoutWinding = rosdal.replace(/\(c?cw\)/g, '');
    for (const factor of [2, 500, 1008]) {
      expect(canonical(toSmiles(renumbered(withoutWinding, factor)))).toBe(canonical(toSmiles(withoutWinding)));
    }
  });

  it.each(stereo)('of %s are each noticed when turned round', (_, rosdal) => {
    const original = canonical(toSmiles(rosdal));
    const marks = [...rosdal.matchAll(/\((c?cw)\)|\(\d+([ct])\d+\)/g)];
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) {
      const turned =
        mark[1] === undefined ? mark[0].replace(/[ct]/, (side) => (side === 'c' ? 't' : 'c')) : mark[1] === 'cw' ? '(ccw)' : '(cw)';
      const other = rosdal.slice(0, mark.index) + turned + rosdal.slice(mark.index + mark[0].length);
      expect(canonical(toSmiles(other)), other).not.toBe(original);
    }
  });
});
