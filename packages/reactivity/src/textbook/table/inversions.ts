import { clayden, kurti, march } from '../sources.ts';
import type { Likelihood, TextbookTransform } from '../textbook-transform.ts';
import { AMINE } from './fragments.ts';

/** A stereocentre of a chain or ring that bears nothing but carbon and what is exchanged. */
const CENTRE = '([#6:2])([#6:3])';
const SUBSTITUTION = clayden(15);
const LEAVING = { Br: 'Br', mesylate: 'OS([CH3])(=O)=O', tosylate: 'OS(=O)(=O)c1ccc([CH3])cc1', triflate: 'OS(=O)(=O)C(F)(F)F' } as const;

/** A substitution that turns a secondary centre over. Who brings a sulfonate and a nucleophile together wants nothing else. */
function inversion(
  name: string,
  nucleophile: readonly [made: string, before: string],
  leaving: keyof typeof LEAVING,
  example: string,
  atCentre = '',
  likelihood: Likelihood = 'usual',
): TextbookTransform {
  const transform = `[CX4;H1${atCentre};@:1]${CENTRE}-!@${nucleophile[0]}>>[CX4;H1;@@:1]${CENTRE}${LEAVING[leaving]}.${nucleophile[1]}`;
  return { name, source: SUBSTITUTION, likelihood, ...(likelihood === 'seldom' ? { underReagent: 'usual' } : {}), transform, example };
}

/**
 * No centre at all: isopropyl, and rings alike on both sides. There is nothing to turn over, and simpler ways to such amines and ethers are on record.
 */
const REAL_CENTRE =
  ';!$(C([CH3])[CH3]);!$(C1[CH2][CH2][CH2,#7,#8,#16][CH2][CH2]1);!$(C1[CH2][CH2][CH2][CH2]1);!$(C1[CH2][CH2,#7,#8,#16][CH2]1)';

/**
 * Beside the carbonyl group of an ester or amide and in no ring, where a sulfonate is displaced as fast as nowhere else: elsewhere an amine rather takes
 * a hydrogen beside it, and a ring of six or a neighbour that is quaternary keeps a carboxylate from it.
 */
const BESIDE_CARBONYL = `${REAL_CENTRE};!R;$(C[CX3](=O)[#7,#8])`;
const AWAY_FROM_CARBONYL = `${REAL_CENTRE};!$([C;!R][CX3](=O)[#7,#8])`;
const OPEN_CENTRE = `${REAL_CENTRE};!$(C[CX4;H0]);!r6;!r7;!r8`;
const SHUT_CENTRE = `${REAL_CENTRE};$(C[CX4;H0]),r6,r7,r8`;

const THIOACETATE = ['[SX2;$(SC(C)=O):4]', '[SH:4]'] as const;
const THIOL = ['[SX2;$(S([#6;!$(C=[O,S,N])])[#6]):4]', '[SH:4]'] as const;
const PHENOL = ['[OX2;$(Oc):4]', '[OH;$(Oc):4]'] as const;
const ACID = ['[OX2;$(OC(=O)[#6]):4]', '[OH;$(OC(=O)[#6]):4]'] as const;
const AMINE_NITROGEN = [`[NX3;${AMINE}:4]`, '[N;!H0:4]'] as const;
const CYANIDE = ['[C+0:4]#[N:5]', '[C-:4]#[N:5]'] as const;
const AZIDE = ['[N+0:4]=[N+:5]=[N-:6]', '[N-:4]=[N+:5]=[N-:6]'] as const;

/** Both carbons of an epoxide in a ring, opened from the far side. */
const opened = (nucleophile: string) => `[CX4;H1;R;@:1]([OX2H:2])(-@[#6:5])-@[CX4;H1;R;@@:3](${nucleophile})-@[#6:6]`;
const OXIRANE = '[C:1]1(-@[#6:5])[O:2][C:3]1-@[#6:6]';

