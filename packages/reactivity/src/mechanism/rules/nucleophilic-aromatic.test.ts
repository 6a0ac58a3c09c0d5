import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';

describe('rules of nucleophilic aromatic substitution', () => {
  it.each([
    ['N1 never', '4-fluoroanisole and morpholine', 'COc1ccc([F:9])cc1.C1COCCN1>>COc1ccc%11cc1.C1COCCN1%11'],
    ['N1 never', 'a fluorostyrene and an amine', 'CC(C)=Cc1ccc([F:9])cc1.C1COCCN1>>CC(C)=Cc1ccc%11cc1.C1COCCN1%11'],
    ['N1 never', '3-fluorotoluene and a phenol', 'Cc1cccc([F:9])c1.Oc1ccccc1>>Cc1cccc%11c1.O%11c1ccccc1'],
    ['N1 never', 'anisole and an amine', 'c1ccccc1[O:9][CH3:9].CN>>c1ccccc1%11.CN%11'],
    ['N1 never', '3-fluoronitrobenzene and an amine', 'O=[N+]([O-])c1cccc([F:9])c1.CN>>O=[N+]([O-])c1cccc%11c1.CN%11'],
    ['N1 never', 'fluoride and 4-chloroanisole', 'COc1ccc([Cl:9])cc1.[F-]>>COc1ccc%11cc1.F%11'],
    ['N1 never', 'chlorobenzene and an alcohol', 'c1ccccc1[Cl:9].CO>>c1ccccc1%11.CO%11'],
    ['N1 risk', 'chlorobenzene and a phenol, which copper may bring together', 'c1ccccc1[Cl:9].Oc1ccccc1>>c1ccccc1%11.O%11c1ccccc1'],
    ['N1 never', '3-fluoropyridine and an amine', 'c1cncc([F:9])c1.CN>>c1cncc%11c1.CN%11'],
    ['N1 never', '3-chloropyridine and an alcohol', 'c1cncc([Cl:9])c1.CO>>c1cncc%11c1.CO%11'],
    ['N1 never', '5-fluoropyrimidine and an amine', 'n1cncc([F:9])c1.CN>>n1cncc%11c1.CN%11'],
    ['N1 never', '2-fluorothiophene and an amine', 'c1csc([F:9])c1.CN>>c1csc%11c1.CN%11'],
    ['N1 never', '6-fluoroindole and a thiol', 'c1cc([F:9])cc2[nH]ccc12.CS>>c1cc%11cc2[nH]ccc12.CS%11'],
    ['N1 never', 'fluorobenzene and a malonate', 'c1ccccc1[F:9].COC(=O)CC(=O)OC>>c1ccccc1%11.COC(=O)C%11C(=O)OC'],
    ['N1 risk', '1,3,5-trifluorobenzene and an amine', 'c1c(F)cc(F)cc1[F:9].CN>>c1c(F)cc(F)cc1%11.CN%11'],
    ['N1 never', '6 of a 7-chloro-6-fluoroquinolone', 'O=c1cc[nH]c2cc(Cl)c([F:9])cc12.CN>>O=c1cc[nH]c2cc(Cl)c%11cc12.CN%11'],
    ['N1 never', '5-fluorobenzothiazole and an amine', 'c1nc2cc([F:9])ccc2s1.CN>>c1nc2cc%11ccc2s1.CN%11'],
    ['N1 never', '5-fluoroindazole and an amine', 'c1n[nH]c2ccc([F:9])cc12.CN>>c1n[nH]c2ccc%11cc12.CN%11'],
    ['N2 never', '7-fluoro of 4-chloro-7-fluoroquinazoline', 'c1nc2cc([F:9])ccc2c(Cl)n1.CN>>c1nc2cc%11ccc2c(Cl)n1.CN%11'],
    ['N2 never', '3-bromo of 3-bromo-4-chloropyridine with an alkylamine', 'c1cncc([Br:9])c1Cl.CN>>c1cncc%11c1Cl.CN%11'],
    ['N2 never', '5-bromo of 5-bromo-2-chloropyrimidine', 'c1nc(Cl)ncc1[Br:9].CN>>c1nc(Cl)ncc1%11.CN%11'],
    [
      'N2 never',
      'chlorine meta to nitro beside an activated fluorine',
      'O=[N+]([O-])c1ccc(F)c([Cl:9])c1.CN>>O=[N+]([O-])c1ccc(F)c%11c1.CN%11',
    ],
    ['N2 never', '3 of 3,4-difluoronitrobenzene', 'O=[N+]([O-])c1ccc(F)c([F:9])c1.CN>>O=[N+]([O-])c1ccc(F)c%11c1.CN%11'],
    ['N2 never', '3 of 3,4-difluorobenzonitrile', 'N#Cc1ccc(F)c([F:9])c1.CO>>N#Cc1ccc(F)c%11c1.CO%11'],
    ['N2 never', '7 of 4,7-dichloroquinoline', 'c1cnc2cc([Cl:9])ccc2c1Cl.CN>>c1cnc2cc%11ccc2c1Cl.CN%11'],
    ['N2 never', '3 of 3,4-dichloropyridine', 'c1cncc([Cl:9])c1Cl.CN>>c1cncc%11c1Cl.CN%11'],
    ['N2 never', '2 of 2,6-dichloropurine', 'c1nc2c(Cl)nc([Cl:9])nc2[nH]1.CN>>c1nc2c(Cl)nc%11nc2[nH]1.CN%11'],
    ['N2 never', '2 of 2,4,6-trichloropyrimidine', 'c1c(Cl)nc([Cl:9])nc1Cl.CN>>c1c(Cl)nc%11nc1Cl.CN%11'],
    ['N3 never', 'an aryl bromide beside a benzylic bromide', 'c1cc(CBr)ccc1[Br:9].CN>>c1cc(CBr)ccc1%11.CN%11'],
    ['N3 never', 'a pyridine chloride beside a chloromethyl group', 'c1cc(CCl)cnc1[Cl:9].CN>>c1cc(CCl)cnc1%11.CN%11'],
    ['N3 never', 'a nitrofluoride beside an alkyl bromide', 'c1cc(CCBr)c([N+](=O)[O-])cc1[F:9].CS>>c1cc(CCBr)c([N+](=O)[O-])cc1%11.CS%11'],
    ['N3 never', 'a chloropyridine beside its acid chloride', 'c1cc(C(=O)Cl)cnc1[Cl:9].CN>>c1cc(C(=O)Cl)cnc1%11.CN%11'],
    ['N4 never', 'an alkylamine in the Sandmeyer reaction', '[NH2:9]CCc1ccccc1.Cl>>C%11Cc1ccccc1.Cl%11'],
    ['N4 never', 'a secondary alkylamine turned into a bromide', '[NH2:9]C(C)CC.Br>>C%11(C)CC.Br%11'],
    ['N4 never', 'an alkylamine turned into a nitrile', '[NH2:9]CCC.[C-]#N>>C%11CC.C%11#N'],
    ['N3 risk', 'a chloropyridine beside an alkyl chloride', 'c1cc(CCCl)cnc1[Cl:9].CN>>c1cc(CCCl)cnc1%11.CN%11'],
    ['N2 never', '2 of 2,4-dichloropyrimidine', 'c1cc(Cl)nc([Cl:9])n1.CN>>c1cc(Cl)nc%11n1.CN%11'],
    ['N2 never', '2 of 2,4-dichloroquinazoline', 'c1ccc2c(c1)c(Cl)nc([Cl:9])n2.CN>>c1ccc2c(c1)c(Cl)nc%11n2.CN%11'],
    ['N2 never', '3 of 2,3-dichloropyridine', 'c1cnc(Cl)c([Cl:9])c1.CO>>c1cnc(Cl)c%11c1.CO%11'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toContain(verdict);
  });

  it.each([
    ['a fluorocinnamonitrile and an amine', 'N#CC=Cc1ccc([F:9])cc1.C1COCCN1>>N#CC=Cc1ccc%11cc1.C1COCCN1%11'],
    ['4-fluoronitrobenzene and morpholine', 'O=[N+]([O-])c1ccc([F:9])cc1.C1COCCN1>>O=[N+]([O-])c1ccc%11cc1.C1COCCN1%11'],
    ['2-fluorobenzonitrile and an alcohol', 'N#Cc1ccccc1[F:9].CO>>N#Cc1ccccc1%11.CO%11'],
    ['2-chloropyridine and an alcohol', 'c1ccnc([Cl:9])c1.CO>>c1ccnc%11c1.CO%11'],
    ['a 7-fluoro-4-quinolone and an amine', 'O=c1cc[nH]c2cc([F:9])ccc12.CN>>O=c1cc[nH]c2cc%11ccc12.CN%11'],
    ['6-fluoro-2-methylindazole and an amine', 'c1n(C)nc2cc([F:9])ccc12.CN>>c1n(C)nc2cc%11ccc12.CN%11'],
    ['2-chlorobenzothiazole and an alcohol', 'c1ccc2nc([Cl:9])sc2c1.CO>>c1ccc2nc%11sc2c1.CO%11'],
    ['7-chloro of a pyrazolo[1,5-a]pyrimidine and an alcohol', 'c1cc2nccc([Cl:9])n2n1.CO>>c1cc2nccc%11n2n1.CO%11'],
    ['3-bromo of 3-bromo-4-chloropyridine with an aniline, a coupling', 'c1cncc([Br:9])c1Cl.c1ccccc1N>>c1cncc%11c1Cl.c1ccccc1N%11'],
    ['bromobenzene and morpholine, a coupling', 'c1ccccc1[Br:9].C1COCCN1>>c1ccccc1%11.C1COCCN1%11'],
    ['4 of 2,4-dichloropyrimidine', 'c1cc([Cl:9])nc(Cl)n1.CN>>c1cc%11nc(Cl)n1.CN%11'],
    ['4 of 2,4-dichloroquinazoline', 'c1ccc2c(c1)c([Cl:9])nc(Cl)n2.CN>>c1ccc2c(c1)c%11nc(Cl)n2.CN%11'],
    ['2 of 2,3-dichloropyridine', 'c1cnc([Cl:9])c(Cl)c1.CO>>c1cnc%11c(Cl)c1.CO%11'],
    ['4-chloropyridine and an alcohol', 'c1cc([Cl:9])ccn1.CO>>c1cc%11ccn1.CO%11'],
    ['4-fluoronitrobenzene and a malonate', 'O=[N+]([O-])c1ccc([F:9])cc1.COC(=O)CC(=O)OC>>O=[N+]([O-])c1ccc%11cc1.COC(=O)C%11C(=O)OC'],
    ['2-chloro of 5-bromo-2-chloropyrimidine', 'c1nc([Cl:9])ncc1Br.CN>>c1nc%11ncc1Br.CN%11'],
    ['5-bromo of 5-bromo-2-chloropyridine, a coupling', 'c1nc(Cl)ccc1[Br:9].CN>>c1nc(Cl)ccc1%11.CN%11'],
    ['4 of 3,4-difluoronitrobenzene', 'O=[N+]([O-])c1ccc([F:9])c(F)c1.CN>>O=[N+]([O-])c1ccc%11c(F)c1.CN%11'],
    ['7 of a 6,7,8-trifluoroquinolone', 'O=c1cc[nH]c2c(F)c([F:9])c(F)cc12.CN>>O=c1cc[nH]c2c(F)c%11c(F)cc12.CN%11'],
    ['a benzylic bromide beside an aryl bromide', 'c1cc(C[Br:9])ccc1Br.CN>>c1cc(C%11)ccc1Br.CN%11'],
    ['a chloropyridine beside a trichloromethyl group', 'c1cc(C(Cl)(Cl)Cl)cnc1[Cl:9].CN>>c1cc(C(Cl)(Cl)Cl)cnc1%11.CN%11'],
    ['aniline in the Sandmeyer reaction', '[NH2:9]c1ccccc1.Cl>>c1%11ccccc1.Cl%11'],
    ['alanine turned into 2-bromopropionic acid', '[NH2:9]C(C)C(=O)O.Br>>C%11(C)C(=O)O.Br%11'],
    ['a Newman-Kwart rearrangement', 'c1ccccc1OC(=S)N(C)C>>c1ccccc1%11.O=%12.C%12(S%11)N(C)C'],
    ['the oxygen of a pyridone exchanged for sulfur', '[nH]1ccc(=[O:9])cc1.S>>[nH]1ccc=%11cc1.S=%11'],
    ['either end of 3,6-dichloropyridazine', 'c1cc(Cl)nnc1[Cl:9].CN>>c1cc(Cl)nnc1%11.CN%11'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(NUCLEOPHILIC_AROMATIC, reaction)).toEqual([]);
  });
});
