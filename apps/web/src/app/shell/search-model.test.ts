import type { ProjectSummary, QuerySummary } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import projectFixture from '../../../../../fixtures/wire/projects.json';
import queryFixture from '../../../../../fixtures/wire/queries.json';
import { findDestinations } from './search-model.ts';

const projects = projectFixture.projects as readonly ProjectSummary[];
const queries = queryFixture.queries as readonly QuerySummary[];
const found = (term: string) => findDestinations(term, projects, queries).map(({ label, to }) => [label, to]);

describe('findDestinations', () => {
  it('leads to the tree of a query and to a project by a part of the name', () => {
    expect(found('IMATINIB')).toEqual([['imatinib-broad', '/projects/2/tree/4']]);
    expect(found('kinase')).toEqual([['Kinase set', '/projects/2']]);
  });

  it('puts names that begin with the term before names that hold it', () => {
    const labels = found('i').map(([label]) => label);
    expect(labels.indexOf('imatinib-broad')).toBeLessThan(labels.indexOf('sildenafil-routes'));
  });

  it('offers every page for an empty term, and nothing for a strange one', () => {
    expect(found('').map(([label]) => label)).toEqual(
      expect.arrayContaining(['New query', 'Molecule editor', 'API tokens', 'Privacy Policy', 'PDE5 routes', 'salicylic-forward']),
    );
    expect(found('no such thing')).toEqual([]);
  });
});
