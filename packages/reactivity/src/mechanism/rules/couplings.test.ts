import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { COUPLINGS } from './couplings.ts';

const PHENYLBORONIC_ACID = '[OH:9][B:9]([OH:9])c1ccccc1';
const PHENYL = 'c1%11ccccc1';

describe('rules of couplings', () => {
  it.each([
    ['K1 never', 'the chloride of a bromochlorobenzene', `Brc1ccc([Cl:9])cc1.${PHENYLBORONIC_ACID}>>Brc1ccc%11cc1.${PHENYL}`],
    ['K1 never', 'the bromide of a bromoiodobenzene', `Ic1ccc([Br:9])cc1.${PHENYLBORONIC_ACID}>>Ic1ccc%11cc1.${PHENYL}`],
    ['K1 never', 'the chloride of 2-chloro-5-bromopyridine', `Brc1ccc([Cl:9])nc1.${PHENYLBORONIC_ACID}>>Brc1ccc%11nc1.${PHENYL}`],
    ['K1 never', 'the bromide of 2-bromo-5-iodopyridine', `Ic1ccc([Br:9])nc1.${PHENYLBORONIC_ACID}>>Ic1ccc%11nc1.${PHENYL}`],
    ['K1 never', '5 of 2,5-dibromopyridine', `Brc1ccc([Br:9])cn1.${PHENYLBORONIC_ACID}>>Brc1ccc%11cn1.${PHENYL}`],
    ['K2 never', '2 of 2,4-dichloropyrimidine', `c1cc(Cl)nc([Cl:9])n1.${PHENYLBORONIC_ACID}>>c1cc(Cl)nc%11n1.${PHENYL}`],
    ['K2 never', '2 of 2,4-dichloroquinazoline', `c1ccc2c(c1)c(Cl)nc([Cl:9])n2.${PHENYLBORONIC_ACID}>>c1ccc2c(c1)c(Cl)nc%11n2.${PHENYL}`],
    ['K2 never', '3 of 1,3-dichloroisoquinoline', `c1ccc2c(c1)cc([Cl:9])nc2Cl.${PHENYLBORONIC_ACID}>>c1ccc2c(c1)cc%11nc2Cl.${PHENYL}`],
    ['K3 never', 'fluorobenzene', `c1ccccc1[F:9].${PHENYLBORONIC_ACID}>>c1ccccc1%11.${PHENYL}`],
    ['K3 never', '4-fluorobenzonitrile', `N#Cc1ccc([F:9])cc1.${PHENYLBORONIC_ACID}>>N#Cc1ccc%11cc1.${PHENYL}`],
    ['K3 never', 'fluorobenzene and an alkyne', 'c1ccccc1[F:9].C#CC>>c1ccccc1%11.C%11#CC'],
    ['K1 never', 'the activated chloride of an iodide with an alkyne', 'FC(F)(F)c1cc(I)ccc1[Cl:9].C#CC>>FC(F)(F)c1cc(I)ccc1%11.C%11#CC'],
    [
      'K1 never',
      'the triflate of an iodide',
      `Ic1ccc([O:9][S:9](=[O:9])(=[O:9])[C:9]([F:9])([F:9])[F:9])cc1.${PHENYLBORONIC_ACID}>>Ic1ccc%11cc1.${PHENYL}`,
    ],
    [
      'K1 never',
      'a chloride beside a trifluoromethyl group aminated before a bromide',
      'FC(F)(F)c1cc(Br)ccc1[Cl:9].CN>>FC(F)(F)c1cc(Br)ccc1%11.CN%11',
    ],
    ['K4 never', 'a ketone arylated two carbons away', 'CC(=O)CCC.[Br:9]c1ccccc1>>CC(=O)CCC%11.c1%11ccccc1'],
    ['K4 never', 'an ester alkylated two carbons away', 'COC(=O)CCC.[I:9]CC>>COC(=O)CCC%11.C%11C'],
    ['K4 never', 'cyclohexane acylated', 'C1CCCCC1.[Cl:9]C(C)=O>>C1CCCCC1%11.C%11(C)=O'],
    ['K5 never', 'an acrylate arylated beside its ester', 'C=CC(=O)OC.[Br:9]c1ccccc1>>C=C%11C(=O)OC.c1%11ccccc1'],
    ['K5 never', 'acrylonitrile arylated beside its nitrile', 'C=CC#N.[I:9]c1ccccc1>>C=C%11C#N.c1%11ccccc1'],
    ['K5 never', 'methyl vinyl ketone arylated beside its ketone', 'C=CC(C)=O.[Br:9]c1ccccc1>>C=C%11C(C)=O.c1%11ccccc1'],
    ['K1 risk', '3 of 2,3-dichloropyridine made an organometal', 'c1nc(Cl)c([Cl:9])cc1.CC=O>>c1nc(Cl)c%11cc1.CC%11O'],
    ['K1 never', 'the chloride of a bromochlorobenzene aminated', 'Brc1cccc([Cl:9])c1.CN>>Brc1cccc%11c1.CN%11'],
    ['K1 never', 'the bromide of a bromoiodobenzene aminated', 'Ic1cccc([Br:9])c1.CN>>Ic1cccc%11c1.CN%11'],
    ['K1 never', 'the chloride of a bromochlorobenzene with a phenol', 'Brc1cccc([Cl:9])c1.Oc1ccccc1>>Brc1cccc%11c1.O%11c1ccccc1'],
    ['K1 never', 'the bromide of a bromoiodobenzene in the Heck reaction', 'Ic1cccc([Br:9])c1.C=CC(=O)OC>>Ic1cccc%11c1.C%11=CC(=O)OC'],
    ['K1 never', 'the chloride of a bromochlorobenzene cyanated', 'Brc1cccc([Cl:9])c1.[C-]#N>>Brc1cccc%11c1.C%11#N'],
    ['K1 never', 'the chloride of a bromochlorobenzene borylated', 'Brc1cccc([Cl:9])c1.OB(O)B(O)O>>Brc1cccc%11c1.OB%11O.B(O)O'],
    ['K1 never', 'the chloride of a bromochlorobenzene made an organometal', 'Brc1cccc([Cl:9])c1.CC=O>>Brc1cccc%11c1.CC%11O'],
    ['K2 never', 'an amine at 5 of 2,5-dibromothiazole', 'c1nc(Br)sc1[Br:9].C1CCNCC1>>c1nc(Br)sc1%11.C1CCN%11CC1'],
    ['K2 never', '3 of 2,3-dibromothiophene', `c1csc(Br)c1[Br:9].${PHENYLBORONIC_ACID}>>c1csc(Br)c1%11.${PHENYL}`],
    ['K2 never', '4 of 2,4-dibromothiophene', `c1sc(Br)cc1[Br:9].${PHENYLBORONIC_ACID}>>c1sc(Br)cc1%11.${PHENYL}`],
    ['K2 never', '4 of 2,4-dibromothiazole', `c1sc(Br)nc1[Br:9].${PHENYLBORONIC_ACID}>>c1sc(Br)nc1%11.${PHENYL}`],
    ['K2 never', '2 of 2,6-dichloropurine', `c1nc2c(Cl)nc([Cl:9])nc2n1C.${PHENYLBORONIC_ACID}>>c1nc2c(Cl)nc%11nc2n1C.${PHENYL}`],
    ['K5 never', 'styrene arylated beside its ring', 'C=Cc1ccccc1.[Br:9]c1ccccc1>>C=C%11c1ccccc1.c1%11ccccc1'],
    ['K6 never', 'tert-butyl bromide and an arylboronic acid', `CC(C)(C)[Br:9].${PHENYLBORONIC_ACID}>>CC(C)(C)%11.${PHENYL}`],
    ['K6 never', 'cyclohexyl bromide and an arylboronic acid', `C1CCCCC1[Br:9].${PHENYLBORONIC_ACID}>>C1CCCCC1%11.${PHENYL}`],
    ['K6 risk', 'butyl bromide and an arylboronic acid', `CCCC[Br:9].${PHENYLBORONIC_ACID}>>CCCC%11.${PHENYL}`],
    ['K7 never', 'a tert-butylboronic acid', 'CC(C)(C)[B:9]([OH:9])[OH:9].[Br:9]c1ccccc1>>CC(C)(C)%11.c1%11ccccc1'],
    [
      'K1 never',
      'the chloride beside a triflate',
      `O=S(=O)(C(F)(F)F)Oc1ccc([Cl:9])cc1.${PHENYLBORONIC_ACID}>>O=S(=O)(C(F)(F)F)Oc1ccc%11cc1.${PHENYL}`,
    ],
    ['K3 never', 'fluorobenzene made an organometal', 'c1ccccc1[F:9].CC(C)=O>>c1ccccc1%11.CC%11(C)O'],
    ['K3 never', 'fluorotoluene reduced to toluene', 'Cc1ccc([F:9])cc1>>Cc1ccccc1'],
    ['K3 never', 'fluorobenzene borylated', 'c1ccccc1[F:9].OB(O)[B:9]([OH:9])[OH:9]>>c1ccccc1%11.OB%11O'],
    ['K8 never', 'an iodophenylboronic acid and a bromide', '[OH:9][B:9]([OH:9])c1ccc(I)cc1.[Br:9]c1ccccc1>>c1%11ccc(I)cc1.c1%11ccccc1'],
    ['K8 never', 'a bromophenylboronic acid and a chloride', '[OH:9][B:9]([OH:9])c1ccc(Br)cc1.[Cl:9]c1ccccc1>>c1%11ccc(Br)cc1.c1%11ccccc1'],
    ['K8 risk', 'a bromophenylboronic acid and a bromide', '[OH:9][B:9]([OH:9])c1ccc(Br)cc1.[Br:9]c1ccccc1>>c1%11ccc(Br)cc1.c1%11ccccc1'],
    ['K7 risk', 'an isopropylboronic acid', 'CC(C)[B:9]([OH:9])[OH:9].[Br:9]c1ccccc1>>CC(C)%11.c1%11ccccc1'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(COUPLINGS, reaction)).toContain(verdict);
  });

  it.each([
    ['the bromide of a bromochlorobenzene', `Clc1ccc([Br:9])cc1.${PHENYLBORONIC_ACID}>>Clc1ccc%11cc1.${PHENYL}`],
    ['the iodide of a bromoiodobenzene', `Brc1ccc([I:9])cc1.${PHENYLBORONIC_ACID}>>Brc1ccc%11cc1.${PHENYL}`],
    ['2 of 2,5-dibromopyridine', `Brc1ccc([Br:9])nc1.${PHENYLBORONIC_ACID}>>Brc1ccc%11nc1.${PHENYL}`],
    ['the only chloride', `Cc1ccc([Cl:9])cc1.${PHENYLBORONIC_ACID}>>Cc1ccc%11cc1.${PHENYL}`],
    ['4 of 2,4-dichloropyrimidine', `c1cc([Cl:9])nc(Cl)n1.${PHENYLBORONIC_ACID}>>c1cc%11nc(Cl)n1.${PHENYL}`],
    ['4 of 2,4-dichloroquinazoline', `c1ccc2c(c1)c([Cl:9])nc(Cl)n2.${PHENYLBORONIC_ACID}>>c1ccc2c(c1)c%11nc(Cl)n2.${PHENYL}`],
    ['1 of 1,3-dichloroisoquinoline', `c1ccc2c(c1)cc(Cl)nc2[Cl:9].${PHENYLBORONIC_ACID}>>c1ccc2c(c1)cc(Cl)nc2%11.${PHENYL}`],
    ['a bromide reduced beside a fluoride', 'Fc1ccc([Br:9])cc1>>Fc1ccccc1'],
    ['a bromide beside a fluoride', `Fc1ccc([Br:9])cc1.${PHENYLBORONIC_ACID}>>Fc1ccc%11cc1.${PHENYL}`],
    ['an iodide and an alkyne', 'c1ccccc1[I:9].C#CC>>c1ccccc1%11.C%11#CC'],
    ['a fluoride replaced by an enolate, which is no coupling', 'O=[N+]([O-])c1ccc([F:9])cc1.CC#N>>O=[N+]([O-])c1ccc%11cc1.C%11C#N'],
    ['a ketone arylated beside its carbonyl group', 'CC(=O)CCC.[Br:9]c1ccccc1>>CC(=O)C%11CC.c1%11ccccc1'],
    ['a malonate alkylated', 'COC(=O)CC(=O)OC.[I:9]CC>>COC(=O)C%11C(=O)OC.C%11C'],
    ['2-methylpyridine acylated at its methyl group', 'Cc1ccccn1.[Cl:9]C(C)=O>>C%11c1ccccn1.C%11(C)=O'],
    ['an acrylate arylated at its end', 'C=CC(=O)OC.[Br:9]c1ccccc1>>C%11=CC(=O)OC.c1%11ccccc1'],
    ['styrene arylated at its end', 'C=Cc1ccccc1.[Br:9]c1ccccc1>>C%11=Cc1ccccc1.c1%11ccccc1'],
    ['the bromide of a bromochlorobenzene aminated', 'Clc1cccc([Br:9])c1.CN>>Clc1cccc%11c1.CN%11'],
    ['2-chloro of 5-bromo-2-chloropyridine with an amine, which needs no metal', 'c1nc([Cl:9])ccc1Br.CN>>c1nc%11ccc1Br.CN%11'],
    ['4-fluorobenzonitrile and cyanide, which needs no metal', 'N#Cc1ccc([F:9])cc1.[C-]#N>>N#Cc1ccc%11cc1.C%11#N'],
    ['2 of 2,3-dibromothiophene', `c1csc([Br:9])c1Br.${PHENYLBORONIC_ACID}>>c1csc%11c1Br.${PHENYL}`],
    ['2 of 2,4-dibromothiazole', `c1sc([Br:9])nc1Br.${PHENYLBORONIC_ACID}>>c1sc%11nc1Br.${PHENYL}`],
    ['benzyl bromide and an arylboronic acid', `c1ccccc1C[Br:9].${PHENYLBORONIC_ACID}>>c1ccccc1C%11.${PHENYL}`],
    ['methyl iodide and an arylboronic acid', `C[I:9].${PHENYLBORONIC_ACID}>>C%11.${PHENYL}`],
    ['cyclopropylboronic acid', 'C1CC1[B:9]([OH:9])[OH:9].[Br:9]c1ccccc1>>C1CC1%11.c1%11ccccc1'],
    ['butylboronic acid', 'CCCC[B:9]([OH:9])[OH:9].[Br:9]c1ccccc1>>CCCC%11.c1%11ccccc1'],
    ['a vinylboronic acid', 'CCC=C[B:9]([OH:9])[OH:9].[I:9]c1ccccc1>>CCC=C%11.c1%11ccccc1'],
    ['a bromophenylboronic acid and an iodide', '[OH:9][B:9]([OH:9])c1ccc(Br)cc1.[I:9]c1ccccc1>>c1%11ccc(Br)cc1.c1%11ccccc1'],
    ['a chlorophenylboronic acid and a bromide', '[OH:9][B:9]([OH:9])c1ccc(Cl)cc1.[Br:9]c1ccccc1>>c1%11ccc(Cl)cc1.c1%11ccccc1'],
    ['the iodide beside a triflate', `O=S(=O)(C(F)(F)F)Oc1ccc([I:9])cc1.${PHENYLBORONIC_ACID}>>O=S(=O)(C(F)(F)F)Oc1ccc%11cc1.${PHENYL}`],
    ['a butyl vinyl ether arylated beside its oxygen', 'C=COCCCC.[Br:9]c1ccccc1>>C=C%11OCCCC.c1%11ccccc1'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(COUPLINGS, reaction)).toEqual([]);
  });
});
