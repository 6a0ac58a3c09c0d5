import { describe, expect, it } from 'vitest';
import { verdicts } from '../mechanism.test-support.ts';
import { REAGENT_SIDES } from './reagent-sides.ts';

/** What the rules say that hold under these kinds of reagents. */
function under(kinds: readonly string[], reaction: string): readonly string[] {
  const rules = REAGENT_SIDES.filter(({ holdsUnder }) => holdsUnder(new Set(kinds)));
  return verdicts({ title: 'Reagents', rules }, reaction);
}

const STYRENE_OXIDE = { inside: 'c1ccccc1C2CO2.OC>>c1ccccc1C%11CO.O%11C', outside: 'c1ccccc1C2CO2.OC>>c1ccccc1C%12C%11.O%12.O%11C' };
const ISOBUTENE_OXIDE = { inside: 'CC2(C)CO2.OC>>CC%11(C)CO.O%11C', outside: 'CC2(C)CO2.OC>>CC%12(C)C%11.O%12.O%11C' };
const METHYLCYCLOHEXANONE = { inside: 'CC1CCCCC1=O.C[I:9]>>CC%111CCCCC1=O.C%11', outside: 'CC1CCCCC1=O.C[I:9]>>CC1CCCC%11C1=O.C%11' };

describe('which place reacts under a reagent', () => {
  it('is the end of an epoxide that holds the charge, in acid', () => {
    for (const { inside, outside } of [STYRENE_OXIDE, ISOBUTENE_OXIDE]) {
      expect(under(['strong-acid'], outside)).toEqual(['Y1 never']);
      expect(under(['strong-acid'], inside)).toEqual([]);
    }
    expect(under(['strong-acid'], 'CCC1CO1.OC>>CCC%12C%11.O%12.O%11C')).toEqual([]);
  });

  it('is the open end of an epoxide, beside a base', () => {
    expect(under(['strong-base'], ISOBUTENE_OXIDE.inside)).toEqual(['Y3 never']);
    expect(under(['strong-base'], STYRENE_OXIDE.inside)).toEqual(['Y3 risk']);
    expect(under(['strong-base'], ISOBUTENE_OXIDE.outside)).toEqual([]);
    expect(under([], ISOBUTENE_OXIDE.outside)).toEqual([]);
  });

  it('is the less substituted side of a ketone, with LDA', () => {
    expect(under(['amide-base'], METHYLCYCLOHEXANONE.inside)).toEqual(['Y2 never']);
    expect(under(['amide-base'], METHYLCYCLOHEXANONE.outside)).toEqual([]);
    expect(under(['strong-base'], METHYLCYCLOHEXANONE.inside)).toEqual([]);
  });

  it('is the less substituted side where an aldehyde is added, too', () => {
    const [inside, outside] = ['CC(=O)CC.O=CC(C)C>>CC(=O)C%11C.OC%11C(C)C', 'CC(=O)CC.O=CC(C)C>>C%11C(=O)CC.OC%11C(C)C'];
    expect(under(['amide-base'], inside)).toEqual(['Y2 never']);
    expect(under(['amide-base'], outside)).toEqual([]);
  });

  it('is left with its water where a lithium enolate adds', () => {
    expect(under(['amide-base'], 'CC(=O)OC.[O:9]=Cc1ccccc1>>C=%11C(=O)OC.C=%11c1ccccc1')).toEqual(['Y6 never']);
    expect(under(['amide-base'], 'CC(=O)OC.O=Cc1ccccc1>>C%11C(=O)OC.OC%11c1ccccc1')).toEqual([]);
  });

  it('is the open end of an epoxide, with a complex hydride', () => {
    expect(under(['strong-hydride'], 'CCC1CO1>>CCCCO')).toEqual(['Y5 never']);
    expect(under(['strong-hydride'], 'CCC1CO1>>CCC%12C.O%12')).toEqual([]);
    expect(under(['hydrogen'], 'CCC1CO1>>CCCCO')).toEqual([]);
  });

  it('is the methyl group of a tertiary halide, with tert-butoxide', () => {
    expect(under(['bulky-alkoxide'], 'CCC(C)(C)[Br:9]>>CC=C(C)C')).toEqual(['Y4 never']);
    expect(under(['bulky-alkoxide'], 'C(C)C(C)(C)[Br:9]>>C(C)C(C)=C')).toEqual([]);
    expect(under(['strong-base'], 'CCC(C)(C)[Br:9]>>CC=C(C)C')).toEqual([]);
  });

  it('is the far end of an enone, with copper', () => {
    const [near, far] = ['O=C1C=CCCC1.C[Mg+:9]>>OC%111C=CCCC1.C%11', 'O=C1C=CCCC1.C[Mg+:9]>>O=C1CC%11CCC1.C%11'];
    expect(under(['organometallic', 'copper'], near)).toEqual(['Y7 never']);
    expect(under(['organometallic', 'copper'], far)).toEqual([]);
    expect(under(['organometallic'], near)).toEqual([]);
  });
});
