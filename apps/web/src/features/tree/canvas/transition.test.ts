import { describe, expect, it } from 'vitest';
import { structureNode, suggestionNode } from '../testing/canvas-nodes.ts';
import { layoutTree } from './layout.ts';
import { atRest, isDone, positionAt, startTransition } from './transition.ts';

const small = layoutTree(structureNode('1', [suggestionNode('1-1', [structureNode('1-1-2')])]));
const large = layoutTree(
  structureNode('1', [
    suggestionNode('1-1', [structureNode('1-1-2'), structureNode('1-1-3')]),
    suggestionNode('1-9', [structureNode('1-9-8')]),
  ]),
);

describe('a transition', () => {
  it('takes 777 ms from the old places to the new ones', () => {
    const move = startTransition(atRest(small, 0), large, 1000, true);
    expect(positionAt(move, '1-1', 1000)).toEqual({ x: small.byKey.get('1-1')!.x, y: small.byKey.get('1-1')!.y });
    expect(isDone(move, 1776)).toBe(false);
    expect(isDone(move, 1777)).toBe(true);
    expect(positionAt(move, '1-1', 1777)).toEqual({ x: large.byKey.get('1-1')!.x, y: large.byKey.get('1-1')!.y });
  });

  it('is fast at first: seven eighths of the way at half the time', () => {
    const move = startTransition(atRest(small, 0), large, 0, true);
    const start = small.byKey.get('1-1')!.y;
    const goal = large.byKey.get('1-1')!.y;
    expect(positionAt(move, '1-1', 777 / 2).y).toBeCloseTo(start + (goal - start) * 0.875);
  });

  it('lets new nodes grow from the nearest node above that was there before', () => {
    const move = startTransition(atRest(small, 0), large, 0, true);
    expect(positionAt(move, '1-1-3', 0)).toEqual(positionAt(move, '1-1', 0));
    expect(positionAt(move, '1-9-8', 0)).toEqual(positionAt(move, '1', 0));
  });

  it('names the nodes that leave, where they were', () => {
    const move = startTransition(atRest(large, 0), small, 0, true);
    expect(move.leaving.map(({ key }) => key)).toEqual(['1-1-3', '1-9', '1-9-8']);
    expect(move.leaving[0]).toMatchObject({ x: large.byKey.get('1-1-3')!.x, y: large.byKey.get('1-1-3')!.y });
  });

  it('can be interrupted: the next one starts where things are', () => {
    const there = startTransition(atRest(small, 0), large, 0, true);
    const halfway = positionAt(there, '1-1', 300);
    const back = startTransition(there, small, 300, true);
    expect(positionAt(back, '1-1', 300)).toEqual(halfway);
    expect(back.leaving.find(({ key }) => key === '1-1-3')).toMatchObject(positionAt(there, '1-1-3', 300));
  });

  it('does not move at all where reduced motion is wanted', () => {
    const move = startTransition(atRest(small, 0), large, 0, false);
    expect(isDone(move, 0)).toBe(true);
    expect(positionAt(move, '1-1', 0).y).toBe(large.byKey.get('1-1')!.y);
  });
});
