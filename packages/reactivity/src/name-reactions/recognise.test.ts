import { readMappedReaction } from '@retron/transforms';
import { describe, expect, it } from 'vitest';
import { nameOfNameReaction } from './name-reaction-ids.ts';
import { NameRecogniser } from './recognise.ts';
import { NAME_REACTION_TABLES } from './table.ts';

const recogniser = new NameRecogniser(NAME_REACTION_TABLES);

function namesOf(text: string): string[] {
  const reaction = readMappedReaction(text);
  if (!reaction.ok) throw new Error(`${reaction.error.kind}: ${text}`);
  return recogniser.nameReactionsOf(reaction.value).map(nameOfNameReaction);
}

/** Textbook cases, written for this test; maps follow the mechanism. */
const CASES: readonly (readonly [name: string, reaction: string])[] = [
  [
    'Bromo Suzuki coupling',
    'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.OB(O)[c:7]1[cH:8][cH:9][cH:10][cH:11][cH:12]1>>[c:1]1(-[c:7]2[cH:8][cH:9][cH:10][cH:11][cH:12]2)[cH:2][cH:3][cH:4][cH:5][cH:6]1',
  ],
  [
    'Sonogashira coupling',
    'I[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.[CH:7]#[C:8][CH2:9][OH:10]>>[c:1]1([C:7]#[C:8][CH2:9][OH:10])[cH:2][cH:3][cH:4][cH:5][cH:6]1',
  ],
  [
    'Carboxylic acid + amine reaction',
    '[CH3:1][CH2:2][C:3](=[O:4])O.[NH2:5][CH2:6][CH3:7]>>[CH3:1][CH2:2][C:3](=[O:4])[NH:5][CH2:6][CH3:7]',
  ],
  ['Amide Schotten-Baumann', '[CH3:1][CH2:2][C:3](=[O:4])Cl.[NH2:5][CH2:6][CH3:7]>>[CH3:1][CH2:2][C:3](=[O:4])[NH:5][CH2:6][CH3:7]'],
  [
    'Phosgenation to a cyclic carbamate',
    'n1(cncc1)[C:1](=[O:2])n1cncc1.[NH2:3][c:4]1[cH:5][cH:6][cH:7][cH:8][c:9]1[OH:10]>>[c:1]1(=[O:2])[nH:3][c:4]2[cH:5][cH:6][cH:7][cH:8][c:9]2[o:10]1',
  ],
  [
    'Phosgenation to a cyclic carbamate',
    'ClC(Cl)(Cl)O[C:1](=[O:2])OC(Cl)(Cl)Cl.[NH2:3][CH2:4][CH:5]([CH3:6])[OH:7]>>[C:1]1(=[O:2])[NH:3][CH2:4][CH:5]([CH3:6])[O:7]1',
  ],
  [
    'Phosgenation to a benzimidazolone',
    'n1(cncc1)[C:1](=[O:2])n1cncc1.[NH2:3][c:4]1[cH:5][cH:6][cH:7][cH:8][c:9]1[NH2:10]>>[c:1]1(=[O:2])[nH:3][c:4]2[cH:5][cH:6][cH:7][cH:8][c:9]2[nH:10]1',
  ],
  [
    'Sulfonamide Schotten-Baumann',
    '[CH3:1][S:2](=[O:3])(=[O:4])Cl.[NH2:5][CH2:6][CH3:7]>>[CH3:1][S:2](=[O:3])(=[O:4])[NH:5][CH2:6][CH3:7]',
  ],
  [
    'Williamson ether synthesis',
    '[CH3:1][CH2:2]Br.[OH:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][CH2:2][O:3][c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
  ],
  [
    'Aldehyde reductive amination',
    'O=[CH:1][CH2:2][CH3:3].[NH:4]1[CH2:5][CH2:6][CH2:7][CH2:8]1>>[CH2:1]([CH2:2][CH3:3])[N:4]1[CH2:5][CH2:6][CH2:7][CH2:8]1',
  ],
  [
    'Knoevenagel condensation',
    '[CH2:1]1[C:2](=[O:3])[NH:4][c:5]2[cH:6][cH:7][cH:8][cH:9][c:10]12.O=[CH:11][c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1>>[C:1]1([C:2](=[O:3])[NH:4][c:5]2[cH:6][cH:7][cH:8][cH:9][c:10]12)=[CH:11][c:12]1[cH:13][cH:14][cH:15][cH:16][cH:17]1',
  ],
  [
    'Cyclopropylation of an amine',
    'CCO[C:1]1(O[Si](C)(C)C)[CH2:2][CH2:3]1.[NH:4]1[CH2:5][CH2:6][CH2:7][CH2:8]1>>[CH:1]1([CH2:2][CH2:3]1)[N:4]1[CH2:5][CH2:6][CH2:7][CH2:8]1',
  ],
  [
    'SNAr ether synthesis',
    'F[c:1]1[cH:2][cH:3][c:4]([C:5]([F:6])([F:7])[F:8])[cH:9][cH:10]1.[OH:11][CH2:12][CH3:13]>>[c:1]1([O:11][CH2:12][CH3:13])[cH:2][cH:3][c:4]([C:5]([F:6])([F:7])[F:8])[cH:9][cH:10]1',
  ],
  [
    'Enaminone formation',
    'O=[C:1]1[CH2:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7]1.[NH2:8][CH3:9]>>[C:1]1([NH:8][CH3:9])=[CH:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7]1',
  ],
  [
    'Enaminone formation',
    'O[C:1]1=[CH:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7]1.[NH2:8][CH3:9]>>[C:1]1([NH:8][CH3:9])=[CH:2][C:3](=[O:4])[CH2:5][CH2:6][CH2:7]1',
  ],
  ['Hydrosilylation', '[CH2:1]=[CH:2][CH3:3].[SiH:4]([CH3:5])([CH3:6])[CH3:7]>>[CH2:2]([CH3:3])[CH2:1][Si:4]([CH3:5])([CH3:6])[CH3:7]'],
  ['N-Hydroxyl deprotection', 'c1ccccc1C[O:1][N:2]([CH3:3])[C:4](=[O:5])[NH2:6]>>[OH:1][N:2]([CH3:3])[C:4](=[O:5])[NH2:6]'],
  ['N-Hydroxyl deprotection', 'C1CCCOC1[O:1][NH:2][C:4](=[O:5])[CH3:6]>>[OH:1][NH:2][C:4](=[O:5])[CH3:6]'],
  ['Alkoxyazine to lactam', 'C[O:1][c:2]1[cH:3][cH:4][cH:5][cH:6][n:7]1>>[O:1]=[c:2]1[cH:3][cH:4][cH:5][cH:6][nH:7]1'],
  ['Oxazoline closure', '[O:1]=[C:2]([CH3:3])[NH:4][CH2:5][CH2:6]Cl>>[O:1]1[C:2]([CH3:3])=[N:4][CH2:5][CH2:6]1'],
  ['Oxazoline closure', 'O=[C:2]([CH3:3])[NH:4][CH2:5][CH2:6][OH:1]>>[O:1]1[C:2]([CH3:3])=[N:4][CH2:5][CH2:6]1'],
  [
    'Sulfone synthesis from a sulfinate',
    '[CH3:1][S:2](=[O:3])[O-:4].Br[c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[CH3:1][S:2](=[O:3])(=[O:4])[c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1',
  ],
  ['Oxime to amine reduction', 'O[N:1]=[C:2]([CH3:3])[CH3:4]>>[NH2:1][CH:2]([CH3:3])[CH3:4]'],
  ['N-Boc deprotection', 'CC(C)(C)OC(=O)[N:1]1[CH2:2][CH2:3][CH2:4][CH2:5]1>>[NH:1]1[CH2:2][CH2:3][CH2:4][CH2:5]1'],
  [
    'N-Boc protection',
    'CC(C)(C)OC(=O)O[C:6](=[O:7])[O:8][C:9]([CH3:10])([CH3:11])[CH3:12].[NH:1]1[CH2:2][CH2:3][CH2:4][CH2:5]1>>[N:1]1([C:6](=[O:7])[O:8][C:9]([CH3:10])([CH3:11])[CH3:12])[CH2:2][CH2:3][CH2:4][CH2:5]1',
  ],
  [
    'CO2H-Me deprotection',
    'C[O:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[OH:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
  ],
  ['Nitro to amino', 'O=[N+:1]([O-])[c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1>>[NH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1'],
  ['Ketone to alcohol reduction', '[CH3:1][C:2](=[O:3])[CH2:4][CH3:5]>>[CH3:1][CH:2]([OH:3])[CH2:4][CH3:5]'],
  ['Alcohol to ketone oxidation', '[CH3:1][CH:2]([OH:3])[CH2:4][CH3:5]>>[CH3:1][C:2](=[O:3])[CH2:4][CH3:5]'],
  ['Wittig olefination', 'c1ccccc1[P+](c1ccccc1)(c1ccccc1)[CH2:1][CH3:2].O=[CH:3][CH2:4][CH3:5]>>[CH:1]([CH3:2])=[CH:3][CH2:4][CH3:5]'],
  [
    'Horner-Wadsworth-Emmons olefination',
    'CCOP(=O)(OCC)[CH2:1][C:2](=[O:3])[O:4][CH3:5].O=[CH:6][CH3:7]>>[CH:1]([C:2](=[O:3])[O:4][CH3:5])=[CH:6][CH3:7]',
  ],
  ['Grignard + ketone reaction', '[CH3:1][Mg]Br.[CH3:2][C:3](=[O:4])[CH2:5][CH3:6]>>[CH3:1][C:3]([OH:4])([CH3:2])[CH2:5][CH3:6]'],
  ['Huisgen azide-alkyne cycloaddition', '[CH3:1][N:2]=[N+:3]=[N-:4].[CH:5]#[C:6][CH3:7]>>[CH3:1][n:2]1[n:3][n:4][c:6]([CH3:7])[cH:5]1'],
  ['Hantzsch thiazole synthesis', 'O=[C:1]([CH3:2])[CH2:3]Br.[NH2:4][C:5](=[S:6])[CH3:7]>>[c:1]1([CH3:2])[cH:3][s:6][c:5]([CH3:7])[n:4]1'],
  [
    'Michaelis-Arbuzov reaction',
    '[CH3:1][CH2:2]Br.C[O:3][P:4]([O:5][CH3:6])[O:7][CH3:8]>>[CH3:1][CH2:2][P:4](=[O:3])([O:5][CH3:6])[O:7][CH3:8]',
  ],
  [
    'Diels-Alder reaction',
    '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH2:5]=[CH:6][C:7]#[N:8]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][CH:6]([C:7]#[N:8])[CH2:5]1',
  ],
  [
    'Friedel-Crafts acylation',
    '[CH3:1][C:2](=[O:3])Cl.[cH:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1>>[CH3:1][C:2](=[O:3])[c:4]1[cH:5][cH:6][cH:7][cH:8][cH:9]1',
  ],
  [
    'Nitration',
    '[cH:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.[OH][N+:7](=[O:8])[O-:9]>>[c:1]1([N+:7](=[O:8])[O-:9])[cH:2][cH:3][cH:4][cH:5][cH:6]1',
  ],
  [
    'Mitsunobu aryl ether synthesis',
    '[CH3:1][CH:2]([CH3:3])O.[OH:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[CH3:1][CH:2]([CH3:3])[O:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1',
  ],
  [
    'Mitsunobu aryl ether synthesis',
    '[CH3:1][CH:2]([CH3:3])[OH:4].O[c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[CH3:1][CH:2]([CH3:3])[O:4][c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1',
  ],
  [
    'SNAr amination (sulfur leaving group)',
    'CS(=O)(=O)[c:1]1[n:2][cH:3][cH:4][cH:5][n:6]1.[NH2:7][CH3:8]>>[c:1]1([NH:7][CH3:8])[n:2][cH:3][cH:4][cH:5][n:6]1',
  ],
  [
    'SNAr ether synthesis',
    '[CH3:9][CH2:1][O-:2].Cl[c:3]1[cH:4][cH:5][cH:6][cH:7][n:8]1>>[CH3:9][CH2:1][O:2][c:3]1[cH:4][cH:5][cH:6][cH:7][n:8]1',
  ],
  ['Methyl esterification', '[CH2:1]=[N+]=[N-].[CH3:2][CH2:3][C:4](=[O:5])[OH:6]>>[CH3:1][O:6][C:4](=[O:5])[CH2:3][CH3:2]'],
  [
    'Guanidine formation from isothiourea',
    'CS[C:1](=[N:2][C:3]#[N:4])[NH:5][CH3:6].[NH2:7][CH2:8][CH3:9]>>[C:1](=[N:2][C:3]#[N:4])([NH:5][CH3:6])[NH:7][CH2:8][CH3:9]',
  ],
  ['Deamination of an aniline', 'N[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1>>[cH:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1'],
  ['Prilezhaev epoxidation', '[CH3:1][CH:2]=[CH2:3].OO[O:4]>>[CH3:1][CH:2]1[CH2:3][O:4]1'],
  ['O-TBDMS deprotection', 'C[Si](C)(C(C)(C)C)[O:1][CH2:2][CH3:3]>>[OH:1][CH2:2][CH3:3]'],
];

