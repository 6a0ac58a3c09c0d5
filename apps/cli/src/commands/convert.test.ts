import { existsSync, readFileSync } from 'node:fs';
import { record } from '@retron/command/testing';
import { describe, expect, it } from 'vitest';
import { convertCommand } from './convert.ts';

type Notation = 'smiles' | 'rosdal' | 'molfile';

const root = new URL('../../../../', import.meta.url);

/** Lines of a tab-separated file below the repository, without its head. */
function rowsOf(path: string): readonly (readonly string[])[] {
  const lines = readFileSync(new URL(path, root), 'utf8').trimEnd().split('\n').slice(1);
  return lines.map((line) => line.split('\t'));
}

async function convert(from: Notation, to: Notation | 'inchikey', lines: readonly string[]): Promise<readonly string[]> {
  const { status, out, err } = await record(convertCommand, ['--from', from, '--to', to], lines);
  expect({ status, err }).toEqual({ status: 0, err: [] });
  return out;
}

/** The records of an SD stream as lines, without their ends; what follows the last end is left out. */
function recordsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const ends = lines.flatMap((line, index) => (line === '$$$$' ? [index] : []));
  return ends.map((end, record) => lines.slice(record === 0 ? 0 : ends[record - 1] + 1, end));
}

/** A molfile as lines of an SD stream. */
function streamed(molfile: string): readonly string[] {
  return [...molfile.trimEnd().split(/\r\n?|\n/), '$$$$'];
}

/** InChIKeys as PubChem lists them; ROSDAL worked out by hand after docs/chemistry/rosdal.md, phenylalanine as published. */
const MOLECULES = [
  { name: 'ethanol', smiles: 'CCO', rosdal: '1-2-3O.', inchikey: 'LFQSCWFLJHTTHZ-UHFFFAOYSA-N' },
  { name: 'phenylalanine', smiles: 'OC(=O)C(N)Cc1ccccc1', rosdal: '1O-2=3O,2-4-5N,4-6-7=-12-7.', inchikey: 'COLNVLDHVKWLRT-UHFFFAOYSA-N' },
  { name: 'L-alanine', smiles: 'C[C@H](N)C(=O)O', rosdal: '1-2(ccw)-3N,2-4=5O,4-6O.', inchikey: 'QNAYBMKLOCPYGJ-REOHCLBHSA-N' },
  { name: '(E)-but-2-ene', smiles: 'C/C=C/C', rosdal: '1-2=(1t4)3-4.', inchikey: 'IAQRGUVFOMOMEM-ONEGZZNKSA-N' },
  { name: 'sodium chloride', smiles: '[Na+].[Cl-]', rosdal: '1Na(+),2Cl(-).', inchikey: 'FAPWRFPIFSIZLT-UHFFFAOYSA-M' },
  { name: 'the methyl radical', smiles: '[CH3]', rosdal: '1(r1).', inchikey: 'WCYWZMWISLQXQU-UHFFFAOYSA-N' },
] as const;

const textsIn = (notation: 'smiles' | 'rosdal') => MOLECULES.map((molecule) => molecule[notation]);
const inchikeys = MOLECULES.map(({ inchikey }) => inchikey);

