import { createHash } from 'node:crypto';
import { textbookLibrary } from '@retron/build/testing';
import { createRdkit } from '@retron/rdkit';
import type { Rdkit } from '@retron/rdkit/port';
import { readReagent } from '@retron/reactivity';
import { beforeAll, describe, expect, it } from 'vitest';
import { plan } from '../plan.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { Workbench } from '../ports/workbench.ts';

/** What recorded reactions show; all else here comes from textbooks. */
const TAUGHT = [
  {
    key: 'Wittig reaction',
    reaction:
      '[CH3:1][CH2:2][P+](c1ccccc1)(c1ccccc1)c1ccccc1.O=[CH:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][CH:2]=[CH:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
  },
  {
    key: 'Wittig reaction of a benzyl ylide',
    reaction:
      '[CH3:1][CH:2]=O.[c:4]1([CH2:3][P+](c2ccccc2)(c2ccccc2)c2ccccc2)[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][CH:2]=[CH:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
  },
  { key: 'hydrogenation', reaction: '[CH3:1][C:2]([CH3:5])=[C:3]([CH3:6])[CH3:4]>>[CH3:1][CH:2]([CH3:5])[CH:3]([CH3:6])[CH3:4]' },
  { key: 'reduction', reaction: '[O:1]=[C:2]([CH3:3])[CH2:4][CH3:5]>>[OH:1][CH:2]([CH3:3])[CH2:4][CH3:5]' },
  {
    key: 'olefination',
    reaction:
      'CCOP(=O)(OCC)[CH2:1][C:2](=[O:3])[O:4][CH3:5].O=[CH:6][CH2:7][CH3:8]>>[CH:1]([C:2](=[O:3])[O:4][CH3:5])=[CH:6][CH2:7][CH3:8]',
  },
  {
    key: 'olefination with a branched ylide',
    reaction:
      'c1ccc(P(=[C:1]([CH3:9])[C:2](=[O:3])[O:4][CH3:5])(c2ccccc2)c2ccccc2)cc1.O=[CH:6][CH2:7][CH3:8]>>[C:1]([CH3:9])([C:2](=[O:3])[O:4][CH3:5])=[CH:6][CH2:7][CH3:8]',
  },
  {
    key: 'olefination with a phosphonoglycinate',
    reaction:
      'COP(=O)(OC)[CH:1]([NH:9][C:10](=[O:11])[CH3:12])[C:2](=[O:3])[O:4][CH3:5].O=[CH:6][CH2:7][CH3:8]>>[C:1]([NH:9][C:10](=[O:11])[CH3:12])([C:2](=[O:3])[O:4][CH3:5])=[CH:6][CH2:7][CH3:8]',
  },
  {
    key: 'sulfinyl imine',
    reaction:
      '[CH3:1][CH2:2][CH:3]=O.[NH2:4][S:5](=[O:6])[C:7]([CH3:8])([CH3:9])[CH3:10]>>[CH3:1][CH2:2][CH:3]=[N:4][S:5](=[O:6])[C:7]([CH3:8])([CH3:9])[CH3:10]',
  },
  {
    key: 'hydrazone',
    reaction: '[CH3:1][CH2:2][CH:3]=O.[NH2:4][NH:5][C:6](=[O:7])[CH3:8]>>[CH3:1][CH2:2][CH:3]=[N:4][NH:5][C:6](=[O:7])[CH3:8]',
  },
];

let ports: PlanningPorts;
let rdkit: Rdkit;

beforeAll(async () => {
  const toolkit = await createRdkit();
  rdkit = toolkit;
  const library = await textbookLibrary(toolkit, (bytes) => createHash('sha256').update(bytes).digest('hex'), TAUGHT);
  const stock = { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) };
  ports = { libraries: [library], stock, rdkit: toolkit, workbench: new Workbench(toolkit), nowMs: () => 0 };
});

const canonical = (smiles: string): string => {
  const read = rdkit.canonicalSmiles(smiles);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
};

function readOrNull(smiles: string): string | null {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
}

