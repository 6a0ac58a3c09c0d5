import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { CONFIGURATION } from './configuration.ts';
import { COUPLINGS } from './couplings.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { HARMED_GROUPS } from './harmed-groups.ts';
import { LASTING } from './lasting.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { PROTECTING_GROUPS } from './protecting-groups.ts';
import { SUBSTITUTION } from './substitution.ts';
import { UNACTIVATED_CARBON } from './unactivated-carbon.ts';

// Atoms with a map leave.
const IMIDAZOLYL = '[n:9]1[cH:9][cH:9][n:9][cH:9]1';
const MESYL = '[S:9](=[O:9])(=[O:9])[CH3:9]';
const BENZYL = '[CH2:9][c:9]1[cH:9][cH:9][cH:9][cH:9][cH:9]1';

describe('steps that a strict chemist found among good ones', () => {
  it.each([
    ['R160 never', 'an iodide beside N-methylpyrrolidine', LASTING, 'CN1CCCC1Cc1cccc(CCI)c1.c1ccccc1O>>CN1CCCC1Cc1cccc(CCI)c1.c1ccccc1O'],
    ['R160 never', 'a bromide beside a phosphine', LASTING, 'c1ccc(cc1)P(c1ccccc1)CCCCCBr.CC(=O)O>>c1ccc(cc1)P(c1ccccc1)CCCCCBr.CC(=O)O'],
    ['R5 never', 'a thiol made beside a chloride', LASTING, '[Cl:9]CCCl.[NH2:9][C:9]([NH2:9])=S>>C%11CCl.S%11'],
    ['R5 never', 'a thiol with a chloride on the next carbon', LASTING, 'SCCCl.CC(=O)[Cl:9]>>S%11CCCl.CC%11(=O)'],
    ['R5 never', 'a hydrazine with a chloride on the next carbon', LASTING, 'CNNCCCl.CC(=O)[Cl:9]>>CN%11NCCCl.CC%11(=O)'],
    ['R170 never', 'a chloroethylamide that its own aniline is to close', LASTING, 'O=C(NCC[Cl:9])CNc1ccccc1>>O=C(NCC%11)CN%11c1ccccc1'],
    ['R170 risk', 'a bromoethylamide and an amine', LASTING, 'CC(=O)NCC[Br:9].C1CCCCN1>>CC(=O)NCC%11.C1CCCCN1%11'],
    ['R171 never', 'a thiourea beside a ketone', LASTING, 'O=C1CCCCC1NC(=S)Nc1ccccc1.[BH4-:9]>>O=C1CCCCC1NC(=S)Nc1ccccc1'],
    ['R172 never', 'the aldol of cyclohexanedione oxidised', LASTING, 'OC(c1ccccc1)C1C(=O)CCCC1=O>>O=C(c1ccccc1)C1C(=O)CCCC1=O'],
    ['R172 never', 'the aldol of acetylacetone made', LASTING, 'CC=O.CC(=O)CC(C)=O>>CC%11O.CC(=O)C%11C(C)=O'],
    [
      'C170 never',
      'an acyl cyanide that a hydrazine is to keep',
      CHEMOSELECTIVITY,
      'N#CC(=[O:9])CC#N.NNc1ccccc1>>N#CC%11CC%12=N.N%11N%12c1ccccc1',
    ],
    ['C191 never', 'a tetronic acid opened by an amine', CHEMOSELECTIVITY, 'O=C1CC(=O)CO1.CN>>O=C%11CC(=O)CO.CN%11'],
    [
      'K170 never',
      'a sultam and a bromide beside its own sulfonamide',
      COUPLINGS,
      'NS(=O)(=O)c1ccc([Br:9])cc1.O=S1(=O)CCCCN1>>NS(=O)(=O)c1ccc%11cc1.O=S1(=O)CCCCN1%11',
    ],
    [
      'K170 never',
      'a lactam and an iodide beside a sulfonamide',
      COUPLINGS,
      'NS(=O)(=O)c1cccc([I:9])c1.O=C1CCCN1>>NS(=O)(=O)c1cccc%11c1.O=C1CCCN1%11',
    ],
    [
      'Q170 never',
      'a tertiary benzylic alcohol made the arene of one centre',
      CONFIGURATION,
      'CCC(C)([OH:9])c1ccccc1>>CC[C@@H](C)c1ccccc1',
    ],
    ['Q170 risk', 'the same beside another centre', CONFIGURATION, 'CC[C@](C)([OH:9])C[C@H](C)CC>>CC[C@@H](C)C[C@H](C)CC'],
    ['P20 never', 'an oxime reduced beside an oxadiazole', HARMED_GROUPS, 'Cc1nc(CC(=N[OH:9])C)no1>>Cc1nc(CC(N)C)no1'],
    [
      'P240 risk',
      'a nitro group reduced beside an isoxazole',
      HARMED_GROUPS,
      'Cc1cc(-c2ccc([N+](=[O:9])[O-:9])cc2)no1>>Cc1cc(-c2ccc(N)cc2)no1',
    ],
    [
      'N172 never',
      'a fluoride at 3 of a pyridone and a phenol',
      NUCLEOPHILIC_AROMATIC,
      'O=c1[nH]ccc(C(F)(F)F)c1[F:9].Oc1ccccc1>>O=c1[nH]ccc(C(F)(F)F)c1%11.O%11c1ccccc1',
    ],
    [
      'N172 never',
      'a fluoride at 5 of a pyridone and an amine',
      NUCLEOPHILIC_AROMATIC,
      'O=c1[nH]cc([F:9])cc1.NCC>>O=c1[nH]cc%11cc1.N%11CC',
    ],
    [
      'N173 never',
      'a guanidine and a chloride of a benzothiadiazole',
      NUCLEOPHILIC_AROMATIC,
      'c1([Cl:9])cccc2nsnc12.NC1=NCCN1>>c1%11cccc2nsnc12.N%11C1=NCCN1',
    ],
    [
      'N173 never',
      'acetamidine and fluorobenzonitrile',
      NUCLEOPHILIC_AROMATIC,
      'c1([F:9])ccc(C#N)cc1.NC(C)=N>>c1%11ccc(C#N)cc1.N%11C(C)=N',
    ],
    ['V2 risk', 'an indole freed of benzyl', PROTECTING_GROUPS, `c1ccc2c(c1)ccn2${BENZYL}>>c1ccc2c(c1)cc[nH]2`],
    ['V2 never', 'a cyclic urea freed of benzyl', PROTECTING_GROUPS, `O=C1NCCN1${BENZYL}>>O=C1NCCN1`],
    [
      'A8 never',
      'dimethylformamide and a triazolone',
      ELECTROPHILIC_AROMATIC,
      'Cn1cn[nH]c1=O.C(=O)[N:9]([CH3:9])[CH3:9]>>Cn1c%11n[nH]c1=O.C%11=O',
    ],
    ['A8 never', 'dimethylformamide and imidazole', ELECTROPHILIC_AROMATIC, 'c1ncc[nH]1.C(=O)[N:9]([CH3:9])[CH3:9]>>c1%11ncc[nH]1.C%11=O'],
    ['I1 never', '4 of a triazolone and iodomethane', AZOLE_NITROGENS, 'C[I:9].O=c1[nH]cn[nH]1>>C%11.O=c1n%11cn[nH]1'],
    [
      'S170 risk',
      'a mesylate of 1,2-diphenylethanol and acetic acid',
      SUBSTITUTION,
      `CC(=O)O.C(Cc1ccccc1)([O:9]${MESYL})c1ccccc1>>CC(=O)O%11.C%11(Cc1ccccc1)c1ccccc1`,
    ],
    [
      'C171 never',
      'an anilinopropanediol and carbonyldiimidazole',
      CHEMOSELECTIVITY,
      `C(=O)(${IMIDAZOLYL})${IMIDAZOLYL}.OCC(O)CNc1ccccc1>>C%11%12=O.OCC(O%11)CN%12c1ccccc1`,
    ],
    ['O170 risk', 'water and a vinyl group beside a trisubstituted alkene', ORDER_OF_GROUPS, 'C=CCCC=C(C)C.O>>CC%11CCC=C(C)C.O%11'],
    ['O170 never', 'hydrogen bromide and the same', ORDER_OF_GROUPS, 'C=CCCC=C(C)C.Br>>CC%11CCC=C(C)C.Br%11'],
    ['O15 never', 'a tertiary acylsulfonamide reduced', ORDER_OF_GROUPS, 'CC(=[O:9])N(C)S(C)(=O)=O>>CCN(C)S(C)(=O)=O'],
    ['O15 risk', 'an acylsulfonamide with hydrogen reduced', ORDER_OF_GROUPS, 'CC(=[O:9])NS(C)(=O)=O>>CCNS(C)(=O)=O'],
    [
      'H9 never',
      'a bromide between isopropyl groups and a guided hydrogen',
      UNACTIVATED_CARBON,
      'CC(C)c1cccc(C(C)C)c1[Br:9].c1ccccc1-c1ccccn1>>CC(C)c1cccc(C(C)C)c1%11.c1%11ccccc1-c1ccccn1',
    ],
    [
      'H9 never',
      'a hydrogen beside a phosphine, whose phosphorus stands too near',
      UNACTIVATED_CARBON,
      'c1ccccc1[Br:9].c1ccccc1P(C)C>>c1ccccc1%11.c1%11ccccc1P(C)C',
    ],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it('H9: a phosphine oxide leads by its oxygen', () => {
    expect(verdicts(UNACTIVATED_CARBON, 'c1ccccc1[Br:9].c1ccccc1P(C)(C)=O>>c1ccccc1%11.c1%11ccccc1P(C)(C)=O')).toEqual([]);
  });

  it.each([
    ['R160 never', 'a chloride beside a tertiary amine', LASTING, 'CN1CCCC1CCCl.c1ccccc1O>>CN1CCCC1CCCl.c1ccccc1O'],
    ['R160 never', 'a bromide beside a phosphine oxide', LASTING, 'CP(C)(=O)CCCCCBr.CC(=O)O>>CP(C)(=O)CCCCCBr.CC(=O)O'],
    ['R5 never', 'a thiol with a chloride three carbons away', LASTING, 'SCCCCl.CC(=O)[Cl:9]>>S%11CCCCl.CC%11(=O)'],
    ['R5 never', 'a hydrazide with a chloride two carbons away', LASTING, 'CC(=O)NNCCCl.CC(=O)[Cl:9]>>CC(=O)NN%11CCCl.CC%11(=O)'],
    ['R170 never', 'the oxazoline itself', LASTING, 'CC(=O)NCC[Br:9]>>CC=%11O%12.N=%11CC%12'],
    ['R170 risk', 'a bromoethyl carbamate and an amine', LASTING, 'CC(C)(C)OC(=O)NCC[Br:9].C1CCCCN1>>CC(C)(C)OC(=O)NCC%11.C1CCCCN1%11'],
    ['R171 never', 'a thiourea beside an amide', LASTING, 'O=C1NCCCC1NC(=S)Nc1ccccc1.[BH4-:9]>>O=C1NCCCC1NC(=S)Nc1ccccc1'],
    ['R172 never', 'the aldol of a keto ester', LASTING, 'CC=O.CC(=O)CC(=O)OC>>CC%11O.CC(=O)C%11C(=O)OC'],
    ['R172 never', 'the aldol of acetylacetone and chloral', LASTING, 'ClC(Cl)(Cl)C=O.CC(=O)CC(C)=O>>ClC(Cl)(Cl)C%11O.CC(=O)C%11C(C)=O'],
    ['C170 never', 'an acyl cyanide that acylates an amine', CHEMOSELECTIVITY, '[N:9]#[C:9]C(=O)CC.NCC>>C%11(=O)CC.N%11CC'],
    [
      'K170 never',
      'an amine and a bromide beside a sulfonamide',
      COUPLINGS,
      'NS(=O)(=O)c1ccc([Br:9])cc1.C1CCCCN1>>NS(=O)(=O)c1ccc%11cc1.C1CCCCN1%11',
    ],
    [
      'K170 never',
      'a lactam and a bromide beside a tertiary sulfonamide',
      COUPLINGS,
      'CN(C)S(=O)(=O)c1ccc([Br:9])cc1.O=C1CCCN1>>CN(C)S(=O)(=O)c1ccc%11cc1.O=C1CCCN1%11',
    ],
    ['Q170 never', 'a tertiary alcohol made the alkane, drawn flat', CONFIGURATION, 'CCC(C)([OH:9])c1ccccc1>>CCC(C)c1ccccc1'],
    ['Q170 never', 'the alcohol of another carbon', CONFIGURATION, 'CC[C@@H](C)C[OH:9]>>CC[C@@H](C)C'],
    [
      'P240 risk',
      'a nitro group reduced beside a 1,3,4-oxadiazole',
      HARMED_GROUPS,
      'Cc1nnc(-c2ccc([N+](=[O:9])[O-:9])cc2)o1>>Cc1nnc(-c2ccc(N)cc2)o1',
    ],
    [
      'N172 never',
      'a fluoride at 4 of a pyridone and an amine',
      NUCLEOPHILIC_AROMATIC,
      'O=c1[nH]ccc([F:9])c1.NCC>>O=c1[nH]ccc%11c1.N%11CC',
    ],
    [
      'N172 never',
      'a fluoride of a methoxypyridine and a phenol',
      NUCLEOPHILIC_AROMATIC,
      'COc1nccc(C(F)(F)F)c1[F:9].Oc1ccccc1>>COc1nccc(C(F)(F)F)c1%11.O%11c1ccccc1',
    ],
    ['N173 never', 'a guanidine and 2-chloropyrimidine', NUCLEOPHILIC_AROMATIC, 'c1([Cl:9])ncccn1.NC1=NCCN1>>c1%11ncccn1.N%11C1=NCCN1'],
    [
      'N173 never',
      'guanidine and a fluorobenzonitrile, to the quinazoline',
      NUCLEOPHILIC_AROMATIC,
      'c1([F:9])ccccc1C#N.NC(N)=N>>c1%11ccccc1C%12=N.N%11=C(N)N%12',
    ],
    ['V2 never', 'a lactam freed of benzyl', PROTECTING_GROUPS, `O=C1CCCN1${BENZYL}>>O=C1CCCN1`],
    ['V2 never', 'an imidazole freed of benzyl', PROTECTING_GROUPS, `c1cncn1${BENZYL}>>c1cnc[nH]1`],
    [
      'A8 never',
      'dimethylformamide and N-methylimidazole, by lithium',
      ELECTROPHILIC_AROMATIC,
      'c1nccn1C.C(=O)[N:9]([CH3:9])[CH3:9]>>c1%11nccn1C.C%11=O',
    ],
    ['A8 never', 'dimethylformamide and a pyrrole', ELECTROPHILIC_AROMATIC, 'c1ccc[nH]1.C(=O)[N:9]([CH3:9])[CH3:9]>>c1%11ccc[nH]1.C%11=O'],
    [
      'I1 never',
      'a thiosemicarbazide of an acid that closes to the triazolethione with a group at 4',
      AZOLE_NITROGENS,
      'C(=[O:9])(c1ccccc1)NNC(=S)NC>>c%11(c1ccccc1)n[nH]c(=S)n%11C',
    ],
    ['I1 never', '2 of a triazolone and iodomethane', AZOLE_NITROGENS, 'C[I:9].O=c1[nH]cn[nH]1>>C%11.O=c1[nH]cnn1%11'],
    [
      'S170 risk',
      'the mesylate of phenylethanol and acetic acid',
      SUBSTITUTION,
      `CC(=O)O.C(C)([O:9]${MESYL})c1ccccc1>>CC(=O)O%11.C%11(C)c1ccccc1`,
    ],
    ['S170 risk', 'the same mesylate and a thiol', SUBSTITUTION, `CCS.C(Cc1ccccc1)([O:9]${MESYL})c1ccccc1>>CCS%11.C%11(Cc1ccccc1)c1ccccc1`],
    [
      'C171 never',
      'an alkylamino propanediol and carbonyldiimidazole',
      CHEMOSELECTIVITY,
      `C(=O)(${IMIDAZOLYL})${IMIDAZOLYL}.OCC(O)CNCC>>C%11%12=O.OCC(O%11)CN%12CC`,
    ],
    [
      'C171 never',
      'an anilinoethanol and carbonyldiimidazole',
      CHEMOSELECTIVITY,
      `C(=O)(${IMIDAZOLYL})${IMIDAZOLYL}.OCCNc1ccccc1>>C%11%12=O.O%11CCN%12c1ccccc1`,
    ],
    ['O170 risk', 'water and the trisubstituted alkene', ORDER_OF_GROUPS, 'C=CCCC=C(C)C.O>>C=CCCCC%11(C)C.O%11'],
    [
      'O170 risk',
      'water and a styrene beside a trisubstituted alkene',
      ORDER_OF_GROUPS,
      'C=Cc1ccc(CC=C(C)C)cc1.O>>CC%11c1ccc(CC=C(C)C)cc1.O%11',
    ],
    ['O15 never', 'the sulfonamide of an amide reduced', ORDER_OF_GROUPS, 'CC(=[O:9])N(C)CCS(C)(=O)=O>>CCN(C)CCS(C)(=O)=O'],
    [
      'H9 never',
      'a bromide between methyl groups and a guided hydrogen',
      UNACTIVATED_CARBON,
      'Cc1cccc(C)c1[Br:9].c1ccccc1-c1ccccn1>>Cc1cccc(C)c1%11.c1%11ccccc1-c1ccccn1',
    ],
  ])('not %s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).not.toContain(verdict);
  });
});
