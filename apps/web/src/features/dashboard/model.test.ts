import type { ProjectSummary, QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import projectFixture from '../../../../../fixtures/wire/projects.json';
import queryFixture from '../../../../../fixtures/wire/queries.json';
import { activitySentence, findDefaultProject, findSample, newestTargets } from './model.ts';

const queries = queryFixture.queries as readonly QuerySummary[];
const projects = projectFixture.projects as readonly ProjectSummary[];

describe('findSample', () => {
  it('knows the sample result by its breadth, suggestions and structures', () => {
    expect(findSample(queries)?.sessionid).toBe('sildenafil-broad');
  });

  it('finds none among queries that only resemble it', () => {
    expect(findSample(queries.map((query) => ({ ...query, structures: 20 })))).toBeNull();
    expect(findSample(queries.map((query) => ({ ...query, status: 'Busy' as const })))).toBeNull();
  });
});

describe('activitySentence', () => {
  const busy = (count: number) =>
    queries.map((query, index) => ({ ...query, status: index < count ? ('Busy' as const) : ('Ready' as const) }));
  it.each([
    [0, 'No query is running.'],
    [1, '1 query is running.'],
    [3, '3 queries are running.'],
  ])('says of %i running queries: %s', (count, sentence) => expect(activitySentence(busy(count))).toBe(sentence));
});

describe('findDefaultProject', () => {
  it('takes the default project, else the first, else none', () => {
    expect(findDefaultProject([...projects].reverse())?.name).toBe('PDE5 routes');
    expect(findDefaultProject(projects.filter((project) => !project.isDefault))?.name).toBe('Kinase set');
    expect(findDefaultProject([])).toBeNull();
  });
});

describe('newestTargets', () => {
  it('names each target of a project once, newest first', () => {
    expect(newestTargets(queries, 1, 3).map((query) => query.sessionid)).toEqual([
      'sildenafil-routes',
      'vardenafil-core',
      'tadalafil-first-look',
    ]);
  });
});
