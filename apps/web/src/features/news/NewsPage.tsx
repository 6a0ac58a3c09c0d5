import { ActionIcon, Button, Pagination, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { MESSAGES, TEXTS } from '@retron/contract';
import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { newsOptions } from '../../api/news.ts';
import { Card } from '../../components/Card.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { useSlashKey } from '../../components/use-slash-key.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { NewsItems } from '../../shared/news/NewsItems.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/news.ts';
import classes from './NewsPage.module.css';
import { newsTerm, readPage, SEARCH_FIELD_LENGTH } from './news-search.ts';

export interface NewsPageProps {
  /** Items on a page: 4 usually, 8 on "showmore". */
  readonly pageSize: number;
  /** Offers the longer pages. */
  readonly hasMore: boolean;
}

/** Milliseconds a search waits for the next key. */
const SEARCH_PAUSE_MS = 200;

/** All news, newest first, by page, or those with a term in the title. */
export function NewsPage({ pageSize, hasMore }: NewsPageProps) {
  const [search, changeSearch] = useUrlSearch();
  const page = readPage(search.get('page'));
  const text = search.get('term') ?? '';
  const [settled] = useDebouncedValue(text, SEARCH_PAUSE_MS);
  const term = newsTerm(settled);
  const field = useSlashKey<HTMLInputElement>();
  const news = useQuery({
    ...newsOptions({ per_page: pageSize, page, ...(term === null ? {} : { term }) }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((news.data?.total ?? 0) / pageSize);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: common.news }]} />
      <h1>{common.news}</h1>
      <TextInput
        ref={field}
        className={classes.search ?? ''}
        type="search"
        aria-label={texts.searchNews}
        placeholder={texts.searchInTitles}
        description={text !== '' && newsTerm(text) === null ? TEXTS.newsTerm : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={<kbd>/</kbd>}
        rightSectionPointerEvents="none"
        minLength={SEARCH_FIELD_LENGTH.min}
        maxLength={SEARCH_FIELD_LENGTH.max}
        value={text}
        onChange={({ currentTarget: { value } }) =>
          changeSearch((parameters) => {
            parameters.delete('page');
            if (value === '') parameters.delete('term');
            else parameters.set('term', value);
          })
        }
      />
      <Card
        title={titleOf(page, pages, term !== null)}
        hasLine
        tools={
          <>
            <ActionIcon aria-label={texts.reloadNews} loading={news.isFetching} onClick={() => void news.refetch()}>
              <IconRefresh size={16} stroke={1.75} />
            </ActionIcon>
            {hasMore ? (
              <Button component={Link} to={paths.newsShowMore} variant="subtle" size="xs">
                {common.more}
              </Button>
            ) : null}
          </>
        }
      >
        {news.isPending ? <LoadingRows count={pageSize} height={64} label={common.loadingNews} /> : null}
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
          getItemProps={(item) => ({ 'aria-label': texts.pageNumber(item) })}
          getControlProps={(control) => ({ 'aria-label': texts.previousOrNextPage(control === 'previous') })}
        />
      ) : null}
    </div>
  );
}

function titleOf(page: number, pages: number, isSearch: boolean): string {
  if (pages > 1) return texts.pageOf(page, pages);
  return isSearch ? texts.found : texts.allNews;
}
