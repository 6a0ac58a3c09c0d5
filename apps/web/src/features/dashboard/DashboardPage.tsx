import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { queryListOptions } from '../../api/list-queries.ts';
import { sessionOptions } from '../../api/session.ts';
import { useRemaining } from '../../components/queries/deletions.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import classes from './DashboardPage.module.css';
import { DefaultProjectCard } from './DefaultProjectCard.tsx';
import { GetStartedCard } from './GetStartedCard.tsx';
import { activitySentence } from './model.ts';
import { NewsCard } from './NewsCard.tsx';
import { RecentQueriesCard } from './RecentQueriesCard.tsx';
import { SupportCard } from './SupportCard.tsx';

/** Where one begins: how to start, what ran last, what is new. */
export function DashboardPage() {
  const { openNewQuery } = useShellActions();
  const { data: session } = useQuery(sessionOptions);
  const queries = useQuery(queryListOptions({ per_page: 100 }));
  const remaining = useRemaining(queries.data?.queries ?? []);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: 'Dashboard' }]} />
      <div className={classes.welcome}>
        <div>
          <h1>Welcome, {session?.realname}</h1>
          <p>{queries.data ? activitySentence(remaining) : ' '}</p>
        </div>
        <Button size="lg" leftSection={<IconPencil size={16} stroke={1.75} />} onClick={() => openNewQuery({})}>
          Draw a target
        </Button>
      </div>
      <div className={classes.upper}>
        <GetStartedCard queries={remaining} />
        <DefaultProjectCard queries={remaining} />
        <SupportCard />
      </div>
      <div className={classes.lower}>
        <RecentQueriesCard queries={remaining} state={queries} />
        <NewsCard />
      </div>
    </div>
  );
}
