import { type EnsembleNode, RATING_WORDS } from '@retron/contract';
import { feasibilityText, PRODUCT_WORD_BOUNDS, type Rating, type WordBounds, wordBounds } from '@retron/tree';
import * as texts from '../../../texts/tree/evidence.ts';
import { ratingOf } from '../model/words.ts';
import { Contributions } from './Contributions.tsx';
import { Judgement } from './Judgement.tsx';
import classes from './WouldItWork.module.css';

export interface WouldItWorkProps {
  readonly suggestion: EnsembleNode;
  readonly feasibility: number;
  /** The suggestion is a product. */
  readonly isForward: boolean;
}

/** Contributions shown one by one; the rest is counted. */
const MOST_SHOWN = 7;

/** Whether the step would work: the number, where it lies between the words, and what made it, the causes against it too. */
export function WouldItWork({ suggestion, feasibility, isForward }: WouldItWorkProps) {
  const rating = ratingOf(suggestion);
  const { contributions } = suggestion;
  const bounds = isForward ? PRODUCT_WORD_BOUNDS : boundsOf(suggestion, feasibility);
  const shown = strongest(contributions);
  const rest = contributions.length - shown.length;
  return (
    <Judgement
      id={`works-${suggestion.ensid}`}
      title={texts.wouldItWork}
      answer={numberIn(bounds, feasibility)}
      meaning={distanceText(feasibility, rating, bounds)}
    >
      <WordScale feasibility={feasibility} bounds={bounds} />
      <Contributions contributions={shown} />
      <p className={classes.foot}>
        {rest > 0 ? texts.andSmallerPart(rest) : ''}
        {rating === 4
          ? texts.highestRating
          : texts.ratedFrom(RATING_WORDS[(rating + 1) as Rating], leastOf((rating + 1) as Rating, bounds).toFixed(2))}
      </p>
    </Judgement>
  );
}

/** Where good and great begin: chemists' choice lowers it, unless a known risk speaks against the step. */
function boundsOf({ rating, choice }: EnsembleNode, feasibility: number): WordBounds {
  const bounds = wordBounds(choice);
  const own = wordOf(feasibility, bounds);
  const unlifted = wordBounds(null);
  return rating < own && wordOf(feasibility, unlifted) < own ? unlifted : bounds;
}

/** Those that weigh most, in the order they were told: for before against. */
function strongest(contributions: EnsembleNode['contributions']): EnsembleNode['contributions'] {
  const kept = new Set([...contributions].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, MOST_SHOWN));
  return contributions.filter((each) => kept.has(each));
}

/** The word may lie below the number's own: something holds it down, which stands among the warnings. */
function distanceText(feasibility: number, rating: Rating, bounds: WordBounds): string {
  const own = wordOf(feasibility, bounds);
  const word = RATING_WORDS[rating];
  if (rating < own) return texts.heldAt(word);
  if (rating === 4) return word;
  const next = (rating + 1) as Rating;
  const number = numberIn(bounds, feasibility);
  const missing = Math.max(0, leastOf(next, bounds) - Number(number));
  return texts.heldBelow(word, missing.toFixed(number.length - '0.'.length), RATING_WORDS[next]);
}

function numberIn(bounds: WordBounds, feasibility: number): string {
  return feasibilityText(
    feasibility,
    bounds.map(({ from }) => from),
  );
}

function wordOf(feasibility: number, bounds: WordBounds): Rating {
  return bounds.find(({ from }) => feasibility >= from)?.rating ?? 1;
}

function leastOf(rating: Rating, bounds: WordBounds): number {
  return bounds.find((bound) => bound.rating === rating)?.from ?? 0;
}

/** How near the mark may come to the middle of a word, as a share of the scale, before it stands aside. */
const WORD_REACH = 0.05;

/** The four words cut at their limits, with a mark where the number lies. */
function WordScale({ feasibility, bounds }: { readonly feasibility: number; readonly bounds: WordBounds }) {
  const parts = [...bounds].reverse();
  return (
    <div
      className={classes.scale}
      role="img"
      aria-label={texts.feasibilityAndParts(
        numberIn(bounds, feasibility),
        parts
          .slice(1)
          .map(({ rating, from }) => texts.ratedFrom(RATING_WORDS[rating], from.toFixed(2)))
          .join(', '),
      )}
    >
      {parts.map(({ rating, from }, index) => {
        const share = (parts[index + 1]?.from ?? 1) - from;
        const word = RATING_WORDS[rating];
        const isHidden = Math.abs(feasibility - from - share / 2) < WORD_REACH;
        return (
          <i key={rating} data-rating={word} data-aside={isHidden || undefined} style={{ width: `${100 * share}%` }}>
            {share < 0.1 ? '' : word}
          </i>
        );
      })}
      <span className={classes.mark} style={{ left: `${100 * feasibility}%` }} />
    </div>
  );
}
