import { describe, expect, it } from 'vitest';
import { massesOf, symbolsOf, withMasses } from './molfile-atoms.ts';

const MOLFILE = `
  by hand

  0  0  0     0  0            999 V3000
M  V30 BEGIN CTAB
M  V30 COUNTS 3 2 0 0 0
M  V30 BEGIN ATOM
M  V30 1 C -1.3 0.75 0 0 MASS=13
M  V30 2 N 0 0 0 0 CHG=1
M  V30 3 Cl 1.3 0.75 0 0
M  V30 END ATOM
M  V30 BEGIN BOND
M  V30 1 1 1 2
M  V30 2 1 2 3
M  V30 END BOND
M  V30 END CTAB
M  END
`;

describe('mass numbers of a V3000 molfile', () => {
  it('are read with the symbols, in the order of the atoms', () => {
    expect(massesOf(MOLFILE)).toEqual([13, 0, 0]);
    expect(symbolsOf(MOLFILE)).toEqual(['C', 'N', 'Cl']);
  });

  it('are replaced and put back without another change', () => {
    const labelled = withMasses(MOLFILE, [0, 2, 3]);
    expect(labelled).toContain('M  V30 1 C -1.3 0.75 0 0\n');
    expect(labelled).toContain('M  V30 2 N 0 0 0 0 MASS=2 CHG=1\n');
    expect(withMasses(labelled, massesOf(MOLFILE))).toBe(MOLFILE);
  });
});
