import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOND, CHIRALITY, DOUBLE_BOND, IMPLICIT_HYDROGEN, type Molecule } from './molecule.ts';
import { parseSmiles } from './smiles-reader.ts';

function read(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(`${smiles}: ${parsed.error.message}`);
  return parsed.value;
}

describe('hydrogens implied on atoms without brackets', () => {
  it.each([
    ['C', [4]],
    ['CN(C)C', [3, 0, 3, 3]],
    ['CS(C)(=O)=O', [3, 0, 3, 0, 0]],
    ['CSC', [3, 0, 3]],
    ['CS(C)C', [3, 1, 3, 3]],
    ['CP(C)(C)C', [3, 1, 3, 3, 3]],
    ['BI', [2, 0]],
    ['CIC', [3, 1, 3]],
    ['c1ccccc1', [1, 1, 1, 1, 1, 1]],
    ['c1ccncc1', [1, 1, 1, 0, 1, 1]],
    ['Cn1cccc1', [3, 0, 1, 1, 1, 1]],
    ['O=c1cccco1', [0, 0, 1, 1, 1, 1, 0]],
    ['c1ccc2ccccc2c1', [1, 1, 1, 0, 1, 1, 1, 1, 0, 1]],
    ['C1:C:C:C:C:C:1', [1, 1, 1, 1, 1, 1]],
    ['N->[Pt]', [3, 0]],
    ['*C', [0, 3]],
    ['CN(C)(C)C', [3, 0, 3, 3, 3]],
  ])('%s', (smiles, hydrogens) => {
    expect(Array.from(read(smiles).hydrogenCount)).toEqual(hydrogens);
  });
});

