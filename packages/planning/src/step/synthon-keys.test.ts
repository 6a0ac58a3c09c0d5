import { bondBetween, type Molecule, parseSmiles, writeSmiles } from '@retron/molecule';
import type { Outcome } from '@retron/transforms';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { synthonKeys } from './synthon-keys.ts';

function read(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(molecule.error.message);
  return molecule.value;
}

/** A recorded reaction with atom map, as a step that makes its product: key of its disconnection. */
function keyOf(mapped: string, rank?: (structure: Molecule) => readonly number[]): string {
  const [reactants, product] = mapped.split('>>');
  const given = read(product);
  const written = writeSmiles(given, rank === undefined ? {} : { rank: [...rank(given)] });
  const structure = read(written.smiles);
  const atomOf = new Map(written.atomOrder.map((atom, place) => [given.atomMap[atom], place] as const));
  const precursors = reactants.split('.').map((smiles) => {
    const provenance = Array.from(read(smiles).atomMap, (map) => (map === 0 ? -1 : (atomOf.get(map) ?? -1)));
    return { smiles, provenance, keptRings: 'none' as const };
  });
  const bonds: (readonly [number, number])[] = [];
  for (let bond = 0; bond < structure.bondCount; bond++) {
    const [a, b] = [structure.bondBegin[bond], structure.bondEnd[bond]].sort((x, y) => x - y);
    if (orderBefore(precursors, a, b) !== structure.bondOrder[bond]) bonds.push([a, b]);
  }
  return synthonKeys({ molecule: structure })({ precursors, centre: [], bonds });
}

function orderBefore(precursors: Outcome['precursors'], a: number, b: number): number {
  for (const { smiles, provenance } of precursors) {
    const [x, y] = [provenance.indexOf(a), provenance.indexOf(b)];
    if (x < 0 || y < 0) continue;
    const molecule = read(smiles);
    const bond = bondBetween(molecule, x, y);
    return bond < 0 ? 0 : molecule.bondOrder[bond];
  }
  return 0;
}

const PHENETOLE = '[CH3:1][CH2:2][O:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1';
const PHENOL = '[OH:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1';
const ANILIDE = '[CH3:1][C:2](=[O:3])[NH:4][CH2:5][CH3:6]';
const ETHYLAMINE = '[NH2:4][CH2:5][CH3:6]';
const BIPHENYL = '[cH:1]1[cH:2][cH:3][n:4][cH:5][c:6]1-[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1';
const pyridyl = (group: string) => `[cH:1]9[cH:2][cH:3][n:4][cH:5][c:6]9${group}`;
const phenyl = (group: string) => `[c:7]8(${group})[cH:8][cH:9][cH:10][cH:11][cH:12]8`;
const AMINE = '[CH3:1][CH2:2][NH:3][CH3:4]';
const SULFOXIDE = '[CH3:1][S:2](=[O:3])[CH3:4]';
const SULFIDE = '[CH3:1][S:2][CH3:4]';
const ACID = '[CH3:1][C:2](=[O:3])[OH:4]';

