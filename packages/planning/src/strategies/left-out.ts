import { atomList } from '../molecules/atom-list.ts';
import type { Strategy } from '../request/strategy.ts';
import {
  atomsOfProtection,
  BEYOND_BREADTH,
  BEYOND_VARIANTS,
  goodCode,
  LEFT_OUT_SENTENCES,
  NOT_SIMPLER,
  protectionCode,
  readGoodCode,
  strategyReason,
} from '../step/left-out-codes.ts';
import { readWishCode } from '../step/wish-codes.ts';
import { findStrategy } from './shipped-strategies.ts';

/** Who or what left a suggestion out; `route wish` a whole route. */
export type LeftOutBy = 'strategy' | 'algorithm' | 'number' | 'protection' | 'wish' | 'route wish' | 'chemistry';

const BY_STRATEGY = 'strategy:';
/** How counts stored before there were codes begin for a clause; its sentence follows. */
const BY_CLAUSE = 'strategy: ';
/** A shipped strategy by its name, or any with its clauses. */
export type StrategyName = string | Pick<Strategy, 'name' | 'clauses'>;

const clausesOf = (strategy: StrategyName) => (typeof strategy === 'string' ? findStrategy(strategy) : strategy)?.clauses;

/** Stands for a clause where a strategy names a step nowhere. */
const NO_CLAUSE = 'No clause admits it.';

/**
 * What a code of `ExpansionReport.leftOut` says; for the strategy the text is the sentence of its clause.
 *
 * @param code - what was counted before there were codes is read too: a sentence, as `leftOutText` writes it
 * @param strategy - that of the plan
 */
export function readLeftOut(code: string, strategy: StrategyName): { readonly by: LeftOutBy; readonly text: string } {
  const known = leftOutCodeOf(code, strategy);
  if (known.startsWith(BY_CLAUSE)) return { by: 'strategy', text: known.slice(BY_CLAUSE.length) };
  if (known.startsWith(BY_STRATEGY)) return { by: 'strategy', text: clauseText(known, strategy) };
  const wish = readWishCode(known);
  if (wish !== null) return { by: wish.counts === 'routes' ? 'route wish' : 'wish', text: wish.text };
  const toProtect = atomsOfProtection(known);
  if (toProtect !== null) return { by: 'protection', text: `with the group at ${atomList(toProtect)} protected` };
  const by = known === BEYOND_BREADTH || known === BEYOND_VARIANTS ? 'number' : known === NOT_SIMPLER ? 'algorithm' : 'chemistry';
  return { by, text: LEFT_OUT_SENTENCES[known as keyof typeof LEFT_OUT_SENTENCES] ?? known };
}

/** How the text of what counts good ones alone begins: of the target, or of another structure. */
const GOOD_TEXT = /^good or better(?: of structure (\d+))?: /;

/** The sentence of a code, in one text: for the strategy it begins with `strategy: `. */
export function leftOutText(code: string, strategy: StrategyName): string {
  const ofGood = readGoodCode(code);
  if (ofGood !== null) {
    const structure = ofGood.of === null ? '' : ` of structure ${ofGood.of}`;
    return `good or better${structure}: ${leftOutText(ofGood.code, strategy)}`;
  }
  const { by, text } = readLeftOut(code, strategy);
  return by === 'strategy' ? `${BY_CLAUSE}${text}` : text;
}

/** The code of a sentence of `leftOutText`; a code, or a sentence that this version does not know, is given back as it is. */
export function leftOutCodeOf(text: string, strategy: StrategyName): string {
  const good = GOOD_TEXT.exec(text);
  if (good !== null) {
    return goodCode({ code: leftOutCodeOf(text.slice(good[0].length), strategy), of: good[1] === undefined ? null : Number(good[1]) });
  }
  const code = CODES.get(text);
  if (code !== undefined) return code;
  const toProtect = PROTECTED.exec(text);
  if (toProtect !== null) return protectionCode(toProtect[1].split(', ').map((atom) => Number(atom) - 1));
  if (!text.startsWith(BY_CLAUSE)) return text;
  const clause = text.slice(BY_CLAUSE.length);
  if (clause === NO_CLAUSE) return 'strategy:none';
  const index = clausesOf(strategy)?.findIndex((each) => each.text === clause) ?? -1;
  return index < 0 ? text : strategyReason({ clauseIndex: index });
}

/** The sentence of a `protectionCode`. */
const PROTECTED = /^with the group at atoms? (\d+(?:, \d+)*) protected$/;

const CODES: ReadonlyMap<string, string> = new Map(Object.entries(LEFT_OUT_SENTENCES).map(([code, sentence]) => [sentence, code]));

function clauseText(code: string, strategy: StrategyName): string {
  const place = code.slice(BY_STRATEGY.length);
  if (place === 'none') return NO_CLAUSE;
  return (
    clausesOf(strategy)?.[Number(place)]?.text ??
    `Clause ${Number(place) + 1} of ${typeof strategy === 'string' ? strategy : strategy.name}.`
  );
}
