import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { ELECTROPHILIC_AROMATIC } from './electrophilic-aromatic.ts';

const NITRATION = ['[OH:9][N+](=O)[O-]', '[N+]%11(=O)[O-]'] as const;
const NBS = ['[Br:9]Br', 'Br%11'] as const;

/** The ring with the group at the atom before `*`. */
function on(ring: string, [reagent, group]: readonly [string, string]): string {
  return `${ring.replace('*', '')}.${reagent}>>${ring.replace('*', '%11')}.${group}`;
}

describe('electrophiles on poor, flanked and boron-bearing rings', () => {
  it.each([
    ['A1 never', 'phthalimide nitrated beside a carbonyl group', 'c1*cccc2c1C(=O)NC2=O', NITRATION],
    ['A1 never', 'N-methylphthalimide nitrated there', 'c1*cccc2c1C(=O)N(C)C2=O', NITRATION],
    ['A3 risk', 'mesylbenzoic acid nitrated', 'c1*cc(S(C)(=O)=O)ccc1C(=O)O', NITRATION],
    ['A9 never', 'a benzoylcyclohexanedione nitrated', 'c1*cc(S(C)(=O)=O)ccc1C(=O)C1C(=O)CCCC1=O', NITRATION],
    ['A9 never', 'an aryl 1,3-diketone brominated in its ring', 'c1*cccc(C(=O)CC(C)=O)c1', NBS],
    ['A9 never', 'its enol brominated in its ring', 'c1*cccc(C(O)=CC(C)=O)c1', NBS],
    ['A17 never', '7 of a 6-fluoroquinazolinone brominated', 'c1*c(F)cc2c(=O)[nH]c(C)nc2c1', NBS],
    ['A17 never', '5 of quinoxaline brominated', 'c1*cccc2nccnc12', NBS],
    ['A17 never', '6 of an imidazopyridine with an aldehyde at 3', 'c1*ccc2nc(-c3ccc(F)cc3)c(C=O)n2c1', NBS],
    ['A17 never', '6 of an imidazopyridine with an ester at 3', 'c1*ccc2ncc(C(=O)OCC)n2c1', NBS],
    ['A17 never', '2 of an imidazopyridine with an ester at 3', 'c1*c(C(=O)OCC)n2ccccc2n1', NBS],
    ['A17 risk', '6 of an imidazopyridine with methyl at 3', 'c1*ccc2ncc(C)n2c1', NBS],
    ['A18 risk', '6 of 2-methylquinazolinone brominated', 'c1*ccc2nc(C)[nH]c(=O)c2c1', NBS],
    ['A19 never', '4-methoxyphenylboronic acid brominated', 'c1*cc(B(O)O)ccc1OC', NBS],
    ['A19 never', 'a thiopheneboronic acid nitrated', 'c1*sc(B(O)O)cc1', NITRATION],
    ['A19 risk', 'phenylboronic acid nitrated', 'c1*cccc(B(O)O)c1', NITRATION],
    ['A19 risk', 'an indazoleboronic acid nitrated', 'c1*n[nH]c2cc(B(O)O)ccc12', NITRATION],
    ['A2 never', 'an indazoleboronic acid nitrated at 3', 'c1*n[nH]c2cc(B(O)O)ccc12', NITRATION],
    ['A20 risk', '5 of a sulfonylated 3-alkylpyrrole brominated', 'c1*n(S(=O)(=O)c2cccnc2)cc(CN(C)C(=O)OC(C)(C)C)c1', NBS],
    ['A20 risk', '5 of an acylated 3-methylpyrrole brominated', 'c1*n(C(=O)OC(C)(C)C)cc(C)c1', NBS],
    ['A20 risk', '5 of a 3-(alkoxymethyl)thiophene brominated', 'c1*scc(COC)c1', NBS],
  ] as const)('%s: %s', (verdict, _, ring, electrophile) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, on(ring, electrophile))).toContain(verdict);
  });

  it.each([
    ['phthalimide nitrated at 4', 'c1*ccc2c(c1)C(=O)NC2=O', NITRATION],
    ['4-bromination of N-methylphthalimide', 'c1*ccc2c(c1)C(=O)N(C)C2=O', NBS],
    ['4-methoxyphthalimide brominated at 5', 'c1*c(OC)cc2c(c1)C(=O)NC2=O', NBS],
    ['phthalic acid nitrated at 3', 'c1*cccc(C(=O)O)c1C(=O)O', NITRATION],
    ['isoindolinone nitrated at 6', 'c1*ccc2c(c1)C(=O)NC2', NITRATION],
    ['a hydroxyphenyl 1,3-diketone brominated beside the phenol', 'c1*cc(C(=O)CC(C)=O)ccc1O', NBS],
    ['a 2,2-dimethylated 1,3-diketone nitrated', 'c1*cccc(C(=O)C(C)(C)C(C)=O)c1', NITRATION],
    ['nitrobenzene nitrated', 'c1*cccc([N+](=O)[O-])c1', NITRATION],
    ['pentafluorobenzene nitrated', 'c1*c(F)c(F)c(F)c(F)c1F', NITRATION],
    ['quinazolinone nitrated at 6', 'c1*ccc2nc[nH]c(=O)c2c1', NITRATION],
    ['quinazolinone brominated at 6', 'c1*ccc2nc[nH]c(=O)c2c1', NBS],
    ['isoquinoline brominated at 5', 'c1*cccc2cnccc12', NBS],
    ['2-methyl-6-methoxyquinoline brominated beside the ether', 'c1*c(OC)ccc2nc(C)ccc12', NBS],
    ['imidazo[1,2-a]pyridine brominated at 3', 'c1*cnc2ccccn12', NBS],
    ['an imidazopyridine brominated at 3 beside an ester', 'c1*c(C(=O)OCC)nc2ccccn12', NBS],
    ['an indoleboronic ester brominated at 3', 'c1*c[nH]c2cc(B3OC(C)(C)C(C)(C)O3)ccc12', NBS],
    ['benzoxaborole nitrated', 'c1*ccc2COB(O)c2c1', NITRATION],
    ['2 of a sulfonylated 3-alkylpyrrole brominated', 'c1*n(S(=O)(=O)c2cccnc2)ccc1CN(C)C(=O)OC(C)(C)C', NBS],
    ['5 of a sulfonylated pyrrole-3-carbaldehyde brominated', 'c1*n(S(=O)(=O)c2cccnc2)cc(C=O)c1', NBS],
    ['5 of a 2,3-dimethylthiophene brominated', 'c1*sc(C)c(C)c1', NBS],
  ] as const)('say nothing against %s', (_, ring, electrophile) => {
    expect(verdicts(ELECTROPHILIC_AROMATIC, on(ring, electrophile))).toEqual([]);
  });
});
