import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { MESSAGES, type QuerySummary } from '@retron/contract';
import { IconArrowRight, IconCheck, IconRefresh, IconSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { focusOnArrival } from '../../components/focus-on-arrival.ts';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import { useSlashKey } from '../../components/use-slash-key.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { settingsOf } from '../../shared/queries/query-settings.ts';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/compare-queries.ts';
import * as counts from '../../texts/counts.ts';
import { comparableOptions } from './api/comparison.ts';
import { comparedSettings } from './model/compared-settings.ts';
import classes from './PickQuery.module.css';

/** The specification gives its beginning; the rest is ours. */
export const NO_COMPARABLE = texts.noneToCompare;

export interface PickQueryProps {
  readonly query: QuerySummary;
  readonly onPick: (queryId: number) => void;
}

/** The first step: which query the given one is compared with. */
export function PickQuery({ query, onPick }: PickQueryProps) {
  const { openNewQuery } = useShellActions();
  const [term, setTerm] = useState('');
  const [wanted] = useDebouncedValue(term.trim(), 200);
  const [picked, setPicked] = useState<QuerySummary | null>(null);
  const search = useSlashKey<HTMLInputElement>();
  const found = useInfiniteQuery({ ...comparableOptions(query.id, wanted), placeholderData: keepPreviousData });
  const queries = found.data?.pages.flatMap((page) => page.queries) ?? [];
  const isEmpty = found.data !== undefined && queries.length === 0;
  return (
    <div className={classes.page}>
      <div className={classes.pair}>
        <section className={classes.slot} data-query="first" aria-label={texts.query1}>
          <span className={classes.number} aria-hidden>
            1
          </span>
          <Chosen query={query} />
        </section>
        <section className={classes.slot} data-query={picked ? 'second' : undefined} aria-label={texts.query2}>
          <span className={classes.number} aria-hidden>
            2
          </span>
          {picked === null ? <p className={classes.hint}>{texts.selectToCompareWith(query.sessionid)}</p> : <Chosen query={picked} />}
          {picked === null ? null : (
            <Button
              variant="default"
              size="xs"
              leftSection={<IconX size={14} stroke={1.75} aria-hidden />}
              aria-label={texts.removeQuery(picked.sessionid)}
              onClick={() => setPicked(null)}
            >
              {common.remove}
            </Button>
          )}
        </section>
        <Button
          size="lg"
          className={classes.go ?? ''}
          disabled={picked === null}
          rightSection={<IconArrowRight size={16} stroke={1.75} aria-hidden />}
          onClick={() => picked && onPick(picked.id)}
        >
          {common.compare}
        </Button>
      </div>
      <div className={classes.head}>
        <h2 ref={focusOnArrival} tabIndex={-1}>
          {texts.queriesWithSameTarget}
        </h2>
        <span className={classes.dim} role="status">
          {found.data && !isEmpty ? counts.queries(found.data.pages[0]?.total ?? 0) : ''}
        </span>
        <TextInput
          ref={search}
          className={classes.search ?? ''}
          aria-label={texts.searchQueriesByNameDescription}
          placeholder={texts.searchNameOrDescription}
          leftSection={<IconSearch size={15} stroke={1.75} aria-hidden />}
          value={term}
          maxLength={200}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      </div>
      {found.isPending ? <LoadingRows count={4} height={92} label={common.loadingQueries} /> : null}
      {found.isError && !found.data ? (
        <ErrorState message={MESSAGES.results} error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
      {isEmpty ? (
        <EmptyState
          sentence={wanted === '' ? NO_COMPARABLE : texts.noneFound(wanted)}
          action={
            wanted === '' ? (
              <Button
                variant="light"
                leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
                onClick={() => openNewQuery({ projectId: query.projectid, initial: settingsOf(query), earlier: query })}
              >
                {common.reRun}
              </Button>
            ) : (
              <Button variant="default" onClick={() => setTerm('')}>
                {texts.clearSearch}
              </Button>
            )
          }
        />
      ) : null}
      {queries.length === 0 ? null : (
        <ul className={classes.list} aria-label={texts.queriesToCompareWith}>
          {queries.map((each) => (
            <Row key={each.id} query={each} with={query} isPicked={each.id === picked?.id} onToggle={setPicked} />
          ))}
        </ul>
      )}
      {found.hasNextPage ? (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {common.showMore}
        </Button>
      ) : null}
    </div>
  );
}

function Chosen({ query }: { readonly query: QuerySummary }) {
  return (
    <>
      <StructurePicture smiles={query.smiles} width={104} height={84} alt={texts.targetOf(query.sessionid)} />
      <div className={classes.text}>
        <strong>{query.sessionid}</strong>
        <span className={classes.dim}>
          {query.projectName} · {query.user}
        </span>
        <span className={classes.dim}>{counts.suggestions(query.suggestions)}</span>
      </div>
    </>
  );
}

interface RowProps {
  readonly query: QuerySummary;
  readonly with: QuerySummary;
  readonly isPicked: boolean;
  readonly onToggle: (query: QuerySummary | null) => void;
}

function Row({ query, with: other, isPicked, onToggle }: RowProps) {
  const differing = comparedSettings({ query: other, plannedBy: [] }, { query, plannedBy: [] }).filter(
    ({ isAsked, isDifferent }) => isAsked && isDifferent,
  );
  return (
    <li className={classes.row} data-picked={isPicked || undefined}>
      <StructurePicture smiles={query.smiles} width={96} height={72} alt={texts.targetOf(query.sessionid)} />
      <div className={classes.text}>
        <strong>{query.sessionid}</strong>
        <span className={classes.dim}>
          {query.projectName} · {query.user} · {dateTimeText(query.created)}
        </span>
        {query.comment === '' ? null : <span className={classes.comment}>{query.comment}</span>}
      </div>
      <dl className={classes.facts}>
        {differing.length === 0 ? (
          <div>
            <dt>{texts.settings}</dt>
            <dd>{texts.same}</dd>
          </div>
        ) : (
          differing.slice(0, 3).map(({ name, values }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{values[1].join(', ')}</dd>
            </div>
          ))
        )}
      </dl>
      <span className={classes.count}>{counts.suggestions(query.suggestions)}</span>
      <Button
        variant={isPicked ? 'filled' : 'light'}
        size="xs"
        aria-pressed={isPicked}
        aria-label={isPicked ? texts.isSelected(query.sessionid) : texts.selectQuery(query.sessionid)}
        leftSection={isPicked ? <IconCheck size={14} stroke={1.75} aria-hidden /> : undefined}
        onClick={() => onToggle(isPicked ? null : query)}
      >
        {isPicked ? texts.selected : common.select}
      </Button>
    </li>
  );
}
