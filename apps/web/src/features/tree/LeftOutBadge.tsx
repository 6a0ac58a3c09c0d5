import { ALGORITHMS, type LeftOut, type QueryAnswer } from '@retron/contract';
import { BadgePopover } from '../../components/BadgePopover.tsx';
import { numberText } from '../../texts/counts.ts';
import * as texts from '../../texts/tree/page.ts';
import classes from './LeftOutBadge.module.css';
import { sentence } from './model/words.ts';

export interface LeftOutBadgeProps {
  readonly query: Pick<QueryAnswer, 'leftOut' | 'strategy' | 'algorithm' | 'breadth'>;
}

/** How many steps the query left out, of whole routes nothing; opened, by which clause of the strategy and for what other reasons. */
export function LeftOutBadge({ query }: LeftOutBadgeProps) {
  const { leftOut } = query;
  if (sum(leftOut) === 0) return null;
  const headings: Record<LeftOut['by'], string> = {
    strategy: texts.byStrategy(query.strategy),
    algorithm: texts.byAlgorithm(ALGORITHMS[query.algorithm]),
    number: texts.byNumberOfSuggestions(numberText(query.breadth)),
    protection: texts.forWantOfProtection,
    wish: texts.byWishes,
    'route wish': texts.wholeRoutes,
    chemistry: texts.byChemistry,
  };
  const groups = ORDER.map((by) => ({ by, entries: leftOut.filter((entry) => entry.by === by && entry.count > 0) })).filter(
    ({ entries }) => entries.length > 0,
  );
  return (
    <BadgePopover label={texts.countLeftOut(numberText(sum(leftOut)))}>
      <div className={classes.groups}>
        {groups.map(({ by, entries }) => (
          <section key={by}>
            <h2>{headings[by]}</h2>
            <ul>
              {entries.map(({ reason, count }) => (
                <li key={reason}>
                  <span>{sentence(reason)}</span>
                  <strong>{numberText(count)}</strong>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p>{texts.leftOutHint}</p>
      </div>
    </BadgePopover>
  );
}

const ORDER: readonly LeftOut['by'][] = ['wish', 'strategy', 'algorithm', 'number', 'protection', 'chemistry'];

function sum(leftOut: readonly LeftOut[]): number {
  return leftOut.reduce((total, { by, count }) => (ORDER.includes(by) ? total + count : total), 0);
}
