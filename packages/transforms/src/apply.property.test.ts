import { type Molecule, MoleculeBuilder, writeSmiles } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, moleculeOf, templateOf } from './apply.test-support.ts';
import { applyTemplate, type Outcomes } from './apply.ts';
import type { Outcome } from './transform.ts';

const TEMPLATES = [
  '[C:1](=[O:2])-[N:3]>>[C:1](=[O:2])-O.[N:3]',
  '[C:1]-[C@H:2]([CH3:3])[O:4]>>[C:1]-[C@@H:2]([CH3:3])Br.[O:4]',
  '[C:1]/[CH:2]=[CH:3]/[C:4]>>[C:1][C:2]#[C:3][C:4]',
  '[c:1]-[c:2]>>[c:1]-B(-O)-O.[c:2]-Br',
  '[CH2:1]-[OH:2]>>[CH:1]=[O:2]',
  '[c:1](:[c:2])-[N+](=O)[O-]>>[c;H1:1]:[c:2]',
  '[C:1]-[C:2]>>[C:1]-Br.[C:2]-[Mg]Br',
  '[N,O,S;!$(*-C=O):1]-[C:2]>>[*:1].[C:2]-I',
  '[C@@:1]([C:2])([N:3])([O:4])>>[C:1]([C:2])([N:3])=[O:4]',
].map(templateOf);

const SMILES = [
  'CC(=O)NCCNC(C)=O',
  'C[C@H](OCC)CC(=O)N[C@@H](C)C(=O)O',
  'C/C=C/C[C@H](C)OC',
  'OCc1ccc(-c2ccc([N+](=O)[O-])cc2)cc1',
  'CC(C)(C)OC(=O)N[C@@H](Cc1c[nH]c2ccccc12)C(=O)NCCO',
  'C1CC(=O)N(C1)C/C=C\\C(=O)OC',
  'C[S@](=O)c1ccc(N2CCOCC2)nc1',
  'C[C@]1(N)OC[C@@H](C)C1',
  'F/C(Cl)=C(/Br)CC[C@@H](O)[C@H](O)C=O',
  '[2H]C([2H])(O)c1cc[n+]([O-])cc1.[Na+].[Cl-]',
  '[NH3+][C@@H](C)C(=O)[O-]',
  'C1CC1C1CCC(CC1)(C#N)OCC(F)(F)F',
];

/** The molecule with its atoms in another order: atom `order[i]` becomes atom `i`. */
function renumber(molecule: Molecule, order: readonly number[]): Molecule {
  const placeOf = (atom: number) => (atom < 0 ? atom : order.indexOf(atom));
  const builder = new MoleculeBuilder();
  for (const atom of order) {
    builder.addAtom({
      atomicNumber: molecule.atomicNumber[atom],
      charge: molecule.charge[atom],
      hydrogenCount: molecule.hydrogenCount[atom],
      isAromatic: molecule.isAromatic[atom] === 1,
      isotope: molecule.isotope[atom],
      chirality: molecule.chirality[atom],
      chiralNeighbours: molecule.chirality[atom] === 0 ? [] : [...molecule.chiralNeighbours.subarray(4 * atom, 4 * atom + 4)].map(placeOf),
    });
  }
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    const index = builder.addBond(placeOf(molecule.bondBegin[bond]), placeOf(molecule.bondEnd[bond]), molecule.bondOrder[bond]);
    builder.bonds[index].stereo = molecule.doubleBondStereo[bond];
    builder.bonds[index].beginReference = placeOf(molecule.stereoBeginReference[bond]);
    builder.bonds[index].endReference = placeOf(molecule.stereoEndReference[bond]);
  }
  return builder.build();
}

/** The outcome without regard to numbering: canonical precursors, and the sizes of centre and disconnection. */
function essence({ precursors, centre, bonds }: Outcome): string {
  const texts = precursors.map(({ smiles }) => canonical(smiles) ?? `invalid ${[...smiles].sort().join('')}`);
  return `${texts.sort().join('.')} ${centre.length} ${bonds.length}`;
}

