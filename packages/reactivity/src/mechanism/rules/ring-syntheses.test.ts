import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

describe('rules of ring syntheses', () => {
  it.each([
    [
      'F1 never',
      'a Pictet-Spengler reaction on a nitrobenzene',
      'C=[O:9].NCCc1ccc([N+](=O)[O-])cc1>>C%11%12.N%11CCc1ccc([N+](=O)[O-])cc1%12',
    ],
    [
      'F1 never',
      'a Bischler-Napieralski reaction on a nitrobenzene',
      'CC(=[O:9])NCCc1ccc([N+](=O)[O-])cc1>>CC%11%12.N=%11CCc1ccc([N+](=O)[O-])cc1%12',
    ],
    ['F1 never', 'a Mannich reaction on toluene', 'C=[O:9].CNC.Cc1ccccc1>>C%11%12.CN%11C.Cc1ccccc1%12'],
    ['F1 risk', 'a Pictet-Spengler reaction on benzene', 'C=[O:9].NCCc1ccccc1>>C%11%12.N%11CCc1ccccc1%12'],
    ['F1 risk', 'a Bischler-Napieralski reaction beside chlorine', 'CC(=[O:9])NCCc1ccc(Cl)cc1>>CC%11%12.N=%11CCc1ccc(Cl)cc1%12'],
    ['F2 never', 'a thioamide with its nitrogen on the halide', '[Br:9]CC(C)=[O:9].NC(C)=S>>c%11c%12C.n%11c(C)s%12'],
    ['F2 never', '2-aminopyridine with its amino group on the halide', '[Br:9]CC(C)=[O:9].Nc1ccccn1>>c%11c%12C.n%11c1ccccn1%12'],
    ['F3 never', 'benzamide in a Paal-Knorr reaction', 'CC(=[O:9])CCC(C)=[O:9].NC(=O)c1ccccc1>>Cc%11ccc(C)%12.n%11%12C(=O)c1ccccc1'],
    [
      'F4 never',
      'phenylhydrazine with its NH at the trifluoromethyl ketone',
      'CC(=[O:9])CC(=[O:9])C(F)(F)F.NNc1ccccc1>>Cc%11cc%12C(F)(F)F.n%11n%12c1ccccc1',
    ],
    [
      'F4 never',
      'phenylhydrazine with its NH at the ketone of an acetoacetate',
      'CC(=[O:9])CC(=O)[O:9][CH3:9].NNc1ccccc1>>CC%11=CC(=O)%12.N%12N%11c1ccccc1',
    ],
    ['F5 never', 'butanone with its methyl group in the indole', 'CC(=[O:9])CC.[NH2:9]Nc1ccccc1>>c%11c%12CC.[nH]%12c1ccccc1%11'],
    ['F7 never', 'a Dieckmann condensation to a ring of four', 'COC(=O)CCCC(=O)[O:9][CH3:9]>>COC(=O)C%11CCC%11=O'],
    ['F6 never', 'a nitrile oxide with its oxygen on the end of propyne', 'ON=C([Cl:9])c1ccccc1.C#CC>>o%11nc%12c1ccccc1.c%11c%12C'],
  ])('%s: %s', (verdict, _, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toContain(verdict);
  });

  it.each([
    ['a Pictet-Spengler reaction para to a methoxy group', 'C=[O:9].NCCc1cccc(OC)c1>>C%11%12.N%11CCc1cccc(OC)c1%12'],
    ['a Pictet-Spengler reaction of tryptamine', 'C=[O:9].NCCc1c[nH]c2ccccc12>>C%11%12.N%11CCc1c%12[nH]c2ccccc12'],
    ['a Bischler-Napieralski reaction on benzene', 'CC(=[O:9])NCCc1ccccc1>>CC%11%12.N=%11CCc1ccccc1%12'],
    ['a Mannich reaction of a phenol', 'C=[O:9].CNC.Oc1ccccc1>>C%11%12.CN%11C.Oc1ccccc1%12'],
    ['a thioamide with its sulfur on the halide', '[Br:9]CC(C)=[O:9].NC(C)=S>>c%11c%12C.n%12c(C)s%11'],
    ['2-aminopyridine with its ring nitrogen on the halide', '[Br:9]CC(C)=[O:9].Nc1ccccn1>>c%11c%12C.n%12c1ccccn1%11'],
    ['an amine in a Paal-Knorr reaction', 'CC(=[O:9])CCC(C)=[O:9].NCc1ccccc1>>Cc%11ccc(C)%12.n%11%12Cc1ccccc1'],
    [
      'a hydrazine with its NH2 at the trifluoromethyl ketone',
      'CC(=[O:9])CC(=[O:9])C(F)(F)F.NNc1ccccc1>>Cc%11cc%12C(F)(F)F.n%12n%11c1ccccc1',
    ],
    ['butanone with its methylene group in the indole', 'CC(=[O:9])CC.[NH2:9]Nc1ccccc1>>Cc%12c%11C.[nH]%12c1ccccc1%11'],
    ['a Dieckmann condensation to a ring of five', 'COC(=O)CCCCC(=O)[O:9][CH3:9]>>COC(=O)C%11CCCC%11=O'],
    ['a nitrile oxide with its oxygen inside', 'ON=C([Cl:9])c1ccccc1.C#CC>>o%11nc%12c1ccccc1.c%12c%11C'],
  ])('say nothing against %s', (_, reaction) => {
    expect(verdicts(RING_SYNTHESES, reaction)).toEqual([]);
  });
});
