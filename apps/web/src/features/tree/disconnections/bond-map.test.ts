import type { WireCluster } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { clusterMarks, markWidth } from './bond-map.ts';

const cluster = (no: number, bonds: readonly string[], precedents = 10): WireCluster => ({
  no,
  size: 1,
  bonds: [...bonds],
  name: '',
  precedents,
  rating: 3,
  comment: '',
  commentVersion: 0,
  ensid: no,
  ensids: [no],
});

/** Propylamine in a row: C1, C2, C3, N4, 40 px a bond. */
const SMILES = 'CCCN';
const DRAWING = { width: 300, height: 200, atoms: [60, 100, 140, 180].map((x) => ({ x, y: 100 })) };

describe('the bond map', () => {
  it('marks a bond between its atoms, clear of labels', () => {
    const [mark] = clusterMarks(SMILES, DRAWING, [cluster(1, ['3-4'])]);
    expect(mark?.bonds[0]?.from.x).toBeCloseTo(145.6);
    expect(mark?.bonds[0]?.to.x).toBeCloseTo(166.4);
    expect(mark?.anchor).toEqual({ x: 160, y: 100 });
  });

  it('draws a bond wider the more precedents it has', () => {
    expect(markWidth(0)).toBe(3);
    expect(markWidth(99)).toBeCloseTo(11.4);
  });

  it('leaves out what makes no bond, and bonds the drawing does not have', () => {
    expect(clusterMarks(SMILES, DRAWING, [cluster(1, []), cluster(2, ['8-9']), cluster(3, ['1-2'])]).map(({ no }) => no)).toEqual([3]);
  });

  it('puts every number inside the map, clear of atoms and of each other', () => {
    const marks = clusterMarks(SMILES, DRAWING, [
      cluster(1, ['1-2']),
      cluster(2, ['2-3']),
      cluster(3, ['3-4']),
      cluster(4, ['2-3', '3-4']),
    ]);
    expect(marks).toHaveLength(4);
    for (const { no, tag } of marks) {
      expect(tag.x).toBeGreaterThanOrEqual(20);
      expect(tag.x).toBeLessThanOrEqual(280);
      expect(tag.y).toBeGreaterThanOrEqual(20);
      expect(tag.y).toBeLessThanOrEqual(180);
      for (const atom of DRAWING.atoms) expect(Math.hypot(tag.x - atom.x, tag.y - atom.y)).toBeGreaterThan(20);
      for (const other of marks) if (other.no !== no) expect(Math.hypot(tag.x - other.tag.x, tag.y - other.tag.y)).toBeGreaterThan(33);
    }
  });

  it('keeps numbers out of rings', () => {
    const corner = (step: number) => ({ x: 150 + 40 * Math.cos((Math.PI * step) / 3), y: 100 + 40 * Math.sin((Math.PI * step) / 3) });
    const ring = { width: 300, height: 200, atoms: [0, 1, 2, 3, 4, 5].map(corner) };
    const [mark] = clusterMarks('C1CCCCC1', ring, [cluster(1, ['1-2'])]);
    expect(Math.hypot((mark?.tag.x ?? 150) - 150, (mark?.tag.y ?? 100) - 100)).toBeGreaterThan(50);
  });

  it('is the same each time', () => {
    const clusters = [cluster(1, ['1-2']), cluster(2, ['2-3', '3-4'])];
    expect(clusterMarks(SMILES, DRAWING, clusters)).toEqual(clusterMarks(SMILES, DRAWING, clusters));
  });
});