/** Sets of reactions that are each one disconnection, and no two of which are the same. */
const IDEAS: readonly { readonly idea: string; readonly product: string; readonly variants: readonly string[] }[] = [
  {
    idea: 'alkylation of a phenol, whatever leaves, whichever oxygen the map keeps',
    product: PHENETOLE,
    variants: [
      `[CH3:1][CH2:2]I.${PHENOL}`,
      `[CH3:1][CH2:2]Br.${PHENOL}`,
      `[CH3:1][CH2:2]OS(=O)(=O)c1ccc(C)cc1.${PHENOL}`,
      `[CH3:1][CH2:2]O.${PHENOL}`,
      `[CH3:1][CH2:2]Br.[O-:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1`,
      `[CH3:1][CH2:2][O:3]S(C)(=O)=O.O[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1`,
      `[CH3:1][CH2:2][OH:3].O[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1`,
    ],
  },
  {
    idea: 'loss of a halogen from an arene, wherever it stood',
    product: '[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1',
    variants: [
      '[CH3:1][c:2]1[c:3](Br)[cH:4][cH:5][cH:6][cH:7]1',
      '[CH3:1][c:2]1[cH:3][c:4](Br)[cH:5][cH:6][cH:7]1',
      '[CH3:1][c:2]1[cH:3][cH:4][c:5](Cl)[cH:6][cH:7]1',
    ],
  },
  {
    idea: 'loss of carbon dioxide from an arene, wherever it stood',
    product: '[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1',
    variants: ['[CH3:1][c:2]1[c:3](C(=O)O)[cH:4][cH:5][cH:6][cH:7]1', '[CH3:1][c:2]1[cH:3][cH:4][c:5](C(=O)O)[cH:6][cH:7]1'],
  },
  {
    idea: 'loss of a halogen from the chain of an arene',
    product: '[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1',
    variants: ['Br[CH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1', 'Cl[CH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1'],
  },
  {
    idea: 'loss of two halogens from an arene',
    product: '[CH3:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1',
    variants: ['[CH3:1][c:2]1[cH:3][c:4](Br)[cH:5][c:6](Br)[cH:7]1'],
  },
  {
    idea: 'arylation of an alcohol',
    product: PHENETOLE,
    variants: [
      '[CH3:1][CH2:2][OH:3].F[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
      '[CH3:1][CH2:2][O-:3].Br[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
    ],
  },
  {
    idea: 'acylation of an amine',
    product: ANILIDE,
    variants: [
      `[CH3:1][C:2](=[O:3])O.${ETHYLAMINE}`,
      `[CH3:1][C:2](=[O:3])[O-].[NH3+:4][CH2:5][CH3:6]`,
      `[CH3:1][C:2](=[O:3])Cl.${ETHYLAMINE}`,
      `[CH3:1][C:2](=[O:3])OC(C)=O.${ETHYLAMINE}`,
      `[CH3:1][C:2](=[O:3])OCC.${ETHYLAMINE}`,
      `[CH3:1][C:2](=[O:3])O.C(=O)(OC(C)(C)C)[NH:4][CH2:5][CH3:6]`,
    ],
  },
  { idea: 'alkylation of an amide', product: ANILIDE, variants: ['[CH3:1][C:2](=[O:3])[NH2:4].Br[CH2:5][CH3:6]'] },
  {
    idea: 'coupling of two arenes, whichever carries the metal',
    product: BIPHENYL,
    variants: [
      `${pyridyl('Br')}.${phenyl('B(O)O')}`,
      `${pyridyl('Cl')}.${phenyl('B1OC(C)(C)C(C)(C)O1')}`,
      `${pyridyl('B(O)O')}.${phenyl('I')}`,
      `${pyridyl('[Sn](C)(C)C')}.${phenyl('Br')}`,
    ],
  },
  {
    idea: 'arylation of a C-H bond',
    product: BIPHENYL,
    variants: ['[cH:1]1[cH:2][cH:3][n:4][cH:5][cH:6]1.Br[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1'],
  },
  { idea: 'alkylation of an amine', product: AMINE, variants: ['[CH3:1][CH2:2]Br.[NH2:3][CH3:4]', '[CH3:1][CH2:2]O.[NH2:3][CH3:4]'] },
  { idea: 'reductive alkylation of an amine', product: AMINE, variants: ['[CH3:1][CH:2]=O.[NH2:3][CH3:4]'] },
  { idea: 'reduction of an amide', product: AMINE, variants: ['[CH3:1][C:2](=O)[NH:3][CH3:4]'] },
  {
    idea: 'deprotection of a nitrogen',
    product: AMINE,
    variants: [
      '[CH3:1][CH2:2][N:3]([CH3:4])C(=O)OC(C)(C)C',
      '[CH3:1][CH2:2][N:3]([CH3:4])C(=O)OCc1ccccc1',
      '[CH3:1][CH2:2][N:3]([CH3:4])Cc1ccccc1',
    ],
  },
  {
    idea: 'oxidation of a sulfide, whatever gives the oxygen',
    product: SULFOXIDE,
    variants: [SULFIDE, `${SULFIDE}.O[OH:3]`, `${SULFIDE}.O[O:3]C(=O)c1cccc(Cl)c1`, `${SULFIDE}.[O-:3][I+3]([O-])([O-])[O-]`],
  },
  {
    idea: 'hydrolysis of an ester, whether the map keeps its oxygen or not',
    product: ACID,
    variants: [
      '[CH3:1][C:2](=[O:3])[O:4]C',
      '[CH3:1][C:2](=[O:3])[O:4]CC',
      '[CH3:1][C:2](=[O:3])OCC',
      '[CH3:1][C:2](=[O:3])OC(C)(C)C.[OH2:4]',
    ],
  },
  { idea: 'oxidation of an aldehyde', product: ACID, variants: ['[CH3:1][CH:2]=[O:3]'] },
];

describe('keys of disconnections', () => {
  it.each(IDEAS)('are one for $idea', ({ product, variants }) => {
    expect(new Set(variants.map((reactants) => keyOf(`${reactants}>>${product}`))).size).toBe(1);
  });

  it('differ between ideas', () => {
    const keys = IDEAS.map(({ product, variants }) => `${product} ${keyOf(`${variants[0]}>>${product}`)}`);
    expect(new Set(keys).size).toBe(IDEAS.length);
  });

  it('do not depend on the side of a mirror plane', () => {
    const diether = '[CH3:1][O:2][CH2:3][CH2:4][O:5][CH3:6]';
    const left = keyOf(`[CH3:1]I.[OH:2][CH2:3][CH2:4][O:5][CH3:6]>>${diether}`);
    const right = keyOf(`[CH3:6]Br.[CH3:1][O:2][CH2:3][CH2:4][OH:5]>>${diether}`);
    const middle = keyOf(`[CH3:1][O:2][CH2:3][CH2:4]Br.[OH:5][CH3:6]>>${diether}`);
    expect(right).toBe(left);
    expect(middle).not.toBe(left);
  });

  it('take a pyrazole with its hydrogen on either nitrogen', () => {
    const product = '[CH3:1][n:2]1[n:3][c:4]([CH3:7])[cH:5][cH:6]1';
    const one = keyOf(`[CH3:1]I.[nH:2]1[n:3][c:4]([CH3:7])[cH:5][cH:6]1>>${product}`);
    expect(keyOf(`[CH3:1]Br.[n:2]1[nH:3][c:4]([CH3:7])[cH:5][cH:6]1>>${product}`)).toBe(one);
  });

  it('do not depend on the numbering of the atoms', () => {
    const reactions = IDEAS.flatMap(({ product, variants }) => variants.map((reactants) => `${reactants}>>${product}`));
    fc.assert(
      fc.property(fc.constantFrom(...reactions), fc.infiniteStream(fc.nat(1000)), (reaction, stream) => {
        const anyRank = ({ atomCount }: Molecule) => {
          const order = Array.from({ length: atomCount }, (_, atom) => ({ atom, value: stream.next().value ?? 0 }));
          const ranks: number[] = [];
          order
            .sort((a, b) => a.value - b.value || a.atom - b.atom)
            .forEach(({ atom }, rank) => {
              ranks[atom] = rank;
            });
          return ranks;
        };
        expect(keyOf(reaction, anyRank)).toBe(keyOf(reaction));
      }),
    );
  });
});
