import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { ENOLATES } from './enolates.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

const NITRIC_ACID = '[OH:9][N+](=O)[O-]';
const NITRO = '[N+]%11(=O)[O-]';

describe('orientation', () => {
  it.each([
    ['4-methoxyacetanilide nitrated beside methoxy', `COc1ccc(NC(C)=O)cc1.${NITRIC_ACID}>>COc1ccc(NC(C)=O)cc1%11.${NITRO}`, 'A1 never'],
    ['benzothiophene acetylated at 2', 'c1ccc2sccc2c1.[Cl:9]C(C)=O>>c1ccc2sc%11cc2c1.C%11(C)=O', 'A2 never'],
    ['4-quinolone nitrated at 5', `O=c1cc[nH]c2ccccc12.${NITRIC_ACID}>>O=c1cc[nH]c2cccc%11c12.${NITRO}`, 'A2 never'],
    ['4-quinolone brominated at 6', 'O=c1cc[nH]c2ccccc12.[Br:9]Br>>O=c1cc[nH]c2ccc%11cc12.Br%11', 'A2 never'],
    ['1-isoquinolone brominated at 3', 'O=c1[nH]ccc2ccccc12.[Br:9]Br>>O=c1[nH]c%11cc2ccccc12.Br%11', 'A2 never'],
    ['coumarin nitrated at 7', `O=c1ccc2ccccc2o1.${NITRIC_ACID}>>O=c1ccc2ccc%11cc2o1.${NITRO}`, 'A2 never'],
    [
      'the benzoyl ring of phenyl benzoate nitrated',
      `O=C(Oc1ccccc1)c1ccccc1.${NITRIC_ACID}>>O=C(Oc1ccccc1)c1cccc%11c1.${NITRO}`,
      'A2 never',
    ],
  ])('%s', (_, reaction, verdict) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['4-methoxyacetanilide nitrated beside the amide', `COc1ccc(NC(C)=O)cc1.${NITRIC_ACID}>>COc1ccc(NC(C)=O)c%11c1.${NITRO}`],
    ['4-hydroxyacetanilide nitrated beside the hydroxyl group', `Oc1ccc(NC(C)=O)cc1.${NITRIC_ACID}>>Oc1ccc(NC(C)=O)cc1%11.${NITRO}`],
    ['acetanilide nitrated para', `CC(=O)Nc1ccccc1.${NITRIC_ACID}>>CC(=O)Nc1ccc%11cc1.${NITRO}`],
    ['benzothiophene acetylated at 3', 'c1ccc2sccc2c1.[Cl:9]C(C)=O>>c1ccc2scc%11c2c1.C%11(C)=O'],
    ['4-quinolone nitrated at 6', `O=c1cc[nH]c2ccccc12.${NITRIC_ACID}>>O=c1cc[nH]c2ccc%11cc12.${NITRO}`],
    ['4-quinolone brominated at 3', 'O=c1cc[nH]c2ccccc12.[Br:9]Br>>O=c1c%11c[nH]c2ccccc12.Br%11'],
    ['quinazolinone nitrated at 6', `O=c1[nH]cnc2ccccc12.${NITRIC_ACID}>>O=c1[nH]cnc2ccc%11cc12.${NITRO}`],
    ['7-hydroxycoumarin formylated at 8', 'O=c1ccc2ccc(O)cc2o1.[CH3:9][N:9]([CH3:9])C=O>>O=c1ccc2ccc(O)c%11c2o1.C%11=O'],
    [
      'the methyl group of an isoquinolone brominated in its side chain',
      'COc1ccc2c(=O)n(C)c(C)c(c3ccccc3)c2c1.[Br:9]Br>>COc1ccc2c(=O)n(C)c(C%11)c(c3ccccc3)c2c1.Br%11',
    ],
  ])('says nothing of %s', (_, reaction) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, reaction).filter((each) => /^A[126] /.test(each))).toEqual([]);
  });
});

