import { describe, expect, it } from 'vitest';
import { structureNode, suggestionNode, wireStructure } from '../testing/canvas-nodes.ts';
import { type MenuEntry, type MenuSituation, menuEntries } from './menu-entries.ts';
import { nextTag } from './next-tag.ts';

const SITUATION: MenuSituation = { canStep: true, isBusy: false, mayContinue: true, mayComplete: false, isEvidenceOpen: false };
const spread = structureNode('1-1-2', [suggestionNode('1-1-2-5', [structureNode('1-1-2-5-6')])]);
const reasonOf = (entries: readonly MenuEntry[], label: string) => entries.find((entry) => entry.label === label)?.reason;

describe('the menu of a structure', () => {
  it('offers what look.md lists, in its order', () => {
    expect(menuEntries(spread, SITUATION).map(({ label }) => label)).toEqual([
      'Collapse',
      'Contract',
      'Select',
      'Tag',
      'Catalogues',
      'Magnify',
      'Continue from here',
      'Copy',
    ]);
  });

  it('offers to complete the branch, and says why not where it cannot', () => {
    const routes = { ...SITUATION, mayComplete: true };
    expect(reasonOf(menuEntries(spread, routes), 'Complete to known materials')).toBeNull();
    expect(reasonOf(menuEntries(spread, { ...routes, isBusy: true }), 'Complete to known materials')).toBe('The query is still running.');
    const known = structureNode('1-1-2', [], { structure: wireStructure(2, { instock: true }) });
    expect(reasonOf(menuEntries(known, routes), 'Complete to known materials')).toBe('This structure is a known material.');
  });

  it('turns over what was done already', () => {
    const contracted = { ...spread, isSelected: true, hiddenCount: 2, branching: { kind: 'contracted', position: 1, total: 3 } as const };
    const labels = menuEntries(contracted, SITUATION).map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Spread', 'Deselect', 'Show 2 hidden']));
    const collapsed = { ...spread, branching: { kind: 'collapsed', count: 3, isLoading: false } as const };
    expect(menuEntries(collapsed, SITUATION)[0]).toMatchObject({ label: 'Expand', reason: null });
  });

  it('says why an entry cannot be chosen', () => {
    expect(reasonOf(menuEntries(structureNode('1-1-2'), SITUATION), 'Expand')).toBe('No suggestions for this structure.');
    expect(reasonOf(menuEntries(spread, { ...SITUATION, canStep: false }), 'Contract')).toBe(
      'Not while only selected or filtered nodes are shown.',
    );
    expect(reasonOf(menuEntries(spread, { ...SITUATION, isBusy: true }), 'Continue from here')).toBe('The query is still running.');
    expect(reasonOf(menuEntries(spread, { ...SITUATION, mayContinue: false }), 'Continue from here')).toMatch(/members/);
    expect(reasonOf(menuEntries(spread, SITUATION), 'Catalogues')).toBe('No catalogue lists this structure.');
    const listed = structureNode('1-1-2', [], { structure: wireStructure(2, { catalogid: 'default:1' }) });
    expect(reasonOf(menuEntries(listed, SITUATION), 'Catalogues')).toBeNull();
  });
});

describe('the menu of a suggestion', () => {
  const suggestion = suggestionNode('1-1', [structureNode('1-1-2')]);

  it('shows or hides the precedents', () => {
    expect(menuEntries(suggestion, SITUATION)[0]?.label).toBe('Show Precedents');
    expect(menuEntries(suggestion, { ...SITUATION, isEvidenceOpen: true })[0]?.label).toBe('Hide Precedents');
  });

  it('offers the export of the suggestion', () => {
    const [exporting] = menuEntries(suggestion, SITUATION).filter(({ label }) => label === 'Export');
    expect(exporting).toMatchObject({ action: { kind: 'export', key: suggestion.key }, reason: null });
  });
});

describe('tags', () => {
  it('are offered by the menu of either kind of node, and can be taken off', () => {
    const tagged = suggestionNode('1-5', [structureNode('1-5-6')], { tag: 'S' });
    const entries = menuEntries(tagged, SITUATION).find(({ label }) => label === 'Tag: S')?.entries ?? [];
    expect(entries.map(({ label }) => label)).toEqual(['N', 'O', 'S, as now', 'P', 'Cl', 'I', 'No tag']);
    expect(entries.at(-1)).toMatchObject({ action: { kind: 'set-tag', key: '1-5', tag: null }, reason: null });
    const untagged = menuEntries(spread, SITUATION).find(({ label }) => label === 'Tag')?.entries ?? [];
    expect(untagged[0]).toMatchObject({ action: { kind: 'set-tag', key: '1-1-2', tag: 'N' } });
    expect(reasonOf(untagged, 'No tag')).toBe('It has none.');
  });

  it('follow each other by key, and end', () => {
    const all = [nextTag(null), ...(['N', 'O', 'S', 'P', 'Cl', 'I'] as const).map(nextTag)];
    expect(all).toEqual(['N', 'O', 'S', 'P', 'Cl', 'I', null]);
  });
});
