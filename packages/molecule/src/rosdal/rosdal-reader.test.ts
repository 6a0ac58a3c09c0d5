import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Molecule, NO_ATOM } from '../molecule.ts';
import { writeSmiles } from '../smiles-writer.ts';
import { checkRosdal, parseRosdal } from './rosdal-reader.ts';
import { writeRosdal } from './rosdal-writer.ts';

function read(rosdal: string): Molecule {
  const parsed = parseRosdal(rosdal);
  if (!parsed.ok) throw new Error(`${rosdal}: ${parsed.error.message}`);
  return parsed.value;
}

describe('what is refused', () => {
  it.each([
    [' ', 'EMPTY', 1, 'Structure notation is empty.'],
    ['1-2-3O', 'END', 6, 'Structure notation must end with a full stop.'],
    ['1-2=(E)3-4.', 'E_BOND', 6, 'Structure notation must not contain an E-marked (E) double bond.'],
    ['1-2=E3-4.', 'E_BOND', 5, 'Structure notation must not contain an E-marked (E) double bond.'],
    ['1-2-3O..', 'AFTER_END', 8, 'Unexpected text after the full stop at position 8.'],
    ['c1ccccc1.', 'ATOM_NUM', 1, 'Atom number expected at position 1.'],
    ['1-2,.', 'ATOM_NUM', 5, 'Atom number expected at position 5.'],
    ['100000.', 'ATOM_NUM', 1, 'Atom number 100000 at position 1 is too large (maximum 99999).'],
    ['1-2-.', 'ATOM_MISSING', 5, 'Atom expected at position 5.'],
    ['1-O.', 'ATOM_MISSING', 3, 'Atom expected at position 3.'],
    ['0-1.', 'NUM_ZERO', 1, 'Atom number 0 is not allowed at position 1.'],
    ['1-2;3-4.', 'CHAR', 4, "Unexpected character ';' at position 4."],
    ['1Xx-2.', 'SYMBOL', 1, "Unknown element symbol 'Xx' at atom 1."],
    ['1A-2.', 'GENERIC', 1, "Generic atom 'A' is not allowed in a molecule (atom 1)."],
    ['1N-2,1O-3.', 'CONFLICT', 6, 'Atom 1 is defined both as N and as O.'],
    ['1NH2-2,1NH3-3.', 'CONFLICT_H', 8, 'Atom 1 is given 2 and 3 hydrogens.'],
    ['1N(+)-2,1N(+)-3.', 'ATTR_TWICE', 9, 'Attributes of atom 1 are given twice.'],
    ['1N(+;-).', 'ATTR_TWICE', 1, 'Attributes of atom 1 are given twice.'],
    ['1D(m3)-2.', 'ATTR_TWICE', 1, 'Attributes of atom 1 are given twice.'],
    ['1(q).', 'ATTR', 1, "Unknown attribute 'q' at atom 1."],
    ['1(+0).', 'ATTR', 1, "Unknown attribute '+0' at atom 1."],
    ['1-2(cw-3.', 'PAREN', 4, "Missing ')' after position 4."],
    ['1?2.', 'QUERY_BOND', 2, "Arbitrary bond '?' is not allowed in a molecule (position 2)."],
    ['1-1.', 'SELF', 2, 'Atom 1 is bonded to itself.'],
    ['1-2,2=1.', 'BOND_TWICE', 6, 'The bond between atoms 1 and 2 is given twice.'],
    ['1=-2.', 'RANGE', 2, 'The range 1=-2 must span at least two bonds.'],
    ['1-2=(zz)3-4.', 'BOND_STEREO', 4, "Unknown double-bond descriptor '(zz)' at position 4."],
    ['1-2=(5t4)3-4.', 'STEREO_REF', 4, 'Atom 5 is not a neighbour of atom 2.'],
    ['1-2=(3t4)3-4.', 'STEREO_REF', 4, 'Atom 3 is not a neighbour of atom 2.'],
    ['1-2(cw)-3.', 'CENTER', 3, 'Atom 2 cannot be a stereo centre: it has 2 neighbours.'],
    ['1-2H2(cw)-3,2-4.', 'CHAR', 5, "Unexpected character '2' at position 5."],
    ['1--1200.', 'LIMIT', 2, 'The structure has 1200 atoms (maximum 999).'],
    ['1-2,2-3,2-4,2-5,2-6.', 'CHEM', 3, 'Atom 2 (C) has too many bonds.'],
  ])('%j gives %s', (text, code, position, message) => {
    const parsed = parseRosdal(text);
    expect(parsed.ok ? 'read' : parsed.error).toEqual({ kind: 'rosdal', code, position, message });
  });

  it('shows the full stop first and the E mark second, even if more is wrong', () => {
    expect(checkRosdal('1-2=(E)3;4').map((failure) => failure.code)).toEqual(['END', 'E_BOND']);
  });

  it('shows nothing for a text that can be read', () => {
    expect(checkRosdal('1-2-3O.')).toEqual([]);
  });

  it('shows the one failure of a text of the right form', () => {
    expect(checkRosdal('1-2-.').map((failure) => failure.code)).toEqual(['ATOM_MISSING']);
  });

  it.each(['1Eu(+3).', '1Er.', '1Es.'])('does not take the symbol in %s for an E mark', (text) => {
    expect(checkRosdal(text)).toEqual([]);
  });
});