/** More substitutions with inversion, and the opening of epoxides in rings and of aziridines. */
export const INVERSIONS: readonly TextbookTransform[] = [
  inversion(
    'Thioacetate substitution',
    THIOACETATE,
    'mesylate',
    'CC(=O)S.CC(C)(C)OC(=O)N1CC[C@H](OS(C)(=O)=O)C1>>CC(=O)S[C@@H]1CCN(C(=O)OC(C)(C)C)C1',
  ),
  inversion('Thioacetate substitution', THIOACETATE, 'tosylate', 'CC(=O)S.CCOC(=O)[C@H](C)OS(=O)(=O)c1ccc(C)cc1>>CCOC(=O)[C@@H](C)SC(C)=O'),
  inversion('Thiolate substitution', THIOL, 'tosylate', 'Sc1ccccc1.CC[C@H](C)OS(=O)(=O)c1ccc(C)cc1>>CC[C@@H](C)Sc1ccccc1'),
  inversion('Thiolate substitution', THIOL, 'mesylate', 'Sc1ccccc1.CC[C@H](C)OS(C)(=O)=O>>CC[C@@H](C)Sc1ccccc1'),
  inversion('Thiolate substitution', THIOL, 'Br', 'Sc1ccccc1.COC(=O)[C@H](C)Br>>COC(=O)[C@@H](C)Sc1ccccc1'),
  inversion('Cyanide substitution', CYANIDE, 'tosylate', 'Cc1ccc(S(=O)(=O)O[C@H]2CC[C@@H](C)CC2)cc1.[C-]#N>>C[C@H]1CC[C@H](C#N)CC1'),
  inversion('Cyanide substitution', CYANIDE, 'mesylate', 'CC[C@H](C)OS(C)(=O)=O.[C-]#N>>CC[C@@H](C)C#N'),
  inversion('Azide substitution', AZIDE, 'tosylate', 'Cc1ccc(S(=O)(=O)O[C@H]2CCOC2)cc1.[N-]=[N+]=[N-]>>[N-]=[N+]=N[C@@H]1CCOC1'),
  inversion('Azide substitution', AZIDE, 'Br', 'CCCC[C@H](C)Br.[N-]=[N+]=[N-]>>CCCC[C@@H](C)N=[N+]=[N-]'),
  inversion(
    'Phenolate substitution',
    PHENOL,
    'mesylate',
    'N#Cc1ccc(O)cc1.CC(C)(C)OC(=O)N1CC[C@H](OS(C)(=O)=O)C1>>N#Cc1ccc(O[C@@H]2CCN(C(=O)OC(C)(C)C)C2)cc1',
    REAL_CENTRE,
  ),
  inversion('Phenolate substitution', PHENOL, 'tosylate', 'Oc1ccccc1.CC[C@H](C)OS(=O)(=O)c1ccc(C)cc1>>CC[C@@H](C)Oc1ccccc1', REAL_CENTRE),
  inversion('Phenolate substitution', PHENOL, 'Br', 'Oc1ccccc1.COC(=O)[C@H](C)Br>>COC(=O)[C@@H](C)Oc1ccccc1', REAL_CENTRE),
  inversion('Carboxylate substitution', ACID, 'mesylate', 'CC(=O)O.CCC[C@H](C)OS(C)(=O)=O>>CCC[C@@H](C)OC(C)=O', OPEN_CENTRE),
  inversion('Carboxylate substitution', ACID, 'tosylate', 'CC(=O)O.CCC[C@H](C)OS(=O)(=O)c1ccc(C)cc1>>CCC[C@@H](C)OC(C)=O', OPEN_CENTRE),
  inversion(
    'Carboxylate substitution',
    ACID,
    'mesylate',
    'CC(=O)O.CC(C)[C@@H]1CC[C@@H](C)C[C@H]1OS(C)(=O)=O>>CC(=O)O[C@H]1C[C@H](C)CC[C@H]1C(C)C',
    SHUT_CENTRE,
    'seldom',
  ),
  inversion(
    'Carboxylate substitution',
    ACID,
    'tosylate',
    'CC(=O)O.CC(C)[C@@H]1CC[C@@H](C)C[C@H]1OS(=O)(=O)c1ccc(C)cc1>>CC(=O)O[C@H]1C[C@H](C)CC[C@H]1C(C)C',
    SHUT_CENTRE,
    'seldom',
  ),
  inversion(
    'Amine substitution',
    AMINE_NITROGEN,
    'mesylate',
    'C1CCNC1.COC(=O)[C@H](C)OS(C)(=O)=O>>COC(=O)[C@@H](C)N1CCCC1',
    BESIDE_CARBONYL,
  ),
  inversion(
    'Amine substitution',
    AMINE_NITROGEN,
    'tosylate',
    'C1CCNC1.COC(=O)[C@H](C)OS(=O)(=O)c1ccc(C)cc1>>COC(=O)[C@@H](C)N1CCCC1',
    BESIDE_CARBONYL,
  ),
  inversion(
    'Amine substitution',
    AMINE_NITROGEN,
    'triflate',
    'NCc1ccccc1.COC(=O)[C@H](C)OS(=O)(=O)C(F)(F)F>>COC(=O)[C@@H](C)NCc1ccccc1',
    BESIDE_CARBONYL,
  ),
  ...(['mesylate', 'tosylate', 'triflate'] as const).map((leaving) => {
    const sulfonate = { mesylate: 'OS(C)(=O)=O', tosylate: 'OS(=O)(=O)c1ccc(C)cc1', triflate: 'OS(=O)(=O)C(F)(F)F' }[leaving];
    const example = `C1CCNC1.CC[C@H](C)${sulfonate}>>CC[C@@H](C)N1CCCC1`;
    return inversion('Amine substitution', AMINE_NITROGEN, leaving, example, AWAY_FROM_CARBONYL, 'seldom');
  }),
  {
    name: 'Appel reaction',
    source: march('chapter 10, alkyl halides from alcohols'),
    likelihood: 'usual',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[Br:4]>>[CX4;H1;@@:1]${CENTRE}[OH].[Br:4]C(Br)(Br)Br`,
    reagent: 'triphenylphosphine',
    example: 'C[C@H](O)CCc1ccccc1.BrC(Br)(Br)Br>>C[C@@H](Br)CCc1ccccc1',
  },
  {
    name: 'Mitsunobu reaction of a nitrobenzoic acid',
    source: kurti('Mitsunobu Reaction'),
    likelihood: 'characteristic',
    transform: `[CX4;H1;@:1]${CENTRE}-!@[OX2;$(OC(=O)c1ccc([N+](=O)[O-])cc1),$(OC(=O)c1cc([N+](=O)[O-])cc([N+](=O)[O-])c1):4]>>[CX4;H1;@@:1]${CENTRE}[OH].[OH:4]`,
    reagent: 'DEAD',
    example: 'CC(C)[C@@H]1CC[C@@H](C)C[C@H]1O.O=C(O)c1ccc([N+](=O)[O-])cc1>>CC(C)[C@@H]1CC[C@@H](C)C[C@@H]1OC(=O)c1ccc([N+](=O)[O-])cc1',
  },
  {
    name: 'Fukuyama-Mitsunobu reaction',
    source: kurti('Mitsunobu Reaction'),
    likelihood: 'usual',
    transform: '[NX3;$(NS(=O)(=O)c1ccccc1[N+](=O)[O-]):1]-!@[CX4;H1,H2:2]>>[NH:1].[C:2][OH]',
    reagent: 'DEAD',
    example: 'OC1CCCCC1.O=S(=O)(Nc1ccccc1)c1ccccc1[N+](=O)[O-]>>O=[N+]([O-])c1ccccc1S(=O)(=O)N(C1CCCCC1)c1ccccc1',
  },
  {
    name: 'Epoxide opening by azide',
    source: SUBSTITUTION,
    likelihood: 'usual',
    transform: `${opened('[N+0:4]=[N+:7]=[N-:8]')}>>${OXIRANE}.[N-:4]=[N+:7]=[N-:8]`,
    example: 'C1CC2OC2C1.[N-]=[N+]=[N-]>>O[C@H]1CCC[C@@H]1N=[N+]=[N-]',
  },
  {
    name: 'Epoxide opening by a thiol',
    source: SUBSTITUTION,
    likelihood: 'usual',
    transform: `${opened('[SX2;$(S([#6])[#6]):4]')}>>${OXIRANE}.[SH:4]`,
    example: 'C1CCC2OC2C1.Sc1ccccc1>>O[C@H]1CCCC[C@@H]1Sc1ccccc1',
  },
  {
    name: 'Epoxide opening by an amine',
    source: SUBSTITUTION,
    likelihood: 'usual',
    transform: `${opened(`[NX3;${AMINE}:4]`)}>>${OXIRANE}.[N;!H0:4]`,
    example: 'C1CC2OC2C1.NCc1ccccc1>>O[C@H]1CCC[C@@H]1NCc1ccccc1',
  },
  ...(
    [
      ['an amine', `[NX3;${AMINE}:5]`, '[N;!H0:5]', 'NCc1ccccc1>>Cc1ccc(S(=O)(=O)NCCNCc2ccccc2)cc1'],
      ['a thiol', '[SX2;$(S([#6])[#6]):5]', '[SH:5]', 'Sc1ccccc1>>Cc1ccc(S(=O)(=O)NCCSc2ccccc2)cc1'],
      ['azide', '[N+0:5]=[N+:6]=[N-:7]', '[N-:5]=[N+:6]=[N-:7]', '[N-]=[N+]=[N-]>>Cc1ccc(S(=O)(=O)NCCN=[N+]=[N-])cc1'],
    ] as const
  ).map(
    ([nucleophile, made, before, example]): TextbookTransform => ({
      name: `Aziridine opening by ${nucleophile}`,
      source: march('chapter 10, opening of aziridines'),
      likelihood: 'usual',
      transform: `[NX3;H1:1]([SX4:2](=[O:8])=[O:9])-!@[CX4:3]-!@[CX4;H2:4]-!@${made}>>[N:1]1([S:2](=[O:8])=[O:9])[C:3][CH2:4]1.${before}`,
      example: `Cc1ccc(S(=O)(=O)N2CC2)cc1.${example}`,
    }),
  ),
];
