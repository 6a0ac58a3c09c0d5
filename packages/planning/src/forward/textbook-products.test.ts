import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import { finished } from '@retron/molecule';
import { LIGHT, reagentByName } from '@retron/reactivity';
import { beforeAll, describe, expect, it } from 'vitest';
import { TextbookLibrary } from '../libraries/textbook-library.ts';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { taughtPorts } from '../testing/taught-ports.ts';
import { mixtureOf } from './mixture.ts';
import { textbookProducts } from './textbook-products.ts';

const DIELS_ALDER = 'C=CC=C.O=C1C=CC(=O)O1';
const ADDUCT = 'O=C1OC(=O)C2CC=CCC12';
const CIS_ADDUCT = 'O=C1OC(=O)[C@@H]2CC=CC[C@H]12';

let ports: PlanningPorts;

beforeAll(async () => {
  ports = await taughtPorts([
    { key: 'ester', reaction: 'O[C:1](=[O:2])[CH3:3].[OH:4][CH2:5][CH3:6]>>[C:1](=[O:2])([CH3:3])[O:4][CH2:5][CH3:6]' },
    { key: 'hydrogenation', reaction: '[CH2:1]=[CH:2][CH2:3][CH3:4]>>[CH3:1][CH2:2][CH2:3][CH3:4]' },
  ]);
});

const productsOf = (molecules: string) =>
  finished(textbookProducts(ports.workbench, mixtureOf(molecules.split('.')))).map(({ smiles }) => smiles);

function react(target: string, reagents: readonly string[] = [], precision: 1 | 2 = 2, asked = ports) {
  const [report] = plan(asked, {
    target,
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: 'All Reactions 1.0',
    precision,
    maxSuggestions: 50,
    maxSteps: 1,
    reagents,
  });
  const smiles = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  const products = report.suggestions.map((suggestion) => ({
    ...suggestion,
    product: smiles.get(suggestion.precursors[0].structureId) ?? '',
  }));
  return { products, outside: report.outside ?? 0 };
}

/** Names of the textbook reactions that are asked backwards. */
function textbookReactionNames({ workbench }: PlanningPorts): readonly string[] {
  const { library } = workbench.textbook;
  if (!(library instanceof TextbookLibrary)) throw new Error('No library of the textbooks.');
  return Array.from({ length: library.transformCount }, (_, index) => library.reaction(index).name);
}

describe('a base that takes up acid', () => {
  it('goes without saying where no reagent is written, and is asked for where others are', () => {
    const materials = 'CCOP(=O)(Cl)OCC.Sc1ccccc1';
    const productsUnder = (reagents: readonly string[]) => react(materials, reagents).products.map(({ product }) => product);
    expect(productsUnder([])).toContain('CCOP(=O)(OCC)Sc1ccccc1');
    expect(productsUnder([reagentByName('sulfuric acid') ?? ''])).not.toContain('CCOP(=O)(OCC)Sc1ccccc1');
  });
});

describe('a reaction that needs two reagents', () => {
  it('is asked where both are there, and never backwards where its retron tells nothing', () => {
    const [sulfide, chlorine] = [reagentByName('dimethyl sulfide') ?? '', reagentByName('NCS') ?? ''];
    const oxidised = (reagents: readonly string[]) => react('OC1CCCCC1', reagents).products.map(({ product }) => product);
    expect(oxidised([sulfide, chlorine])).toContain('O=C1CCCCC1');
    expect(oxidised([sulfide])).not.toContain('O=C1CCCCC1');
    expect(textbookReactionNames(ports)).not.toContain('Corey-Kim oxidation');
    expect(textbookReactionNames(ports)).toContain('Saegusa oxidation');
  });
});

describe('ammonia', () => {
  it('is there as often as a ring takes it', () => {
    const materials = 'O=C(C(=O)c1ccccc1)c1ccccc1.O=Cc1ccc(Cl)cc1';
    const products = react(materials, [reagentByName('ammonium acetate') ?? '']).products.map(({ product }) => product);
    expect(products).toContain('Clc1ccc(-c2nc(-c3ccccc3)c(-c3ccccc3)[nH]2)cc1');
  });
});

