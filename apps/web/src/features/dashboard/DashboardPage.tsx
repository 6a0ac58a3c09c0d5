import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { queryListOptions } from '../../api/list-queries.ts';
import { sessionOptions } from '../../api/session.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { countFinishedAfter, useOwnQueries } from '../../shared/notices/finished-queries.ts';
import { useVisits } from '../../shared/notices/last-visit.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/dashboard.ts';
import classes from './DashboardPage.module.css';
import { DefaultProjectCard } from './DefaultProjectCard.tsx';
import { GetStartedCard } from './GetStartedCard.tsx';
import { activitySentence } from './model.ts';
import { NewsCard } from './NewsCard.tsx';
import { RecentQueriesCard } from './RecentQueriesCard.tsx';
import { SupportCard } from './SupportCard.tsx';

/** Newest queries that fit beside the news. */
const MOST_ROWS = 5;

/** Where one begins: how to start, what ran last, what is new. */
export function DashboardPage() {
  const { openNewQuery } = useShellActions();
  const { data: session } = useQuery(sessionOptions);
  const list = useQuery(queryListOptions({ per_page: MOST_ROWS, counts: 'yes' }));
  const running = list.data?.counts?.values.status.find(({ value }) => value === 'Busy')?.count ?? 0;
  const visits = useVisits(session?.username ?? '');
  const finished = countFinishedAfter(useOwnQueries() ?? [], visits?.lastEnded ?? null);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: common.dashboard }]} />
      <div className={classes.welcome}>
        <div>
          <h1>{texts.welcome(session?.realname ?? '')}</h1>
          <p>{list.data ? activitySentence(running, finished) : ' '}</p>
        </div>
        <Button size="lg" leftSection={<IconPencil size={16} stroke={1.75} />} onClick={() => openNewQuery({})}>
          {texts.drawTarget}
        </Button>
      </div>
      <div className={classes.upper}>
        <GetStartedCard />
        <DefaultProjectCard />
        <SupportCard />
      </div>
      <div className={classes.lower}>
        <RecentQueriesCard queries={list.data?.queries ?? []} state={list} />
        <NewsCard />
      </div>
    </div>
  );
}