describe('name reactions', () => {
  it.each(CASES)('recognises %s', (name, reaction) => {
    expect(namesOf(reaction)).toContain(name);
  });

  it('gives one name only to an N-alkylation, not also that of a dehalogenation', () => {
    expect(namesOf('[CH3:1][CH2:2]Br.[NH:3]1[CH2:4][CH2:5][CH2:6][CH2:7]1>>[CH3:1][CH2:2][N:3]1[CH2:4][CH2:5][CH2:6][CH2:7]1')).toEqual([
      'Bromo N-alkylation',
    ]);
  });

  it.each([
    [
      'addition of an amine to an acrylate',
      '[NH:1]1[CH2:2][CH2:3][CH2:4][CH2:5]1.[CH2:6]=[CH:7][C:8](=[O:9])[O:10][CH3:11]>>[N:1]1([CH2:6][CH2:7][C:8](=[O:9])[O:10][CH3:11])[CH2:2][CH2:3][CH2:4][CH2:5]1',
      ['Aza-Michael addition'],
    ],
    [
      'cycloaddition',
      '[CH2:1]=[CH:2][CH:3]=[CH2:4].[CH2:5]=[CH:6][C:7]#[N:8]>>[CH2:1]1[CH:2]=[CH:3][CH2:4][CH:6]([C:7]#[N:8])[CH2:5]1',
      ['Diels-Alder reaction'],
    ],
    ['epoxidation', '[CH3:1][CH:2]=[CH2:3].OO[O:4]>>[CH3:1][CH:2]1[CH2:3][O:4]1', ['Prilezhaev epoxidation']],
    ['addition of a Grignard reagent to an imine', '[CH3:1][Mg]Br.[CH3:2][CH:3]=[N:4][CH3:5]>>[CH3:1][CH:3]([CH3:2])[NH:4][CH3:5]', []],
    ['hydrogenation', '[CH3:1][CH:2]=[CH:3][CH2:4][OH:5]>>[CH3:1][CH2:2][CH2:3][CH2:4][OH:5]', ['Alkene hydrogenation']],
  ])('calls only what takes up hydrogen alone a hydrogenation or reduction: %s', (_, reaction, names) => {
    expect(namesOf(reaction)).toEqual(names);
  });

  it('calls the exchange of hydroxyl for halogen no halogenation of a C-H bond', () => {
    const reaction = 'BrC(Br)(Br)[Br:8].O[CH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1>>[Br:8][CH2:1][c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1';
    expect(namesOf(reaction)).toEqual(['Alcohol to bromide (Appel and others)']);
  });

  it('calls what joins an aryl halide to an alkene a Heck reaction, and not what joins an acid chloride to one', () => {
    const alkene = '[CH2:10]=[CH:11][CH3:12]';
    const aryl = '[c:1]1([CH:10]=[CH:11][CH3:12])[cH:2][cH:3][cH:4][cH:5][cH:6]1';
    expect(namesOf(`Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1.${alkene}>>${aryl}`)).toContain('Heck reaction');
    expect(namesOf(`Cl[C:1](=[O:2])[CH3:3].${alkene}>>[CH3:3][C:1](=[O:2])[CH:10]=[CH:11][CH3:12]`)).not.toContain('Heck reaction');
  });

  it('tells by what boron comes how an arene gets it', () => {
    const arene = 'Br[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1';
    const product = (boron: string) => `${boron}[c:1]1[cH:2][cH:3][cH:4][cH:5][cH:6]1`;
    expect(namesOf(`${arene}.[B:7]([OH:8])([OH:9])B(O)O>>${product('[B:7]([OH:8])([OH:9])')}`)).toEqual(['Miyaura borylation']);
    expect(namesOf(`${arene}.[B:7]([OH:8])([OH:9])OC>>${product('[B:7]([OH:8])([OH:9])')}`)).toEqual([
      'Borylation by halogen-metal exchange',
    ]);
  });

  it('calls a trityl ether no benzyl ether, nor an ester of tert-butanol one by Fischer', () => {
    const trityl = 'C(c1ccccc1)(c1ccccc1)(c1ccccc1)[O:1][CH2:2][CH3:3]>>[OH:1][CH2:2][CH3:3]';
    expect(namesOf(trityl)).toContain('O-Trityl deprotection');
    expect(namesOf(trityl)).not.toContain('O-Bn deprotection');
    const ester = '[CH3:1][C:2](=[O:3])[OH:4].O[C:5]([CH3:6])([CH3:7])[CH3:8]>>[CH3:1][C:2](=[O:3])[O:4][C:5]([CH3:6])([CH3:7])[CH3:8]';
    expect(namesOf(ester)).toEqual(['CO2H-tBu protection']);
    const other = '[CH3:1][C:2](=[O:3])O.[OH:4][CH:5]([CH3:6])[CH3:7]>>[CH3:1][C:2](=[O:3])[O:4][CH:5]([CH3:6])[CH3:7]';
    expect(namesOf(other)).toContain('Fischer-Speier esterification');
  });

  it('names the pinacol ester of a boronic acid, and an azide of a sulfonate by what it comes from', () => {
    expect(
      namesOf(
        'O[B:1](O)[c:2]1[cH:3][cH:4][cH:5][cH:6][cH:7]1.[OH:8][C:9]([CH3:10])([CH3:11])[C:12]([CH3:13])([CH3:14])[OH:15]>>[B:1]1([c:2]2[cH:3][cH:4][cH:5][cH:6][cH:7]2)[O:8][C:9]([CH3:10])([CH3:11])[C:12]([CH3:13])([CH3:14])[O:15]1',
      ),
    ).toEqual(['Boronic ester formation']);
    expect(namesOf('CS(=O)(=O)O[CH2:1][CH3:2].[N-:3]=[N+:4]=[N-:5]>>[CH3:2][CH2:1][N:3]=[N+:4]=[N-:5]')).toEqual([
      'Azide formation from a halide or sulfonate',
    ]);
  });

  it('names a quinoline from glycerol', () => {
    const reaction =
      '[cH:1]1[c:2]([NH2:3])[cH:7][cH:8][cH:9][cH:10]1.[CH2:4](O)[CH:5](O)[CH2:6]O>>[c:1]12[c:2]([n:3][cH:4][cH:5][cH:6]1)[cH:7][cH:8][cH:9][cH:10]2';
    expect(namesOf(reaction)).toContain('Skraup-Doebner-Miller quinoline synthesis');
  });

  it('calls a methyl ester from methanol no methylation, and an amidine from an ester no Schiff base', () => {
    expect(namesOf('[CH3:1][C:2](=[O:3])[OH:4].[CH3:5]O>>[CH3:1][C:2](=[O:3])[O:4][CH3:5]')).not.toContain('Methylation');
    expect(namesOf('[CH3:1][C:2](=O)OC.[NH2:3][CH2:4][CH2:5][NH2:6]>>[CH3:1][C:2]1=[N:3][CH2:4][CH2:5][NH:6]1')).not.toContain(
      'Schiff base formation',
    );
  });

  it('calls the opening of an epoxide no dealkylation', () => {
    const reaction = '[CH3:1][NH:2][CH3:3].[CH2:4]1[CH:5]([CH3:6])[O:7]1>>[CH3:1][N:2]([CH3:3])[CH2:4][CH:5]([CH3:6])[OH:7]';
    expect(namesOf(reaction)).toEqual(['Epoxide ring opening by amine']);
  });

  it.each([
    ['an amine', '[CH3:8][NH2:9]', '[C:1]([CH2:2][CH2:3][C:4](=[O:5])[OH:6])(=[O:7])[NH:9][CH3:8]', ['Anhydride + amine reaction']],
    ['an alcohol', '[CH3:8][OH:9]', '[C:1]([CH2:2][CH2:3][C:4](=[O:5])[OH:6])(=[O:7])[O:9][CH3:8]', ['Anhydride + alcohol reaction']],
    ['water', '[OH2:9]', '[C:1]([CH2:2][CH2:3][C:4](=[O:5])[OH:6])(=[O:7])[OH:9]', ['Acid anhydride hydrolysis']],
  ])('tells by what a cyclic anhydride is opened: %s', (_, reagent, product, names) => {
    expect(namesOf(`[C:1]1(=[O:7])[CH2:2][CH2:3][C:4](=[O:5])[O:6]1.${reagent}>>${product}`)).toEqual(names);
  });

  it('calls a reaction with a phenyl ring in it no ring reaction', () => {
    expect(
      namesOf(
        '[CH3:1][OH:2].O[C:3](=[O:4])[c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1>>[CH3:1][O:2][C:3](=[O:4])[c:5]1[cH:6][cH:7][cH:8][cH:9][cH:10]1',
      ),
    ).toEqual(['Fischer-Speier esterification']);
  });

  it('gives the same names a second time', () => {
    const [, reaction] = CASES[0];
    expect(namesOf(reaction)).toEqual(namesOf(reaction));
  });
});
