import { describe, expect, it } from 'vitest';
import { verdicts, verdictsOn } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';
import { SUBSTITUTION } from './substitution.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

describe('steps that two hundred drugs on the defaults were offered as good', () => {
  it.each([
    ['S3 never', 'a branched bromide beside a quaternary carbon', SUBSTITUTION, 'CC([Br:9])C1(C)CCC1.CNC>>CC%11C1(C)CCC1.CN%11C'],
    ['C18 never', 'a tert-butyl ester and an amine', CHEMOSELECTIVITY, 'CCC(=O)[O:9][C:9]([CH3:9])([CH3:9])[CH3:9].NC>>CCC%11(=O).N%11C'],
    [
      'C18 risk',
      'a tert-butyl ester that is to close a lactam',
      CHEMOSELECTIVITY,
      'C(=O)([O:9][C:9]([CH3:9])([CH3:9])[CH3:9])CCCN>>C%11(=O)CCCN%11',
    ],
    [
      'C19 never',
      'propionic acid from its anhydride with chloroacetic acid',
      CHEMOSELECTIVITY,
      'CCC(=O)[O:9][C:9](=[O:9])[CH2:9][Cl:9].NC>>CCC%11(=O).N%11C',
    ],
    [
      'C19 never',
      'benzoic acid from its anhydride with acetic acid',
      CHEMOSELECTIVITY,
      'c1ccccc1C(=O)[O:9][C:9](=[O:9])[CH3:9].NC>>c1ccccc1C%11(=O).N%11C',
    ],
    [
      'C19 risk',
      'octanoic from its anhydride with butyric acid',
      CHEMOSELECTIVITY,
      'CCCCCCCC(=O)[O:9][C:9](=[O:9])[CH2:9][CH2:9][CH3:9].NC>>CCCCCCCC%11(=O).N%11C',
    ],
    [
      'C19 never',
      'acetic acid from its anhydride with trifluoroacetic acid, on an amine',
      CHEMOSELECTIVITY,
      'CC(=O)[O:9][C:9](=[O:9])[C:9]([F:9])([F:9])[F:9].NC>>CC%11(=O).N%11C',
    ],
    ['C20 never', 'a hydantoin thionated at its urea', CHEMOSELECTIVITY, 'C1C(=O)NC(=[O:9])N1.[PH2:9]S>>C1C(=O)NC%11N1.S=%11'],
    [
      'M1 never',
      'a thioether of a bromobenzimidazole',
      ORGANOMETALLICS,
      'c1cccc2[nH]c([Br:9])nc12.CS[S:9][CH3:9]>>c1cccc2[nH]c%11nc12.CS%11',
    ],
    [
      'M2 never',
      'a thioether of a bromonitrobenzene',
      ORGANOMETALLICS,
      'O=[N+]([O-])c1ccc([Br:9])cc1.CS[S:9][CH3:9]>>O=[N+]([O-])c1ccc%11cc1.CS%11',
    ],
    ['M1 never', 'a cuprate with a phenol of its own', ORGANOMETALLICS, 'Oc1ccc([Mg:9][Br:9])cc1.C=CC(=O)C>>Oc1ccc%11cc1.C%11CC(=O)C'],
    ['A14 never', 'nitrite on chlorobenzene', ELECTROPHILIC_AROMATIC, 'Clc1ccccc1.O=N[OH]>>Clc1ccc%11cc1.O=[N+]%11[O-]'],
    ['H8 never', 'a ylide and styrene', UNACTIVATED_CARBON, 'C=Cc1ccccc1.C[S+:9]([CH3:9])([CH3:9])=[O:9]>>C%11C%12c1ccccc1.C%11%12'],
    [
      'C18 never',
      'a tert-butyl ester and a heavy alcohol',
      CHEMOSELECTIVITY,
      'CCC(=O)[O:9][C:9]([CH3:9])([CH3:9])[CH3:9].OCCCC>>CCC%11(=O).O%11CCCC',
    ],
    ['V9 never', 'an acid from its anhydride with acetic acid', PROTECTING_GROUPS, 'CCC(=O)O[C:9](=[O:9])[CH3:9]>>CCC(=O)O'],
    ['C21 never', 'a sulfonic acid and an amine', CHEMOSELECTIVITY, 'Cc1ccc(S(=O)(=O)[OH:9])cc1.NCC>>Cc1ccc(S%11(=O)(=O))cc1.N%11CC'],
    ['C22 never', 'a thioamide at nitrogen', CHEMOSELECTIVITY, 'CC(=S)NC.C[I:9]>>CC(=S)N%11C.C%11'],
    ['C23 never', 'an oxime alkylated beside an amine', CHEMOSELECTIVITY, 'CC(=NO)CCN.C[Br:9]>>CC(=NO%11)CCN.C%11'],
    ['C5 never', 'an acrylate and an aniline', CHEMOSELECTIVITY, 'C=CC(=O)[O:9][CH3:9].Nc1ccccc1>>C=CC%11(=O).N%11c1ccccc1'],
    ['C5 never', 'a methyl ester and an amino acid', CHEMOSELECTIVITY, 'CCC(=O)[O:9][CH3:9].NC(C)C(=O)O>>CCC%11(=O).N%11C(C)C(=O)O'],
    [
      'L7 never',
      'an alkali melt beside an ester',
      LEAVING_GROUPS,
      'CC(=O)OCc1ccc([S:9](=[O:9])(=[O:9])[OH:9])cc1.O>>CC(=O)OCc1ccc%11cc1.O%11',
    ],
    ['V7 never', 'the methyl group of an amidine', PROTECTING_GROUPS, 'C1CN=C(C)N1[CH3:9]>>C1CN=C(C)N1'],
    ['C7 never', 'a lactam methylated by formaldehyde', CHEMOSELECTIVITY, 'C=[O:9].O=C1CCCN1>>C%11.O=C1CCCN1%11'],
    [
      'N1 never',
      'a nitro group displaced across from boron',
      NUCLEOPHILIC_AROMATIC,
      'OB1OCc2cc([N+:9](=[O:9])[O-:9])ccc12.Oc1ccccc1>>OB1OCc2cc%11ccc12.O%11c1ccccc1',
    ],
    [
      'V4 never',
      'a Boc group on the nitrogen of a carbamate',
      PROTECTING_GROUPS,
      'CCOC(=O)N[C:9](=[O:9])[O:9][C:9]([CH3:9])([CH3:9])[CH3:9]>>CCOC(=O)N',
    ],
    ['V8 never', 'an acyl azide reduced', PROTECTING_GROUPS, 'CC(=O)N=[N+:9]=[N-:9]>>CC(=O)N'],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['a branched bromide beside a tertiary carbon', SUBSTITUTION, 'CC([Br:9])C(C)C.CNC>>CC%11C(C)C.CN%11C'],
    ['a methyl ester and an amine', CHEMOSELECTIVITY, 'CCC(=O)[O:9][CH3:9].NC>>CCC%11(=O).N%11C'],
    ['a tert-butyl ester and an alcohol', CHEMOSELECTIVITY, 'CCC(=O)[O:9][C:9]([CH3:9])([CH3:9])[CH3:9].OC>>CCC%11(=O).O%11C'],
    [
      'propionic acid from its anhydride with pivalic acid',
      CHEMOSELECTIVITY,
      'CCC(=O)[O:9][C:9](=[O:9])[C:9]([CH3:9])([CH3:9])[CH3:9].NC>>CCC%11(=O).N%11C',
    ],
    ['formic acid from its anhydride with acetic acid', CHEMOSELECTIVITY, 'C(=O)[O:9][C:9](=[O:9])[CH3:9].NC>>C%11(=O).N%11C'],
    ['acetic anhydride', CHEMOSELECTIVITY, 'CC(=O)[O:9][C:9](=[O:9])[CH3:9].NC>>CC%11(=O).N%11C'],
    [
      'propionic acid with trifluoroacetic anhydride, on an alcohol',
      CHEMOSELECTIVITY,
      'CCC(=O)[O:9][C:9](=[O:9])[C:9]([F:9])([F:9])[F:9].OC>>CCC%11(=O).O%11C',
    ],
    ['a lactam thionated', CHEMOSELECTIVITY, 'C1CC(=[O:9])NC1.[PH2:9]S>>C1CC%11NC1.S=%11'],
    ['an imidazolidinone thionated', CHEMOSELECTIVITY, 'C1CNC(=[O:9])N1.[PH2:9]S>>C1CNC%11N1.S=%11'],
    ['a thioether of bromoanisole', ORGANOMETALLICS, 'COc1ccc([Br:9])cc1.CS[S:9][CH3:9]>>COc1ccc%11cc1.CS%11'],
    ['a cuprate and an enone', ORGANOMETALLICS, 'COc1ccc([Mg:9][Br:9])cc1.C=CC(=O)C>>COc1ccc%11cc1.C%11CC(=O)C'],
    ['nitrite on phenol', ELECTROPHILIC_AROMATIC, 'Oc1ccccc1.O=N[OH]>>Oc1ccc%11cc1.O=[N+]%11[O-]'],
    ['a ylide and an enone', UNACTIVATED_CARBON, 'C=CC(C)=O.C[S+:9]([CH3:9])([CH3:9])=[O:9]>>C%11C%12C(C)=O.C%11%12'],
    ['a tert-butyl ester and methanol', CHEMOSELECTIVITY, 'CCC(=O)[O:9][C:9]([CH3:9])([CH3:9])[CH3:9].OC>>CCC%11(=O).O%11C'],
    ['two acids from their cyclic anhydride', PROTECTING_GROUPS, 'C1C(=O)OC(=O)C1.O>>C%11C(=O)O.C(=O)%12C%11.O%12'],
    ['a sulfonyl chloride and an amine', CHEMOSELECTIVITY, 'Cc1ccc(S(=O)(=O)[Cl:9])cc1.NCC>>Cc1ccc(S%11(=O)(=O))cc1.N%11CC'],
    ['a thioamide at sulfur', CHEMOSELECTIVITY, 'CC(=S)NC.C[I:9]>>CC(S%11)=NC.C%11'],
    ['a hydroxybenzyl chloride and an alcohol', CHEMOSELECTIVITY, 'Oc1ccc(C[Cl:9])cc1.OCC>>Oc1ccc(C%11)cc1.O%11CC'],
    ['glycine and a 3-hydroxypicolinate', CHEMOSELECTIVITY, 'Oc1cccnc1C(=O)[O:9][CH3:9].NCC(=O)O>>Oc1cccnc1C%11(=O).N%11CC(=O)O'],
    ['an oxime alkylated', CHEMOSELECTIVITY, 'CC(=NO)CCC.C[Br:9]>>CC(=NO%11)CCC.C%11'],
    ['a crotonate and an aniline', CHEMOSELECTIVITY, 'CC=CC(=O)[O:9][CH3:9].Nc1ccccc1>>CC=CC%11(=O).N%11c1ccccc1'],
    ['a methyl ester and the ester of an amino acid', CHEMOSELECTIVITY, 'CCC(=O)[O:9][CH3:9].NC(C)C(=O)OC>>CCC%11(=O).N%11C(C)C(=O)OC'],
    ['propionaldehyde and phenylhydrazine', RING_SYNTHESES, 'c1ccccc1N[NH2:9].CCC=[O:9]>>c1c%12cccc1[nH]%11.Cc%12c%11'],
    ['an alkali melt', LEAVING_GROUPS, 'CCCCCCc1ccc([S:9](=[O:9])(=[O:9])[OH:9])cc1.O>>CCCCCCc1ccc%11cc1.O%11'],
    ['an alkyl azide reduced', PROTECTING_GROUPS, 'CCN=[N+:9]=[N-:9]>>CCN'],
  ])('say nothing against %s', (_, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => /^(S3|C2|C5|C18|C19|C2[0-3]|M[12]|A14|H8|V[789]|F19|L7) /.test(each))).toEqual([]);
  });

  it.each([
    [
      'P60 never',
      'a methyl ketone taken apart by hypohalite beside an amine',
      'C[C:1](=[O:2])[c:3]1[cH:4][cH:5][c:6]([CH2:7][NH:8][CH3:9])[cH:10][cH:11]1.[OH2:12]>>[OH:12][C:1](=[O:2])[c:3]1[cH:4][cH:5][c:6]([CH2:7][NH:8][CH3:9])[cH:10][cH:11]1',
    ],
    [
      'P61 never',
      'a trichloromethyl group fluorinated beside an amide',
      'Cl[C:14](Cl)(Cl)[c:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[NH:7][C:8]([CH3:9])=[O:10].[FH:11].[FH:12].[FH:13]>>[c:1]1([C:14]([F:11])([F:12])[F:13])[cH:2][cH:3][cH:4][cH:5][c:6]1[NH:7][C:8]([CH3:9])=[O:10]',
    ],
    [
      'P2 never',
      'an arene alkylated beside a branched alkene',
      '[CH3:1][C:2]([CH3:3])([CH3:4])Cl.[cH:5]1[cH:6][cH:7][c:8]([C:9](=[CH2:10])[CH3:11])[cH:12][cH:13]1>>[CH3:1][C:2]([CH3:3])([CH3:4])[c:5]1[cH:6][cH:7][c:8]([C:9](=[CH2:10])[CH3:11])[cH:12][cH:13]1',
    ],
    [
      'P15 never',
      'an alkene hydrogenated beside a thiocarbonyl group',
      '[CH2:1]=[CH:2][CH2:3][NH:4][C:5](=[S:6])[NH2:7]>>[CH3:1][CH2:2][CH2:3][NH:4][C:5](=[S:6])[NH2:7]',
    ],
    [
      'P18 never',
      'a methyl ester hydrolysed beside a penam',
      'C[O:1][C:2](=[O:3])[CH:4]1[N:5]2[C:6](=[O:7])[CH2:8][CH:9]2[S:10][CH2:11]1.[OH2:12]>>[OH:12][C:2](=[O:3])[CH:4]1[N:5]2[C:6](=[O:7])[CH2:8][CH:9]2[S:10][CH2:11]1',
    ],
    [
      'P14 never',
      'an acid beside another in a Friedel-Crafts acylation',
      '[OH:1][C:2](=[O:3])[CH:4]([CH3:17])[CH2:5][CH2:6][C:7](=[O:8])O.[cH:9]1[cH:10][cH:11][c:12]([O:13][CH3:14])[cH:15][cH:16]1>>[OH:1][C:2](=[O:3])[CH:4]([CH3:17])[CH2:5][CH2:6][C:7](=[O:8])[c:9]1[cH:10][cH:11][c:12]([O:13][CH3:14])[cH:15][cH:16]1',
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdictsOn(HARMED_GROUPS, reaction)).toContain(verdict);
  });

  it('F19 never: acetaldehyde and phenylhydrazine', () => {
    const indole = (aldehyde: string, ring: string) =>
      `[cH:1]1[cH:2][cH:3][cH:4][cH:5][c:6]1[NH:7]N.${aldehyde}>>[c:1]12[cH:2][cH:3][cH:4][cH:5][c:6]1[nH:7]${ring}`;
    expect(verdictsOn(RING_SYNTHESES, indole('[CH3:8][CH:9]=O', '[cH:9][cH:8]2'))).toContain('F19 never');
    expect(verdictsOn(RING_SYNTHESES, indole('[CH3:10][CH2:8][CH:9]=O', '[cH:9][c:8]2[CH3:10]'))).toEqual([]);
  });

  it.each([
    [
      'O14 never',
      'a disubstituted alkene hydrogenated beside a monosubstituted one',
      '[CH3:1][CH:2]=[CH:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH2:8]>>[CH3:1][CH2:2][CH2:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH2:8]',
    ],
    [
      'O14 risk',
      'a monosubstituted alkene hydrogenated beside a disubstituted one',
      '[CH3:1][CH:2]=[CH:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH2:8]>>[CH3:1][CH:2]=[CH:3][CH2:4][CH2:5][CH2:6][CH2:7][CH3:8]',
    ],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdictsOn(ORDER_OF_GROUPS, reaction)).toContain(verdict);
  });

  it.each([
    [
      'a monosubstituted alkene hydrogenated beside a trisubstituted one',
      '[CH3:1][C:2]([CH3:9])=[CH:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH2:8]>>[CH3:1][C:2]([CH3:9])=[CH:3][CH2:4][CH2:5][CH2:6][CH2:7][CH3:8]',
    ],
    [
      'an enone reduced beside an alkene',
      '[CH3:1][C:2](=[O:9])[CH:3]=[CH:4][CH2:5][CH2:6][CH:7]=[CH2:8]>>[CH3:1][C:2](=[O:9])[CH2:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH2:8]',
    ],
    [
      'one of two alkenes alike',
      '[CH2:1]=[CH:2][CH2:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH2:8]>>[CH3:1][CH2:2][CH2:3][CH2:4][CH2:5][CH2:6][CH:7]=[CH2:8]',
    ],
  ])('O14 says nothing against %s', (_, reaction) => {
    expect(verdictsOn(ORDER_OF_GROUPS, reaction).filter((each) => each.startsWith('O14'))).toEqual([]);
  });
});