describe('bracket atoms', () => {
  it('reads isotope, element, hydrogens, charge and map', () => {
    const molecule = read('[13CH3:7][NH3+2].[Fe+++].[O--].[#6].[D].[T]');
    expect(Array.from(molecule.isotope)).toEqual([13, 0, 0, 0, 0, 2, 3]);
    expect(Array.from(molecule.atomMap)).toEqual([7, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    ['[NH4+]', 7, 4, 1],
    ['[Fe+++]', 26, 0, 3],
    ['[O--]', 8, 0, -2],
    ['[O-2]', 8, 0, -2],
    ['[#6]', 6, 0, 0],
    ['[se]', 34, 0, 0],
    ['[te]', 52, 0, 0],
    ['[as]', 33, 0, 0],
    ['[si]', 14, 0, 0],
    ['[Cn]', 112, 0, 0],
    ['[Og]', 118, 0, 0],
    ['[HH]', 1, 1, 0],
  ])('%s', (smiles, atomicNumber, hydrogens, charge) => {
    const molecule = read(smiles);
    expect([molecule.atomicNumber[0], molecule.hydrogenCount[0], molecule.charge[0]]).toEqual([atomicNumber, hydrogens, charge]);
  });
});

describe('bonds', () => {
  it.each([
    ['CC', BOND.single],
    ['C-C', BOND.single],
    ['C=C', BOND.double],
    ['C#C', BOND.triple],
    ['[U]$[U]', BOND.quadruple],
    ['c:c', BOND.aromatic],
    ['[NH3]->[Pt]', BOND.dative],
    ['C=1CC1', BOND.double],
    ['C1CC=1', BOND.double],
  ])('%s', (smiles, order) => {
    const { bondOrder } = read(smiles);
    expect(bondOrder[bondOrder.length - 1]).toBe(order);
  });

  it('lets a dative bond run from donor to acceptor however it is written', () => {
    const molecule = read('[NH3]->[Pt](Cl)<-[NH3]');
    const dative = [...molecule.bondOrder.keys()].filter((bond) => molecule.bondOrder[bond] === BOND.dative);
    expect(dative.map((bond) => [molecule.bondBegin[bond], molecule.bondEnd[bond]])).toEqual([
      [0, 1],
      [3, 1],
    ]);
  });

  it('takes an unwritten bond between two aromatic rings as single', () => {
    const molecule = read('c1ccccc1c1ccccc1');
    expect(Array.from(molecule.bondOrder).filter((order) => order === BOND.single)).toHaveLength(1);
    expect(Array.from(molecule.hydrogenCount).filter((count) => count === 0)).toHaveLength(2);
  });

  it('joins ring digits across a dot and reads two- and more-digit numbers', () => {
    expect(read('C1.C1').bondCount).toBe(1);
    expect(read('C%12CC%12').bondCount).toBe(3);
    expect(read('C%(123)CC%(123)').bondCount).toBe(3);
  });
});

describe('tetrahedral marks', () => {
  it.each([
    ['N[C@@H](C)O', 1, CHIRALITY.clockwise, [0, IMPLICIT_HYDROGEN, 2, 3]],
    ['[C@H](F)(Cl)Br', 0, CHIRALITY.anticlockwise, [IMPLICIT_HYDROGEN, 1, 2, 3]],
    ['F[C@](Cl)(Br)I', 1, CHIRALITY.anticlockwise, [0, 2, 3, 4]],
    ['[C@TH2](F)(Cl)(Br)I', 0, CHIRALITY.clockwise, [1, 2, 3, 4]],
    ['C[C@H]1CCO1', 1, CHIRALITY.anticlockwise, [0, IMPLICIT_HYDROGEN, 4, 2]],
    ['C[C@]12CCC1O2', 1, CHIRALITY.anticlockwise, [0, 4, 5, 2]],
    ['C[C@H](F)1.Cl1', 1, CHIRALITY.anticlockwise, [0, IMPLICIT_HYDROGEN, 2, 3]],
    ['C[S@](=O)CC', 1, CHIRALITY.anticlockwise, [0, IMPLICIT_HYDROGEN, 2, 3]],
    ['C[P@]1CCC1C', 1, CHIRALITY.anticlockwise, [IMPLICIT_HYDROGEN, 0, 4, 2]],
  ])('%s lists its neighbours in the order of the text', (smiles, atom, chirality, neighbours) => {
    const molecule = read(smiles);
    expect(molecule.chirality[atom]).toBe(chirality);
    expect(Array.from(molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4))).toEqual(neighbours);
  });

  it.each(['[C@H2](F)Cl', 'C[C@H]', 'F[C@AL1](Cl)=C', 'F[Pt@SP1](Cl)(Br)I', 'F[As@TB15](F)(F)(F)F', 'F[Co@OH12](F)(F)(F)(F)F'])(
    '%s is read without a mark',
    (smiles) => {
      expect(read(smiles).chirality.every((mark) => mark === CHIRALITY.none)).toBe(true);
    },
  );
});

describe('direction marks', () => {
  it.each([
    ['F/C=C/F', DOUBLE_BOND.trans],
    ['F\\C=C\\F', DOUBLE_BOND.trans],
    ['F\\\\C=C\\\\F', DOUBLE_BOND.trans],
    ['F/C=C\\F', DOUBLE_BOND.cis],
    ['C(\\F)=C/F', DOUBLE_BOND.trans],
    ['C(/F)=C/F', DOUBLE_BOND.cis],
    ['F/C=C1/CO1', DOUBLE_BOND.trans],
    ['F/C=C/1CO1', DOUBLE_BOND.trans],
    ['F/C=C1CO/1', DOUBLE_BOND.cis],
    ['F/C=CF', DOUBLE_BOND.none],
    ['F/C(/Cl)=C/F', DOUBLE_BOND.trans],
    ['F/C(\\Cl)=C/F', DOUBLE_BOND.none],
  ])('%s', (smiles, stereo) => {
    const molecule = read(smiles);
    expect(molecule.doubleBondStereo[molecule.bondOrder.indexOf(BOND.double)]).toBe(stereo);
  });

  it('lets one mark serve both double bonds of a diene', () => {
    const molecule = read('C/C=C/C=C\\C');
    const marks = [...molecule.bondOrder.keys()].filter((bond) => molecule.bondOrder[bond] === BOND.double);
    expect(marks.map((bond) => molecule.doubleBondStereo[bond])).toEqual([DOUBLE_BOND.trans, DOUBLE_BOND.cis]);
  });
});

describe('what follows the SMILES', () => {
  it('passes over a name', () => {
    expect(read('CCO ethanol').atomCount).toBe(3);
  });

  it('reads the stereo groups of a CXSMILES block', () => {
    expect(read('C[C@H](F)[C@H](O)Cl |$;;;;;$,&1:3,1,o2:9|').stereoGroups).toEqual([{ kind: 'and', number: 1, atoms: [1, 3] }]);
  });
});

describe('text that is no SMILES', () => {
  it.each([
    ['', 'empty', 1],
    ['  ', 'empty', 1],
    ['C(C', 'branch', 3],
    ['C)', 'character', 2],
    ['C()C', 'character', 3],
    ['C((C))C', 'character', 3],
    ['(C)C', 'character', 1],
    ['C.', 'character', 2],
    ['C..C', 'character', 3],
    ['=C', 'character', 1],
    ['C==C', 'character', 3],
    ['C-', 'bond', 2],
    ['C1CC', 'ring-closure', 4],
    ['C11', 'ring-closure', 3],
    ['C1C1', 'ring-closure', 4],
    ['C12CC12', 'ring-closure', 7],
    ['C=1CC#1', 'ring-closure', 7],
    ['C%1C', 'ring-closure', 2],
    ['[C', 'bracket-atom', 1],
    ['[C@H+x]', 'bracket-atom', 6],
    ['[CH3:]', 'bracket-atom', 6],
    ['[C+200]', 'bracket-atom', 6],
    ['[CH10-10]', 'bracket-atom', 5],
    ['[Xx]', 'element', 2],
    ['[#119]', 'element', 5],
    ['CXC', 'character', 2],
    [' C!', 'character', 3],
  ])('%j is refused as %s at position %i', (smiles, kind, position) => {
    const parsed = parseSmiles(smiles);
    expect(parsed.ok ? 'read' : [parsed.error.kind, parsed.error.position]).toEqual([kind, position]);
  });

  it('is refused above the most atoms a molecule can hold', () => {
    expect(read('C'.repeat(32767)).atomCount).toBe(32767);
    const parsed = parseSmiles('C'.repeat(32768));
    expect(parsed.ok ? 'read' : parsed.error.kind).toBe('size');
  });

  it('never makes the reader throw', () => {
    const piece = fc.constantFrom(
      ...'CNOcnosBFIPS()[]@/\\=#$:%.-+<>*0123456789H '.split(''),
      'Cl',
      '[nH]',
      '[C@@H]',
      '@SP',
      '%(',
      '->',
      '|&1:0|',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const parsed = parseSmiles(text);
          if (!parsed.ok) expect(parsed.error.position).toBeGreaterThan(0);
        },
      ),
      { numRuns: 3000, seed: 1 },
    );
  });
});
