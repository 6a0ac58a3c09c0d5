import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { smilesOfShorthand } from './shorthand.ts';

const rdkit = await createRdkit();

/** Standard InChIKeys as published, not made here. */
const WRITTEN = [
  ['MeI', 'INQOMBQAUSQDDS-UHFFFAOYSA-N'],
  ['BnBr', 'AGEZXYOZHKGVCM-UHFFFAOYSA-N'],
  ['t-BuOH', 'DKGAVHZHDRPRBM-UHFFFAOYSA-N'],
  ['PivCl', 'JVSFQJZRHXAUGT-UHFFFAOYSA-N'],
  ['CbzCl', 'HSDAJNMJOMSNEV-UHFFFAOYSA-N'],
  ['Fmoc-Cl', 'IRXSLJNXXZKURP-UHFFFAOYSA-N'],
  ['TsCl', 'YYROPELSRYBVMQ-UHFFFAOYSA-N'],
  ['MsCl', 'QARBMVPHQWIHKH-UHFFFAOYSA-N'],
  ['TBSCl', 'BCNZYOJHNLTNEZ-UHFFFAOYSA-N'],
  ['TBDPSCl', 'MHYGQXWCZAYSLJ-UHFFFAOYSA-N'],
  ['TIPSCl', 'KQIADDMXRMTWHZ-UHFFFAOYSA-N'],
  ['MOMCl', 'XJUZRXYOEPSWMB-UHFFFAOYSA-N'],
  ['SEMCl', 'BPXKZEMBEZGUAH-UHFFFAOYSA-N'],
  ['TrtCl', 'JBWKIWSBJXDJDT-UHFFFAOYSA-N'],
  ['PhB(OH)2', 'HXITXNWTGFUOAU-UHFFFAOYSA-N'],
  ['PhNH2', 'PAYRUJLWNCNPSJ-UHFFFAOYSA-N'],
  ['PhCHO', 'HUMNYLRZRPPJDN-UHFFFAOYSA-N'],
  ['TMSN3', 'SEDZOYHHAIAQIW-UHFFFAOYSA-N'],
  ['TMSCN', 'LEIMLDGFXIOXMT-UHFFFAOYSA-N'],
  ['TsNHNH2', 'ICGLPKIVTVWCFT-UHFFFAOYSA-N'],
  ['Bu3P', 'TUQOTMZNTHZOKS-UHFFFAOYSA-N'],
  ['PCy3', 'WLPUWLXVBWGYMZ-UHFFFAOYSA-N'],
  ['P(t-Bu)3', 'BWHDROKFUHTORW-UHFFFAOYSA-N'],
  ['NEt3', 'ZMANZCXQSJIPKH-UHFFFAOYSA-N'],
  ['Et3SiH', 'AQRLNPVMDITEJU-UHFFFAOYSA-N'],
  ['i-Pr2NH', 'UAOMVDZJSHZZME-UHFFFAOYSA-N'],
  ['P(OEt)3', 'BDZBKCUKTQZUTL-UHFFFAOYSA-N'],
  ['HC(OMe)3', 'PYOKUURKVVELLB-UHFFFAOYSA-N'],
  ['B(OiPr)3', 'NHDIQVFFNDKAQU-UHFFFAOYSA-N'],
  ['NaOt-Bu', 'MFRIHAYPQRLWNB-UHFFFAOYSA-N'],
  ['KOMe', 'BDAWXSQJJCIFIK-UHFFFAOYSA-N'],
] as const;

describe('the shorthand of groups', () => {
  it.each(WRITTEN)('is read: %s', (text, key) => {
    const smiles = smilesOfShorthand(text);
    expect(smiles === null ? null : rdkit.inchiKey(smiles)).toEqual({ ok: true, value: key });
  });

  it.each([
    ['PhMgBr', '[Br][Mg][c]1ccccc1'],
    ['iPrMgCl', 'C[CH](C)[Mg][Cl]'],
    ['AlMe3', '[CH3][Al]([CH3])[CH3]'],
    ['ZnEt2', 'C[CH2][Zn][CH2]C'],
    ['allylMgBr', 'C=C[CH2][Mg][Br]'],
  ])('binds a group to a metal: %s', (text, smiles) => {
    const read = rdkit.canonicalSmiles(smilesOfShorthand(text) ?? '');
    expect(read.ok && read.value).toBe(smiles);
  });

  it.each(['Me2N', 'Et3Zn', 'Me4Al', 'Xx', 'Me', 'MeMe', 'PhFoo', 'Ph3', 'HC(OMe)2', '', '2MeI', 'MeI2'])(
    'is not guessed at: %j',
    (text) => {
      expect(smilesOfShorthand(text)).toBeNull();
    },
  );
});
