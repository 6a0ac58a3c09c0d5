import { ActionIcon, Button, Pagination } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { IconRefresh } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { newsOptions } from '../../api/news.ts';
import { Card } from '../../components/Card.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { NewsItems } from '../../shared/news/NewsItems.tsx';
import classes from './NewsPage.module.css';

export interface NewsPageProps {
  /** Items on a page: 4 usually, 8 on "showmore". */
  readonly pageSize: number;
  /** Offers the longer pages. */
  readonly hasMore: boolean;
}

/** All news, newest first, by page. */
export function NewsPage({ pageSize, hasMore }: NewsPageProps) {
  const [search, changeSearch] = useUrlSearch();
  const page = readPage(search.get('page'));
  const news = useQuery({ ...newsOptions({ per_page: pageSize, page }), placeholderData: keepPreviousData });
  const pages = Math.ceil((news.data?.total ?? 0) / pageSize);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: 'News' }]} />
      <h1>News</h1>
      <Card
        title={pages > 1 ? `Page ${page} of ${pages}` : 'All news'}
        hasLine
        tools={
          <>
            <ActionIcon aria-label="Reload news" loading={news.isFetching} onClick={() => void news.refetch()}>
              <IconRefresh size={16} stroke={1.75} />
            </ActionIcon>
            {hasMore ? (
              <Button component={Link} to={paths.newsShowMore} variant="subtle" size="xs">
                More
              </Button>
            ) : null}
          </>
        }
      >
        {news.isPending ? <LoadingRows count={pageSize} height={64} label="Loading news" /> : null}
        {news.isError && !news.data ? (
          <ErrorState message={MESSAGES.reload} error={news.error} onRetry={() => void news.refetch()} />
        ) : null}
        {news.data ? <NewsItems items={news.data.news} /> : null}
      </Card>
      {pages > 1 ? (
        <Pagination
          size="sm"
          total={pages}
          value={page}
          onChange={(next) => changeSearch((parameters) => parameters.set('page', String(next)))}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          getControlProps={(control) => ({ 'aria-label': `${control === 'previous' ? 'Previous' : 'Next'} page` })}
        />
      ) : null}
    </div>
  );
}

/** A page number of an address, from 1. */
function readPage(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}
