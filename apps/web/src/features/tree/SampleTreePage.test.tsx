import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import './testing/sized-elements.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Source: spec section 2, "/client". */
it('/client draws a sample tree, as large as asked', async () => {
  openApp('/client?nodes=10', {});
  expect(await screen.findByRole('heading', { name: 'Client' })).toBeDefined();
  expect(await screen.findByRole('tree')).toBeDefined();
  // The target, three suggestions with two precursors each: the first level that reaches ten. It opens after the tree stands.
  await screen.findByRole('treeitem', { name: /^Structure 7/ });
  expect(screen.getAllByRole('treeitem').map((node) => node.getAttribute('aria-label')?.replace(/,.*/, ''))).toEqual(
    expect.arrayContaining(['Structure 1', 'Reaction R1', 'Reaction R2', 'Reaction R3', 'Structure 2', 'Structure 7']),
  );
  expect(screen.queryByRole('treeitem', { name: /^Reaction R4/ })).toBeNull();
});

it('/client opens at the target, and further where it is asked to', async () => {
  openApp('/client', {});
  const tree = await screen.findByRole('tree');
  // The target and the two precursors of each of its four suggestions.
  await screen.findByRole('treeitem', { name: /^Structure 9/ });
  expect(screen.getAllByRole('treeitem', { name: /^Structure/ })).toHaveLength(9);
  tree.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) fireEvent.keyDown(tree, { key });
  expect(await screen.findByRole('treeitem', { name: /^Structure 10/ })).toBeDefined();
});
