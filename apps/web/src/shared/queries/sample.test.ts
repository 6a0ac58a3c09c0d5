import type { QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import queryFixture from '../../../../../fixtures/wire/queries.json';
import { findSample } from './sample.ts';

const queries = queryFixture.queries as readonly QuerySummary[];

describe('findSample', () => {
  it('knows the sample result by its breadth, suggestions and structures', () => {
    expect(findSample(queries)?.sessionid).toBe('sildenafil-broad');
  });

  it('finds none among queries that only resemble it', () => {
    expect(findSample(queries.map((query) => ({ ...query, structures: 20 })))).toBeNull();
    expect(findSample(queries.map((query) => ({ ...query, status: 'Busy' as const })))).toBeNull();
  });
});
