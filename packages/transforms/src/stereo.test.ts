import { describe, expect, it } from 'vitest';
import { applyText, canonicalSets, precursorSets } from './apply.test-support.ts';
import type { RejectionReason } from './apply.ts';

/** What is shown; template, target, expected precursor sets, and what is rejected. */
type Case = readonly [what: string, template: string, target: string, expected: readonly string[], rejected?: Rejections];
type Rejections = Readonly<Partial<Record<RejectionReason, number>>>;

const ESTER = '[C:1](=[O:2])[O:3][C:4]>>[C:1](=[O:2])O.[O:3][C:4]';
const INVERSION = '[C:1][C@H:2]([CH3:3])Cl>>[C:1][C@@H:2]([CH3:3])O';
const RETENTION = '[C:1][C@H:2]([CH3:3])Cl>>[C:1][C@H:2]([CH3:3])O';
const UNSTATED_SUBSTITUTION = '[C:1][CH:2]([CH3:3])Cl>>[C:1][CH:2]([CH3:3])O';
const SYN_DIHYDROXYLATION = '[C:1][C@H:2]([C@@H:3]([C:4])O)O>>[C:1]/[CH:2]=[CH:3]/[C:4]';
const CIS_FROM_ALKYNE = '[C:1]/[CH:2]=[CH:3]\\[C:4]>>[C:1][C:2]#[C:3][C:4]';
const TRANS_FROM_ALKYNE = '[C:1]/[CH:2]=[CH:3]/[C:4]>>[C:1][C:2]#[C:3][C:4]';
const ALLYLIC_ALCOHOL = '[C:1]/[C:2]=[CH:3]/[CH2:4][OH:5]>>[C:1]/[C:2]=[CH:3]/[CH:4]=[O:5]';

