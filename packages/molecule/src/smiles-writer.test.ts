import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIsomorphism } from './isomorphism.ts';
import type { Molecule } from './molecule.ts';
import { parseSmiles } from './smiles-reader.ts';
import { writeSmiles } from './smiles-writer.ts';

const wellKnown = readFileSync(new URL('../../../fixtures/well-known-molecules.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[1]);

function read(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(`${smiles}: ${parsed.error.message}`);
  return parsed.value;
}

describe('writeSmiles', () => {
  it.each([
    'CCO',
    'CC(C)(C)C',
    'C1CC1',
    'c1ccccc1-c1ccccc1',
    'c1cc[nH]c1',
    '[NH4+].[Cl-]',
    '[2H]C',
    'C[N+](C)(C)C',
    '[CH2]C',
    'C[C@H](N)O',
    'C[C@@]1(F)CO1',
    '[C@H](F)(Cl)Br',
    'C[S@](=O)CC',
    'F/C=C/F',
    'F/C=C\\C=C\\F',
    'N->[Pt]<-N',
    'C#C',
    '*C',
    '[se]1cccc1',
    'B',
    '[BH4-]',
  ])('writes %s back as it was read', (smiles) => {
    expect(writeSmiles(read(smiles)).smiles).toBe(smiles);
  });

  it('writes a graph that is read back as the same graph, in any order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wellKnown), fc.infiniteStream(fc.nat(1000)), (smiles, ranks) => {
        const molecule = read(smiles);
        const written = writeSmiles(molecule, { rank: Array.from({ length: molecule.atomCount }, () => ranks.next().value as number) });
        const again = read(written.smiles);
        expect(findIsomorphism(molecule, again)).not.toBeNull();
        expect(again.chirality.filter((mark) => mark !== 0)).toHaveLength(molecule.chirality.filter((mark) => mark !== 0).length);
        written.atomOrder.forEach((atom, place) => {
          expect(again.atomicNumber[place]).toBe(molecule.atomicNumber[atom]);
          expect(again.hydrogenCount[place]).toBe(molecule.hydrogenCount[atom]);
        });
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  it('writes some of the atoms, and no mark that refers to a missing one', () => {
    const written = writeSmiles(read('C[C@H](N)C(=O)O'), { atoms: [1, 2, 3, 4] });
    expect(written).toEqual({ smiles: '[CH](N)[C]=O', atomOrder: [1, 2, 3, 4] });
  });

  it('starts at the lowest rank and goes to the lowest rank first', () => {
    expect(writeSmiles(read('CCO.N'), { rank: [2, 1, 0, 3] })).toEqual({ smiles: 'OCC.N', atomOrder: [2, 1, 0, 3] });
  });

  it('writes atom maps only when asked', () => {
    const molecule = read('[CH3:1][OH:2]');
    expect(writeSmiles(molecule).smiles).toBe('CO');
    expect(writeSmiles(molecule, { atomMaps: true }).smiles).toBe('[CH3:1][OH:2]');
  });

  it('leaves out stereo when asked', () => {
    expect(writeSmiles(read('C[C@H](N)/C=C/F'), { stereo: false }).smiles).toBe('CC(N)C=CF');
  });

  it('adds the stereo groups when asked, counted in the order of writing', () => {
    const molecule = read('C[C@H](F)Cl |&1:1|');
    expect(writeSmiles(molecule, { stereoGroups: true, rank: [3, 2, 1, 0] }).smiles).toBe('Cl[C@@H](F)C |&1:1|');
  });

  it('takes the text of atoms and bonds from the caller, once per atom and in the order of writing', () => {
    const seen: number[] = [];
    const { smiles, atomOrder } = writeSmiles(read('N[C@@H](C)C=O'), {
      atomToken: (atom, mark) => {
        seen.push(atom);
        return `<${atom}${mark}>`;
      },
      bondToken: () => '~',
    });
    expect(smiles).toBe('<0>~<1@@>(~<2>)~<3>~<4>');
    expect(seen).toEqual(atomOrder);
  });

  it('numbers more than nine open rings with a percent sign', () => {
    const cage = wellKnown.find((smiles) => smiles.includes('%10')) as string;
    expect(findIsomorphism(read(cage), read(writeSmiles(read(cage)).smiles))).not.toBeNull();
  });

  it('writes a chain as long as a molecule can be without running out of stack', () => {
    expect(writeSmiles(read('C'.repeat(32767))).smiles).toBe('C'.repeat(32767));
  });

  it('does not mark a double bond that has no mark, between two that have', () => {
    const molecule = read('F/C=C(C)/C(C)=CC(C)=C(\\C)/C=C/F');
    const again = read(writeSmiles(molecule).smiles);
    expect(again.doubleBondStereo.filter((mark) => mark !== 0)).toHaveLength(molecule.doubleBondStereo.filter((mark) => mark !== 0).length);
  });
});
