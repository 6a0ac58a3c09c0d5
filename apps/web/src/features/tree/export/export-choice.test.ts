import { INITIAL_TREE_VIEW, UNTOUCHED } from '@retron/tree';
import { describe, expect, it } from 'vitest';
import { loadTree } from '../model/loaded-tree.ts';
import { sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { estimateMs, exportBody, exportedSteps, exportOptions, firstChoice } from './export-choice.ts';
import { exportSelection } from './export-selection.ts';

const ONE = 'Please select only one suggestion to export the precedents.';
const query = sildenafilQuery();
const settings = { kind: 'pathways', format: 'RDF', grouping: 'Citation', name: 'my file', username: 'chemist' } as const;

describe('the selection that is exported', () => {
  it('is what is checked and the route, without the target alone', () => {
    const selected = { ...UNTOUCHED, isSelected: true };
    const view = { ...INITIAL_TREE_VIEW, places: { '1': selected, '1-4-7': selected, '1-2': UNTOUCHED }, route: ['1-4', '1-4-7'] };
    expect(exportSelection(view)).toEqual(['1-4', '1-4-7']);
    expect(exportSelection(INITIAL_TREE_VIEW)).toEqual([]);
  });
});

describe('the ways to export', () => {
  const reasons = (selection: readonly string[]) => exportOptions(selection).map(({ reason }) => reason);
  it.each([
    ['nothing', [], ['Please select suggestions in the tree first.', ONE, null], 'clusterstatistics'],
    ['one suggestion', ['1-4'], [null, null, null], 'pathways'],
    ['one suggestion at two places', ['1-4-7-9', '1-5-7-9'], [null, null, null], 'pathways'],
    ['two suggestions', ['1-4', '1-5'], [null, ONE, null], 'pathways'],
    ['a structure', ['1-4-7'], [null, ONE, null], 'pathways'],
    ['a suggestion and a structure', ['1-4', '1-4-7'], [null, ONE, null], 'pathways'],
  ] as const)('with %s selected', (_, selection, expected, choice) => {
    expect(reasons(selection)).toEqual(expected);
    expect(firstChoice(exportOptions(selection))).toBe(choice);
  });

  it('have the names of the specification', () => {
    expect(exportOptions([]).map(({ label }) => label)).toEqual(['Selected pathways', 'Precedents for a suggestion', 'Cluster statistics']);
  });
});

describe('what is sent', () => {
  const common = {
    name: 'my file',
    userid: 'chemist',
    queryGroup: 'BONDSET',
    sessionid: query.sessionid,
    targethash: query.targethash,
    objectType: 'ICEDIT',
    format: 'RDF',
    grouping: 'Citation',
    query: { id: query.id, owner: query.user, sessionid: query.sessionid },
  };
  it('has the payload names of the specification', () => {
    expect(exportBody(query, ['1-4', '1-4-7'], settings)).toEqual({
      kind: 'pathways',
      body: { ...common, selection: '1-4,1-4-7', isCluster: 'FALSE' },
    });
    expect(exportBody(query, ['1-4-7-9'], { ...settings, kind: 'precedents' })).toEqual({
      kind: 'precedents',
      body: { ...common, ensemble: 9, target: 7, isCluster: 'FALSE' },
    });
    expect(exportBody(query, [], { ...settings, kind: 'clusterstatistics' })).toEqual({ kind: 'clusterstatistics', body: common });
  });

  it('is nothing for a kind that is not known', () => {
    expect(exportBody(query, ['1-4'], { ...settings, kind: 'everything' })).toBeNull();
    expect(exportBody(query, [], { ...settings, kind: 'precedents' })).toBeNull();
  });
});

describe('the steps and the time', () => {
  const tree = loadTree(sildenafilTarget(), []);
  it('are those that lead to what is selected, and 38000 ms for 683 characters or 500 ms a precedent that is exported', () => {
    const steps = exportedSteps(tree, ['1-2', '1-1-3']);
    expect(steps.map(({ wire }) => wire.no)).toEqual(['R1', 'R2']);
    expect(estimateMs('pathways', ['1'.repeat(683)], null)).toBe(38_000);
    expect(estimateMs('pathways', ['1-2', '1-3'], null)).toBe(389);
    expect(estimateMs('precedents', ['1-2'], 24)).toBe(24 * 500);
    expect(estimateMs('precedents', ['1-2'], null)).toBeNull();
    expect(estimateMs('clusterstatistics', [], null)).toBeNull();
  });
});
