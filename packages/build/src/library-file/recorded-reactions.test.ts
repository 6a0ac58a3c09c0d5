import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { RecordedConditions, RecordedReactions, TransformLibrary } from '@retron/library';
import { inflateLibrary, openLibrary } from '@retron/library';
import { LIBRARY_KIND, openContainer, SECTION_ARRAYS, type SectionArray } from '@retron/library/format';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { readSourceTable } from '../collect/source-table.ts';
import { writeContainer } from '../container/write-container.ts';
import { buildLibrary } from './build-library.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const rdkit = await createRdkit();

/** Ethers of methanol with longer and longer chains: one transform, with made-up conditions. */
const ETHERS = Array.from({ length: 7 }, (_, i) => {
  const chain = Array.from({ length: i + 2 }, (_unused, k) => `[CH2:${10 + k}]`).join('');
  return {
    id: `ether ${i}`,
    patent: `US400000${i}`,
    year_month: i === 2 ? '' : `${1990 + i}-03`,
    reaction: `Br[CH2:1]${chain}[CH3:2].[OH:3][CH3:4]${i === 3 ? '.C(O)C' : ''}>[Na+].[H-].CN(C)C=O${['', '.CCCCCOC', '.CCCCCCBr', '', '.CCCC=C'][i] ?? ''}>[CH3:4][O:3][CH2:1]${chain}[CH3:2]`,
    solvents: i === 6 ? '' : 'CN(C)C=O',
    yield_percent: i === 4 ? '' : String(60.3 + i),
    yield_source: ['reported', 'calculated', ''][i] ?? '',
    other_products: i === 4 ? 'CCCC=C' : '',
    temperature_c: i === 5 ? '-10' : '',
    time_h: i === 0 ? '1.5' : '',
  };
});
const PHENOLATE = {
  id: 'phenolate',
  reaction: '[O-:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1.I[CH3:8]>>[CH3:8][O:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1',
};

async function built(rows: readonly Record<string, string>[], minimumReactants = 1): Promise<Uint8Array> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns.join('\t'), ...rows.map((row) => columns.map((column) => row[column] ?? '').join('\t'))];
  const source = readSourceTable({ fileName: 'table.tsv', sha256: '', lines });
  if (!source.ok) throw new Error(source.error.message);
  const file = await buildLibrary({
    title: { name: 'small', version: '1', displayName: 'Small', displayText: '', directions: ['retrosynthesis'], licence: 'Apache-2.0' },
    settings: { minimumSupport: 1, minimumReactants },
    sources: [source.value],
    leaveOut: new Set(),
    rdkit,
    sha256,
    pack: brotliCompressSync,
  });
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
}

function opened(file: Uint8Array) {
  const buffer = inflateLibrary(file, brotliDecompressSync);
  return buffer.ok ? openLibrary(buffer.value, sha256) : buffer;
}

function unwrapped(library: ReturnType<typeof opened>): TransformLibrary & { readonly recordedReactions: RecordedReactions } {
  if (!library.ok) throw new Error(library.error.message);
  const { recordedReactions } = library.value;
  if (recordedReactions === null) throw new Error('The library keeps examples only.');
  return { ...library.value, recordedReactions };
}

/** The file without the sections that `isLeftOut` names. */
function without(file: Uint8Array, isLeftOut: (section: string) => boolean): Uint8Array {
  const buffer = inflateLibrary(file, brotliDecompressSync);
  const container = buffer.ok ? openContainer(buffer.value, LIBRARY_KIND) : buffer;
  if (!container.ok) throw new Error(container.error.message);
  const { header, section } = container.value;
  const sections: Record<string, SectionArray> = {};
  for (const { name, type } of header.sections) if (!isLeftOut(name)) sections[name] = section<SectionArray>(name, SECTION_ARRAYS[type]);
  return writeContainer(LIBRARY_KIND, () => header.content, sections, sha256);
}

function recordedOf({ recordedReactions }: { readonly recordedReactions: RecordedReactions }, transform: number): RecordedConditions[] {
  const { first, end } = recordedReactions.behind(transform);
  return Array.from({ length: end - first }, (_, place) => recordedReactions.conditions(first + place));
}

