import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { ORGANOMETALLICS } from './organometallics.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';
import { SUBSTITUTION } from './substitution.ts';

describe('steps that the last drugs of the order on the defaults were offered as good', () => {
  it.each([
    [
      'M11 never',
      'a trifluoromethyl silane beside a sulfonamide',
      ORGANOMETALLICS,
      'NS(=O)(=O)c1ccc(cc1)[I:9].[Si:9]([CH3:9])([CH3:9])([CH3:9])C(F)(F)F>>NS(=O)(=O)c1ccc(cc1)%11.C%11(F)(F)F',
    ],
    [
      'M12 never',
      'a sulfonylhydrazone made an alkene beside a ketone',
      ORGANOMETALLICS,
      'CC(=O)CCC(C)=[N:9][NH:9][S:9](=[O:9])(=[O:9])[CH3:9]>>CC(=O)CC=CC',
    ],
    ['M13 never', 'methyllithium and an acid beside a ketone', ORGANOMETALLICS, 'CC(=O)CCC(=O)[OH:9].[Li:9]C>>CC(=O)CCC%11(=O).C%11'],
    [
      'R43 risk',
      'an aminoethyl ester whose amine is free and waits',
      LASTING,
      'CCCCC(=O)OCC(N)c1ccc([Br:9])cc1.OB(O)c1ccccc1>>CCCCC(=O)OCC(N)c1ccc%11cc1.OB(O)c1ccccc1%11',
    ],
    [
      'C24 never',
      'a tertiary alcohol and a vinyl ester',
      CHEMOSELECTIVITY,
      'CCC(=O)[O:9][CH:9]=[CH2:9].OC(C)(C)CC>>CCC%11(=O).O%11C(C)(C)CC',
    ],
    ['C28 never', 'an alcohol acetylated beside an oxime', CHEMOSELECTIVITY, 'CC(=O)[Cl:9].OC1CCC(=NO)CC1>>CC%11(=O).O%11C1CCC(=NO)CC1'],
    [
      'C130 never',
      'a phenol and methyl iodide beside a sulfonanilide',
      CHEMOSELECTIVITY,
      'C[I:9].Oc1ccc(CNC(=O)c2ccc(NS(C)(=O)=O)cc2)cc1>>C%11.O%11c1ccc(CNC(=O)c2ccc(NS(C)(=O)=O)cc2)cc1',
    ],
    [
      'V9 never',
      'a mixed carbonic anhydride as precursor of its acid',
      PROTECTING_GROUPS,
      'CCCC(=O)[O:9][C:9](=[O:9])[O:9][CH3:9].[OH2]>>CCCC(=O)O',
    ],
    [
      'P23 never',
      'dimethylamine and palladium on a triarylmethyl cation',
      HARMED_GROUPS,
      'CN(C)c1ccc(C(=C2C=CC(=[N+](C)C)C=C2)c2ccc([Br:9])cc2)cc1.CNC>>CN(C)c1ccc(C(=C2C=CC(=[N+](C)C)C=C2)c2ccc%11cc2)cc1.CN%11C',
    ],
    ['Q43 never', 'a cis disubstituted lactone by alkylation', CONFIGURATION, 'C[I:9].C1C(=O)OC[C@@H]1CC>>C%11.[C@H]%111C(=O)OC[C@@H]1CC'],
    ['R96 never', 'an amine taken off beside a diacyl peroxide', LASTING, '[NH2:9]c1ccccc1C(=O)OOC(=O)C>>c1ccccc1C(=O)OOC(=O)C'],
    ['Q8 never', 'a Minisci reaction at a centre', CONFIGURATION, 'CC[C@@H](C)[C:9](=[O:9])[OH:9].c1cccnc1>>CC[C@@H]%11C.c1ccc%11nc1'],
    [
      'P4 never',
      'an acid esterified by acid beside a phosphoramidate',
      HARMED_GROUPS,
      'CC(NP(=O)(OC)OC)C(=O)[OH:9].OC(C)C>>CC(NP(=O)(OC)OC)C%11(=O).O%11C(C)C',
    ],
    [
      'P65 never',
      'a perfluoroketone made a difluoride',
      HARMED_GROUPS,
      'FC(F)(F)C(=[O:9])C(F)(F)F.[S:9]([N:9])([F:9])(F)F>>FC(F)(F)C%11%12C(F)(F)F.F%11.F%12',
    ],
    [
      'R5 never',
      'a succinimidyl ester with a free amine',
      LASTING,
      'NC1(CCCCC1)C(=O)[O:9][N:9]1[C:9](=[O:9])[CH2:9][CH2:9][C:9]1=[O:9].NCc1ccccc1>>NC1(CCCCC1)C%11(=O).N%11Cc1ccccc1',
    ],
    [
      'R43 risk',
      'the benzoate of an amino alcohol whose amine is alkylated',
      LASTING,
      'CC(CN)OC(=O)c1ccccc1.CC[Br:9]>>CC(CN%11)OC(=O)c1ccccc1.CC%11',
    ],
    [
      'S13 never',
      'an imidazolinone and an alcohol beside a tetrazole',
      SUBSTITUTION,
      'O=C1NC=NC1.[OH:9]Cc1ccc(cc1)c1nn[nH]n1>>O=C1N%11C=NC1.C%11c1ccc(cc1)c1nn[nH]n1',
    ],
    [
      'S14 never',
      'a chloromethyl phosphate and an imide',
      SUBSTITUTION,
      'O=C1CCC(=O)N1.[Cl:9]COP(=O)(O)O>>O=C1CCC(=O)N1%11.C%11OP(=O)(O)O',
    ],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    [
      'M11',
      'a trifluoromethyl silane beside an ester',
      ORGANOMETALLICS,
      'COC(=O)c1ccc(cc1)[I:9].[Si:9]([CH3:9])([CH3:9])([CH3:9])C(F)(F)F>>COC(=O)c1ccc(cc1)%11.C%11(F)(F)F',
    ],
    [
      'M12',
      'a sulfonylhydrazone made an alkene beside an ether',
      ORGANOMETALLICS,
      'COCCCC(C)=[N:9][NH:9][S:9](=[O:9])(=[O:9])[CH3:9]>>COCCC=CC',
    ],
    ['M13', 'methyllithium and an acid beside an alcohol', ORGANOMETALLICS, 'CC(O)CCC(=O)[OH:9].[Li:9]C>>CC(O)CCC%11(=O).C%11'],
    [
      'R43',
      'an aminopropyl ester',
      LASTING,
      'CCCCC(=O)OCCC(N)c1ccc([Br:9])cc1.OB(O)c1ccccc1>>CCCCC(=O)OCCC(N)c1ccc%11cc1.OB(O)c1ccccc1%11',
    ],
    ['C24', 'a primary alcohol and a vinyl ester', CHEMOSELECTIVITY, 'CCC(=O)[O:9][CH:9]=[CH2:9].OCCC>>CCC%11(=O).O%11CCC'],
    ['C28', 'an amine acetylated beside an oxime', CHEMOSELECTIVITY, 'CC(=O)[Cl:9].NC1CCC(=NO)CC1>>CC%11(=O).N%11C1CCC(=NO)CC1'],
    [
      'C130',
      'a phenol and methyl iodide beside an alkylsulfonamide',
      CHEMOSELECTIVITY,
      'C[I:9].Oc1ccc(CNS(C)(=O)=O)cc1>>C%11.O%11c1ccc(CNS(C)(=O)=O)cc1',
    ],
    ['V9', 'an acid from its tert-butyl ester', PROTECTING_GROUPS, 'CCCC(=O)O[C:9]([CH3:9])([CH3:9])[CH3:9]>>CCCC(=O)O'],
    [
      'P23',
      'dimethylamine and palladium beside an ammonium salt',
      HARMED_GROUPS,
      'C[N+](C)(C)c1ccc(cc1)[Br:9].CNC>>C[N+](C)(C)c1ccc(cc1)%11.CN%11C',
    ],
    ['Q43', 'a trans disubstituted lactone by alkylation', CONFIGURATION, 'C[I:9].C1C(=O)OC[C@@H]1CC>>C%11.[C@@H]%111C(=O)OC[C@@H]1CC'],
    ['R96', 'an amine taken off beside an ester', LASTING, '[NH2:9]c1ccccc1C(=O)OCC>>c1ccccc1C(=O)OCC'],
    ['Q8', 'a Minisci reaction where no configuration is drawn', CONFIGURATION, 'CCC(C)[C:9](=[O:9])[OH:9].c1cccnc1>>CCC%11C.c1ccc%11nc1'],
    [
      'Q8',
      'a Minisci reaction at a ring, whose next carbon guides the arene',
      CONFIGURATION,
      'C[C@@H]1CCC[C@H]1[C:9](=[O:9])[OH:9].c1cccnc1>>C[C@@H]1CCC[C@H]1%11.c1ccc%11nc1',
    ],
    [
      'P4',
      'an acid esterified by acid beside a phosphate',
      HARMED_GROUPS,
      'CC(OP(=O)(OC)OC)C(=O)[OH:9].OC(C)C>>CC(OP(=O)(OC)OC)C%11(=O).O%11C(C)C',
    ],
    ['P65', 'a plain ketone made a difluoride', HARMED_GROUPS, 'CCC(=[O:9])CC.[S:9]([N:9])([F:9])(F)F>>CCC%11%12CC.F%11.F%12'],
    [
      'R5',
      'a succinimidyl ester with a Boc amine',
      LASTING,
      'CC(C)(C)OC(=O)NC1(CCCCC1)C(=O)[O:9][N:9]1[C:9](=[O:9])[CH2:9][CH2:9][C:9]1=[O:9].NCc1ccccc1>>CC(C)(C)OC(=O)NC1(CCCCC1)C%11(=O).N%11Cc1ccccc1',
    ],
    ['S13', 'a tetrazole and an alcohol', SUBSTITUTION, 'c1ccccc1-c1nn[nH]n1.[OH:9]CCC>>c1ccccc1-c1nnn%11n1.C%11CC'],
    [
      'S14',
      'the dimethyl ester of a chloromethyl phosphate and an imide',
      SUBSTITUTION,
      'O=C1CCC(=O)N1.[Cl:9]COP(=O)(OC)OC>>O=C1CCC(=O)N1%11.C%11OP(=O)(OC)OC',
    ],
  ])('%s not: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });
});
