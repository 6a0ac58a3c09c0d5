import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { reagentKindsOf } from '../reagents/reagents.ts';
import { isReactionCondition } from './above-arrow.ts';
import { materialAboveArrow } from './material-above-arrow.ts';
import { readReagent } from './read-reagent.ts';

const rdkit = await createRdkit();
const canonical = (smiles: string) => {
  const read = rdkit.canonicalSmiles(smiles);
  return read.ok ? read.value : null;
};
const read = (text: string) => readReagent(text, canonical)?.smiles ?? null;
const kinds = (text: string) => reagentKindsOf(read(text)?.split('.') ?? []).map(({ id }) => id);

describe('reagents as experimental sections write them', () => {
  it.each([
    ...['XPhos Pd G4', 't-BuBrettPhos Pd G3', 'P(t-Bu)3 Pd G2', 'PCy3 Pd G3', 'cataCXium A Pd G3', 'tBuXPhos-Pd-G3'],
    ...['Pd(dtbpf)Cl2', 'Pd(amphos)Cl2', 'Pd(dba)2', 'Pd(TFA)2', 'PdCl2(MeCN)2', '[Pd(allyl)Cl]2'],
  ])('palladium: %s', (text) => {
    expect(kinds(text)).toContain('palladium-complex');
  });

  it.each([
    ['NiBr2·glyme', 'nickel-or-cobalt-salt'],
    ['CuTC', 'copper'],
    ['Cu(OTf)2', 'copper'],
    ['Cu(MeCN)4PF6', 'copper'],
    ['TCFH', 'coupling-reagent'],
    ['PyAOP', 'coupling-reagent'],
    ['HCTU', 'coupling-reagent'],
    ['DMTMM', 'coupling-reagent'],
    ['DSC', 'acylating-agent'],
    ['Et3N·3HF', 'fluoride'],
    ['2-pyridinesulfonyl fluoride (PyFluor)', 'deoxyfluorinating-agent'],
    ['PhenoFluor (1.2 equiv)', 'phenol-fluorinating-agent'],
    ['2-picoline borane', 'mild-borohydride'],
    ['pyridinium tribromide', 'bromine-source'],
    ['DBDMH', 'bromine-source'],
    ['DCDMH', 'chlorine-source'],
    ['K4[Fe(CN)6]·3H2O', 'cyanide'],
    ['Ir[dFCF3ppy]2(bpy)PF6', 'photocatalyst'],
    ['26 W CFL', 'light'],
    ['Kessil lamp', 'light'],
    ['B2(OH)4', 'diboron'],
    ['LiBF4', 'lithium-fluoroborate'],
    ['TMDS', 'silane'],
    ['SO2', 'sulfur-dioxide'],
  ])('%s is of the kind %s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it('hydrochlorides of hydroxylamines, and a name with its abbreviation that both mean the same', () => {
    for (const text of ['MeNH(OMe)·HCl', 'then MeNH(OMe)·HCl', 'HN(OMe)Me·HCl', 'N,O-dimethylhydroxylamine hydrochloride'])
      expect(read(text)).toBe('CNOC');
    expect(read('MeONH2·HCl')).toBe('CON');
    expect(read('N-bromosuccinimide (NBS)')).toBe('O=C1CCC(=O)N1Br');
    expect(read('N-bromosuccinimide (NCS)')).toBeNull();
    expect(read('unheard-of ligand Pd G3')).toBeNull();
  });

  it('ligands and hindered amines give nothing', () => {
    for (const text of ["2,2'-bipyridine", 'picolinic acid', 'trans-1,2-diaminocyclohexane', 'TMP', 'neocuproine'])
      expect([text, materialAboveArrow(read(text) ?? '')]).toEqual([text, null]);
  });

  it('what is heat or apparatus is none', () => {
    for (const text of ['reflux to rt', 'balloon']) expect(isReactionCondition(text)).toBe(true);
  });
});

describe('kinds of reagents', () => {
  it('do not count what is a ligand of a complex', () => {
    expect(kinds('[Ir(OMe)(cod)]2')).toEqual(['iridium-complex']);
    expect(reagentKindsOf([...(read('[Ir(OMe)(cod)]2') ?? '').split('.'), 'C[O-]', '[Na+]']).map(({ id }) => id)).toContain('strong-base');
    expect(kinds('[Cp*RhCl2]2')).toEqual(['half-sandwich-complex']);
  });

  it('tell trifluoroacetic acid from acids with water', () => {
    expect(kinds('TFA')).toEqual(['strong-acid', 'acid-without-water']);
    expect(kinds('HCl')).not.toContain('acid-without-water');
  });
});
