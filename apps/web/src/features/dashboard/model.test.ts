import type { ProjectSummary, QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import projectFixture from '../../../../../fixtures/wire/projects.json';
import queryFixture from '../../../../../fixtures/wire/queries.json';
import { activitySentence, distinctTargets, findDefaultProject } from './model.ts';

const queries = queryFixture.queries as readonly QuerySummary[];
const projects = projectFixture.projects as readonly ProjectSummary[];

describe('activitySentence', () => {
  it.each([
    [0, 0, 'No query is running.'],
    [1, 0, '1 query is running.'],
    [3, 0, '3 queries are running.'],
    [1, 2, '1 query is running, 2 finished since your last visit.'],
    [0, 1, 'No query is running, 1 finished since your last visit.'],
  ])('says of %i running and %i finished queries: %s', (running, finished, sentence) => {
    expect(activitySentence(running, finished)).toBe(sentence);
  });
});

describe('findDefaultProject', () => {
  it('takes the default project, else the one changed last, else none', () => {
    expect(findDefaultProject([...projects].reverse())?.name).toBe('PDE5 routes');
    expect(findDefaultProject(projects.filter((project) => !project.isDefault))?.name).toBe('Kinase set');
    expect(findDefaultProject([])).toBeNull();
  });
});

describe('distinctTargets', () => {
  it('names each target once, in the order of the queries', () => {
    expect(
      distinctTargets(
        queries.filter(({ projectid }) => projectid === 1),
        3,
      ).map((query) => query.sessionid),
    ).toEqual(['sildenafil-routes', 'vardenafil-core', 'tadalafil-first-look']);
  });
});
