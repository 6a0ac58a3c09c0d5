import { Button } from '@mantine/core';
import type { QueryAnswer } from '@retron/contract';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { counted } from '../../components/text/counts.ts';
import classes from './FewGood.module.css';
import { broaderSearches } from './model/broader-searches.ts';

export interface FewGoodProps {
  readonly query: QueryAnswer;
  /** Disconnections of the target that are good or better. */
  readonly goodShown: number;
}

/** Above a tree, route or list with few good suggestions: what would bring more. A press opens a copy of the query with that change. */
export function FewGood({ query, goodShown }: FewGoodProps) {
  const { openNewQuery } = useShellActions();
  const searches = broaderSearches(query, goodShown);
  if (searches.length === 0) return null;
  return (
    <div className={classes.banner} role="status">
      <span>
        {goodShown === 0 ? 'No disconnection' : `Only ${counted(goodShown, 'disconnection', 'disconnections')}`} of the target rated good or
        better.
      </span>
      {searches.map(({ change, why, settings }) => (
        <Button
          key={change}
          size="compact-xs"
          variant="light"
          onClick={() => openNewQuery({ projectId: query.projectid, initial: settings })}
        >
          Try {change} <span className={classes.why}>{why}</span>
        </Button>
      ))}
    </div>
  );
}
