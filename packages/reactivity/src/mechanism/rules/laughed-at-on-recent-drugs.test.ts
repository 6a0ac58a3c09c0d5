import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CONFIGURATION } from './configuration.ts';
import { LASTING } from './lasting.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { SUBSTITUTION } from './substitution.ts';

// Atoms with a map leave.
const BENZYL = '[CH2:9][c:9]9[cH:9][cH:9][cH:9][cH:9][cH:9]9';

describe('what a chemist would laugh at among the steps to recent drugs', () => {
  it.each([
    ['S3 never', 'a bromide beside a carbon with an azole', SUBSTITUTION, 'C(C)(C)(n1cccn1)C[Br:9].NCC>>C(C)(C)(n1cccn1)C%11.N%11CC'],
    ['S12 never', 'urea and an alkyl chloride', SUBSTITUTION, 'NC(=O)N.CCCC[Cl:9]>>N%11C(=O)N.CCCC%11'],
    [
      'S13 never',
      'a lactam and an alcohol beside a sulfonanilide',
      SUBSTITUTION,
      'O=C1CCCN1.[OH:9]Cc1ccc(S(=O)(=O)Nc2ccccc2)cc1>>O=C1CCCN1%11.C%11c1ccc(S(=O)(=O)Nc2ccccc2)cc1',
    ],
    [
      'S13 never',
      'a pyrazole and an alcohol beside an imide',
      SUBSTITUTION,
      'c1cnn(CC2CC(=O)NC2=O)c1.c1c(C)cn[nH]1.[OH:9]CC>>c1cnn(CC2CC(=O)NC2=O)c1.c1c(C)cnn1%11.C%11C',
    ],
    ['O15 never', 'one carbonyl group of an imide in a large ring', ORDER_OF_GROUPS, 'O=C1NC(=[O:9])CCCCCCCCC1>>O=C1NCCCCCCCCCC1'],
    ['O6 risk', 'one of two unlike methyl ethers', ORDER_OF_GROUPS, '[CH3:9]Oc1ccc(Cc2ccc(OC)c(F)c2)cc1>>Oc1ccc(Cc2ccc(OC)c(F)c2)cc1'],
    ['O2 risk', 'a benzyl group beside another benzylamine', ORDER_OF_GROUPS, `CN(${BENZYL})CCCN(C)Cc1ccc(C)cc1>>CNCCCN(C)Cc1ccc(C)cc1`],
    ['O2 risk', 'a benzyl ether beside that of 4-fluorobenzyl', ORDER_OF_GROUPS, `O(${BENZYL})CCCOCc1ccc(F)cc1>>OCCCOCc1ccc(F)cc1`],
    ['R5 never', 'a hydrazonoyl chloride with an amine', LASTING, 'NCc1cccc(NN=C(Cl)C)c1.CC(=O)[OH:9]>>NCc1cccc(NN=C(Cl)C)c1.CC(=O)'],
    ['R240 never', 'a nitroamidine reduced', LASTING, 'CN(C)C([N+](=[O:9])[O-:9])=NC>>CN(C)C(N)=NC'],
    [
      'Q240 never',
      'a malonic half ester that is to keep its configuration',
      CONFIGURATION,
      'CC[C@](Oc1ccccc1)([C:9](=[O:9])[O:9][CH3:9])C(=O)O>>CC[C@@H](Oc1ccccc1)C(=O)O',
    ],
    [
      'Q240 risk',
      'the same beside another centre',
      CONFIGURATION,
      'CC(C)[C@H](C)CC([C:9](=[O:9])[OH:9])(C)C(=O)O>>CC(C)[C@H](C)C[C@H](C)C(=O)O',
    ],
  ] as const)('%s: %s', (expected, _what, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(expected);
  });

  it.each([
    ['S3', 'a bromide beside a carbon with oxygen', SUBSTITUTION, 'C(C)(C)(OC)C[Br:9].NCC>>C(C)(C)(OC)C%11.N%11CC'],
    ['S12', 'urea and benzyl chloride', SUBSTITUTION, 'NC(=O)N.c1ccccc1C[Cl:9]>>N%11C(=O)N.c1ccccc1C%11'],
    [
      'S13',
      'a sulfonanilide and an alcohol beside a lactam',
      SUBSTITUTION,
      'O=C1CCCN1.[OH:9]CC.Cc1ccc(S(=O)(=O)Nc2ccccc2)cc1>>O=C1CCCN1.C%11C.Cc1ccc(S(=O)(=O)N%11c2ccccc2)cc1',
    ],
    ['O15', 'one carbonyl group of succinimide', ORDER_OF_GROUPS, 'O=C1NC(=[O:9])CC1>>O=C1NCCC1'],
    [
      'O6',
      'one of two methyl ethers that symmetry makes alike',
      ORDER_OF_GROUPS,
      '[CH3:9]Oc1ccc(Cc2ccc(OC)cc2)cc1>>Oc1ccc(Cc2ccc(OC)cc2)cc1',
    ],
    ['O6', 'a methyl ether beside a carbonyl group, another elsewhere', ORDER_OF_GROUPS, '[CH3:9]Oc1cc(OC)ccc1C(C)=O>>Oc1cc(OC)ccc1C(C)=O'],
    ['O6', 'a methoxypyridine beside an anisole', ORDER_OF_GROUPS, '[CH3:9]Oc1cccc(-c2ccc(OC)cc2)n1>>Oc1cccc(-c2ccc(OC)cc2)n1'],
    ['R5', 'a hydrazonoyl chloride', LASTING, 'Cc1cccc(NN=C(Cl)C)c1.CC(=O)[OH:9]>>Cc1cccc(NN=C(Cl)C)c1.CC(=O)'],
    ['R240', 'a nitroguanidine', LASTING, 'CN(C)C(N[N+](=O)[O-])=NC.[OH2:9]>>CN(C)C(N[N+](=O)[O-])=NC'],
    ['Q240', 'the same without a stated centre', CONFIGURATION, 'CCC(Oc1ccccc1)([C:9](=[O:9])[O:9][CH3:9])C(=O)O>>CCC(Oc1ccccc1)C(=O)O'],
    ['Q240', 'an ester of a stated centre hydrolysed', CONFIGURATION, 'C[C@H](CC)C(=O)O[CH3:9]>>C[C@H](CC)C(=O)O'],
  ] as const)('%s is silent: %s', (rule, _what, table, reaction) => {
    expect(verdicts(table, reaction).filter((each) => each.startsWith(`${rule} `))).toEqual([]);
  });

  it('is a centre beside the ketone of a Fischer indole synthesis, though not one further away', () => {
    const beside = 'c1cc(C)ccc1N[NH2:9].C1C(=[O:9])[C@H](CC(=O)O)CC1>>c1%11cc(C)ccc1[nH]%12.c1%11c%12[C@H](CC(=O)O)CC1';
    const further = 'c1cc(C)ccc1N[NH2:9].C1C(=[O:9])CC[C@@H](C(=O)O)C1>>c1%11cc(C)ccc1[nH]%12.c1%11c%12CC[C@@H](C(=O)O)C1';
    expect(verdicts(CONFIGURATION, beside)).toContain('Q241 risk');
    expect(verdicts(CONFIGURATION, further)).not.toContain('Q241 risk');
  });
});
