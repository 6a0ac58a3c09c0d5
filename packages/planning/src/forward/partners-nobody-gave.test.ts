import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { taughtPorts } from '../testing/taught-ports.ts';
import { mixtureOf } from './mixture.ts';
import { givingPartners } from './reagents-given.ts';
import { takesWrongPart } from './solvent-parts.ts';

const CHALCONE =
  '[CH3:1][C:2](=[O:3])[CH2:4][CH3:5].O=[CH:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[CH:1](=[CH:6][c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1)[C:2](=[O:3])[CH2:4][CH3:5]';
const TAUGHT = [
  { key: 'chalcone', reaction: CHALCONE },
  { key: 'reduction', reaction: '[O:1]=[C:2]([CH3:3])[CH2:4][CH3:5]>>[OH:1][CH:2]([CH3:3])[CH2:4][CH3:5]' },
  {
    key: 'ester',
    reaction: 'O[C:1](=[O:2])[CH3:3].[OH:4][CH:5]([CH3:6])[CH2:7][CH3:8]>>[C:1](=[O:2])([CH3:3])[O:4][CH:5]([CH3:6])[CH2:7][CH3:8]',
  },
  {
    key: 'aryl ether',
    reaction:
      'O[CH:1]([CH3:2])[CH2:3][CH3:4].[OH:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1>>[CH:1]([CH3:2])([CH2:3][CH3:4])[O:5][c:6]1[cH:7][cH:8][cH:9][cH:10][cH:11]1',
  },
];
const [SODIUM_ETHOXIDE, ETHANOL] = ['CC[O-].[Na+]', 'CCO'];
const [DEAD, PHOSPHINE, BENZOIC_ACID] = ['CCOC(=O)N=NC(=O)OCC', 'c1ccc(P(c2ccccc2)c2ccccc2)cc1', 'O=C(O)c1ccccc1'];

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await taughtPorts(TAUGHT);
});

function react(target: string, reagents: readonly string[]) {
  const [report] = plan(ports, {
    target,
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: 'All Reactions 1.0',
    precision: 1,
    maxSuggestions: 100,
    maxSteps: 1,
    reagents,
  });
  const smiles = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  return report.suggestions.map((suggestion) => ({ ...suggestion, product: smiles.get(suggestion.precursors[0].structureId) ?? '' }));
}

describe('beside reagents', () => {
  it('a partner that nobody gave stands behind what the structure does by itself', () => {
    const suggestions = react('CC(=O)CCCC(=O)c1ccccc1', [SODIUM_ETHOXIDE, ETHANOL]);
    expect([suggestions[0].product, suggestions[0].partners]).toEqual(['O=C1C=C(c2ccccc2)CCC1', []]);
    const supposed = suggestions.filter(({ partners }) => partners.includes('O=Cc1ccccc1'));
    for (const { rating, feasibility } of supposed) expect([rating <= 2, (feasibility ?? 1) < 0.3]).toEqual([true, true]);
  });

  it('what a base is there for is no reduction', () => {
    const alcohol = react('CC(=O)CCCC(=O)c1ccccc1', [SODIUM_ETHOXIDE, ETHANOL]).find(({ product }) => product.includes('C(C)O'));
    expect(alcohol?.feasibility ?? 0).toBeLessThan(0.01);
  });

  it('an acid above the arrow is the partner of a Mitsunobu reaction, which is called so', () => {
    const [first] = react('CCC[C@H](C)O', [DEAD, PHOSPHINE, BENZOIC_ACID]);
    expect([first.product, first.partners]).toEqual(['CCC[C@@H](C)OC(=O)c1ccccc1', [BENZOIC_ACID]]);
    expect(first.nameReactions[0].id).toBe('other:Mitsunobu esterification');
  });

  it('a partner that nobody gave is hardly meant where one is written that does not react', () => {
    const silyl = 'CC(C)(C)[Si](C)(C)Cl';
    const supposed = (reagents: readonly string[]) =>
      Math.max(...react('CCCC(C)O', reagents).flatMap(({ partners, feasibility }) => (partners.length === 0 ? [] : (feasibility ?? 0))));
    expect(supposed([silyl, 'c1c[nH]cn1'])).toBeLessThan(0.1);
  });

  it('a radical closes a ring of five before a partner is thought of', () => {
    const [first] = react('C=CCOCCI', ['CCC[CH2][SnH]([CH2]CCC)[CH2]CCC']);
    expect([first.product, first.textbook?.name]).toEqual(['CC1CCOC1', 'Radical cyclisation']);
  });
});

describe('what solvents and buffers give', () => {
  const givers = (material: string, reagents: readonly string[]) => givingPartners([material], reagents).map(({ molecule }) => molecule);

  it('is no ammonia where ammonium chloride stands beside a metal that reduces', () => {
    for (const metal of ['[Fe]', '[Zn]', '[Li]']) expect(givers('Fc1ccc([N+](=O)[O-])cc1', ['[Cl-].[NH4+]', metal])).not.toContain('N');
  });

  it('is no acetone beside what is run in it', () => {
    expect(givers('CCCC(O)C(C)O', ['CC(C)=O', '[Na+].[O-][I+3]([O-])([O-])[O-]'])).not.toContain('CC(C)=O');
    expect(givers('CCCC(O)C(C)O', ['CC(C)=O', 'O=S(=O)(O)O'])).toContain('CC(C)=O');
  });

  it('is an amine where something joins it, and else a base', () => {
    const morpholine = 'C1COCCN1';
    expect(givers('O=C1CCCCC1', [morpholine, 'CC(=O)O[BH-](OC(C)=O)OC(C)=O.[Na+]'])).toContain(morpholine);
    expect(givers('O=C1CCCCC1', [morpholine])).not.toContain(morpholine);
  });

  it('is a formyl group of dimethylformamide, never its methyl groups', () => {
    const mixture = mixtureOf(['Oc1ccccc1', 'CN(C)C=O']);
    const made = (provenance: readonly number[]) => ({ application: { product: { provenance } } }) as never;
    expect(takesWrongPart(made([0, 1, 2, 3, 4, 5, 6, 7]), mixture)).toBe(true);
    expect(takesWrongPart(made([0, 1, 2, 3, 4, 5, 6, 10, 11]), mixture)).toBe(false);
    expect(takesWrongPart(made([0, 1, 2]), mixture)).toBe(false);
  });
});
