import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ORGANOMETALLICS } from './organometallics.ts';

describe('rules of Grignard and organolithium reagents', () => {
  it.each([
    ['M1 never', 'a Grignard reagent of a phenol', '[Br:9][Mg:9]c1ccc(O)cc1.CC=O>>c1%11ccc(O)cc1.CC%11O'],
    ['M1 never', '4-bromobenzoic acid turned into an organometal', '[Br:9]c1ccc(C(=O)O)cc1.CC=O>>c1%11ccc(C(=O)O)cc1.CC%11O'],
    ['M1 never', 'a lithium reagent with an amine', '[Li:9]c1ccc(NC)cc1.CC(C)=O>>c1%11ccc(NC)cc1.CC%11(C)O'],
    ['M1 risk', 'a hydroxyketone and a Grignard reagent', '[Br:9][Mg:9]C.OCCC(C)=O>>C%11.OCCC%11(C)O'],
    ['M2 never', 'a Grignard reagent with a ketone', '[Br:9][Mg:9]c1ccc(C(C)=O)cc1.CC=O>>c1%11ccc(C(C)=O)cc1.CC%11O'],
    ['M2 never', 'a Grignard reagent with a nitro group', '[Br:9][Mg:9]c1ccc([N+](=O)[O-])cc1.CC=O>>c1%11ccc([N+](=O)[O-])cc1.CC%11O'],
    ['M2 never', 'a ketone attacked beside an aldehyde', '[Br:9][Mg:9]C.CC(=O)CCC=O>>C%11.CC%11(O)CCC=O'],
    ['M2 never', 'an alkyl Grignard reagent with an ester', '[Br:9][Mg:9]CCCC(=O)OC.CC=O>>C%11CCC(=O)OC.CC%11O'],
    [
      'M2 never',
      'a ketone attacked beside a nitro group',
      '[Br:9][Mg:9]C.CC(=O)c1ccc([N+](=O)[O-])cc1>>C%11.CC%11(O)c1ccc([N+](=O)[O-])cc1',
    ],
    ['M2 never', 'a Grignard reagent with an epoxide', '[Br:9][Mg:9]CCC1CO1.CC=O>>C%11CC1CO1.CC%11O'],
    ['M2 never', 'a lithium reagent with an ester', '[Li:9]c1ccc(C(=O)OC)cc1.CC=O>>c1%11ccc(C(=O)OC)cc1.CC%11O'],
    ['M6 never', 'a Grignard reagent beta to an amine', '[Br:9][Mg:9]CCN(C)C.CC=O>>C%11CN(C)C.CC%11O'],
    ['M3 never', 'a Grignard reagent and an ester to a ketone', '[Br:9][Mg:9]C.c1ccccc1C(=O)[O:9][CH3:9]>>C%11.c1ccccc1C%11=O'],
    ['M3 risk', 'a Grignard reagent and a butyrolactone', '[Br:9][Mg:9]c1ccccc1.O=C1OCCC1>>c1%11ccccc1.O=C%11%12.OCCC%12'],
    ['M3 never', 'a lithium reagent and an ester to a ketone', '[Li:9]CCCC.CC(=O)[O:9][CH2:9][CH3:9]>>C%11CCC.CC%11=O'],
    ['M3 never', 'phenylmagnesium bromide and an ester to a ketone', '[Br:9][Mg:9]c1ccccc1.CCC(=O)[O:9][CH3:9]>>c1%11ccccc1.CCC%11=O'],
    ['M5 never', 'a Weinreb amide to its adduct', '[Li:9]CCCC.CCC(=O)N(C)OC>>C%11CCC.CCC%11(O)N(C)OC'],
    ['M5 never', 'an ester to a hemiketal', '[Br:9][Mg:9]C.c1ccccc1C(=O)OC>>C%11.c1ccccc1C%11(O)OC'],
    ['M4 never', 'anisole made a carboxylic acid at its para position', 'COc1ccccc1.O=C=O>>COc1ccc%11cc1.O=C%11O'],
    ['M4 never', 'fluorobenzene added to a ketone meta', 'Fc1ccccc1.CC(C)=O>>Fc1cccc%11c1.CC%11(C)O'],
    ['M4 never', 'thiophene added to an aldehyde at C-3 of its 2-nitrile', 'c1sc(C#N)cc1.CC=O>>c1sc(C#N)cc1%11.CC%11O'],
    ['M4 never', 'toluene and carbon dioxide', 'Cc1ccccc1.O=C=O>>Cc1ccccc1%11.O=C%11O'],
    [
      'M2 never',
      'an arylboronic acid by way of lithium beside a ketone',
      '[Br:9]c1ccc(C(C)=O)cc1.[CH3:9][O:9]B(O)O>>c1%11ccc(C(C)=O)cc1.B%11(O)O',
    ],
    ['M2 never', 'a silane by way of lithium beside an aldehyde', '[Br:9]c1ccc(C=O)cc1.[Cl:9][Si](C)(C)C>>c1%11ccc(C=O)cc1.[Si]%11(C)(C)C'],
    [
      'M2 risk',
      'a boronic acid by way of lithium beside an ester',
      '[I:9]c1ccc(C(=O)OC)cc1.[CH3:9][O:9]B(O)O>>c1%11ccc(C(=O)OC)cc1.B%11(O)O',
    ],
    [
      'M2 never',
      'a Grignard reagent coupled beside a ketone',
      '[Br:9][Mg:9]c1ccccc1.[Br:9]c1ccc(C(C)=O)cc1>>c1%11ccccc1.c1%11ccc(C(C)=O)cc1',
    ],
    ['M2 never', 'an aryl bromide with a benzylic bromide and carbon dioxide', '[Br:9]c1ccc(CBr)cc1.O=C=O>>c1%11ccc(CBr)cc1.O=C%11O'],
    ['M6 never', 'a Grignard reagent with a bromide next to it', '[Br:9][Mg:9]CCBr.CC=O>>C%11CBr.CC%11O'],
    ['M6 never', 'a Grignard reagent with an ether next to it', '[Br:9][Mg:9]CCOC.CC=O>>C%11COC.CC%11O'],
    ['M1 never', 'a Grignard reagent of a phenol coupled', '[Br:9][Mg:9]c1ccc(O)cc1.[Br:9]c1ccccc1>>c1%11ccc(O)cc1.c1%11ccccc1'],
    ['M4 risk', 'chlorobenzene and carbon dioxide', 'Clc1ccccc1.O=C=O>>Clc1ccccc1%11.O=C%11O'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(ORGANOMETALLICS, reaction)).toContain(verdict);
  });

  it.each([
    ['a Grignard reagent and a phthalide', '[Br:9][Mg:9]c1ccccc1.O=C1OCc2ccccc12>>c1%11ccccc1.O=C%11%12.OCc1ccccc1%12'],
    ['a diboron, which palladium brings, beside a ketone', '[Br:9]c1ccc(C(C)=O)cc1.[O:9][B:9]([O:9])B(O)O>>c1%11ccc(C(C)=O)cc1.B%11(O)O'],
    ['a boronic acid by way of lithium beside a nitrile', '[Br:9]c1ccc(C#N)cc1.[CH3:9][O:9]B(O)O>>c1%11ccc(C#N)cc1.B%11(O)O'],
    ['a Grignard reagent coupled beside an ether', '[Br:9][Mg:9]c1ccccc1.[Br:9]c1ccc(OC)cc1>>c1%11ccccc1.c1%11ccc(OC)cc1'],
    ['a Grignard reagent with an ether three carbons away', '[Br:9][Mg:9]CCCOC.CC=O>>C%11CCOC.CC%11O'],
    ['a Grignard reagent with a chloride three carbons away', '[Br:9][Mg:9]CCCCl.CC=O>>C%11CCCl.CC%11O'],
    ['anisole and carbon dioxide ortho', 'COc1ccccc1.O=C=O>>COc1ccccc1%11.O=C%11O'],
    ['phenol and carbon dioxide, the Kolbe-Schmitt reaction', 'Oc1ccccc1.O=C=O>>Oc1ccccc1%11.O=C%11O'],
    ['thiophene and a ketone at C-2', 'c1sccc1.CC(C)=O>>c1%11sccc1.CC%11(C)O'],
    ['phenylmagnesium bromide and acetaldehyde', '[Br:9][Mg:9]c1ccccc1.CC=O>>c1%11ccccc1.CC%11O'],
    ['an aldehyde attacked beside a nitro group', '[Br:9][Mg:9]C.O=Cc1ccc([N+](=O)[O-])cc1>>C%11.OC%11c1ccc([N+](=O)[O-])cc1'],
    ['an aldehyde attacked beside a ketone', '[Br:9][Mg:9]C.O=CCCC(C)=O>>C%11.OC%11CCC(C)=O'],
    ['a ketone attacked beside an ester', '[Br:9][Mg:9]C.CC(=O)CCC(=O)OC>>C%11.CC%11(O)CCC(=O)OC'],
    ['ethynylmagnesium bromide, whose other end has a hydrogen', '[Br:9][Mg:9]C#C.CC=O>>C%11#C.CC%11O'],
    ['cyanide and an aryl bromide with a phenol', '[Br:9]c1ccc(O)cc1.[C-]#N>>c1%11ccc(O)cc1.C%11#N'],
    ['a Weinreb amide to a ketone', '[Br:9][Mg:9]C.c1ccccc1C(=O)[N:9]([CH3:9])[O:9][CH3:9]>>C%11.c1ccccc1C%11=O'],
    ['a nitrile to a ketone by way of its imine', '[Br:9][Mg:9]C.c1ccccc1C#N>>C%11.c1ccccc1C%11=N'],
    ['the Reformatsky reaction beside its own ester', '[Br:9]CC(=O)OC.CC=O>>C%11C(=O)OC.CC%11O'],
    ['allyl bromide and indium beside an alcohol', '[Br:9]CC=C.OCCC=O>>C%11C=C.OCCC%11O'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(ORGANOMETALLICS, reaction)).toEqual([]);
  });
});
