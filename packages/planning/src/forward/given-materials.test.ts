import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import { taughtPorts } from '../testing/taught-ports.ts';

/** Reactions of two partners, mapped by hand. */
const TAUGHT = [
  { key: 'amide', reaction: 'O[C:2]([CH3:1])=[O:3].[NH2:4][CH2:5][CH3:6]>>[CH3:1][C:2](=[O:3])[NH:4][CH2:5][CH3:6]' },
  {
    key: 'Suzuki',
    reaction:
      'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.OB(O)[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[c:1]1(-[c:7]2[cH:8][cH:9][cH:10][cH:11][cH:12]2)[cH:2][cH:3][cH:4][cH:5][cH:6]1',
  },
  {
    key: 'SNAr',
    reaction:
      'F[c:1]1[cH:2][cH:3][c:4]([N+:5](=[O:6])[O-:7])[cH:8][cH:9]1.[NH:10]1[CH2:11][CH2:12][O:13][CH2:14][CH2:15]1>>[c:1]1([N:10]2[CH2:11][CH2:12][O:13][CH2:14][CH2:15]2)[cH:2][cH:3][c:4]([N+:5](=[O:6])[O-:7])[cH:8][cH:9]1',
  },
  {
    key: 'reductive amination',
    reaction:
      'O=[CH:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1.[NH2:8][CH2:9][CH3:10]>>[CH2:1]([NH:8][CH2:9][CH3:10])[c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1',
  },
  {
    key: 'Diels-Alder',
    reaction:
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH2:5]=[CH:6][C:7](=[O:8])[O:9][CH3:10]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][CH:6]([C:7](=[O:8])[O:9][CH3:10])[CH2:5]1',
  },
  { key: 'ether', reaction: 'Br[CH2:1][CH3:2].[OH:3][CH2:4][CH3:5]>>[CH2:1]([CH3:2])[O:3][CH2:4][CH3:5]' },
];

const GRIGNARD = '[CH3:1][Mg+].[O:2]=[CH:3][CH2:4][CH3:5]>>[CH3:1][CH:3]([OH:2])[CH2:4][CH3:5]';

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await taughtPorts([...TAUGHT, { key: 'Grignard', reaction: GRIGNARD }]);
});

/** Products of starting materials given together, best first. */
function react(materials: string, settings: Partial<PlanRequest> = {}) {
  const target = ports.rdkit.canonicalSmiles(materials);
  if (!target.ok) throw new Error(target.error.message);
  const request: PlanRequest = {
    target: target.value,
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: 'All Reactions 1.0',
    precision: 1,
    maxSuggestions: 100,
    maxSteps: 1,
    ...settings,
  };
  const [report] = plan(ports, request);
  const smiles = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  return {
    ...report,
    target: target.value,
    products: report.suggestions.map(({ precursors: [product] }) => smiles.get(product.structureId)),
  };
}

describe('starting materials given together', () => {
  it.each([
    ['an acid and an amine an amide', 'OC(=O)c1ccccc1.NCCC', 'CCCNC(=O)c1ccccc1'],
    ['a boronic acid and a bromide a biaryl', 'OB(O)c1ccc(C)cc1.Brc1ccccc1OC', 'COc1ccccc1-c1ccc(C)cc1'],
    ['a fluoronitroarene and an amine an aniline', 'Fc1ccc([N+](=O)[O-])cc1C.N1CCCC1', 'Cc1cc([N+](=O)[O-])ccc1N1CCCC1'],
    ['an aldehyde and an amine another amine', 'O=Cc1ccc(OC)cc1.NCCC', 'CCCNCc1ccc(OC)cc1'],
    ['a diene and an enone a cyclohexene', 'C=CC=C.C=CC(C)=O', 'CC(=O)C1CC=CCC1'],
    ['an alkyl bromide and an alcohol an ether', 'CCCBr.OCCCC', 'CCCCOCCC'],
  ])('make of %s', (_, materials, product) => {
    expect(react(materials).products[0]).toBe(product);
  });

  it.each([
    ['a Grignard reagent', 'C[Mg]Br'],
    ['its ions', '[CH3-].[Mg+2].[Br-]'],
    ['an organolithium compound, as the Grignard reagent does', '[Li]C'],
  ])('add to an aldehyde: %s', (_, reagent) => {
    const { products, suggestions, target } = react(`O=CCCC.${reagent}`);
    expect(products[0]).toBe('CCCC(C)O');
    const atoms = target.match(/\[[^\]]*\]|Br|[CO]/g)?.length;
    expect(Math.max(...suggestions[0].precursors[0].parentAtom)).toBeLessThan(atoms ?? 0);
  });

  it('keep no metal at carbon while another carbon reacts', () => {
    expect(react('O=CCCC.C[Mg]Br').products.filter((product) => product?.includes('Mg'))).toEqual([]);
  });

  it('may react within one molecule where there is no other', () => {
    expect(react('NCCCCC(=O)O').products).toContain('O=C1CCCCN1');
  });

  it('all go into the product', () => {
    const { products, leftOut } = react('OC(=O)c1ccccc1.NCCC.CCCCCC');
    expect(products).toEqual([]);
    expect(Object.keys(leftOut)).not.toContain('product-given');
  });

  it('keep their atoms, which count on through all of them', () => {
    const { target, suggestions } = react('OC(=O)c1ccccc1.NCCC');
    expect(target).toBe('CCCN.O=C(O)c1ccccc1');
    const [{ precursors, centre, partners }] = suggestions;
    expect(partners).toEqual([]);
    // CCCNC(=O)c1ccccc1: amine 0 to 3, carbon 5 and oxygen 4 of the acid; its other oxygen, 6, leaves
    expect(precursors[0].parentAtom.slice(0, 6)).toEqual([0, 1, 2, 3, 5, 4]);
    expect(centre).toEqual([3, 5, 6]);
  });

  it('are rated by how probable the product is among all that may form', () => {
    const { suggestions } = react('OC(=O)c1ccccc1.NCCC');
    const sum = suggestions.reduce((total, { probability }) => total + probability, 0);
    expect(sum).toBeLessThanOrEqual(1 + 1e-9);
    expect(suggestions[0].precedentCount).toBe(1);
    expect(suggestions[0].reasons.length).toBeGreaterThan(0);
  });

  it('go on as products with partners of recorded reactions', () => {
    const reports = [
      ...plan(ports, {
        target: 'CCCBr.Nc1ccc(CO)cc1',
        direction: 'forward',
        algorithm: 'brute-force',
        strategy: 'All Reactions 1.0',
        precision: 1,
        maxSuggestions: 10,
        maxSteps: 2,
      }),
    ];
    expect(reports.length).toBeGreaterThan(1);
    const further = reports.slice(1).flatMap(({ suggestions }) => suggestions);
    expect(further.some(({ partners }) => partners.length > 0)).toBe(true);
  });

  it('give the same answer a second time', () => {
    expect(react('O=Cc1ccc(OC)cc1.NCCC')).toEqual(react('O=Cc1ccc(OC)cc1.NCCC'));
  });
});

describe('a single starting material', () => {
  it('is coupled by the same reactions with partners from their examples', () => {
    const { suggestions, products } = react('OB(O)c1ccc(C)cc1');
    const index = products.indexOf('Cc1ccc(-c2ccccc2)cc1');
    expect(suggestions[index]?.partners).toEqual(['Brc1ccccc1']);
  });
});
