import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRsmiTable } from './rsmi-table.ts';
import type { SourceReaction } from './source-reaction.ts';

const FIXTURE = new URL('../../../../fixtures/own-reactions/records.rsmi', import.meta.url);
const LINES = readFileSync(FIXTURE, 'utf8').split('\n');

function read(lines: readonly string[]): SourceReaction[] {
  const source = readRsmiTable({ fileName: 'records.rsmi', sha256: '', lines });
  if (!source.ok) throw new Error(source.error.message);
  return [...(source.value.reactions as Iterable<SourceReaction>)];
}

describe('an .rsmi table', () => {
  const reactions = read(LINES);

  it('gives the main product, without the fragment grouping, and the facts of the record', () => {
    expect(reactions[0]).toEqual({
      mappedReaction:
        '[CH3:1]I.[OH:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1>C(=O)([O-])[O-].[K+].[K+]>[CH3:1][O:2][c:3]1[cH:4][cH:5][cH:6][cH:7][cH:8]1',
      key: 'US04000001;0012;1',
      patent: 'US04000001',
      year: 1977,
      yieldPercent: 85,
      isYieldCalculated: false,
      temperatureCelsius: null,
      timeHours: null,
      solvents: [],
      otherProducts: ['[K+]', '[I-]'],
    });
  });

  it('takes the calculated yield where the text has only a bound, and none where neither is a yield', () => {
    expect(reactions.map(({ yieldPercent }) => yieldPercent).slice(0, 4)).toEqual([85, 61.2, null, null]);
    expect(reactions.map(({ isYieldCalculated }) => isYieldCalculated).slice(0, 3)).toEqual([false, true, undefined]);
  });

  it('keeps reactions without maps, and keys apart within a paragraph', () => {
    expect(reactions[1]).toMatchObject({ mappedReaction: 'CC(=O)O.NCc1ccccc1>>CC(=O)NCc1ccccc1', key: 'US04000001;0012;2' });
    expect(reactions[2].key).toBe('US04000001;1');
  });

  it('says nothing of a year that is none', () => {
    expect(reactions[3].year).toBeNull();
  });

  it('names what is wrong with broken rows and reads on', () => {
    expect(reactions.map(({ problem }) => problem)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'unparsable-molecule',
      'not-a-reaction',
      'broken-row',
    ]);
  });

  it('reads columns by name and says which it does not know', () => {
    const source = readRsmiTable({ fileName: 'x.rsmi', sha256: '', lines: ['Note\tReactionSmiles', 'mine\tCCO>>CC=O'] });
    if (!source.ok) throw new Error(source.error.message);
    expect([...(source.value.reactions as Iterable<SourceReaction>)][0]).toMatchObject({
      mappedReaction: 'CCO>>CC=O',
      key: 'x.rsmi;1',
      patent: null,
    });
    expect([...(source.value.unreadFields ?? [])]).toEqual([['Note', 1]]);
  });

  it('is refused without the column of reactions', () => {
    expect(readRsmiTable({ fileName: 'x.rsmi', sha256: '', lines: ['reaction', 'CC>>CC'] })).toMatchObject({
      ok: false,
      error: { kind: 'no-reactions' },
    });
  });
});
