import type { QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import queryFixture from '../../../../../fixtures/wire/queries.json';
import { findSample } from './sample.ts';

const queries = queryFixture.queries as readonly QuerySummary[];

describe('findSample', () => {
  it('knows the sample result by its breadth, suggestions and structures', () => {
    expect(findSample(queries)?.sessionid).toBe('sildenafil-broad');
  });

  it.each([{ structures: 20 }, { suggestions: 18 }, { breadth: 500 }, { direction: 'reaction' as const }, { status: 'Busy' as const }])(
    'finds none among queries that only resemble it, with %j',
    (change) => {
      expect(findSample(queries.map((query) => ({ ...query, ...change })))).toBeNull();
    },
  );
});
