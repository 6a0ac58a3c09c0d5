import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { QuerySummary } from '@retron/contract';
import { IconArrowRight, IconMessage, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { useQueryProgress } from '../../api/use-query-progress.ts';
import { StatusChip } from '../../components/StatusChip.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { CommentsDialog } from '../../shared/comments/CommentsDialog.tsx';
import { settingsOf } from '../../shared/queries/query-settings.ts';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/project/project.ts';
import { EditQueryDialog } from './EditQueryDialog.tsx';
import classes from './QueryCard.module.css';
import { QueryCardBadges } from './QueryCardBadges.tsx';
import { QueryMenu } from './QueryMenu.tsx';
import { QueryRunState } from './QueryRunState.tsx';
import { cardFacts } from './query-facts.ts';

export interface QueryCardProps {
  readonly query: QuerySummary;
}

/** One query: its target, what was asked, how it stands, and what can be done with it. */
export function QueryCard({ query }: QueryCardProps) {
  const { openNewQuery } = useShellActions();
  const [dialog, setDialog] = useState<'edit' | 'comments' | null>(null);
  const state = useQueryProgress(query.id, query);
  const commentCount = query.comments ?? 0;
  const address = paths.tree(query.projectid, query.id);
  return (
    <article className={classes.card} aria-label={query.sessionid}>
      <Link to={address} className={classes.picture} tabIndex={-1}>
        <StructurePicture smiles={query.smiles} width={184} height={176} alt={texts.targetOf(query.sessionid)} />
      </Link>
      <div className={classes.body}>
        <header className={classes.head}>
          <h2>
            <Link to={address} title={query.sessionid}>
              {query.sessionid}
            </Link>
          </h2>
          <StatusChip status={state.status} />
        </header>
        <QueryRunState query={query} state={state} />
        <dl className={classes.facts}>
          {cardFacts(query).map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
        <QueryCardBadges query={query} />
      </div>
      <footer className={classes.foot}>
        <Button
          component={Link}
          to={address}
          className={classes.open ?? ''}
          variant="light"
          size="xs"
          leftSection={<IconArrowRight size={14} stroke={1.75} />}
        >
          {common.open}
        </Button>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={14} stroke={1.75} />}
          onClick={() => openNewQuery({ projectId: query.projectid, initial: settingsOf(query), earlier: query })}
        >
          {common.reRun}
        </Button>
        <span className={classes.grow} />
        <Tooltip label={commentCount === 0 ? common.comments : counts.comments(commentCount)}>
          <ActionIcon
            size="sm"
            w="auto"
            px={4}
            aria-label={texts.commentsOn(query.sessionid)}
            aria-description={counts.comments(commentCount)}
            onClick={() => setDialog('comments')}
          >
            <IconMessage size={15} stroke={1.75} />
            {commentCount === 0 ? null : <span className={classes.count}>{numberText(commentCount)}</span>}
          </ActionIcon>
        </Tooltip>
        <QueryMenu query={query} status={state.status} onEdit={() => setDialog('edit')} />
      </footer>
      <EditQueryDialog query={query} isOpen={dialog === 'edit'} onClose={() => setDialog(null)} />
      <CommentsDialog
        isOpen={dialog === 'comments'}
        subject={{ projectId: query.projectid, queryId: query.id }}
        name={query.sessionid}
        onClose={() => setDialog(null)}
      />
    </article>
  );
}