const essences = ({ outcomes }: Outcomes) => [...new Set(outcomes.map(essence))].sort();

const anyTemplate = fc.constantFrom(...TEMPLATES);
const anySmiles = fc.constantFrom(...SMILES);

describe('applyTemplate', () => {
  it('does not depend on the numbering of the target', () => {
    const anyRenumbering = anySmiles.chain((smiles) => {
      const molecule = moleculeOf(smiles);
      const atoms = Array.from({ length: molecule.atomCount }, (_, atom) => atom);
      return fc.record({ molecule: fc.constant(molecule), order: fc.shuffledSubarray(atoms, { minLength: atoms.length }) });
    });
    fc.assert(
      fc.property(anyTemplate, anyRenumbering, (template, { molecule, order }) => {
        const renumbered = applyTemplate(template, prepareMolecule(renumber(molecule, order)));
        const original = applyTemplate(template, prepareMolecule(molecule));
        expect(essences(renumbered)).toEqual(essences(original));
        expect(renumbered.rejected).toEqual(original.rejected);
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('gives the same again, whatever was applied in between', () => {
    fc.assert(
      fc.property(anyTemplate, anySmiles, anyTemplate, anySmiles, (template, smiles, otherTemplate, otherSmiles) => {
        const target = prepareMolecule(moleculeOf(smiles));
        const first = applyTemplate(template, target);
        applyTemplate(otherTemplate, prepareMolecule(moleculeOf(otherSmiles)));
        expect(applyTemplate(template, target)).toEqual(first);
      }),
      { seed: 2, numRuns: 150 },
    );
  });

  it('keeps every atom of the target that does not leave, exactly once', () => {
    fc.assert(
      fc.property(anyTemplate, anySmiles, (template, smiles) => {
        const molecule = moleculeOf(smiles);
        for (const { precursors } of applyTemplate(template, prepareMolecule(molecule)).outcomes) {
          const sources = precursors.flatMap(({ provenance }) => provenance).filter((source) => source >= 0);
          expect(new Set(sources).size).toBe(sources.length);
          for (const precursor of precursors) {
            const written = moleculeOf(precursor.smiles);
            precursor.provenance.forEach((source, atom) => {
              if (source >= 0) expect(written.atomicNumber[atom]).toBe(molecule.atomicNumber[source]);
            });
          }
        }
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  it('throws on no molecule, however odd, and writes only SMILES that can be read', () => {
    const anyOddMolecule = fc
      .record({
        atoms: fc.array(
          fc.record({
            atomicNumber: fc.constantFrom(0, 1, 5, 6, 6, 6, 7, 8, 9, 14, 15, 16, 17, 29, 46),
            charge: fc.integer({ min: -2, max: 2 }),
            hydrogenCount: fc.integer({ min: 0, max: 4 }),
            isAromatic: fc.boolean(),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        links: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 6 })), { maxLength: 14 }),
      })
      .map(({ atoms, links }) => {
        const builder = new MoleculeBuilder();
        for (const atom of atoms) {
          builder.addAtom({ ...atom, isAromatic: atom.isAromatic && [5, 6, 7, 8, 15, 16].includes(atom.atomicNumber) });
        }
        const taken = new Set<string>();
        for (const [a, b, order] of links) {
          const [low, high] = [a % atoms.length, b % atoms.length].sort((x, y) => x - y);
          if (low === high || taken.has(`${low},${high}`)) continue;
          taken.add(`${low},${high}`);
          builder.addBond(low, high, order);
        }
        return writeSmiles(builder.build()).smiles;
      });
    fc.assert(
      fc.property(anyTemplate, anyOddMolecule, (template, smiles) => {
        for (const { precursors } of applyTemplate(template, prepareMolecule(moleculeOf(smiles))).outcomes) {
          for (const precursor of precursors) expect(moleculeOf(precursor.smiles).atomCount).toBe(precursor.provenance.length);
        }
      }),
      { seed: 4, numRuns: 500 },
    );
  });
});