describe('single facts', () => {
  it.each([
    ['K10 never', 'an aryl group put on allyl alcohol', 'C=CCO.[I:9]c1ccccc1>>C%11=CCO.c1%11ccccc1', COUPLINGS],
    ['K11 never', 'chloride taken off before bromide', 'OC(=O)c1cc([Cl:9])ccc1Br>>OC(=O)c1ccccc1Br', COUPLINGS],
    ['D10 never', 'an iodolactone of seven atoms', 'C=CCCCC(=O)O.II>>C1C%11CCCC(=O)O1.I%11.I', ADDITIONS],
    ['D10 never', 'bromine at the benzylic carbon of a bromohydrin', 'C=Cc1ccccc1.[Br:9]Br.O>>C%12C%11c1ccccc1.Br%11.O%12', ADDITIONS],
    ['I3 never', '2-aminopyridine methylated at its amino group', 'Nc1ccccn1.C[I:9]>>N%11c1ccccn1.C%11', AZOLE_NITROGENS],
    [
      'C12 never',
      'the acid of the arene esterified first',
      'OC(=O)Cc1ccc(cc1)C(=O)[OH:9].OC>>OC(=O)Cc1ccc(cc1)C%11(=O).O%11C',
      CHEMOSELECTIVITY,
    ],
    ['P10 never', 'an aldehyde oxidised beside a boronic acid', 'OB(O)c1ccc(C=O)cc1.O[OH:9]>>OB(O)c1ccc(C%11=O)cc1.O%11', HARMED_GROUPS],
    ['T2 risk', 'pentan-3-one and butanal', 'CCCC=[O:9].C(C)C(=O)CC>>CCCC=%11.C%11(C)C(=O)CC', ENOLATES],
    ['I3 never', '2-aminothiazole methylated at its amino group', 'Nc1nccs1.C[I:9]>>N%11c1nccs1.C%11', AZOLE_NITROGENS],
    [
      'C12 never',
      'the acid beside a quaternary carbon esterified first',
      'OC(=O)CC(C)(C)C(=O)[OH:9].OC>>OC(=O)CC(C)(C)C%11(=O).O%11C',
      CHEMOSELECTIVITY,
    ],
    [
      'F13 never',
      'the silyl group of an alkyne at 3 of an indole',
      'Nc1ccccc1[I:9].CC#C[Si](C)(C)C>>[nH]%11c1ccccc1%12.Cc%11c%12[Si](C)(C)C',
      RING_SYNTHESES,
    ],
    [
      'C1 never',
      'the nitrogen of 5-aminoindole acetylated',
      'Nc1ccc2[nH]ccc2c1.CC(=O)[O:9][C:9]([CH3:9])=[O:9]>>Nc1ccc2n%11ccc2c1.CC%11(=O)',
      CHEMOSELECTIVITY,
    ],
    [
      'P4 never',
      'a ketal taken off beside a THP ether',
      'CC1(CCCOC2CCCCO2)[O:9][CH2:9][CH2:9][O:9]1.O>>CC%11(CCCOC2CCCCO2).O=%11',
      HARMED_GROUPS,
    ],
  ] as const)('%s: %s', (verdict, _, reaction, table) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['K10', 'an aryl group put on an acrylate', 'C=CC(=O)OC.[I:9]c1ccccc1>>C%11=CC(=O)OC.c1%11ccccc1', COUPLINGS],
    ['K10', 'an aryl group put on allyl acetate', 'C=CCOC(C)=O.[I:9]c1ccccc1>>C%11=CCOC(C)=O.c1%11ccccc1', COUPLINGS],
    ['K11', 'bromide taken off before chloride', 'OC(=O)c1cc(Cl)ccc1[Br:9]>>OC(=O)c1cc(Cl)ccc1', COUPLINGS],
    ['K11', '4-chloropyrimidine freed of its chlorine', 'Brc1ccc(cc1)c1cc([Cl:9])ncn1>>Brc1ccc(cc1)c1ccncn1', COUPLINGS],
    ['D10', 'an iodolactone of five atoms', 'C=CCCC(=O)O.II>>C%11C1CCC(=O)O1.I%11.I', ADDITIONS],
    ['D10', 'water at the benzylic carbon', 'C=Cc1ccccc1.[Br:9]Br.O>>C%11C%12c1ccccc1.Br%11.O%12', ADDITIONS],
    ['I3', 'aniline methylated', 'Nc1ccccc1.C[I:9]>>N%11c1ccccc1.C%11', AZOLE_NITROGENS],
    ['I3', '2-amino-5-nitropyridine methylated', 'Nc1ccc(cn1)[N+](=O)[O-].C[I:9]>>N%11c1ccc(cn1)[N+](=O)[O-].C%11', AZOLE_NITROGENS],
    ['C12', 'the open acid esterified', 'OC(=O)c1ccc(cc1)CC(=O)[OH:9].OC>>OC(=O)c1ccc(cc1)CC%11(=O).O%11C', CHEMOSELECTIVITY],
    ['P10', 'the boronic acid meant', 'Cc1ccc(cc1)[B:9]([OH:9])[OH:9].O[OH:9]>>Cc1ccc(cc1)%11.O%11', HARMED_GROUPS],
    [
      'O2',
      'a benzyl ester hydrolysed beside a Cbz group',
      'CC(NC(=O)OCc1ccccc1)C(=O)O[CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1>>CC(NC(=O)OCc1ccccc1)C(=O)O',
      ORDER_OF_GROUPS,
    ],
    ['T2', 'acetone, which is washed out, and butanal', 'CCCC=[O:9].CC(=O)C>>CCCC=%11.C%11C(=O)C', ENOLATES],
    ['T2', 'a branched aldehyde', 'CC(C)C=[O:9].C(C)C(=O)CC>>CC(C)C=%11.C%11(C)C(=O)CC', ENOLATES],
  ] as const)('%s says nothing of %s', (rule, _, reaction, table) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});
