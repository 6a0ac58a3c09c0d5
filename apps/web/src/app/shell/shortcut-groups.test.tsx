import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { meaningOf } from '../../features/tree/canvas/key-map.ts';
import { layoutTree } from '../../features/tree/canvas/layout.ts';
import { structureNode, suggestionNode } from '../../features/tree/testing/canvas-nodes.ts';
import { openApp } from '../../testing/open-app.tsx';
import { presentShortcuts, SHORTCUT_GROUPS } from './shortcut-groups.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Keys as events name them. */
const EVENT_KEYS: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Space: ' ',
  'Shift F10': 'F10',
};

const layout = layoutTree(
  structureNode('1', [
    suggestionNode('1-1', [structureNode('1-1-2'), structureNode('1-1-3')]),
    suggestionNode('1-4', [structureNode('1-4-5')]),
  ]),
);
const treeKeys = SHORTCUT_GROUPS.find(({ name }) => name === 'In the tree')?.shortcuts.flatMap(({ keys }) => keys) ?? [];

it.each(treeKeys)('the tree answers to %s', (shown) => {
  const key = EVENT_KEYS[shown] ?? shown;
  const meanings = layout.nodes.map(({ node }) =>
    meaningOf({ key, shiftKey: shown.startsWith('Shift'), hasModifier: false }, node, layout),
  );
  expect(meanings.some((meaning) => meaning !== null)).toBe(true);
});

describe('presentShortcuts', () => {
  const namesOf = (groups: readonly { readonly name: string }[]) => groups.map(({ name }) => name);

  it('lists what the page has, and the rest elsewhere', () => {
    document.body.innerHTML = '<main><svg role="tree" data-keys="tree"></svg></main>';
    const { here, elsewhere } = presentShortcuts(document);
    expect(namesOf(here)).toEqual(['Everywhere', 'In the tree']);
    expect(namesOf(elsewhere)).toEqual(['On this page', 'In the merged tree', 'In the list', 'In the stepper of a new query']);
  });

  it('does not list keys of the tree that a merged tree lacks', () => {
    document.body.innerHTML = '<div role="tree" data-keys="merged-tree"></div>';
    expect(namesOf(presentShortcuts(document).here)).toEqual(['Everywhere', 'In the merged tree']);
  });

  it('lists of a list only the keys that it announces', () => {
    document.body.innerHTML = '<table role="grid" aria-keyshortcuts="J K Enter"></table>';
    const [, list] = presentShortcuts(document).here;
    expect(list?.shortcuts.map(({ does }) => does)).toEqual([
      'Next or previous suggestion',
      'Evidence; where it is open: unfold the variants',
    ]);
  });

  it('adds the keys that single controls announce', () => {
    document.body.innerHTML = '<button aria-keyshortcuts="Shift+X">Compare</button>';
    expect(presentShortcuts(document).here[0]?.shortcuts).toContainEqual({ keys: ['Shift X'], does: 'Compare' });
  });
});

describe('the keys of every page', () => {
  it('? lists them, Esc closes the list', async () => {
    openApp('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Retron' });
    fireEvent.keyDown(document.body, { key: '?' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByRole('region', { name: 'Everywhere' })).toBeDefined();
    expect(dialog.getByText('Keys of other places')).toBeDefined();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('Ctrl K searches', async () => {
    openApp('/about');
    await screen.findByRole('heading', { level: 1, name: 'About Retron' });
    fireEvent.keyDown(document.documentElement, { key: 'k', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Search or jump to' })).toBeDefined();
  });

  it('/ goes to the filter field where there is one', async () => {
    openApp('/projects/');
    const field = await screen.findByRole('searchbox', { name: 'Search projects' });
    expect(presentShortcuts(document).here.map(({ name }) => name)).toContain('On this page');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(field);
  });

  it('? keeps a form that is open', async () => {
    openApp('/');
    fireEvent.click((await screen.findAllByRole('button', { name: 'New query' }))[0] as HTMLElement);
    await screen.findByRole('heading', { name: 'New query' });
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'New query', hidden: true })).toBeDefined();
  });
});
