import { record } from '@retron/command/testing';
import { describe, expect, it } from 'vitest';
import { hasCoreLibrary } from '../testing/core-library.ts';
import { predictCommand } from './predict.ts';

const run = (args: readonly string[], lines?: readonly string[]) => record(predictCommand, args, lines);

describe.skipIf(!hasCoreLibrary)('retron predict with the default library', () => {
  it('lets reagents decide, and prints a table', async () => {
    const { status, out } = await run(['C=Cc1ccc(C(C)=O)cc1', '--reagents', 'NaBH4', '--limit', '3']);
    expect(status).toBe(0);
    expect(out[0]).toBe('C=Cc1ccc(C(C)=O)cc1 -[sodium borohydride]->');
    expect(out[1]).toMatch(/^ +Share +Rating +Precedents +Product +Partner +Name$/);
    expect(out[2]).toMatch(/^1 +9\d\.\d % +great +\d+ +C=Cc1ccc\(C\(C\)O\)cc1 +Ketone to alcohol reduction$/);
    expect(out.at(-2)).toMatch(/^ +\d+\.\d % outside what is known$/);
  });

  it('takes reagents from among the starting materials', async () => {
    const { status, out } = await run(['C=Cc1ccc(C(C)=O)cc1.[BH4-].[Na+]', '--limit', '1']);
    expect(status).toBe(0);
    expect(out[0]).toBe('C=Cc1ccc(C(C)=O)cc1 -[sodium borohydride]->');
    expect(out[2]).toMatch(/C=Cc1ccc\(C\(C\)O\)cc1/);
  });

  it('alkylates a ketone at its open side where a hindered amide base is there', async () => {
    const { status, out } = await run(['CC(=O)C1CCCC1.CI.[Li]N(C(C)C)C(C)C', '--limit', '1']);
    expect(status).toBe(0);
    expect(out[0]).toBe('CC(=O)C1CCCC1 + CI -[LDA]->');
    expect(out[2]).toMatch(/^1 .* CCC\(=O\)C1CCCC1( |$)/);
  });

  it.each([
    ['C=CCCCC.O.CC(=O)O[Hg]OC(C)=O', 'CCCCC\\(C\\)O', 'Oxymercuration'],
    ['C=Cc1ccccc1.O=C=C(Cl)Cl', 'O=C1CC\\(c2ccccc2\\)C1\\(Cl\\)Cl', 'Ketene cycloaddition'],
  ])('names the reaction of the textbooks that nothing recorded shows, of %s', async (given, product, name) => {
    const { out } = await run([given, '--limit', '1']);
    expect(out.find((line) => /^ *1 /.test(line))).toMatch(new RegExp(` ${product} .*${name}$`));
  });

  it('calls a labelled reagent by its name, and does not say that nothing is known of it', async () => {
    const { out } = await run(['O=C1CCCCC1', '--reagents', 'NaBD4, CD3OD', '--limit', '1']);
    expect(out[0]).toBe('O=C1CCCCC1 -[NaBD4, CD3OD]->');
    expect(out.filter((line) => line.includes('changes nothing'))).toEqual([]);
    expect(out.find((line) => /^ *1 /.test(line))).toContain(' [2H]C1(O)CCCCC1 ');
  });

  it.each([
    ['what the structure does by itself under a base', 'Nc1ccc(C#N)cc1C#Cc1ccccc1', 'KOt-Bu; NMP', 'N#Cc1ccc2[nH]c(-c3ccccc3)cc2c1'],
    ['an azide under a phosphine and water', '[N-]=[N+]=NCCc1ccc(OCc2ccccc2)cc1', 'PPh3; THF; H2O', 'NCCc1ccc(OCc2ccccc2)cc1'],
    ['a carbonyl group that a reagent gives', 'NNC(=O)c1ccc(Br)cc1', 'CDI; Et3N; THF', 'O=c1[nH]nc(-c2ccc(Br)cc2)o1'],
  ])('has %s before partners that nobody gave', async (_, given, reagents, product) => {
    const { out } = await run([given, '--reagents', reagents, '--limit', '1']);
    expect(`${out.find((line) => /^ *1 /.test(line))} `).toContain(` ${product} `);
  });

  it.each([
    ['an ester before a nitrile', 'CCOC(=O)c1ccc(C#N)cc1', 'LiOH, THF, H2O', 'N#Cc1ccc(C(=O)O)cc1'],
    [
      'ammonia before a reduction that nothing brings about',
      'O=[N+]([O-])c1ccc(F)cc1C(=O)O',
      'NH3, MeOH',
      'Nc1ccc([N+](=O)[O-])c(C(=O)O)c1',
    ],
    ['Boc for benzyl', 'O=C1CCN(Cc2ccccc2)CC1', 'H2, Pd/C, Boc2O, MeOH', 'CC(C)(C)OC(=O)N1CCC(=O)CC1'],
    ['a nitro group on an anilide', 'CC(=O)Nc1ccccc1', 'HNO3, H2SO4', 'CC(=O)Nc1ccc([N+](=O)[O-])cc1'],
    ['a benzimidazole from formic acid', 'Nc1ccccc1N', 'HCO2H', 'c1ccc2[nH]cnc2c1'],
    ['a nitrile from a chloropyridine', 'Clc1ccc(C(F)(F)F)cn1', 'Zn(CN)2, Pd(PPh3)4', 'N#Cc1ccc(C(F)(F)F)cn1'],
    ['an indole from a hydrazine', 'CC(=O)c1ccccc1.NNc1ccccc1', 'ZnCl2, AcOH', 'c1ccc(-c2cc3ccccc3[nH]2)cc1'],
    ['a lactone', 'OCCCC(=O)OC', 'TsOH, toluene', 'O=C1CCCO1'],
    ['an indole from an indoline', 'COc1ccc2c(c1)CCN2', 'DDQ', 'COc1ccc2[nH]ccc2c1'],
    ['an acid by way of the Grignard reagent', 'CCCCCCBr', 'Mg, THF, CO2', 'CCCCCCC(=O)O'],
    ['the racemate, where nothing chiral is there', 'CC(C)=CCO', 'VO(acac)2, TBHP', 'CC1(C)OC1CO'],
    [
      'an aryl nitrile by way of the diazonium ion',
      'Nc1ccc(Cl)cc1Br',
      'sodium nitrite, hydrochloric acid, copper(I) cyanide',
      'N#Cc1ccc(Cl)cc1Br',
    ],
    ['an aryl azide', 'Nc1ccc(Cl)cc1Br', 'NaNO2, HCl, NaN3', '[N-]=[N+]=Nc1ccc(Cl)cc1Br'],
    ['an arene without its amino group', 'Nc1ccc(Cl)cc1Br', 'NaNO2, HCl, H3PO2', 'Clc1cccc(Br)c1'],
    ['an annulated enone, by an amine', 'CC(=O)CCC1(C)C(=O)CCCC1=O', 'L-proline', 'CC12CCC(=O)C=C1CCCC2=O'],
    ['an annulated enone, by hydroxide', 'CC(=O)CCC1(C)C(=O)CCCC1=O', 'KOH', 'CC12CCC(=O)C=C1CCCC2=O'],
    ['two groups of a Grignard reagent', 'CCOC(C)=O.Br[Mg]c1ccccc1', 'THF', 'CC(O)(c1ccccc1)c1ccccc1'],
    ['two equal groups more', 'CCOC(=O)CC.CC[Mg]Br', 'Et2O', 'CCC(O)(CC)CC'],
    ['a lactone, in a word that goes with its share', 'CC1CCCCC1=O', 'mCPBA', 'CC1CCCCC(=O)O1'],
    ['an ortho-allylphenol, by heat alone', 'C=CCOc1ccc(C)cc1', 'N,N-diethylaniline, heat', 'C=CCc1cc(C)ccc1O'],
    ['an amidoxime, once', 'N#Cc1ccccc1', 'NH2OH.HCl, Et3N', 'NC(=NO)c1ccccc1'],
  ])('makes of a reagent what it is there for: %s', async (_, given, reagents, product) => {
    const { out } = await run([given, '--reagents', reagents, '--json', '--limit', '50']);
    const { products } = JSON.parse(out[0]);
    expect(products[0].product).toBe(product);
    expect(products[0].rating).toBeGreaterThan(2);
    expect(products.filter((each: { product: string; partners: readonly string[] }) => each.product === product)).toHaveLength(1);
  });

  it('lights no lamp over a peracid', async () => {
    const { out } = await run(['CC(=C)C1CCC(C)=CC1', '--reagents', 'mCPBA', '--json', '--limit', '50']);
    const { products } = JSON.parse(out[0]);
    expect(products[0]).toMatchObject({ product: 'C=C(C)C1CCC2(C)OC2C1', rating: 4 });
    expect(products.flatMap((each: { nameReactions: readonly string[] }) => each.nameReactions)).not.toContain('Paterno-Büchi reaction');
  });

  it('reduces no nitrile with a borohydride alone', async () => {
    const { out } = await run(['N#CCc1ccccc1', '--reagents', 'NaBH4, EtOH', '--json']);
    const { outside, products } = JSON.parse(out[0]);
    expect(outside).toBeGreaterThan(0.9);
    expect(products[0].rating).toBeLessThanOrEqual(2);
  });

  it('takes a salt as the acid that it is made of', async () => {
    const { status, out } = await run(['CCCBr.c1ccc(O[Na])cc1', '--limit', '1']);
    expect(status).toBe(0);
    expect(out[0]).toBe('CCCBr + Oc1ccccc1 ->');
    expect(out[2]).toMatch(/ CCCOc1ccccc1 /);
  });

  it('warns where most is outside what is known', async () => {
    // Without a group that draws electrons an alkene takes up no diene, by any record or textbook.
    const { out } = await run(['C=CC=C.C=C']);
    expect(out).toContain('Most of what such a compound does is not recorded.');
  });

  it('prints one JSON object a line, of as many products as asked for', async () => {
    const { status, out } = await run(
      ['-', '--json', '--limit', '1', '--reagents', 'VVWRJUBEIPHGQF-UHFFFAOYSA-N,PPh3', '--reagents', 'CCCCC'],
      ['CCO.Oc1ccccc1', 'C=Cc1ccccc1'],
    );
    expect(status).toBe(0);
    const [ether] = out.map((line) => JSON.parse(line));
    expect(out).toHaveLength(2);
    expect(ether.reagents.map(({ name }: { name: string | null }) => name)).toEqual(['DIAD', 'triphenylphosphine', null]);
    expect(ether.products).toHaveLength(1);
    expect(ether.products[0].product).toBe('CCOc1ccccc1');
    expect(ether.products[0].share + ether.outside).toBeLessThanOrEqual(1);
  });

  it('takes what stands above an arrow as it is written, and says what changes nothing', async () => {
    const { status, out, err } = await run(['CC(=O)c1ccccc1', '--reagents', 'NaBH4 (1.5 equiv), THF, 0 °C']);
    const acetonide = await run(['OC[C@@H](O)c1ccccc1', '--reagents', '2,2-dimethoxypropane, TsOH']);
    expect(acetonide.out[0]).toMatch(/-\[2,2-dimethoxypropane, p-toluenesulfonic acid\]->$/);
    expect([status, err]).toEqual([0, ['0 °C: the prediction goes by substances alone.']]);
    expect(out[0]).toBe('CC(=O)c1ccccc1 -[sodium borohydride, THF]->');
    expect(out).toContain('THF: changes nothing, as nothing is known of it as a reagent.');
  });

  it('takes a phosphonium bromide without its bromide, and draws the Z alkene of its ylide', async () => {
    const { out } = await run(['[Br-].CCC[P+](c1ccccc1)(c1ccccc1)c1ccccc1.O=CCCCCC', '--reagents', 'NaHMDS', '--json', '--limit', '1']);
    const [product] = JSON.parse(out[0]).products;
    expect(product.product).toBe('CC/C=C\\CCCCC');
    expect(product.rating).toBe(4);
  });

  it('says what is no structure and what is no reagent', async () => {
    expect((await run(['CC(('])).status).toBe(1);
    const unknown = await run(['CCO', '--reagents', 'pixie dust']);
    expect(unknown).toMatchObject({
      status: 2,
      err: ['pixie dust is neither a known reagent (by name, formula or InChIKey) nor a SMILES.'],
    });
    const beside = await run(['CCC(C)=O', '--reagents', 'NaBH4, pixie dust', '--json', '--limit', '1']);
    expect(beside.status).toBe(0);
    expect(beside.err).toContain(
      'pixie dust is neither a known reagent (by name, formula or InChIKey) nor a SMILES: the prediction goes without it.',
    );
    expect(JSON.parse(beside.out[0]).products[0].product).toBe('CCC(C)O');
    expect(JSON.parse(beside.out[0]).notUnderstood).toEqual(['pixie dust']);
  });
});

describe('retron predict', () => {
  it('says how it is called', async () => {
    expect((await run([])).status).toBe(2);
    expect((await run(['CCO', '--limit', '0'])).status).toBe(2);
  });
});
