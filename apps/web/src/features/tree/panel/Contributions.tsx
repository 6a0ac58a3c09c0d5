import type { EnsembleNode } from '@retron/contract';
import classes from './Contributions.module.css';

export interface ContributionsProps {
  readonly contributions: EnsembleNode['contributions'];
}

/** Logarithmic odds that fill half of the width of the bars; larger ones are cut. */
const FULL_BAR = 3;

/** What speaks for a step and what against it, each with its sign, as a bar and as a number. */
export function Contributions({ contributions }: ContributionsProps) {
  return (
    <ul className={classes.contributions}>
      {contributions.map(({ text, weight }) => (
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
  );
}

function signed(weight: number): string {
  return `${weight < 0 ? '−' : '+'}${Math.abs(weight).toFixed(2)}`;
}
