import type { QueryAnswer } from '@retron/contract';
import { BadgePopover } from '../../components/BadgePopover.tsx';
import * as texts from '../../texts/tree/page.ts';
import classes from './LeftOutBadge.module.css';

export interface StrategyBadgeProps {
  readonly query: Pick<QueryAnswer, 'strategy' | 'clauses'>;
}

/** By which rules the query was planned: as they were when it was started, whatever became of the strategy. */
export function StrategyBadge({ query: { strategy, clauses } }: StrategyBadgeProps) {
  if (clauses.length === 0) return null;
  return (
    <BadgePopover label={strategy}>
      <div className={classes.groups}>
        <section>
          <h3>{texts.clausesAtStart(strategy)}</h3>
          <ol>
            {clauses.map(({ text }) => (
              <li key={text}>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
        <p>{texts.decidingHint}</p>
      </div>
    </BadgePopover>
  );
}
