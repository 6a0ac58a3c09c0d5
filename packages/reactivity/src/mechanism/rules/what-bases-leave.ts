import { ELEMENT } from '@retron/molecule';
import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { replacements } from '../replacement.ts';
import type { ReagentRule } from './reagent-sides.ts';

type Kinds = ReadonlySet<string>;

const hasAny = (kinds: Kinds, wanted: readonly string[]): boolean => wanted.some((kind) => kinds.has(kind));

const BASES = ['hydroxide', 'strong-base', 'carbonate-or-amine-base'];
/** Kinds that give an acid, or do the work of one. */
const ACIDIC = [
  ...['strong-acid', 'aqueous-acid', 'dehydrating-acid', 'carboxylic-acid', 'formic-acid', 'hydrogen-bromide-or-iodide', 'lewis-acid'],
  ...['boron-trihalide', 'silver-salt', 'mercury-salt', 'mercury-acetate', 'iodine-source', 'bromine-source', 'chlorine-source'],
  ...['cerium-oxidant', 'acid-chlorinating-agent', 'acylating-agent', 'silylating-agent', 'halide-salt', 'palladium', 'hydrogen'],
  ...['early-metal', 'quinone', 'periodate', 'nitrosating-agent', 'hydroxyl-brominating-agent'],
];
const TAKEN_OFF_BY_ACID: readonly NameReactionId[] = [
  ...(['acetal-deprotection', 'acetonide-deprotection', 'o-thp-deprotection', 'o-mom-deprotection', 'n-boc-deprotection'] as const),
];
/** Nitrogen of a Boc group that hydroxide takes off: of an azole, an aniline, an imide or a second acyl group. */
const GOOD_LEAVING_NITROGEN = '[#7;$(n),$([NX3]c),$([NX3](C(=O)O)[#6,#16]=[O,N,S]),$([NX3][#7,#8])]-[CX3](=O)[OX2]';

const basesLeaveAcetals: ReagentRule = {
  id: 'Y65',
  statement: 'Acetals and the Boc group of an alkylamine stay in base: acid takes them off.',
  source: TEXTBOOKS.reactivityCharts,
  holdsUnder: (kinds) => hasAny(kinds, BASES) && !hasAny(kinds, ACIDIC),
  judge: (view) => {
    if (!view.names.some((name) => TAKEN_OFF_BY_ACID.includes(name))) return [];
    if (view.places('reactants', GOOD_LEAVING_NITROGEN).some((place) => view.changed.has(place[0]))) return [];
    const text = 'Acetals, carbamates of tert-butanol and their like are cleaved by way of a cation, which takes acid: base leaves them.';
    return [{ verdict: 'never', chip: 'Needs acid', text, wanted: [...view.changed].slice(0, 1), rivals: [] }];
  },
};

/** Kinds that make an aryl halide react with oxygen or nitrogen although its ring holds no charge: metals, light, and bases that make the aryne. */
const HELPS_ARYL_HALIDES = [
  ...['palladium-complex', 'palladium', 'copper', 'nickel-zero', 'nickel-or-cobalt-salt', 'iridium-complex', 'photocatalyst', 'light'],
  ...['organolithium-base', 'amide-base', 'bulky-alkoxide', 'organometallic', 'metal-reductant', 'nitrating-agent', 'peroxide'],
];
/** Groups that hold the charge of the adduct. */
const HOLDS_CHARGE = '[$([NX3+]=O),$(C#N),$([CX3]=[OX1]),$([SX4]=O),$([SX3]=O),$(C(F)(F)F),$([NX2]=[N,O]),$([n+])]';
const UNACTIVATED = `[c;$(c1[cX3][cX3][cX3][cX3][cX3]1);!$(c:c-${HOLDS_CHARGE});!$(c:c:c:c-${HOLDS_CHARGE});!$(c1c:[n+0,n+]:c:c:c1)]`;

const ringsThatHoldNoCharge: ReagentRule = {
  id: 'Y66',
  statement:
    'Nothing but base makes oxygen or nitrogen take the place of chlorine, bromine or iodine on a benzene ring that holds no charge.',
  source: TEXTBOOKS.conjugateAddition,
  holdsUnder: (kinds) => hasAny(kinds, BASES) && !hasAny(kinds, HELPS_ARYL_HALIDES),
  judge: (view) => {
    const { reactants } = view.mapped;
    const places = replacements(view).filter(
      ({ incoming, leaving }) =>
        HEAVY_HALOGENS.includes(reactants.atomicNumber[leaving]) && HETERO.includes(reactants.atomicNumber[incoming]),
    );
    if (places.length === 0) return [];
    const slow = view.atoms('reactants', UNACTIVATED);
    const found = places.find(({ carbon }) => slow.has(carbon));
    if (found === undefined) return [];
    const text =
      'A benzene ring takes up an alkoxide or an amine only where a group ortho or para to the halogen holds the charge: here it takes copper or palladium.';
    return [{ verdict: 'never', chip: 'Not activated', text, wanted: [found.carbon], rivals: [] }];
  },
};
const HEAVY_HALOGENS: readonly number[] = [ELEMENT.chlorine, ELEMENT.bromine, ELEMENT.iodine];
const HETERO: readonly number[] = [ELEMENT.oxygen, ELEMENT.nitrogen];

/** An aryl ester whose ring has, ortho to it, an acyl group with a hydrogen beside the carbonyl group. */
const ACYL_BESIDE_ESTER = '[CX3](=[OX1])([#6])[OX2]c:c[CX3](=[OX1])[CX4;!H0]';

const acylsMoveToCarbon: ReagentRule = {
  id: 'Y67',
  statement:
    'Where hydroxide is there and no water, the acyl group of an ortho-acylphenyl ester moves to carbon before the ester is hydrolysed.',
  source: TEXTBOOKS.enols,
  holdsUnder: (kinds) => kinds.has('hydroxide') && kinds.has('carbonate-or-amine-base') && !hasAny(kinds, ['water', 'alcohol']),
  judge: (view) => {
    if (!view.names.some((name) => name === 'o-acyl-deprotection' || name === 'o-acetyl-deprotection' || name === 'ester-hydrolysis'))
      return [];
    const [ester] = view.places('reactants', ACYL_BESIDE_ESTER).filter((place) => view.changed.has(place[0]) || view.changed.has(place[3]));
    if (ester === undefined) return [];
    const text =
      'The enolate of the acyl group is within reach of the ester, and its pyridine solution holds no water: the acyl group moves to carbon.';
    return [{ verdict: 'never', chip: 'Acyl moves', text, wanted: [ester[0]], rivals: [] }];
  },
};

/** What bases leave, and what they do first; asked forward only, as those of `reagent-sides.ts`. */
export const WHAT_BASES_LEAVE: readonly ReagentRule[] = [basesLeaveAcetals, ringsThatHoldNoCharge, acylsMoveToCarbon];