describe('light', () => {
  it.each([
    ['an enone and an alkene', 'O=C1C=CCC1.CC=C', 'CC1CC2C(=O)CCC12'],
    ['a diaryl ketone and an alkene', 'O=C(c1ccccc1)c1ccc(F)cc1.CC(C)=C(C)C', 'CC1(C)OC(c2ccccc2)(c2ccc(F)cc2)C1(C)C'],
    ['a ketone with hydrogen within reach', 'CCCC(=O)c1ccc(F)cc1', 'OC1(c2ccc(F)cc2)CCC1'],
    ['a cyclic ketone', 'CC1(C)CCCCC1=O', 'CC(C)=CCCCC=O'],
  ])('joins or breaks %s where it is written', (_, materials, product) => {
    expect(react(materials, [LIGHT]).products.map((each) => each.product)).toContain(product);
    expect(react(materials).products.map((each) => each.product)).not.toContain(product);
  });

  it('comes with a photocatalyst', () => {
    const catalyst = reagentByName('Ir[dF(CF3)ppy]2(dtbbpy)PF6') ?? '';
    const [first] = react('Brc1ccc(C(C)=O)cc1.COCC(=O)O', [catalyst]).products;
    expect(first.product).toBe('COCc1ccc(C(C)=O)cc1');
  });
});

describe('textbook reactions of what is given', () => {
  it('are those that would be suggested backwards, and no others', () => {
    expect(productsOf(DIELS_ALDER)).toContain(ADDUCT);
    // the ring of a Robinson annulation has six members, and an ester is no aldehyde
    expect(productsOf('CCOC(C)=O.CC(C)=O')).not.toContain('CCOC(C)(O)CC(C)=O');
    expect(productsOf('CCOC(C)=O.CCCC')).toEqual([]);
  });

  it('tell how new centres of what has none stand to each other, by one of two mirror images, and no product twice', () => {
    const products = react('C1=CCCCC1.BrBr').products.map(({ product }) => product);
    expect(products.filter((smiles) => /^Br.*Br$/.test(smiles))).toEqual(['Br[C@H]1CCCC[C@@H]1Br']);
  });

  it('tell no configuration of a single new centre', () => {
    expect(react('C=Cc1ccccc1.BrBr').products.filter(({ product }) => product.includes('@'))).toEqual([]);
  });

  it('keep the configuration that comes of one that is given', () => {
    expect(productsOf('CC/C=C/CC.BrBr').some((smiles) => smiles.includes('@'))).toBe(true);
  });

  it('are named with their source, claim no record, are good at most, and have a share', () => {
    const { products, outside } = react(DIELS_ALDER);
    const adduct = products.find(({ product }) => product === CIS_ADDUCT);
    expect(adduct?.textbook?.name).toBe('Diels-Alder reaction');
    expect(adduct?.reasons[0]).toMatch(/^Textbook reaction: Diels-Alder reaction \(.+\); no recorded precedent\.$/);
    expect([adduct?.precedentCount, adduct?.rating]).toEqual([0, 3]);
    const shares = products.reduce((sum, { feasibility }) => sum + (feasibility ?? 0), 0);
    expect(shares + outside).toBeCloseTo(1, 2);
    expect(adduct?.feasibility).toBeGreaterThan(0.3);
    expect(adduct?.feasibility).toBeLessThan(0.6);
  });

  it('stand for a product whose records do not reach the precision that is asked', async () => {
    const taught = '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH2:5]=[CH:6][Cl:7]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][CH2:5][CH:6]1[Cl:7]';
    const library = await textbookLibrary(ports.rdkit, (bytes) => createHash('sha256').update(bytes).digest('hex'), [
      { key: 'cycloaddition', reaction: taught },
    ]);
    const found = (precision: 1 | 2) => {
      const { products } = react('C=CC=C.C=CC(=O)OC', [], precision, { ...ports, libraries: [library] });
      return products.find(({ product }) => product === 'COC(=O)C1CC=CCC1');
    };
    expect([found(1)?.textbook, found(1)?.precedentCount]).toEqual([null, 1]);
    expect([found(2)?.textbook?.name, found(2)?.precedentCount]).toEqual(['Diels-Alder reaction', 0]);
  });

  it('take nothing from what is recorded for sure', () => {
    const recorded = react('OC(=O)CC.OCCC', [], 1).products[0];
    expect([recorded.product, recorded.textbook]).toEqual(['CCCOC(=O)CC', null]);
  });

  it('need the reagent that makes them', () => {
    const birch = (reagents: readonly string[]) => react('COc1ccccc1', reagents).products.map(({ product }) => product);
    expect(birch([])).not.toContain('COC1=CCC=CC1');
    expect(birch(['[Li]'])).toContain('COC1=CCC=CC1');
  });

  it('may take two molecules of an organometallic reagent, and water at the end', () => {
    expect(react('COC(=O)c1ccccc1', ['[CH3][Mg][Br]']).products[0]).toMatchObject({
      product: 'CC(C)(O)c1ccccc1',
      partners: ['[CH3][Mg][Br]'],
    });
    expect(react('N#Cc1ccccc1', ['[CH3][Mg][Br]']).products[0].product).toBe('CC(=O)c1ccccc1');
  });
});