describe('hydrogens', () => {
  it.each([
    ['1B.', 3],
    ['1.', 4],
    ['1Si.', 4],
    ['1N.', 3],
    ['1P.', 3],
    ['1As.', 3],
    ['1O.', 2],
    ['1S.', 2],
    ['1Te.', 2],
    ['1F.', 1],
    ['1I.', 1],
    ['1N(+).', 4],
    ['1O(-).', 1],
    ['1O(+).', 3],
    ['1(+).', 3],
    ['1(-).', 3],
    ['1B(-).', 4],
    ['1P(+).', 4],
    ['1S(+).', 3],
    ['1I(+).', 2],
    ['1Cl(-).', 0],
    ['1O(-2).', 0],
    ['1Si(+).', 0],
    ['1Te(+).', 0],
    ['1Ge.', 0],
    ['1Na.', 0],
    ['1Fe(+2).', 0],
    ['1H.', 0],
    ['1(r1).', 3],
    ['1(r2).', 2],
    ['1N(+;r1).', 3],
    ['1AlH4(-).', 4],
    ['1CH0.', 0],
    ['1NH2.', 2],
    ['1S-2,1S-3,1S-4.', 1],
    ['1P-2,1P-3,1P-4,1P-5.', 1],
    ['1N>2Pt.', 3],
    ['1N<2Pt.', 2],
  ])('the first atom of %s carries %i', (text, hydrogens) => {
    expect(read(text).hydrogenCount[0]).toBe(hydrogens);
  });

  it('are atoms where they are written as such', () => {
    const molecule = read('H-1O-3D.');
    expect(Array.from(molecule.atomicNumber)).toEqual([8, 1, 1]);
    expect(Array.from(molecule.isotope)).toEqual([0, 2, 0]);
    expect(molecule.hydrogenCount[0]).toBe(0);
  });
});

describe('stereo', () => {
  it.each([
    ['1N-2(cw)-3,2-4=5O,4-6O.', 'N[C@@H](C)C(=O)O'],
    ['3-2(ccw)-1N,2-4=5O,4-6O.', 'N[C@H](C)C(=O)O'],
    ['1-2=(1t4)3-4.', 'C/C=C/C'],
    ['4-3=(4t1)2-1.', 'C/C=C/C'],
    ['1-2=(1c4)3-4.', 'C/C=C\\C'],
    ['1-2=(?)3-4.', 'CC=CC'],
    ['1-2=(Z)3-4.', 'C/C=C\\C'],
    ['1F-2=(Z)3-4Cl,2-5,3-6Br.', 'F/C(=C(/Cl)Br)C'],
    ['1-2=(Z)3-4,2-5-6,3-7O.', 'C/C(=C(\\C)O)CC'],
  ])('%s is %s', (rosdal, smiles) => {
    expect(writeSmiles(read(rosdal)).smiles).toBe(smiles);
  });

  it.each(['1-2=(Z)3-4,2-5.', '1=(Z)2-3.'])('refuses the Z of %s, which says nothing', (text) => {
    expect(checkRosdal(text).map((failure) => failure.code)).toEqual(['BOND_STEREO']);
  });

  it('reads stereo groups', () => {
    expect(read('1-2(cw;&1)-3F,2-4(ccw;o2)-5,4-6Br.').stereoGroups).toEqual([
      { kind: 'and', number: 1, atoms: [1] },
      { kind: 'or', number: 2, atoms: [3] },
    ]);
  });

  it('writes no mark on a double bond in a small ring', () => {
    const molecule = read('1-2=(1c4)3-4-5-6-1.');
    expect(molecule.stereoBeginReference[1]).not.toBe(NO_ATOM);
    expect(writeRosdal(molecule)).toEqual({ ok: true, value: '1-2=3-4-5-6-1.' });
  });
});

describe('limits', () => {
  it('allows 999 atoms and refuses more on writing too', () => {
    expect(read('1--999.').atomCount).toBe(999);
    const written = writeRosdal({ ...read('1--999.'), atomCount: 1000 });
    expect(written.ok ? 'written' : written.error).toMatchObject({ code: 'LIMIT' });
  });

  it('stops at a short text whose ranges would fill the memory', () => {
    const text = `${Array.from({ length: 2000 }, (_, k) => `${k + 1}--${k + 900}`).join(',')}.`;
    expect(checkRosdal(text).map((failure) => failure.code)).toEqual(['LIMIT']);
  });
});

describe('any text', () => {
  it('never makes the reader throw', () => {
    const piece = fc.constantFrom(...'0123456789-=#$<>?,.;():*HCNOEZ tc+&'.split(''), 'cw', 'ccw', 'Cl', '=-', '(1t4)', 'm13', '12', '999');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece, { maxLength: 30 }).map((pieces) => `${pieces.join('')}.`),
        ),
        (text) => {
          const parsed = parseRosdal(text);
          expect(checkRosdal(text).length === 0).toBe(parsed.ok);
          if (parsed.ok) expect(writeRosdal(parsed.value).ok).toBe(true);
        },
      ),
      { numRuns: 5000, seed: 5 },
    );
  });
});
