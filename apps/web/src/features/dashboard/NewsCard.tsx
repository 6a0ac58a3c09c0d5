import { ActionIcon, Button } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { IconArrowRight, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { newsOptions } from '../../api/news.ts';
import { Card } from '../../components/Card.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { NewsItems } from '../../shared/news/NewsItems.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/dashboard.ts';

/** News shown on the dashboard. Source: spec section 9, default page size. */
const PAGE_SIZE = 4;

/** The newest news, a button to look again, and the way to the rest. */
export function NewsCard() {
  const news = useQuery(newsOptions({ per_page: PAGE_SIZE, page: 1 }));
  return (
    <Card
      title={common.news}
      hasLine
      tools={
        <>
          <ActionIcon aria-label={texts.reloadNews} loading={news.isFetching} onClick={() => void news.refetch()}>
            <IconRefresh size={16} stroke={1.75} />
          </ActionIcon>
          <Button component={Link} to={paths.news} variant="subtle" size="xs" rightSection={<IconArrowRight size={14} stroke={1.75} />}>
            {common.more}
          </Button>
        </>
      }
    >
      {news.isPending ? <LoadingRows count={PAGE_SIZE} height={52} label={common.loadingNews} /> : null}
      {news.isError ? <ErrorState message={MESSAGES.reload} error={news.error} onRetry={() => void news.refetch()} /> : null}
      {news.data ? <NewsItems items={news.data.news} isShort /> : null}
    </Card>
  );
}
