import { Button } from '@mantine/core';
import { MESSAGES, type QueryAnswer } from '@retron/contract';
import { IconRefresh } from '@tabler/icons-react';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import * as texts from '../../texts/tree/page.ts';
import { broaderSearch } from './model/broader-search.ts';
import classes from './TreePage.module.css';

export interface NothingFoundProps {
  readonly query: QueryAnswer;
}

/** Stands beside a target without suggestions: why there are none, and the broader search that is worth a try. */
export function NothingFound({ query }: NothingFoundProps) {
  const { openNewQuery } = useShellActions();
  const broader = broaderSearch(query);
  return (
    <div className={classes.note}>
      <p role="status">{MESSAGES.onlyTarget}</p>
      {broader && (
        <>
          <p>{broader.why}</p>
          <Button
            size="xs"
            variant="light"
            leftSection={<IconRefresh size={14} stroke={1.75} aria-hidden />}
            onClick={() => openNewQuery({ projectId: query.projectid, initial: broader.settings, earlier: query })}
          >
            {texts.reRunWith(broader.change)}
          </Button>
        </>
      )}
    </div>
  );
}
