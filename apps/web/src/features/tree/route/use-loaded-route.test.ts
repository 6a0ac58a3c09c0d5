import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LoadedTree } from '../model/loaded-tree.ts';
import type { TreeSession } from '../use-tree-session.ts';
import { useLoadedRoute } from './use-loaded-route.ts';

/** A tree that knows the suggestions given, by structure, and the structures that they lead to. */
function sessionOf(known: Readonly<Record<number, readonly { readonly id: number; readonly precursors: readonly number[] }[]>>) {
  const told = new Set([1, ...Object.values(known).flatMap((list) => list.flatMap(({ precursors }) => precursors))]);
  const tree = {
    target: 1,
    suggestionsOf: (sid: number) =>
      known[sid]?.map(({ id, precursors }) => ({ id, precursors: precursors.map((structureId) => ({ structureId })) })) ?? null,
    totalOf: (sid: number) => {
      if (!told.has(sid)) throw new Error(`Structure ${sid} was never loaded`);
      return 3;
    },
  } as unknown as LoadedTree;
  return { tree, want: vi.fn(), loadMore: vi.fn() } as unknown as TreeSession;
}

const reaction = (sid: number, ensid: number) => ({ sid, ensid });
const ROUTE = { reactions: [reaction(1, 10), reaction(2, 20), reaction(3, 30)] } as unknown as Parameters<typeof useLoadedRoute>[1];

it('fetches a deep route from the top down: what is not told of yet comes after what needs it', () => {
  const first = sessionOf({ 1: [{ id: 10, precursors: [2] }] });
  expect(renderHook(() => useLoadedRoute(first, ROUTE)).result.current).toBe('loading');
  expect(first.want).toHaveBeenCalledExactlyOnceWith([2]);
  const second = sessionOf({ 1: [{ id: 10, precursors: [2] }], 2: [{ id: 20, precursors: [3] }] });
  expect(renderHook(() => useLoadedRoute(second, ROUTE)).result.current).toBe('loading');
  expect(second.want).toHaveBeenCalledExactlyOnceWith([3]);
  const last = sessionOf({
    ...{ 1: [{ id: 10, precursors: [2] }], 2: [{ id: 20, precursors: [3] }] },
    3: [{ id: 30, precursors: [4] }],
  });
  expect(renderHook(() => useLoadedRoute(last, ROUTE)).result.current).toBe('loaded');
});