/** Cases for every rule of docs/chemistry/stereo.md, by letter. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'T-a': [['nothing stated stays unstated', ESTER, 'CC(=O)OC(C)CC', ['CC(=O)O.CCC(C)O']]],
  'T-b': [
    ['the configuration of the template matches', INVERSION, 'CC[C@H](C)Cl', ['CC[C@@H](C)O']],
    ['its mirror image matches too', INVERSION, 'CC[C@@H](C)Cl', ['CC[C@H](C)O']],
    ['two centres match as stated', SYN_DIHYDROXYLATION, 'C[C@H]([C@@H](C)O)O', ['C/C=C/C']],
    ['two centres match as mirror images', SYN_DIHYDROXYLATION, 'C[C@@H]([C@H](C)O)O', ['C/C=C/C']],
    ['the other relative configuration does not', SYN_DIHYDROXYLATION, 'C[C@H]([C@H](C)O)O', [], { 'stereo-differs': 2 }],
  ],
  'T-c': [
    ['an open centre does not match', INVERSION, 'CCC(C)Cl', [], { 'stereo-missing': 1 }],
    ['an atom that cannot be a centre does, and stays open', INVERSION, 'CC(C)Cl', ['CC(C)O']],
  ],
  'T-d': [
    ['a changed centre must be stated', UNSTATED_SUBSTITUTION, 'CC[C@H](C)Cl', [], { 'stereo-unstated': 1 }],
    [
      'a centre that is only named need not be',
      '[C:1][CH:2]([NH2:3])[C:4](=[O:5])[OH:6]>>[C:1][CH:2]([NH2:3])[C:4](=[O:5])[O:6]C',
      'C[C@H](N)C(=O)O',
      ['C[C@H](N)C(=O)OC'],
    ],
  ],
  'T-e': [
    ['a centre outside the template is kept', ESTER, 'CC(=O)OC[C@H](C)CC', ['CC(=O)O.OC[C@H](C)CC']],
    ['a new neighbour takes the place of the old', '[C:1]Cl>>[C:1]O', 'C[C@H](Cl)CC', ['C[C@H](O)CC']],
    ['a hydrogen counts as a neighbour', '[C:1]Cl>>[C:1]', 'C[C@](Cl)(CC)CCC', ['C[C@H](CC)CCC']],
    ['two new neighbours leave it open', '[C:1](Cl)Br>>[C:1](O)N', 'C[C@](Cl)(Br)CC', ['CC(O)(N)CC']],
  ],
  'T-f': [
    ['retention', RETENTION, 'CC[C@H](C)Cl', ['CC[C@H](C)O']],
    ['retention in the mirror image', RETENTION, 'CC[C@@H](C)Cl', ['CC[C@@H](C)O']],
  ],
  'T-g': [['a centre the reaction makes is open before', '[C:1][C@H:2]([CH3:3])Cl>>[C:1][CH:2]([CH3:3])O', 'CC[C@H](C)Cl', ['CCC(C)O']]],
  'T-h': [
    [
      'a centre the reaction destroys is set',
      '[C:1][CH2:2][C:3](=[O:4])[O:5]>>[C:1][C@H:2](O)[C:3](=[O:4])[O:5]',
      'CCC(=O)OC',
      ['C[C@H](O)C(=O)OC'],
    ],
    [
      'mirrored in a mirrored match',
      '[C:1][C@H:2]([CH3:3])[CH2:4][C:5]=[O:6]>>[C:1][C@H:2]([CH3:3])[C@H:4](O)[C:5]=[O:6]',
      'CC[C@@H](C)CC=O',
      ['CC[C@@H](C)[C@@H](O)C=O'],
    ],
  ],
  'T-i': [['a centre the made side could state is left open', '[CH3:1][C:2]([C:3])Cl>>[CH3:1][CH:2]([C:3])O', 'C[C@H](Cl)CC', ['CC(O)CC']]],
  'T-j': [
    ['an added centre is set', '[C:1][OH:2]>>[C:1][O:2]C(=O)[C@H](C)Cl', 'CO', ['COC(=O)[C@H](C)Cl']],
    [
      'mirrored in a mirrored match',
      '[C:1][C@H:2]([CH3:3])[OH:4]>>[C:1][C@H:2]([CH3:3])[O:4]C(=O)[C@H](F)Cl',
      'CC[C@@H](C)O',
      ['CC[C@@H](C)OC(=O)[C@@H](F)Cl'],
    ],
  ],
  'T-k': [
    ['an unsaturated carbon is no centre', '[C:1][OH:2]>>[C:1]=[O:2]', 'C[C@H](O)CC', ['CC(=O)CC']],
    ['a sulfoxide is one', '[S:1][CH3]>>[S:1]Cl', 'C[S@](=O)c1ccccc1', ['Cl[S@](=O)c1ccccc1']],
  ],
  'D-a': [['nothing stated stays unstated', ESTER, 'CC(=O)OCC=CC', ['CC(=O)O.OCC=CC']]],
  'D-b': [
    ['the geometry of the template matches', CIS_FROM_ALKYNE, 'CC/C=C\\C', ['CCC#CC']],
    ['the other does not', CIS_FROM_ALKYNE, 'CC/C=C/C', [], { 'stereo-differs': 2 }],
    ['marks at other neighbours say the same', ALLYLIC_ALCOHOL, 'F/C(C)=C\\CO', ['F/C(C)=C\\C=O']],
    ['marks at other neighbours say the opposite', ALLYLIC_ALCOHOL, 'F/C(C)=C/CO', [], { 'stereo-differs': 1 }],
  ],
  'D-c': [
    ['an open double bond does not match', CIS_FROM_ALKYNE, 'CCC=CC', [], { 'stereo-missing': 2 }],
    ['one with two alike substituents does, and stays open', ALLYLIC_ALCOHOL, 'CC(C)=CCO', ['CC(C)=CC=O']],
  ],
  'D-d': [
    ['a changed double bond must be stated', '[C:1][CH:2]=[CH:3][C:4]>>[C:1][C:2]#[C:3][C:4]', 'CC/C=C/C', [], { 'stereo-unstated': 2 }],
    ['one that is only named need not be', '[C:1][CH:2]=[CH:3][CH2:4][OH:5]>>[C:1][CH:2]=[CH:3][CH2:4][O:5]C', 'C/C=C/CO', ['C/C=C/COC']],
  ],
  'D-e': [
    ['an unmarked double bond in a small ring is cis', CIS_FROM_ALKYNE, 'C1CCCCCC=C1', ['C1CCCCCC#C1']],
    ['and not trans', TRANS_FROM_ALKYNE, 'C1CCCCCC=C1', [], { 'stereo-differs': 2 }],
    ['in a large ring it is open', CIS_FROM_ALKYNE, 'C1CCCCCCCCC=C1', [], { 'stereo-missing': 2 }],
  ],
  'D-f': [
    ['a double bond outside the template is kept', ESTER, 'CC(=O)OC/C=C/C', ['CC(=O)O.OC/C=C/C']],
    ['a new neighbour takes the place of the old', '[C:1]Br>>[C:1]I', 'F/C=C/Br', ['F/C=C/I']],
    ['the other substituent remains where it was', '[C:1]Cl>>[C:1]', 'F/C=C(/Cl)C', ['F/C=C\\C']],
    ['without a substituent it is none', '[C:1]Cl>>[C:1]', 'F/C=C/Cl', ['FC=C']],
  ],
  'D-g': [['a geometry the made side states is set', '[C:1][C:2]#[C:3][C:4]>>[C:1]/[CH:2]=[CH:3]\\[C:4]', 'CCC#CC', ['CC/C=C\\C']]],
  'D-h': [
    ['a double bond made without geometry has none', '[C:1][C:2]#[C:3][C:4]>>[C:1][CH:2]=[CH:3][C:4]', 'CCC#CC', ['CCC=CC']],
    ['a stated one that the made side leaves open has none', '[C:1]/[CH:2]=[CH:3]/[C:4]>>[C:1][CH:2]=[CH:3][C:4]', 'C/C=C/CC', ['CC=CCC']],
  ],
};

describe.each(Object.entries(CASES))('stereo rule %s', (_, cases) => {
  const named = cases.map(([what, ...rest]) => ({ what, rest }));
  it.each(named)('$what', ({ rest: [template, target, expected, rejected = {}] }) => {
    const application = applyText(template, target);
    expect(precursorSets(application)).toEqual(canonicalSets(expected));
    expect(application.rejected).toEqual(rejected);
  });
});

describe('stereo that the reaction makes and its precedents leave open', () => {
  const KETONE_REDUCTION = '[C:1][CH:2]([CH3:3])[OH:4]>>[C:1][C:2]([CH3:3])=[O:4]';
  const ALKYLATION = '[C:1][CH:2]([CH3:3])[C:4]=[O:5]>>[C:1]Br.[CH2:2]([CH3:3])[C:4]=[O:5]';
  const OLEFINATION = '[C:1][CH:2]=[CH:3][C:4]>>[C:1][CH:2]=O.P=[CH:3][C:4]';
  const SEMIHYDROGENATION = '[C:1][CH:2]=[CH:3][C:4]>>[C:1][C:2]#[C:3][C:4]';

  it.each([
    ['a centre from a ketone', KETONE_REDUCTION, 'CC[C@H](C)O', 'CCC(C)=O'],
    ['a centre from a methylene group', ALKYLATION, 'CC[C@H](C)C=O', 'CCBr.CCC=O'],
    ['a double bond from two molecules', OLEFINATION, 'C/C=C/CC', 'CC=O.CCC=P'],
    ['a double bond from a triple bond', SEMIHYDROGENATION, 'C/C=C/CC', 'CC#CCC'],
  ])('is taken where asked for: %s', (_, template, target, precursors) => {
    expect(precursorSets(applyText(template, target))).toEqual([]);
    expect(precursorSets(applyText(template, target, { madeStereo: 'any' }))).toContain(canonicalSets([precursors])[0]);
  });

  it.each([
    ['a centre that is one before too', UNSTATED_SUBSTITUTION, 'CC[C@H](C)Cl'],
    ['a double bond that is one before too', '[C:1][CH:2]=[CH:3]Cl>>[C:1][CH:2]=[CH:3]Br', 'C/C=C/Cl'],
  ])('is turned down all the same: %s', (_, template, target) => {
    const { outcomes, rejected } = applyText(template, target, { madeStereo: 'any' });
    expect(outcomes).toEqual([]);
    expect(rejected).toEqual({ 'stereo-unstated': 1 });
  });
});
