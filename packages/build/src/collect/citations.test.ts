import { CURATED_LIMITS } from '@retron/transforms';
import { describe, expect, it } from 'vitest';
import { readCitations, withCitations } from './citations.ts';
import type { ReactionSource, SourceReaction } from './source-reaction.ts';

const LINES = [
  'id\tpatent\tyear\tsource',
  'm00001\tUS20060084643A1\t2006\tuspto50k_train_val',
  'm00002\tUS07528160\t2009\tschneider_labels',
  'm00002\tUS05528160\t1996\tschneider_labels',
  'm00002\tUS05528161\t1996\tschneider_labels',
  'm00003\tUS07989628\t\tord_uspto',
  '',
];

function citations() {
  const read = readCitations({ fileName: 'citations.tsv', lines: LINES });
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const reaction = (key: string, patent: string | null = null, year: number | null = null): SourceReaction => ({
  mappedReaction: 'C>>C',
  key,
  patent,
  year,
  yieldPercent: null,
  temperatureCelsius: null,
  timeHours: null,
  solvents: [],
});

describe('citations of reactions whose source has none', () => {
  it('take the first patent to be published, and an unknown year as unknown', () => {
    expect([...citations()]).toEqual([
      ['m00001', { patent: 'US20060084643A1', year: 2006 }],
      ['m00002', { patent: 'US05528160', year: 1996 }],
      ['m00003', { patent: 'US07989628', year: null }],
    ]);
  });

  it('are refused without the columns they are found by', () => {
    expect(readCitations({ fileName: 'other.tsv', lines: ['id\tyear'] })).toMatchObject({
      ok: false,
      error: { message: 'other.tsv needs the columns id and patent.' },
    });
  });

  it('leave alone what the source says itself, and what nobody cites', async () => {
    const source: ReactionSource = {
      name: 'table',
      precedentSource: 'table',
      sha256: '',
      licence: 'unknown',
      isCurated: false,
      limits: CURATED_LIMITS,
      reactions: [reaction('m00001'), reaction('m00002', 'US1', 2001), reaction('m00003', null, 1999), reaction('m00004')],
    };
    const read: unknown[] = [];
    for await (const { key, patent, year } of withCitations(source, citations()).reactions) read.push([key, patent, year]);
    expect(read).toEqual([
      ['m00001', 'US20060084643A1', 2006],
      ['m00002', 'US1', 2001],
      ['m00003', 'US07989628', 1999],
      ['m00004', null, null],
    ]);
  });
});
