import { describe, expect, it } from 'vitest';
import { collapsedSuggestion, morePill, structureNode, suggestionNode } from '../testing/canvas-nodes.ts';
import type { KeyPress } from './key-map.ts';
import { meaningOf } from './key-map.ts';
import { layoutTree } from './layout.ts';
import { neighbourOf } from './navigation.ts';

const root = structureNode('1', [
  suggestionNode('1-1', [
    structureNode('1-1-2', [], { branching: { kind: 'collapsed', count: 3, isLoading: false } }),
    structureNode('1-1-3'),
  ]),
  collapsedSuggestion('1-4', 2),
  suggestionNode('1-5', [
    structureNode('1-5-6', [suggestionNode('1-5-6-7', [structureNode('1-5-6-7-8')])], {
      branching: { kind: 'contracted', position: 1, total: 6 },
    }),
  ]),
  morePill('1', 9),
]);
const layout = layoutTree(root);

function press(key: string, place: string, change: Partial<KeyPress> = {}) {
  const placed = layout.byKey.get(place);
  if (!placed) throw new Error(`${place} is not drawn`);
  return meaningOf({ key, shiftKey: false, hasModifier: false, ...change }, placed.node, layout);
}
const command = (key: string, place: string) => {
  const meaning = press(key, place);
  return meaning?.kind === 'node' ? meaning.command : null;
};

describe('arrow keys', () => {
  it('go to the first child and back to the parent', () => {
    expect(neighbourOf(layout, '1', 'child')).toBe('1-1');
    expect(neighbourOf(layout, '1-1-3', 'parent')).toBe('1-1');
    expect(neighbourOf(layout, '1', 'parent')).toBeNull();
  });

  it('go up and down in the column, also across from one suggestion to the next', () => {
    expect(neighbourOf(layout, '1-1-3', 'down')).toBe('1-5-6');
    expect(neighbourOf(layout, '1-5', 'up')).toBe('1-4');
    expect(neighbourOf(layout, '1-5', 'down')).toBe('1-more');
    expect(neighbourOf(layout, '1-1', 'up')).toBeNull();
  });

  it('expand what is collapsed and collapse what is open before they move on', () => {
    expect(command('ArrowRight', '1-1-2')).toEqual({ kind: 'set-expanded', key: '1-1-2', isExpanded: true });
    expect(command('ArrowRight', '1-4')).toEqual({ kind: 'set-expanded', key: '1-4', isExpanded: true });
    expect(command('ArrowRight', '1-1')).toEqual({ kind: 'focus', key: '1-1-2' });
    expect(command('ArrowLeft', '1-1')).toEqual({ kind: 'set-expanded', key: '1-1', isExpanded: false });
    expect(command('ArrowLeft', '1-1-3')).toEqual({ kind: 'focus', key: '1-1' });
    expect(command('ArrowRight', '1-1-3')).toBeNull();
  });
});

describe('letter keys', () => {
  it.each([
    ['Enter', '1-1', { kind: 'open', key: '1-1' }],
    ['Enter', '1-1-3', { kind: 'open', key: '1-1-3' }],
    ['Enter', '1-more', { kind: 'show-more', key: '1' }],
    [' ', '1-1-3', { kind: 'toggle-selected', key: '1-1-3' }],
    ['.', '1-5-6', { kind: 'step', key: '1-5-6', by: 1 }],
    [',', '1-5-6-7', { kind: 'step', key: '1-5-6', by: -1 }],
    ['h', '1-1', { kind: 'hide', key: '1-1' }],
    ['R', '1-1', { kind: 'select-route', key: '1-1' }],
    ['r', '1-5-6', { kind: 'select-route', key: '1-5' }],
  ] as const)('%s at %s', (key, place, expected) => {
    expect(command(key, place)).toEqual(expected);
  });

  it('do not hide a structure', () => {
    expect(press('h', '1-1-3')).toBeNull();
  });

  it('leave presses with Ctrl, Alt or Meta to the browser and the app', () => {
    expect(press('r', '1-1', { hasModifier: true })).toBeNull();
  });

  it('change the view', () => {
    const views = ['+', '-', '0', 'f', 'M'].map((key) => press(key, '1')?.command);
    expect(views).toEqual(['zoom-in', 'zoom-out', 'actual-size', 'fit', 'magnify']);
    expect(press('F10', '1', { shiftKey: true })?.command).toBe('menu');
    expect(press('F10', '1')).toBeNull();
  });
});
