import { TEXTBOOKS } from '../../functional-groups/textbooks.ts';
import type { NameReactionId } from '../../name-reactions/table.ts';
import { hasAny } from './has-any.ts';
import type { ReagentRule } from './reagent-sides.ts';

const BASES = ['hydroxide', 'strong-base', 'carbonate-or-amine-base'];
/** Kinds that give an acid, or do the work of one. */
const ACIDIC = [
  ...['strong-acid', 'aqueous-acid', 'dehydrating-acid', 'carboxylic-acid', 'formic-acid', 'hydrogen-bromide-or-iodide', 'lewis-acid'],
  ...['boron-trihalide', 'silver-salt', 'mercury-salt', 'mercury-acetate', 'iodine-source', 'bromine-source', 'chlorine-source'],
  ...['cerium-oxidant', 'acid-chlorinating-agent', 'acylating-agent', 'silylating-agent', 'halide-salt', 'palladium', 'hydrogen'],
  ...['early-metal', 'quinone', 'periodate', 'nitrosating-agent', 'hydroxyl-brominating-agent'],
];
const TAKEN_OFF_BY_ACID: readonly NameReactionId[] = [
  ...(['acetal-deprotection', 'acetonide-deprotection', 'o-thp-deprotection', 'o-mom-deprotection'] as const),
];

const basesLeaveAcetals: ReagentRule = {
  id: 'Y65',
  statement: 'Acetals stay in base: acid takes them off.',
  source: TEXTBOOKS.reactivityCharts,
  holdsUnder: (kinds) => hasAny(kinds, BASES) && !hasAny(kinds, ACIDIC),
  judge: (view) => {
    if (!view.names.some((name) => TAKEN_OFF_BY_ACID.includes(name))) return [];
    const text = 'Acetals are cleaved by way of a cation, which takes acid: base leaves them.';
    return [{ verdict: 'never', chip: 'Needs acid', text, wanted: [...view.changed].slice(0, 1), rivals: [] }];
  },
};

/** An aryl ester whose ring has, ortho to it, an acyl group with a hydrogen beside the carbonyl group. */
const ACYL_BESIDE_ESTER = '[CX3](=[OX1])([#6])[OX2]c:c[CX3](=[OX1])[CX4;!H0]';

const acylsMoveToCarbon: ReagentRule = {
  id: 'Y66',
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
export const WHAT_BASES_LEAVE: readonly ReagentRule[] = [basesLeaveAcetals, acylsMoveToCarbon];