describe('convert', () => {
  it('writes the published ROSDAL and keeps the order of the atoms', async () => {
    expect(await convert('smiles', 'rosdal', textsIn('smiles'))).toEqual(textsIn('rosdal'));
  });

  it.each(['smiles', 'rosdal'] as const)('names molecules in %s by their InChIKey', async (from) => {
    expect(await convert(from, 'inchikey', textsIn(from))).toEqual(inchikeys);
  });

  it('gives the same molecule in every notation, from every notation', async () => {
    const molfiles = await convert('smiles', 'molfile', textsIn('smiles'));
    const sources = [['smiles', textsIn('smiles')] as const, ['rosdal', textsIn('rosdal')] as const, ['molfile', molfiles] as const];
    for (const to of ['smiles', 'rosdal', 'molfile'] as const) {
      const written: string[] = [];
      for (const [from, lines] of sources) written.push(...(await convert(from, to, lines)));
      expect(await convert(to, 'inchikey', written), to).toEqual([...inchikeys, ...inchikeys, ...inchikeys]);
    }
  });

  it('writes one canonical SMILES whatever the source', async () => {
    const fromSmiles = await convert('smiles', 'smiles', textsIn('smiles'));
    expect(await convert('rosdal', 'smiles', textsIn('rosdal'))).toEqual(fromSmiles);
    expect(await convert('smiles', 'smiles', ['OCC', 'C(O)C'])).toEqual(['CCO', 'CCO']);
  });

  it('passes over a name behind a SMILES and keeps stereo groups in ROSDAL', async () => {
    for (const to of ['smiles', 'molfile', 'inchikey'] as const)
      expect((await convert('smiles', to, ['C[C@H](O)F |&1:1| racemic']))[0]).toMatch(/^ERROR stereo-groups /);
    expect((await convert('rosdal', 'smiles', ['1-2(ccw;&1)-3O,2-4F.']))[0]).toMatch(/^ERROR stereo-groups /);
    expect(await convert('smiles', 'rosdal', ['CCO ethanol', 'C[C@H](O)F |&1:1| racemic'])).toEqual(['1-2-3O.', '1-2(ccw;&1)-3O,2-4F.']);
  });

  it('ends every molfile with $$$$', async () => {
    const out = await convert('smiles', 'molfile', ['CCO', 'C']);
    expect(out.filter((line) => line === '$$$$')).toHaveLength(2);
    expect(recordsOf(out).map((molfile) => molfile[3].slice(0, 6))).toEqual(['  3  2', '  1  0']);
    for (const molfile of recordsOf(out)) expect(molfile.at(-1)).toBe('M  END');
  });
});

describe('bad input', () => {
  /** The codes of ERROR lines; other lines as they are. */
  const codesOf = (lines: readonly string[]) => lines.map((line) => /^ERROR (\S+) \S/.exec(line)?.[1] ?? line);
  const chain = (atoms: number) => `${Array.from({ length: atoms }, (_, index) => index + 1).join('-')}.`;

  it.each(['smiles', 'rosdal', 'inchikey'] as const)('in SMILES gives its code in its own line, on the way to %s', async (to) => {
    const bad = [
      ['xyz', 'unparsable'],
      ['C1CC', 'unparsable'],
      ['C~C', 'unparsable'],
      ['[C,N]C', 'unparsable'],
      ['', 'empty'],
      ['   ', 'empty'],
      ['C'.repeat(401), 'too-large'],
      ['C'.repeat(10_000_000), 'too-large'],
      ['C(C)(C)(C)(C)C', 'invalid-chemistry'],
      ['c1cccc1', 'invalid-chemistry'],
    ] as const;
    const [methane] = await convert('smiles', to, ['C']);
    const out = await convert(
      'smiles',
      to,
      bad.flatMap(([smiles]) => ['C', smiles]),
    );
    expect(codesOf(out)).toEqual(bad.flatMap(([, code]) => [methane, code]));
  });

  it('in ROSDAL gives the code of the error table in its own line', async () => {
    const bad = [
      ['', 'EMPTY'],
      ['1-2-3O', 'END'],
      ['1-2=(E)3-4.', 'E_BOND'],
      ['c1ccccc1.', 'ATOM_NUM'],
      ['1Xx-2.', 'SYMBOL'],
      ['1A-2.', 'GENERIC'],
      ['1?2.', 'QUERY_BOND'],
      [chain(1200), 'LIMIT'],
      [chain(500), 'too-large'],
      ['1-2,2-3,2-4,2-5,2-6.', 'CHEM'],
    ] as const;
    const out = await convert(
      'rosdal',
      'smiles',
      bad.flatMap(([rosdal]) => [rosdal, '1-2.']),
    );
    expect(codesOf(out)).toEqual(bad.flatMap(([, code]) => [code, 'CC']));
  });

  it('in molfiles: each record of the project’s own cases gives its key or the code it deserves', async () => {
    const cases = rowsOf('fixtures/molfiles/index.tsv').map(([file, reason, outcome]) => ({ file, reason, outcome }));
    const lines = cases.flatMap(({ file }) => streamed(readFileSync(new URL(`fixtures/molfiles/${file}`, root), 'utf8')));
    expect(codesOf(await convert('molfile', 'inchikey', lines))).toEqual(cases.map(({ outcome }) => outcome));
  });

  it('in molfiles: text that is none, an empty record and a missing last end', async () => {
    const methane = recordsOf(await convert('smiles', 'molfile', ['C']))[0];
    const out = await convert('molfile', 'smiles', ['CCO', '$$$$', '$$$$', ...methane, '$$$$', ...methane]);
    expect(codesOf(out)).toEqual(['unparsable', 'empty', 'C', 'C']);
  });

  it('keeps its place among molfiles, as a record of its own', async () => {
    const records = recordsOf(await convert('smiles', 'molfile', ['C', 'xyz', 'CC']));
    expect(records.map((lines) => lines.length === 1)).toEqual([false, true, false]);
    expect(codesOf(records[1])).toEqual(['unparsable']);
  });

  it('is a wildcard where a molfile or an InChIKey is wanted', async () => {
    expect(codesOf(await convert('smiles', 'molfile', ['*CC']))).toEqual(['invalid-chemistry', '$$$$']);
    expect(codesOf(await convert('smiles', 'inchikey', ['*CC']))).toEqual(['invalid-chemistry']);
    expect(await convert('smiles', 'rosdal', ['*CC'])).toEqual(['1*-2-3.']);
  });

  it('is none of salts, metals and radicals, which are molecules though no targets', async () => {
    expect(await convert('smiles', 'rosdal', ['CC(=O)[O-].[Na+]', '[Fe]', 'C[CH2]'])).toEqual([
      '1-2=3O,2-4O(-),5Na(+).',
      '1Fe.',
      '1-2(r1).',
    ]);
  });
});