const textbook = readFileSync(new URL('../../../../fixtures/mapped-reactions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([id, , reaction], place) => ({ id, reaction, year_month: String(1950 + place) }));

describe('what a library keeps of all recorded reactions', () => {
  it('are their conditions, also of those that are no examples', async () => {
    const library = unwrapped(opened(await built(ETHERS)));
    const { first } = library.transformsAt(3);
    expect(library.precedentIds(first)).toHaveLength(5);
    const recorded = recordedOf(library, first);
    expect(recorded.map(({ year }) => year)).toEqual([1990, 1991, null, 1993, 1994, 1995, 1996]);
    expect(recorded.map(({ yieldPercent }) => yieldPercent)).toEqual([60.3, 61.3, 62.3, 63.3, null, 65.3, 66.3]);
    expect(recorded[0]).toEqual({
      agents: ['[Na+]', '[H-]', 'CN(C)C=O'],
      solvents: ['CN(C)C=O'],
      year: 1990,
      yieldPercent: 60.3,
      isYieldCalculated: false,
      temperatureCelsius: null,
      timeHours: 1.5,
      isIonic: false,
    });
    // A reactant that gives no atom stands beside the arrow.
    expect(recorded[3].agents).toEqual(['[Na+]', '[H-]', 'CN(C)C=O', 'CCO']);
    expect(recorded[5].temperatureCelsius).toBe(-10);
    expect(recorded[6].solvents).toEqual([]);
  });

  it('are whether the yield was calculated, and the patent', async () => {
    const { recordedReactions: recorded } = unwrapped(opened(await built([...ETHERS, PHENOLATE])));
    const ids = Array.from({ length: 8 }, (_, id) => id);
    const facts = ids.map((id) => [recorded.patent(id), recorded.conditions(id).isYieldCalculated]);
    expect(facts).toEqual([
      ['US4000000', false],
      ['US4000001', true],
      ['US4000002', null],
      ['US4000003', null],
      ['US4000004', null],
      ['US4000005', null],
      ['US4000006', null],
      [null, null],
    ]);
  });

  it('name no product and no reactant of the record as an agent', async () => {
    const library = unwrapped(opened(await built(ETHERS)));
    const recorded = recordedOf(library, library.transformsAt(3).first);
    // The product of the second, the bromide of the third and the by-product of the fifth stand beside their arrows.
    expect(recorded.map(({ agents }) => agents.length)).toEqual([3, 3, 3, 4, 3, 3, 3]);
  });

  it('stand once behind their transforms of each level', async () => {
    const library = unwrapped(opened(await built([...textbook, ...ETHERS])));
    const { recordedReactions: recorded } = library;
    for (const level of [1, 2, 3] as const) {
      const { first, end } = library.transformsAt(level);
      let next = 0;
      for (let transform = first; transform < end; transform++) {
        const range = recorded.behind(transform);
        expect(range).toEqual({ first: next, end: next + library.reactionCount(transform) });
        next = range.end;
        if (level === 3) continue;
        expect(recordedOf(library, transform)).toEqual(library.children(transform).flatMap((child) => recordedOf(library, child)));
      }
      expect(next).toBe(library.header.counts.reactions);
    }
  });

  it('say of an example what the example says', async () => {
    const library = unwrapped(opened(await built([...textbook, ...ETHERS])));
    const { recordedReactions: recorded } = library;
    const { first, end } = library.transformsAt(3);
    for (let transform = first; transform < end; transform++) {
      const kept = recordedOf(library, transform);
      for (const id of library.precedentIds(transform)) {
        const { agents, solvents, year, yieldPercent, isYieldCalculated, temperatureCelsius, timeHours, isIonic } = library.precedent(id);
        expect(kept).toContainEqual({ agents, solvents, year, yieldPercent, isYieldCalculated, temperatureCelsius, timeHours, isIonic });
      }
    }
    const identities = Array.from({ length: library.header.counts.reactions }, (_, id) => recorded.identity(id));
    expect(new Set(identities).size).toBe(identities.length);
  });

  it('tell ions that react from ions beside the arrow', async () => {
    const library = unwrapped(opened(await built([PHENOLATE, ...ETHERS])));
    const { first, end } = library.transformsAt(3);
    const flags = Array.from({ length: end - first }, (_, place) => recordedOf(library, first + place).map(({ isIonic }) => isIonic));
    expect(flags.sort((a, b) => a.length - b.length)).toEqual([[true], Array(7).fill(false)]);
  });

  it('are the same reactions in another library of the same source', async () => {
    const boc = textbook.find(({ id }) => id === 'boc-deprotection')!;
    const all = unwrapped(opened(await built([boc, ...ETHERS])));
    const forward = unwrapped(opened(await built([boc, ...ETHERS], 2)));
    const identitiesOf = ({ header, recordedReactions: recorded }: typeof all) =>
      Array.from({ length: header.counts.reactions }, (_, id) => recorded.identity(id));
    expect(identitiesOf(forward)).toHaveLength(7);
    expect(identitiesOf(all)).toHaveLength(8);
    expect(identitiesOf(all)).toEqual(expect.arrayContaining(identitiesOf(forward)));
  });
});

describe('a file that was made before anything was kept of them', () => {
  it('opens all the same, with its examples', async () => {
    const file = await built(ETHERS);
    const old = opened(without(file, (section) => /recorded/.test(section)));
    if (!old.ok) throw new Error(old.error.message);
    expect(old.value.recordedReactions).toBeNull();
    expect(old.value.precedent(0)).toEqual(unwrapped(opened(file)).precedent(0));
  });

  it('knows no patent and no origin of a yield where it was made before these were kept', async () => {
    const old = unwrapped(opened(without(await built(ETHERS), (section) => /recorded\.patent|yieldOrigin/.test(section))));
    expect(old.recordedReactions.patent(0)).toBeNull();
    expect(old.recordedReactions.conditions(0)).toMatchObject({ yieldPercent: 60.3, isYieldCalculated: null });
    expect(old.precedent(0)).toMatchObject({ patent: 'US4000005', isYieldCalculated: null });
  });

  it('is not one that has lost a part of it', async () => {
    const file = await built(ETHERS);
    expect(opened(without(file, (section) => section === 'recorded.year'))).toMatchObject({ ok: false, error: { kind: 'corrupted' } });
  });
});
