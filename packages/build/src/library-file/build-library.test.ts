import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { TransformLibrary } from '@retron/library';
import { inflateLibrary, openLibrary } from '@retron/library';
import { parseSmiles, success } from '@retron/molecule';
import { PatternFinder, prepareMolecule } from '@retron/patterns';
import { createRdkit } from '@retron/rdkit';
import { applyTemplate, readTemplate } from '@retron/transforms';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceTable } from '../collect/source-table.ts';
import { type BuildLibraryInput, buildLibrary } from './build-library.ts';

const FIXTURE = new URL('../../../../fixtures/mapped-reactions.tsv', import.meta.url);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const rdkit = await createRdkit();

/** The textbook reactions, with records as a patent table has them; some made-up numbers show where each fact ends up. */
const COLUMNS = [
  'id',
  'patent',
  'year_month',
  'reaction',
  'solvents',
  'yield_percent',
  'yield_source',
  'temperature_c',
  'time_h',
  'other_products',
];
const textbook = readFileSync(FIXTURE, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, , reaction]) => ({ id, reaction }));

function table(rows: readonly Record<string, string>[]): string[] {
  return [COLUMNS.join('\t'), ...rows.map((row) => COLUMNS.map((column) => row[column] ?? '').join('\t'))];
}

function inputOf(lines: readonly string[], changes: Partial<BuildLibraryInput> = {}): BuildLibraryInput {
  const source = readSourceTable({ fileName: 'textbook.tsv', sha256: 'unused', lines });
  if (!source.ok) throw new Error(source.error.message);
  return {
    title: {
      name: 'textbook',
      version: '1.0',
      displayName: 'Textbook reactions – a test',
      displayText: '',
      directions: ['retrosynthesis', 'forward'],
      licence: 'Apache-2.0',
    },
    settings: { minimumSupport: 1, minimumReactants: 1 },
    sources: [source.value],
    leaveOut: new Set(),
    rdkit,
    sha256,
    ...changes,
  };
}