describe('a wrong call', () => {
  it.each([
    ['without notations', []],
    ['to a notation nobody knows', ['--from', 'smiles', '--to', 'inchi']],
    ['from an InChIKey, which cannot be read', ['--from', 'inchikey', '--to', 'smiles']],
    ['with a file', ['--from', 'smiles', '--to', 'rosdal', 'file.smi']],
    ['with an unknown option', ['--from', 'smiles', '--into', 'rosdal']],
  ])('%s ends with 2 and reads nothing', async (_, args) => {
    const { status, out, err } = await record(convertCommand, args, ['CCO']);
    expect({ status, out }).toEqual({ status: 2, out: [] });
    expect(err.join('\n')).toMatch(/retron convert --from|Unknown option --into/);
  });
});

describe.each([
  ['the project', 'fixtures/rosdal-pairs.tsv'],
  ['the shared folder', '../shared/fixtures/rosdal_pairs.tsv'],
])('the ROSDAL pairs of %s', (_, file) => {
  it.skipIf(!existsSync(new URL(file, root)))('are written so, to the letter', async () => {
    const pairs = rowsOf(file).filter(([, , note]) => note.startsWith('writer;'));
    expect(pairs.length).toBeGreaterThan(20);
    const written = await convert(
      'smiles',
      'rosdal',
      pairs.map(([smiles]) => smiles),
    );
    expect(written).toEqual(pairs.map(([, rosdal]) => rosdal));
  });

  it.skipIf(!existsSync(new URL(file, root)))('are read as the molecules they stand for, whoever wrote them', async () => {
    const pairs = rowsOf(file);
    expect(pairs.some(([, , note]) => note.startsWith('reader;'))).toBe(true);
    const read = await convert(
      'rosdal',
      'smiles',
      pairs.map(([, rosdal]) => rosdal),
    );
    expect(read).toEqual(
      await convert(
        'smiles',
        'smiles',
        pairs.map(([smiles]) => smiles),
      ),
    );
  });
});

describe.each([
  ['well-known molecules of the project', 'fixtures/well-known-molecules.tsv'],
  ['drugs of the shared folder', '../shared/data/drugs_dev.tsv'],
])('the %s', (_, file) => {
  it.skipIf(!existsSync(new URL(file, root)))('come back from ROSDAL as the same molecules', async () => {
    const smiles = rowsOf(file).map(([, text]) => text);
    const rosdal = await convert('smiles', 'rosdal', smiles);
    expect(await convert('rosdal', 'smiles', rosdal)).toEqual(await convert('smiles', 'smiles', smiles));
  });
});