/** Products of materials under reagents given by name, most probable first. */
function productsOf(materials: string, ...names: readonly string[]): readonly string[] {
  const reagents = names.map((name) => {
    const reagent = readReagent(name, (smiles) => readOrNull(smiles));
    if (reagent === null) throw new Error(`${name} is no known reagent.`);
    return reagent.smiles;
  });
  const [report] = plan(ports, {
    target: canonical(materials),
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: 'All Reactions 1.0',
    precision: 1,
    maxSuggestions: 50,
    maxSteps: 1,
    reagents,
  });
  const smiles = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  return report.suggestions.map(({ precursors }) => smiles.get(precursors[0].structureId) ?? '');
}

/** Those with these heavy atoms and no others, whatever their configuration. */
const drawnAs = (products: readonly string[], plain: string) =>
  products.filter((product) => canonical(product.replace(/[@/\\]/g, '')) === canonical(plain));

/** A product and its mirror image, of which either may be drawn where nothing chiral is there. */
function imagesOf(product: string): readonly string[] {
  return [canonical(product), canonical(product.replace(/@+/g, (mark) => (mark === '@' ? '@@' : '@')))];
}

describe('configurations that a forward reaction makes', () => {
  it.each([
    ['of an E alkene', 'CC/C=C/CC', 'OsO4', 'CCC(O)C(O)CC', 'CC[C@@H](O)[C@H](O)CC'],
    ['of a Z alkene', 'CC/C=C\\CC', 'OsO4', 'CCC(O)C(O)CC', 'CC[C@@H](O)[C@@H](O)CC'],
    ['of an E alkene, anti', 'CC/C=C/CC', 'Br2', 'CCC(Br)C(Br)CC', 'CC[C@@H](Br)[C@@H](Br)CC'],
    ['of a Z alkene, anti', 'CC/C=C\\CC', 'Br2', 'CCC(Br)C(Br)CC', 'CC[C@@H](Br)[C@H](Br)CC'],
    ['of the epoxide of a Z alkene', 'CC/C=C\\CC', 'mCPBA', 'CCC1OC1CC', 'CC[C@@H]1O[C@@H]1CC'],
  ])('are told by the geometry %s, in one drawing', (_of, alkene, reagent, plain, product) => {
    const [drawn, ...others] = drawnAs(productsOf(alkene, reagent), plain);
    expect(imagesOf(product)).toContain(drawn);
    expect(others).toEqual([]);
  });

  it.each([
    ['of an E alkene under permanganate, syn', 'CC/C=C/CC', ['KMnO4', 'NaOH', 'H2O'], 'CCC(O)C(O)CC', 'CC[C@@H](O)[C@H](O)CC'],
    ['of a Z alkene under permanganate, syn', 'CC/C=C\\CC', ['KMnO4', 'NaOH', 'H2O'], 'CCC(O)C(O)CC', 'CC[C@@H](O)[C@@H](O)CC'],
    [
      'of an E alkene that is hydrogenated',
      'C/C(c1ccccc1)=C(/C)c1ccncc1',
      ['H2', 'Pd/C'],
      'CC(c1ccccc1)C(C)c1ccncc1',
      'C[C@H](c1ccccc1)[C@H](C)c1ccncc1',
    ],
    ['of a ring alkene that is hydrogenated, cis', 'CC1=C(C)CCCC1', ['H2', 'Pd/C'], 'CC1CCCCC1C', 'C[C@H]1CCCC[C@H]1C'],
    ['of none, where it is open', 'CC(c1ccccc1)=C(C)c1ccncc1', ['H2', 'Pd/C'], 'CC(c1ccccc1)C(C)c1ccncc1', 'CC(c1ccccc1)C(C)c1ccncc1'],
  ])('follow from the geometry %s', (_of, alkene, reagents, plain, product) => {
    const [drawn, ...others] = drawnAs(productsOf(alkene, ...reagents), plain);
    expect(imagesOf(product)).toContain(drawn);
    expect(others).toEqual([]);
  });

  it.each([
    [
      'of an alkyl ylide and an aromatic aldehyde, cis',
      'CC[P+](c1ccccc1)(c1ccccc1)c1ccccc1.O=Cc1ccc(F)cc1',
      'CC=Cc1ccc(F)cc1',
      'C/C=C\\c1ccc(F)cc1',
    ],
    ['of a benzyl ylide, which gives both', 'CC=O.C(c1ccc(F)cc1)[P+](c1ccccc1)(c1ccccc1)c1ccccc1', 'CC=Cc1ccc(F)cc1', 'CC=Cc1ccc(F)cc1'],
  ])('are those of the ylide: %s', (_of, materials, plain, product) => {
    const drawn = productsOf(materials, 'KHMDS').filter((each) => canonical(each.replace(/[/\\]/g, '')) === canonical(plain));
    expect(drawn).toEqual([canonical(product)]);
  });

  it('are left open where the alkene states no geometry', () => {
    expect(drawnAs(productsOf('CCC=CCC', 'OsO4'), 'CCC(O)C(O)CC')).toEqual(['CCC(O)C(O)CC']);
  });

  it.each([
    ['cis, of an alkene and osmium tetroxide', 'C1=CCCCC1', ['OsO4', 'NMO'], 'O[C@H]1CCCC[C@H]1O', 'OC1CCCCC1O'],
    ['trans, of an alkene and bromine', 'C1=CCCCC1', ['Br2', 'CCl4'], 'Br[C@H]1CCCC[C@@H]1Br', 'BrC1CCCCC1Br'],
    ['trans, of an epoxide and azide', 'C1CCC2OC2C1', ['NaN3', 'NH4Cl'], '[N-]=[N+]=N[C@H]1CCCC[C@@H]1O', '[N-]=[N+]=NC1CCCCC1O'],
  ])('stand in a ring %s', (_how, materials, reagents, product, plain) => {
    const [first, ...others] = drawnAs(productsOf(materials, ...reagents), plain);
    expect(imagesOf(product)).toContain(first);
    expect(others).toEqual([]);
  });

  it.each([
    ['L-(+)-DET', 'OC[C@@H]1O[C@H]1CCC'],
    ['D-(-)-DIPT', 'OC[C@H]1O[C@@H]1CCC'],
  ])('are chosen by the tartrate of an epoxidation: %s', (tartrate, product) => {
    const [first] = drawnAs(productsOf('CCC/C=C/CO', 'Ti(OiPr)4', tartrate, 'TBHP'), 'CCCC1OC1CO');
    expect(first).toBe(canonical(product));
  });

  // R of styrene with the β mixture; 2S,3R of an E cinnamate.
  it.each([
    ['C=Cc1ccccc1', 'AD-mix-β', 'OC[C@H](O)c1ccccc1', 'OCC(O)c1ccccc1'],
    ['C=Cc1ccccc1', 'AD-mix-alpha', 'OC[C@@H](O)c1ccccc1', 'OCC(O)c1ccccc1'],
    ['CCOC(=O)/C=C/c1ccccc1', 'AD-mix beta', 'CCOC(=O)[C@@H](O)[C@H](O)c1ccccc1', 'CCOC(=O)C(O)C(O)c1ccccc1'],
    ['CCOC(=O)/C=C/c1ccccc1', 'AD-mix-α', 'CCOC(=O)[C@H](O)[C@@H](O)c1ccccc1', 'CCOC(=O)C(O)C(O)c1ccccc1'],
  ])('are chosen by the ligand of a dihydroxylation: %s with %s', (alkene, mixture, product, plain) => {
    expect(drawnAs(productsOf(alkene, mixture, 'tBuOH', 'H2O'), plain)[0]).toBe(canonical(product));
  });

  it('are those of the alcohol that an oxazaborolidine makes, and open without it', () => {
    const alcohol = (...reagents: readonly string[]) => drawnAs(productsOf('CC(=O)c1ccccc1', ...reagents), 'CC(O)c1ccccc1')[0];
    expect(alcohol('(S)-CBS', 'BH3·SMe2')).toBe('C[C@@H](O)c1ccccc1');
    expect(alcohol('(R)-CBS', 'BH3.THF')).toBe('C[C@H](O)c1ccccc1');
    expect(alcohol('NaBH4')).toBe('CC(O)c1ccccc1');
  });

  it('are endo where a ring meets a cyclic diene', () => {
    const products = productsOf('C1=CCC=C1.O=C1C=CC(=O)O1');
    expect(drawnAs(products, 'O=C1OC(=O)C2C3C=CC(C3)C12')).toEqual([canonical('O=C1[C@@H]2[C@H](C(=O)O1)[C@@H]1C=C[C@H]2C1')]);
  });

  it.each([
    ['cis', 'a bulky hydride', 'L-Selectride', 'O=C1CCC(c2ccccc2)CC1', 'O[C@H]1CC[C@@H](c2ccccc2)CC1'],
    ['cis', 'a bulky hydride', 'L-Selectride', 'CC1CCCCC1=O', 'C[C@H]1CCCC[C@H]1O'],
    ['trans', 'a small one', 'LiAlH4', 'O=C1CCC(C(C)(C)C)CC1', 'CC(C)(C)[C@H]1CC[C@H](O)CC1'],
    ['open', 'a small one, of a ring that nothing holds,', 'NaBH4', 'O=C1CCC(C)CC1', 'CC1CCC(O)CC1'],
  ])('are %s on the ring of a cyclohexanone that %s reduces', (_how, _what, hydride, ketone, alcohol) => {
    expect(productsOf(ketone, hydride)[0]).toBe(canonical(alcohol));
  });

  it('are cis where a ring adds to an open diene, without any reagent', () => {
    const products = productsOf('C=C(C)C(C)=C.O=C1C=CC(=O)N1C');
    expect(drawnAs(products, 'CC1=C(C)CC2C(=O)N(C)C(=O)C2C1')).toEqual([canonical('CC1=C(C)C[C@H]2C(=O)N(C)C(=O)[C@H]2C1')]);
  });

  it.each([
    ['an ester, of its ylide', 'CCC=O.COC(=O)C(C)=P(c1ccccc1)(c1ccccc1)c1ccccc1', [], 'CC/C=C(\\C)C(=O)OC', 'CCC=C(C)C(=O)OC'],
    [
      'an ester beside nitrogen, of its phosphonate',
      'CCC=O.COC(=O)C(NC(C)=O)P(=O)(OC)OC',
      ['DBU'],
      'CC/C=C(\\NC(C)=O)C(=O)OC',
      'CCC=C(NC(C)=O)C(=O)OC',
    ],
  ])('put %s, apart from what the aldehyde bears', (_of, materials, reagents, product, plain) => {
    expect(drawnAs(productsOf(materials, ...reagents), plain)).toEqual([canonical(product)]);
  });

  it('stay open at a double bond that stood before', () => {
    const materials = 'O=CCCC=C(C)C(=O)OC.COC(=O)C(C)=P(c1ccccc1)(c1ccccc1)c1ccccc1';
    const drawn = drawnAs(productsOf(materials), 'COC(=O)C(C)=CCCC=C(C)C(=O)OC');
    expect(drawn).toEqual([canonical('COC(=O)C(C)=CCC/C=C(\\C)C(=O)OC')]);
  });

  it('are E of a sulfinyl imine, and open of a hydrazone', () => {
    const imines = productsOf('CCC=O.CC(C)(C)[S@](N)=O', 'Ti(OEt)4');
    expect(drawnAs(imines, 'CCC=NS(=O)C(C)(C)C')).toEqual([canonical('CC/C=N/[S@](=O)C(C)(C)C')]);
    expect(productsOf('CCC=O.CC(=O)NN', 'HCl')).toContain('CCC=NNC(C)=O');
  });

  it('are E of a phosphonate, and Z of one with trifluoroethyl groups', () => {
    const alkene = (group: string) => productsOf(`COC(=O)CP(=O)(O${group})O${group}.CCCC=O`, 'KHMDS', '18-crown-6')[0];
    expect(alkene('CC')).toBe('CCC/C=C/C(=O)OC');
    expect(alkene('CC(F)(F)F')).toBe('CCC/C=C\\C(=O)OC');
  });
});
