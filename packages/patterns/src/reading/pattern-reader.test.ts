import { BOND, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN } from '@retron/molecule';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statedValue, UNSTATED } from '../pattern/atom-query.ts';
import { BOND_SET, onlyOrder } from '../pattern/bond-query.ts';
import type { Pattern } from '../pattern/pattern.ts';
import { compilePattern } from '../pattern/pattern-set.ts';
import { readPattern } from './pattern-reader.ts';

function pattern(text: string): Pattern {
  const read = readPattern(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('readPattern', () => {
  it('reads what a template atom states and leaves the rest open', () => {
    const [query] = pattern('[CH2;D2;+0:7]').queries;
    expect(statedValue(query, 'atomicNumber')).toBe(6);
    expect(statedValue(query, 'aromatic')).toBe(0);
    expect(statedValue(query, 'hydrogens')).toBe(2);
    expect(statedValue(query, 'neighbours')).toBe(2);
    expect(statedValue(query, 'charge')).toBe(0);
    expect(statedValue(query, 'ringSize')).toBe(UNSTATED);
    expect(query.clauses).toEqual([]);
  });

  it.each([
    ['[H]', 1],
    ['[H+]', 1],
    ['[2H]', 1],
    ['[H:3]', 1],
    ['[Cl]', 17],
    ['[se]', 34],
    ['[#7;a]', 7],
    ['[Sc]', 21],
    ['[As]', 33],
    ['[Hg+2]', 80],
  ])('reads the element of %s', (text, atomicNumber) => {
    expect(statedValue(pattern(text).queries[0], 'atomicNumber')).toBe(atomicNumber);
  });

  it.each([
    ['[N+]', 1],
    ['[N++]', 2],
    ['[O-]', -1],
    ['[O-2]', -2],
    ['[C+0]', 0],
  ])('reads the charge of %s', (text, charge) => {
    expect(statedValue(pattern(text).queries[0], 'charge')).toBe(charge);
  });

  it('keeps alternatives and negations as clauses', () => {
    expect(pattern('[C,N;!H0]').queries[0].clauses).toHaveLength(2);
    expect(pattern('[!#6]').queries[0].clauses).toHaveLength(1);
  });

  it.each([
    ['C-C', BOND_SET.single],
    ['C=C', BOND_SET.double],
    ['CC', BOND_SET.singleOrAromatic],
    ['C~C', BOND_SET.any],
    ['C-,=C', BOND_SET.single | BOND_SET.double],
    ['C-;@C', BOND_SET.single & BOND_SET.ring],
    ['C-!@C', BOND_SET.single & ~BOND_SET.ring],
    ['C!-C', BOND_SET.any & ~BOND_SET.single],
    ['C$C', BOND_SET.quadruple],
    ['C1CCC=1', BOND_SET.double],
  ])('reads the last bond of %s', (text, set) => {
    expect(pattern(text).bondSet.at(-1)).toBe(set);
  });

  it('finds the only order of a set, whether or not it asks for a ring', () => {
    expect(onlyOrder(BOND_SET.double & BOND_SET.ring)).toBe(BOND.double);
    expect(onlyOrder(BOND_SET.singleOrAromatic)).toBe(0);
  });

  it('orders the neighbours of a centre as SMILES does', () => {
    const { chirality, chiralNeighbours } = pattern('[C:1][C@@H:2]1[O]C1');
    expect(chirality[1]).toBe(CHIRALITY.clockwise);
    expect([...chiralNeighbours.subarray(4, 8)]).toEqual([0, IMPLICIT_HYDROGEN, 3, 2]);
  });

  it('gives a centre with three named neighbours an unnamed fourth, and drops the mark with fewer', () => {
    expect([...pattern('C[C@](N)O').chiralNeighbours.subarray(4, 8)]).toEqual([0, IMPLICIT_HYDROGEN, 2, 3]);
    expect(pattern('C[C@H]N').chirality[1]).toBe(CHIRALITY.none);
  });

  it.each([
    ['C/C=C/C', DOUBLE_BOND.trans],
    ['C/C=C\\C', DOUBLE_BOND.cis],
    ['C(\\C)=C/C', DOUBLE_BOND.trans],
    ['C/C=CC', DOUBLE_BOND.none],
  ])('reads the geometry of %s', (text, stereo) => {
    const { bondSet, doubleBondStereo } = pattern(text);
    expect(doubleBondStereo[bondSet.indexOf(BOND_SET.double)]).toBe(stereo);
  });

  it('reads a direction at the closing end of a ring bond from the other side', () => {
    expect(pattern('C/C=C1.C/1').doubleBondStereo[1]).toBe(pattern('C/C=C\\C').doubleBondStereo[1]);
    expect(pattern('C/C=C/1.C1').doubleBondStereo[1]).toBe(pattern('C/C=C/C').doubleBondStereo[1]);
  });

  it('tells component groups apart', () => {
    expect(pattern('(C.N).(O)').fragmentGroup).toEqual([1, 1, 2]);
    expect(pattern('C.N').fragmentGroup).toEqual([0, 0]);
    expect([...pattern('(C(=O)O.N)').fragment]).toEqual([0, 0, 0, 1]);
  });

  it.each([
    ['', 'There is no atom'],
    ['C(', 'not closed'],
    ['C)', 'not opened'],
    ['[C', 'bracket'],
    ['C1CC', 'ring closure'],
    ['C-', 'leads nowhere'],
    ['-C', 'no atom'],
    ['((C))', 'inside another'],
    ['C(.C)', 'inside a branch'],
    ['C11', 'repeats a bond'],
    ['C1C1', 'repeats a bond'],
    ['[]', 'missing'],
    ['[C;$(CN]', 'not closed'],
    ['C?', 'not expected'],
  ])('refuses %j and says why', (text, problem) => {
    const read = readPattern(text);
    expect(read).toMatchObject({ ok: false, error: { kind: 'pattern-syntax' } });
    expect(!read.ok && read.error.message).toContain(problem);
  });

  it.each(['[C;v4]', '[R2]', '[r9]', '[Xy]', '[C;x2]', '[C:65536]'])('says that it does not know %s', (text) => {
    expect(readPattern(text)).toMatchObject({ ok: false, error: { kind: 'pattern-unsupported' } });
  });

  it('throws on no text', () => {
    const anyText = fc
      .array(fc.constantFrom(...'CNcn[]()@@/\\=-#:~!&,;.$%0123456789HDXRrAa*+'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(anyText, (text) => {
        const read = readPattern(text);
        if (read.ok) compilePattern(read.value);
        else expect(read.error.message).toContain(text === '' ? 'no atom' : 'at character');
      }),
      { seed: 1, numRuns: 3000 },
    );
  });

  it('refuses patterns with more atoms than a match can hold', () => {
    expect(readPattern('C'.repeat(251))).toMatchObject({ ok: false, error: { kind: 'pattern-unsupported' } });
  });
});
