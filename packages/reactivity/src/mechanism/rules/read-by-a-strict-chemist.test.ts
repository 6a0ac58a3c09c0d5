import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { CHEMOSELECTIVITY } from './chemoselectivity.ts';
import { LASTING } from './lasting.ts';

describe('steps that a strict chemist found among good ones', () => {
  it.each([
    [
      'R160 never',
      'an iodide beside N-methylpyrrolidine',
      LASTING,
      'CN1CCCC1Cc1cccc(CCI)c1.c1ccccc1O>>CN1CCCC1Cc1cccc(CCI)c1.c1ccccc1O',
    ],
    [
      'R160 never',
      'a bromide beside a phosphine',
      LASTING,
      'c1ccc(cc1)P(c1ccccc1)CCCCCBr.CC(=O)O>>c1ccc(cc1)P(c1ccccc1)CCCCCBr.CC(=O)O',
    ],
    ['R5 never', 'a thiol made beside a chloride', LASTING, '[Cl:9]CCCl.[NH2:9][C:9]([NH2:9])=S>>C%11CCl.S%11'],
    ['R5 never', 'a thiol with a chloride on the next carbon', LASTING, 'SCCCl.CC(=O)[Cl:9]>>S%11CCCl.CC%11(=O)'],
    ['R5 never', 'a hydrazine with a chloride on the next carbon', LASTING, 'CNNCCCl.CC(=O)[Cl:9]>>CN%11NCCCl.CC%11(=O)'],
    [
      'R170 never',
      'a chloroethylamide that its own aniline is to close',
      LASTING,
      'O=C(NCC[Cl:9])CNc1ccccc1>>O=C(NCC%11)CN%11c1ccccc1',
    ],
    ['R170 risk', 'a bromoethylamide and an amine', LASTING, 'CC(=O)NCC[Br:9].C1CCCCN1>>CC(=O)NCC%11.C1CCCCN1%11'],
    [
      'R171 never',
      'a thiourea beside a ketone',
      LASTING,
      'O=C1CCCCC1NC(=S)Nc1ccccc1.[BH4-:9]>>O=C1CCCCC1NC(=S)Nc1ccccc1',
    ],
    [
      'R172 never',
      'the aldol of cyclohexanedione oxidised',
      LASTING,
      'OC(c1ccccc1)C1C(=O)CCCC1=O>>O=C(c1ccccc1)C1C(=O)CCCC1=O',
    ],
    ['R172 never', 'the aldol of acetylacetone made', LASTING, 'CC=O.CC(=O)CC(C)=O>>CC%11O.CC(=O)C%11C(C)=O'],
    [
      'C170 never',
      'an acyl cyanide that a hydrazine is to keep',
      CHEMOSELECTIVITY,
      'N#CC(=[O:9])CC#N.NNc1ccccc1>>N#CC%11CC%12=N.N%11N%12c1ccccc1',
    ],
  ])('%s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).toContain(verdict);
  });

  it.each([
    ['R160 never', 'a chloride beside a tertiary amine', LASTING, 'CN1CCCC1CCCl.c1ccccc1O>>CN1CCCC1CCCl.c1ccccc1O'],
    [
      'R160 never',
      'a bromide beside a phosphine oxide',
      LASTING,
      'CP(C)(=O)CCCCCBr.CC(=O)O>>CP(C)(=O)CCCCCBr.CC(=O)O',
    ],
    ['R5 never', 'a thiol with a chloride three carbons away', LASTING, 'SCCCCl.CC(=O)[Cl:9]>>S%11CCCCl.CC%11(=O)'],
    ['R5 never', 'a hydrazide with a chloride two carbons away', LASTING, 'CC(=O)NNCCCl.CC(=O)[Cl:9]>>CC(=O)NN%11CCCl.CC%11(=O)'],
    ['R170 never', 'the oxazoline itself', LASTING, 'CC(=O)NCC[Br:9]>>CC=%11O%12.N=%11CC%12'],
    ['R170 risk', 'a bromoethyl carbamate and an amine', LASTING, 'CC(C)(C)OC(=O)NCC[Br:9].C1CCCCN1>>CC(C)(C)OC(=O)NCC%11.C1CCCCN1%11'],
    ['R171 never', 'a thiourea beside an amide', LASTING, 'O=C1NCCCC1NC(=S)Nc1ccccc1.[BH4-:9]>>O=C1NCCCC1NC(=S)Nc1ccccc1'],
    ['R172 never', 'the aldol of a keto ester', LASTING, 'CC=O.CC(=O)CC(=O)OC>>CC%11O.CC(=O)C%11C(=O)OC'],
    ['R172 never', 'the aldol of acetylacetone and chloral', LASTING, 'ClC(Cl)(Cl)C=O.CC(=O)CC(C)=O>>ClC(Cl)(Cl)C%11O.CC(=O)C%11C(C)=O'],
    ['C170 never', 'an acyl cyanide that acylates an amine', CHEMOSELECTIVITY, '[N:9]#[C:9]C(=O)CC.NCC>>C%11(=O)CC.N%11CC'],
  ])('not %s: %s', (verdict, _, table, reaction) => {
    expect(verdicts(table, reaction)).not.toContain(verdict);
  });
});
