import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ADDITIONS } from './additions.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';
import { LEAVING_GROUPS } from './leaving-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

const NITRIC_ACID = 'O=[N+]([O-])[OH:9]';
const NITRO = 'O=[N+]%11([O-])';

describe('atoms of ambident nucleophiles, groups that leave an arene, rings of four', () => {
  it.each([
    ['C250 never', 'the nitrogen of a hydroxamic acid', CHEMOSELECTIVITY, 'O=C(NO)c1ccccc1.[Br:9]CC>>O=C(N%11O)c1ccccc1.C%11C'],
    ['C250 never', 'that of an N-hydroxycarbamate', CHEMOSELECTIVITY, 'O=C(NO)OCC.[Br:9]CC=C>>O=C(N%11O)OCC.C%11C=C'],
    ['C8 never', 'a guanidine nitrogen of aminoguanidine', CHEMOSELECTIVITY, 'NNC(=N)N.[O:9]=Cc1ccccc1>>NNC(=N%11)N.C%11c1ccccc1'],
    ['I250 never', 'the oxygen of phthalazinone', AZOLE_NITROGENS, 'O=c1[nH]ncc2ccccc12.[Br:9]CC>>O%11c1nncc2ccccc12.C%11C'],
    ['I250 never', 'that of a pyridazinone', AZOLE_NITROGENS, 'O=c1[nH]nc(C)cc1.[Br:9]CC>>O%11c1nnc(C)cc1.C%11C'],
    ['L250 never', 'a vinylic chloride beside an allylic one', LEAVING_GROUPS, 'C=C([Cl:9])CCl.Oc1ccccc1>>C=C%11CCl.O%11c1ccccc1'],
    [
      'A250 never',
      'bromine beside a trimethylsilyl group',
      ELECTROPHILIC_AROMATIC,
      'C[Si](C)(C)c1cc(C)c(C)cc1.[Br][Br:9]>>C[Si](C)(C)c1c%11c(C)c(C)cc1.Br%11',
    ],
    [
      'A250 risk',
      'the same beside a methoxy group',
      ELECTROPHILIC_AROMATIC,
      'C[Si](C)(C)c1ccc(OC)cc1.[Br][Br:9]>>C[Si](C)(C)c1ccc(OC)c%11c1.Br%11',
    ],
    ['A1 never', 'fluorene nitrated at 3', ELECTROPHILIC_AROMATIC, `c1cc2-c3ccccc3Cc2cc1.${NITRIC_ACID}>>c1%11cc2-c3ccccc3Cc2cc1.${NITRO}`],
    ['D10 never', 'iodine chloride whose chlorine comes to the open end', ADDITIONS, 'C=Cc1ccccc1.ICl>>C%12C%11c1ccccc1.I%11.Cl%12'],
    [
      'D10 never',
      'a sulfenyl chloride whose sulfur comes beside the arene',
      ADDITIONS,
      'C=Cc1ccccc1.ClSc1ccccc1>>C%12C%11c1ccccc1.Cl%12.S%11c1ccccc1',
    ],
    ['F7 never', 'a dinitrile closed to a ring of four', RING_SYNTHESES, 'N#CCCCC#N>>N=C%11CCC%11C#N'],
  ])('%s: %s', (expected, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(expected);
  });

  it.each([
    ['C250', 'the oxygen of a hydroxamic acid', CHEMOSELECTIVITY, 'O=C(NO)c1ccccc1.[Br:9]CC>>O=C(NO%11)c1ccccc1.C%11C'],
    ['C250', 'the nitrogen of one whose oxygen bears a group', CHEMOSELECTIVITY, 'O=C(NOC)c1ccccc1.[Br:9]CC>>O=C(N%11OC)c1ccccc1.C%11C'],
    ['C8', 'the hydrazine end of aminoguanidine', CHEMOSELECTIVITY, 'NNC(=N)N.[O:9]=Cc1ccccc1>>N%11NC(=N)N.C%11c1ccccc1'],
    ['I250', 'the nitrogen of phthalazinone', AZOLE_NITROGENS, 'O=c1[nH]ncc2ccccc12.[Br:9]CC>>O=c1n%11ncc2ccccc12.C%11C'],
    ['I250', 'an oxygen of phthalhydrazide', AZOLE_NITROGENS, 'Oc1n[nH]c(=O)c2ccccc12.[Br:9]CC>>O%11c1n[nH]c(=O)c2ccccc12.C%11C'],
    ['L250', 'the allylic chloride', LEAVING_GROUPS, 'C=C(Cl)C[Cl:9].Oc1ccccc1>>C=C(Cl)C%11.O%11c1ccccc1'],
    [
      'L250',
      'the halide of a haloacrylate, which takes up the nucleophile',
      LEAVING_GROUPS,
      'ClCCOC(=O)C=C[Cl:9].Oc1ccccc1>>ClCCOC(=O)C=C%11.O%11c1ccccc1',
    ],
    [
      'A250',
      'bromine in place of the silyl group',
      ELECTROPHILIC_AROMATIC,
      '[CH3:9][Si:9]([CH3:9])([CH3:9])c1cc(C)c(C)cc1.[Br][Br:9]>>c%111cc(C)c(C)cc1.Br%11',
    ],
    ['A250', 'a silyl ether', ELECTROPHILIC_AROMATIC, 'C[Si](C)(C)Oc1ccccc1.[Br][Br:9]>>C[Si](C)(C)Oc1ccc%11cc1.Br%11'],
    ['A1', 'fluorene nitrated at 2', ELECTROPHILIC_AROMATIC, `c1cc2-c3ccccc3Cc2cc1.${NITRIC_ACID}>>c1cc2-c3ccccc3Cc2cc1%11.${NITRO}`],
    ['D10', 'iodine chloride whose iodine comes to the open end', ADDITIONS, 'C=Cc1ccccc1.ICl>>C%11C%12c1ccccc1.I%11.Cl%12'],
    [
      'D10',
      'a sulfenyl chloride whose sulfur comes to the open end',
      ADDITIONS,
      'C=Cc1ccccc1.ClSc1ccccc1>>C%11C%12c1ccccc1.Cl%12.S%11c1ccccc1',
    ],
    ['F7', 'a dinitrile closed to a ring of five', RING_SYNTHESES, 'N#CCCCCC#N>>N=C%11CCCC%11C#N'],
    ['F1', '3-hydroxypyridine and an iminium ion', RING_SYNTHESES, 'Oc1cccnc1.C=[O:9].CNC>>Oc1cccnc1%11.C%11%12.CN%12C'],
  ])('%s is silent: %s', (rule, _, table, reaction) => {
    expect(verdicts(table, reaction).map((each) => each.split(' ')[0])).not.toContain(rule);
  });
});