async function built(lines: readonly string[], changes: Partial<BuildLibraryInput> = {}): Promise<Uint8Array> {
  const result = await buildLibrary(inputOf(lines, changes));
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function opened(file: Uint8Array): TransformLibrary {
  const buffer = inflateLibrary(file, brotliDecompressSync);
  const library = buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
  if (!library.ok) throw new Error(library.error.message);
  return library.value;
}

const allRows = textbook.map((row, i) => ({ ...row, patent: `US${String(4000000 + i)}`, year_month: '1980-08' }));

describe('a library built from textbook reactions', () => {
  let library: TransformLibrary;
  beforeAll(async () => {
    library = opened(await built(table(allRows)));
  });

  it('keeps every reaction and shows each as an example', () => {
    expect(library.header.counts.reactions).toBe(textbook.length);
    expect(library.header.sources[0]).toMatchObject({ reactionsRead: textbook.length, reactionsUsed: textbook.length, dropped: {} });
    expect(library.fullName).toBe('textbook-1.0');
    expect(library.header.displayName).toBe('Textbook reactions – a test');
  });

  it('nests levels: parents and children name each other, counts and examples add up', () => {
    for (let transform = 0; transform < library.transformCount; transform++) {
      const level = library.level(transform);
      const children = library.children(transform);
      expect(children.length > 0).toBe(level < 3);
      for (const child of children) {
        expect(library.parent(child)).toBe(transform);
        expect(library.level(child)).toBe(level + 1);
      }
      if (level === 1) expect(library.parent(transform)).toBe(-1);
      if (level === 3) continue;
      const sum = children.reduce((total, child) => total + library.reactionCount(child), 0);
      expect(library.reactionCount(transform)).toBe(sum);
      expect(library.precedentIds(transform)).toEqual(children.flatMap((child) => library.precedentIds(child)));
    }
  });

  it('has the transforms of a level side by side', () => {
    for (const level of [1, 2, 3] as const) {
      const { first, end } = library.transformsAt(level);
      expect(end - first).toBe(library.header.counts.transforms[level - 1]);
      for (let transform = first; transform < end; transform++) expect(library.level(transform)).toBe(level);
    }
  });

  it('gives back recorded reactants when a transform is applied to the product of its example', () => {
    const { first, end } = library.transformsAt(3);
    for (let transform = first; transform < end; transform++) {
      const [id] = library.precedentIds(transform);
      const { product, reactants } = library.precedent(id);
      const molecule = parseSmiles(product.smiles);
      const template = readTemplate(library.template(transform));
      if (!molecule.ok || !template.ok) throw new Error(`${product.smiles} or ${library.template(transform)} cannot be read`);
      const outcomes = applyTemplate(template.value, prepareMolecule(molecule.value)).outcomes;
      const sets = outcomes.map(({ precursors }) => precursors.map(({ smiles }) => rdkit.canonicalSmiles(smiles)).sort());
      const recorded = reactants.map(({ smiles }) => success(smiles)).sort();
      const asText = (set: readonly unknown[]) => set.map((answer) => JSON.stringify(answer)).sort();
      expect(sets.map(asText)).toContainEqual(asText(recorded));
    }
  });

  it('finds a transform through the pattern index of its level', () => {
    const table = library.searchTable('retrosynthesis', 2);
    const molecule = parseSmiles('O=C(NCc1ccccc1)C(C)C');
    if (!table || !molecule.ok) throw new Error('no search table');
    const found: string[] = [];
    new PatternFinder(table.patterns, table.index).find(prepareMolecule(molecule.value), (pattern) => {
      for (const transform of table.transformsOf(pattern)) {
        expect(library.level(transform)).toBe(2);
        found.push(library.template(transform));
      }
    });
    expect(found.some((template) => template.includes('>>C-C(-C)(-C)-O-C(=O)-'))).toBe(false);
    expect(library.searchTable('forward', 1)?.transformsOf(0).length).toBeGreaterThan(0);
  });

  it('counts the atoms of the centre in the order of the stored SMILES', () => {
    const williamson = Array.from({ length: library.header.counts.precedents }, (_, id) => library.precedent(id)).find(
      ({ key }) => key === 'williamson-ether',
    );
    expect(williamson?.product).toEqual({ smiles: 'COc1ccccc1', centre: [0, 1] });
    expect(williamson?.reactants).toEqual([
      { smiles: 'CI', centre: [0, 1] },
      { smiles: 'Oc1ccccc1', centre: [0] },
    ]);
    expect(williamson?.agents).toEqual(['[K+]', 'O=C([O-])[O-]']);
  });

  it('keeps the fingerprint of each example product', () => {
    const { product } = library.precedent(3);
    expect(success(Uint8Array.from(library.productFingerprint(3)))).toEqual(rdkit.fingerprint(product.smiles));
  });

  it('is the same, byte for byte, when built again', async () => {
    expect(sha256(await built(table(allRows)))).toBe(sha256(await built(table(allRows))));
  });

  it('packs and unpacks to the same contents', async () => {
    const packed = opened(await built(table(allRows), { pack: brotliCompressSync }));
    expect(packed.header).toEqual(library.header);
    expect(packed.template(5)).toBe(library.template(5));
  });
});

describe('what the builder leaves out, and what it prefers', () => {
  const amide = textbook[0];
  const boc = textbook.find((row) => row.id === 'boc-deprotection') ?? amide;

  it('counts reactions it cannot use by their reason', async () => {
    const rows = [
      { id: 'a', reaction: amide.reaction },
      { id: 'b', reaction: amide.reaction },
      { id: 'c', reaction: '[CH3:1]I>>[CH3:1]O' },
      { id: 'd', reaction: '[O-][C:1]([O-])=O.[OH:2][CH2:3][CH3:4]>>[CH3:1][O:2][CH2:3][CH3:4]' },
      { id: 'e', reaction: boc.reaction },
    ];
    const leaveOut = new Set(['CC(C)(C)OC(=O)NCc1ccccc1>>NCc1ccccc1']);
    const { header } = opened(await built(table(rows), { leaveOut }));
    expect(header.sources[0]).toMatchObject({
      reactionsRead: 5,
      reactionsUsed: 1,
      dropped: { 'recorded-elsewhere': 1, 'unmapped-product-atom': 1, 'implausible-change': 1, 'left-out-for-testing': 1 },
    });
  });

  it('wants support for what only an automatic map shows', async () => {
    const result = await buildLibrary(inputOf(table(allRows.slice(0, 1)), { settings: { minimumSupport: 2, minimumReactants: 1 } }));
    expect(result).toMatchObject({ ok: false, error: { kind: 'no-reactions' } });
  });

  it('leaves out reactions with fewer reactants than asked for', async () => {
    const { header } = opened(await built(table(allRows), { settings: { minimumSupport: 1, minimumReactants: 2 } }));
    expect(header.sources[0].dropped['too-few-reactants']).toBeGreaterThan(3);
  });

  it('keeps the record that tells most of a reaction recorded twice', async () => {
    const rows = [
      { id: 'plain', reaction: amide.reaction },
      {
        id: 'rich',
        reaction: amide.reaction,
        patent: 'US4000001',
        year_month: '1979-09',
        yield_percent: '81.3',
        temperature_c: '-5',
        time_h: '2',
        solvents: 'ClCCl',
      },
    ];
    const library = opened(await built(table(rows)));
    expect(library.precedent(0)).toMatchObject({
      source: 'USPTO',
      key: 'rich',
      patent: 'US4000001',
      year: 1979,
      yieldPercent: 81.3,
      temperatureCelsius: -5,
      timeHours: 2,
      solvents: ['ClCCl'],
    });
  });

  it('gives a curated record the facts of another record from the same patent, and keeps its map', async () => {
    const [reactants, , product] = amide.reaction.split('>');
    const curated = readSourceTable({
      fileName: 'curated.tsv',
      sha256: '',
      lines: ['id\tyear\tclass\tsplit\treaction', `US4000001\t1979\t2\ttrain\t${reactants}>>${product}`],
    });
    const rich = { id: 'rich', reaction: amide.reaction, patent: 'US4000001', yield_percent: '70', solvents: 'ClCCl' };
    const input = inputOf(table([rich]));
    if (!curated.ok) throw new Error(curated.error.message);
    const file = await buildLibrary({ ...input, sources: [curated.value, ...input.sources] });
    if (!file.ok) throw new Error(file.error.message);
    expect(opened(file.value).precedent(0)).toMatchObject({
      key: 'US4000001;1',
      yieldPercent: 70,
      solvents: ['ClCCl'],
      agents: ['CCN=C=NCCCN(C)C'],
    });
  });

  it('says null where the source says nothing', async () => {
    const library = opened(await built(table([{ id: 'plain', reaction: amide.reaction }])));
    expect(library.precedent(0)).toMatchObject({
      patent: null,
      year: null,
      yieldPercent: null,
      temperatureCelsius: null,
      timeHours: null,
      solvents: [],
    });
  });

  it('keeps five examples at most, with a patent before those without', async () => {
    const tail = ['C', 'CC', 'CCC', 'CCCC', 'CCCCC', 'CCCCCC', 'CCCCCCC'];
    const rows = tail.map((_, i) => {
      const chain = Array.from({ length: i + 2 }, (_unused, k) => `[CH2:${10 + k}]`).join('');
      return {
        id: `r${i}`,
        reaction: `Br[CH2:1]${chain}[CH3:2].[OH:3][CH3:4]>>[CH3:4][O:3][CH2:1]${chain}[CH3:2]`,
        patent: i === 0 ? '' : `US400000${i}`,
      };
    });
    const library = opened(await built(table(rows)));
    const { first, end } = library.transformsAt(3);
    const counts = Array.from({ length: end - first }, (_, i) => library.precedentIds(first + i).length);
    expect(Math.max(...counts)).toBe(5);
    const keys = library.precedentIds(0).map((id) => library.precedent(id).key);
    expect(keys).not.toContain('r0');
  });

  it('stores names of reactions, counts them upwards and tells them by id, those of others as they are', async () => {
    const nameReactionsOf = (reaction: string) =>
      reaction === amide.reaction ? (['amide-schotten-baumann', 'other:Amide – formation'] as const) : [];
    const library = opened(await built(table(allRows), { nameReactionsOf }));
    const named = Array.from({ length: library.transformCount }, (_, transform) => transform).filter(
      (transform) => library.nameReactions(transform).length > 0,
    );
    expect(named.map((transform) => library.level(transform))).toEqual([1, 2, 3]);
    expect(library.nameReactions(named[0])).toEqual([
      { id: 'amide-schotten-baumann', count: 1 },
      { id: 'other:Amide – formation', count: 1 },
    ]);
    expect(library.precedent(library.precedentIds(named[2])[0]).nameReactions).toEqual([
      'amide-schotten-baumann',
      'other:Amide – formation',
    ]);
  });
});
