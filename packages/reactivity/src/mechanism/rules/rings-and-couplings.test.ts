import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { AZOLE_NITROGENS } from './azole-nitrogens.ts';
import { COUPLINGS } from './couplings.ts';
import { ENOLATES } from './enolates.ts';
import { LASTING } from './lasting.ts';
import { NUCLEOPHILIC_AROMATIC } from './nucleophilic-aromatic.ts';
import { ORDER_OF_GROUPS } from './order-of-groups.ts';
import { RING_SYNTHESES } from './ring-syntheses.ts';

const TABLES = {
  F: RING_SYNTHESES,
  I: AZOLE_NITROGENS,
  K: COUPLINGS,
  N: NUCLEOPHILIC_AROMATIC,
  O: ORDER_OF_GROUPS,
  R: LASTING,
  T: ENOLATES,
} as const;

const findings = (rule: string, reaction: string) =>
  verdicts(TABLES[rule[0] as keyof typeof TABLES], reaction).filter((each) => each.startsWith(`${rule} `));

describe('rings that do not close, partners that meet their own kind, and carbons that give no hydrogen', () => {
  it.each([
    ['R60', 'a lactam over the meta positions of an arene', '[OH:9]C(=O)CCc1cccc(N)c1>>C%11(=O)CCc1cccc(N%11)c1'],
    ['R60', 'a lactam over the para positions', '[OH:9]C(=O)CCc1ccc(N)cc1>>C%11(=O)CCc1ccc(N%11)cc1'],
    ['F60', 'benzocyclobutenone from phenylacetyl chloride', '[Cl:9]C(=O)Cc1ccccc1>>C%11(=O)Cc1c%11cccc1'],
    ['F60', 'benzocyclobutene from a phenethyl bromide', '[Br:9]CCc1ccccc1>>C%11Cc1c%11cccc1'],
    ['F61', 'a ring of nine from a dibromide', '[Br:8]CCCCCCCC[Br:9].NCc1ccccc1>>C%12CCCCCCC%11.N%11%12Cc1ccccc1'],
    ['F61', 'a cyclic ether of nine', '[Br:9]CCCCCCCCO>>C%11CCCCCCCO%11'],
    ['T60', 'the methyl group of 3-picoline and an aldehyde', 'Cc1cccnc1.O=Cc1ccccc1>>C%11c1cccnc1.OC%11c1ccccc1'],
    ['T60', 'the methyl group of toluene and an ester', '[CH3:8][O:9]C(=O)c1ccccc1.Cc1ccccc1>>C%11(=O)c1ccccc1.C%11c1ccccc1'],
    ['T60', 'the methyl group of 2-methylfuran and an aldehyde', 'Cc1ccco1.O=Cc1ccccc1>>C%11c1ccco1.OC%11c1ccccc1'],
    ['K60', 'an iodoaniline and a bromide', '[Br:9]c1cccnc1.Nc1ccc(I)cc1>>c%111cccnc1.N%11c1ccc(I)cc1'],
    ['K60', 'an iodophenol and a bromide', '[Br:9]c1ccc(C)cc1.Oc1ccc(I)cc1>>c%111ccc(C)cc1.O%11c1ccc(I)cc1'],
    ['K60', 'an iodostyrene and a bromide', '[Br:9]c1ccccc1.C=Cc1ccc(I)cc1>>c%111ccccc1.C%11=Cc1ccc(I)cc1'],
    ['O60', 'the far alkene of geraniol and a zinc carbenoid', '[I:8]C[I:9].CC(C)=CCCC(C)=CCO>>C%11%12.CC%11(C)C%12CCC(C)=CCO'],
    ['I60', 'an arene beside a trifluoromethyl group', '[Br:9]c1ccccc1.FC(F)(F)c1ccn[nH]1>>c%111ccccc1.FC(F)(F)c1ccnn1%11'],
    ['N60', 'an amine and chloropyrazole', '[Cl:9]c1cc[nH]n1.NCc1ccccc1>>c%111cc[nH]n1.N%11Cc1ccccc1'],
    ['N60', 'an amine and 3-iodoindole', '[I:9]c1c[nH]c2ccccc12.NCc1ccccc1>>c%111c[nH]c2ccccc12.N%11Cc1ccccc1'],
    ['N2', 'an amine and 6 of 2,4-dichloro-5-nitropyridine', '[Cl:9]c1cc(Cl)c([N+](=O)[O-])cn1.NCC>>c%111cc(Cl)c([N+](=O)[O-])cn1.N%11CC'],
    ['K61', 'a pyridazinylboronic acid', '[OH:8][B:7]([OH:9])c1ccc(C)nn1.[I:6]c1ccccc1>>c%111ccc(C)nn1.c%111ccccc1'],
    ['K61', 'a thiazol-2-ylboronic acid', '[OH:8][B:7]([OH:9])c1nccs1.[I:6]c1ccccc1>>c%111nccs1.c%111ccccc1'],
  ])('%s speaks against %s', (rule, _, reaction) => {
    expect(findings(rule, reaction)).toEqual([`${rule} never`]);
  });

  it('F61 is not sure of a ring of eight', () => {
    expect(findings('F61', '[Br:9]CCCCCCCO>>C%11CCCCCCO%11')).toEqual(['F61 risk']);
  });

  it('K61 is not sure of a pyridin-2-ylboronic acid', () => {
    expect(findings('K61', '[OH:8][B:7]([OH:9])c1ccccn1.[I:6]c1ccccc1>>c%111ccccn1.c%111ccccc1')).toEqual(['K61 risk']);
  });

  it.each([
    ['K61', 'a pyrimidin-5-ylboronic acid', '[OH:8][B:7]([OH:9])c1cncnc1.[I:6]c1ccccc1>>c%111cncnc1.c%111ccccc1'],
    ['K61', 'a pyrazol-4-ylboronic acid', '[OH:8][B:7]([OH:9])c1cnn(C)c1.[I:6]c1ccccc1>>c%111cnn(C)c1.c%111ccccc1'],
    ['K61', 'a 1-methylpyrazol-5-ylboronic acid', '[OH:8][B:7]([OH:9])c1ccnn1C.[I:6]c1ccccc1>>c%111ccnn1C.c%111ccccc1'],
    ['R60', 'a lactam of two neighbours', '[OH:9]C(=O)CCc1ccccc1N>>C%11(=O)CCc1ccccc1N%11'],
    ['R60', 'a long bridge', '[OH:9]C(=O)CCCCCCCCCCc1ccc(N)cc1>>C%11(=O)CCCCCCCCCCc1ccc(N%11)cc1'],
    ['R60', 'a ring over the peri positions of naphthalene', '[OH:9]C(=O)c1cccc2cccc(N)c12>>C%11(=O)c1cccc2cccc(N%11)c12'],
    ['F60', 'indanone', '[Cl:9]C(=O)CCc1ccccc1>>C%11(=O)CCc1c%11cccc1'],
    ['F60', 'benzocyclobutene from a dihalide', '[Br:9]CCc1c([Br:8])cccc1>>C%11Cc1c%11cccc1'],
    ['F61', 'an azepane', '[Br:8]CCCCCC[Br:9].NCc1ccccc1>>C%12CCCCC%11.N%11%12Cc1ccccc1'],
    ['F61', 'a ring of ten that an arene holds together', '[Br:9]CCCCc1ccccc1CCO>>C%11CCCc1ccccc1CCO%11'],
    ['T60', 'the methyl group of 4-picoline', 'Cc1ccncc1.O=Cc1ccccc1>>C%11c1ccncc1.OC%11c1ccccc1'],
    ['T60', 'a methyl group beside an amide', 'Cc1ccccc1C(=O)N(C)C.O=Cc1ccccc1>>C%11c1ccccc1C(=O)N(C)C.OC%11c1ccccc1'],
    ['T60', 'the methylene group of diphenylmethane', 'C(c1ccccc1)c1ccccc1.O=Cc1ccccc1>>C%11(c1ccccc1)c1ccccc1.OC%11c1ccccc1'],
    ['K60', 'a bromoaniline and an iodide', '[I:9]c1cccnc1.Nc1ccc(Br)cc1>>c%111cccnc1.N%11c1ccc(Br)cc1'],
    ['K60', 'an iodoaniline and a chloropyrimidine, which needs no metal', '[Cl:9]c1ncccn1.Nc1ccc(I)cc1>>c%111ncccn1.N%11c1ccc(I)cc1'],
    ['O60', 'the near alkene of geraniol', '[I:8]C[I:9].CC(C)=CCCC(C)=CCO>>C%11%12.CC(C)=CCCC%11(C)C%12CO'],
    ['O60', 'an allyl ether with two alkenes and a carbenoid', '[I:8]C[I:9].CC(C)=CCCC(C)=CCOC>>C%11%12.CC%11(C)C%12CCC(C)=CCOC'],
    ['I60', 'an arene on the open nitrogen', '[Br:9]c1ccccc1.FC(F)(F)c1cc[nH]n1>>c%111ccccc1.FC(F)(F)c1ccn%11n1'],
    ['I60', 'an arene beside a methyl group', '[Br:9]c1ccccc1.Cc1ccn[nH]1>>c%111ccccc1.Cc1ccnn1%11'],
    ['N60', 'an amine and 2-chlorobenzimidazole', '[Cl:9]c1nc2ccccc2[nH]1.NCc1ccccc1>>c%111nc2ccccc2[nH]1.N%11Cc1ccccc1'],
    ['N60', 'an amine and a chloropyrazole with methyl on nitrogen', '[Cl:9]c1ccn(C)n1.NCc1ccccc1>>c%111ccn(C)n1.N%11Cc1ccccc1'],
    [
      'N60',
      'an amine and a chloropyrazole with a nitro group',
      '[Cl:9]c1c([N+](=O)[O-])c[nH]n1.NCc1ccccc1>>c%111c([N+](=O)[O-])c[nH]n1.N%11Cc1ccccc1',
    ],
  ])('%s is silent on %s', (rule, _, reaction) => {
    expect(findings(rule, reaction)).toEqual([]);
  });
});
