import { type EnsembleNode, RATING_WORDS } from '@retron/contract';
import { FEASIBILITY_BOUNDS, type Rating } from '@retron/tree';
import { ratingOf } from '../model/words.ts';
import classes from './WouldItWork.module.css';

export interface WouldItWorkProps {
  readonly suggestion: EnsembleNode;
  readonly feasibility: number;
}

/** Contributions shown one by one; the rest is counted. */
const MOST_SHOWN = 7;
/** Logarithmic odds that fill half of the width of the bars; larger ones are cut. */
const FULL_BAR = 3;

/** Whether the step would work: the number, where it lies between the words, and what made it, the causes against it too. */
export function WouldItWork({ suggestion, feasibility }: WouldItWorkProps) {
  const rating = ratingOf(suggestion);
  const { contributions } = suggestion;
  const shown = strongest(contributions);
  const rest = contributions.length - shown.length;
  return (
    <section className={classes.block} aria-labelledby={`works-${suggestion.ensid}`}>
      <header>
        <h3 id={`works-${suggestion.ensid}`}>Would it work</h3>
        <b className={classes.number}>{feasibility.toFixed(2)}</b>
        <span className={classes.word}>{distanceText(feasibility, rating)}</span>
      </header>
      <WordScale feasibility={feasibility} />
      <ul className={classes.contributions}>
        {shown.map(({ text, weight }) => (
          <li key={text} data-side={weight < 0 ? 'against' : 'for'}>
            <span className={classes.sign} aria-hidden>
              {weight < 0 ? '−' : '+'}
            </span>
            <span>{text}</span>
            <span className={classes.bar} aria-hidden>
              <i style={{ width: `${Math.min(50, (50 * Math.abs(weight)) / FULL_BAR)}%` }} />
            </span>
            <span className={classes.value}>{signed(weight)}</span>
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        {rest > 0 ? `and ${rest} smaller · ` : ''}
        {rating === 4 ? 'Highest rating' : `${RATING_WORDS[(rating + 1) as Rating]} from ${boundOf((rating + 1) as Rating).toFixed(2)}`}
      </p>
    </section>
  );
}

/** Those that weigh most, in the order they were told: for before against. */
function strongest(contributions: EnsembleNode['contributions']): EnsembleNode['contributions'] {
  const kept = new Set([...contributions].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, MOST_SHOWN));
  return contributions.filter((each) => kept.has(each));
}

/** The word may lie below the number's own: something holds it down, which stands among the warnings. */
function distanceText(feasibility: number, rating: Rating): string {
  const own = FEASIBILITY_BOUNDS.find(({ from }) => feasibility >= from)?.rating ?? 1;
  const word = RATING_WORDS[rating];
  if (rating < own) return `held at ${word}`;
  if (rating === 4) return word;
  const next = (rating + 1) as Rating;
  return `${word} · ${Math.max(0, boundOf(next) - feasibility).toFixed(2)} below ${RATING_WORDS[next]}`;
}

function boundOf(rating: Rating): number {
  return FEASIBILITY_BOUNDS.find((bound) => bound.rating === rating)?.from ?? 0;
}

function signed(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)}`;
}

/** The four words cut at their limits, with a mark where the number lies. */
function WordScale({ feasibility }: { readonly feasibility: number }) {
  const parts = [...FEASIBILITY_BOUNDS].reverse();
  return (
    <div
      className={classes.scale}
      role="img"
      aria-label={`${feasibility.toFixed(2)} of 1; ${parts
        .slice(1)
        .map(({ rating, from }) => `${RATING_WORDS[rating]} from ${from.toFixed(2)}`)
        .join(', ')}`}
    >
      {parts.map(({ rating, from }, index) => {
        const share = (parts[index + 1]?.from ?? 1) - from;
        const word = RATING_WORDS[rating];
        return (
          <i key={rating} data-rating={word} style={{ width: `${100 * share}%` }}>
            {share < 0.1 ? '' : word}
          </i>
        );
      })}
      <span className={classes.mark} style={{ left: `${100 * feasibility}%` }} />
    </div>
  );
}
