import { Button } from '@mantine/core';
import { type DisconnectionBody, type DisconnectionSummary, MESSAGES, type QueryAnswer, RATING_WORDS } from '@retron/contract';
import type { ClusterFilter, Rating, SuggestionId } from '@retron/tree';
import { IconStack2 } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError, fieldMessage } from '../../../api/api-error.ts';
import { AppDialog } from '../../../components/dialogs/AppDialog.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { toasts } from '../../../components/toast/toast-store.ts';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import * as texts from '../../../texts/tree/disconnections.ts';
import { disconnectionOptions, saveDisconnections } from '../api/disconnections.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { DisconnectionExport } from '../export/DisconnectionExport.tsx';
import type { LoadedSuggestion, LoadedTree } from '../model/loaded-tree.ts';
import { NameReactionChoice } from '../NameReactionChoice.tsx';
import { NameReactionFilter } from '../NameReactionFilter.tsx';
import { type ClusterView, ViewSwitch } from '../parts/ViewSwitch.tsx';
import { BondMap } from './BondMap.tsx';
import { markWidth } from './bond-map.ts';
import type { CommentOutcome } from './ClusterComment.tsx';
import { ClusterSuggestions } from './ClusterSuggestions.tsx';
import { ClusterTable } from './ClusterTable.tsx';
import classes from './disconnections.module.css';
import { acceptedClusters, type DrawnCluster, drawnClusters, sizeText } from './drawn-clusters.ts';

export interface DisconnectionDialogProps {
  readonly isOpen: boolean;
  readonly query: QueryAnswer;
  readonly tree: LoadedTree;
  readonly pictureOf: PictureSource;
  /** Variants of one disconnection count and stand as one. */
  readonly isGrouped: boolean;
  /** Suggestions that the filters of the list let in; `null` where none is in use. */
  readonly accepted: ReadonlySet<SuggestionId> | null;
  /** Number of the chosen cluster; `null` for the first. */
  readonly chosen: number | null;
  readonly onChoose: (no: number) => void;
  readonly onGroup: (isGrouped: boolean) => void;
  /** Narrows the tree to a cluster. */
  readonly onFilter: (cluster: ClusterFilter) => void;
  readonly onOpenSuggestion: (ensid: number) => void;
  readonly onClose: () => void;
}

const ALL_RATINGS: readonly Rating[] = [4, 3, 2, 1];
/** Suggestions shown below the table, and of each cluster in the details. */
const BEST_SHOWN = 3;
const MOST_SHOWN = 50;

/** The target's suggestions by the bonds they make: a map, a table, and each cluster in detail. */
export function DisconnectionDialog(props: DisconnectionDialogProps) {
  const { isOpen, query, tree, isGrouped, accepted, onGroup, onClose } = props;
  const [view, setView] = useState<ClusterView>('table');
  const client = useQueryClient();
  const summary = useQuery({ ...disconnectionOptions(query), enabled: isOpen });
  const save = useMutation({
    mutationFn: (body: DisconnectionBody) => saveDisconnections(query, body),
    onSuccess: (answer) => client.setQueryData(disconnectionOptions(query).queryKey, answer),
    onError: (error) => (isChangedSince(error) ? void summary.refetch() : toasts.error(texts.summaryNotSaved)),
  });
  const handleComment = async (cluster: NonNullable<DisconnectionBody['cluster']>): Promise<CommentOutcome> => {
    try {
      await save.mutateAsync({ cluster });
      return 'saved';
    } catch (error) {
      return isChangedSince(error) ? 'changed' : 'failed';
    }
  };
  const names = summary.data?.data.nameReactions ?? [];
  const chosenNames = summary.data?.filterProperties.nameReactions ?? [];
  const suggestions = useMemo(
    () => new Map((tree.suggestionsOf(tree.target) ?? []).map((suggestion) => [suggestion.id, suggestion])),
    [tree],
  );
  const clusters = useMemo(
    () => drawnClusters(acceptedClusters(summary.data?.clusters ?? [], suggestions, accepted), suggestions, isGrouped),
    [summary.data, suggestions, accepted, isGrouped],
  );
  return (
    <AppDialog
      isOpen={isOpen}
      hasAddress
      title={texts.disconnectionSummary}
      subtitle={summary.data ? subtitleOf(query, clusters) : query.sessionid}
      onClose={onClose}
      tools={
        <>
          <NameReactionFilter chosen={chosenNames.length}>
            <NameReactionChoice
              nameReactions={names}
              chosen={chosenNames}
              onChoose={(nameReactions) => save.mutate({ filterProperties: { nameReactions: [...nameReactions] } })}
            />
          </NameReactionFilter>
          <Button
            size="xs"
            variant={isGrouped ? 'light' : 'default'}
            aria-pressed={isGrouped}
            leftSection={<IconStack2 size={14} stroke={1.75} aria-hidden />}
            onClick={() => onGroup(!isGrouped)}
          >
            {texts.groupByDisconnection}
          </Button>
          <DisconnectionExport query={query} />
          <ViewSwitch view={view} onView={setView} />
        </>
      }
    >
      {summary.isPending ? <LoadingRows isInset count={2} height={280} label={texts.loadingDisconnectionSummary} /> : null}
      {summary.isError && !summary.data ? (
        <ErrorState message={failureText(summary.error)} error={summary.error} onRetry={() => void summary.refetch()} />
      ) : null}
      {summary.data ? (
        <Summary
          {...props}
          view={view}
          summary={summary.data}
          clusters={clusters}
          suggestions={suggestions}
          onSave={(body) => save.mutate(body)}
          onComment={handleComment}
        />
      ) : null}
    </AppDialog>
  );
}

interface SummaryProps extends DisconnectionDialogProps {
  readonly view: ClusterView;
  readonly summary: DisconnectionSummary;
  readonly clusters: readonly DrawnCluster[];
  /** Of the target. */
  readonly suggestions: ReadonlyMap<number, LoadedSuggestion>;
  readonly onSave: (body: DisconnectionBody) => void;
  readonly onComment: (cluster: NonNullable<DisconnectionBody['cluster']>) => Promise<CommentOutcome>;
}

function Summary(props: SummaryProps) {
  const { query, pictureOf, view, summary, clusters, suggestions, isGrouped, onChoose, onFilter, onOpenSuggestion, onSave, onComment } =
    props;
  const chosen = clusters.find(({ no }) => no === props.chosen) ?? clusters[0];
  if (chosen === undefined) {
    return summary.data.suggestions === 0 ? (
      <EmptyState sentence={query.status === 'Busy' ? texts.waitingForFirstSuggestions : MESSAGES.onlyTarget} />
    ) : summary.clusters.length > 0 ? (
      <EmptyState sentence={texts.noneByFilters} />
    ) : (
      <EmptyState
        sentence={texts.noneByNameReactions}
        action={
          <Button variant="default" onClick={() => onSave({ filterProperties: { nameReactions: [] } })}>
            {texts.clearFilter}
          </Button>
        }
      />
    );
  }
  const handleComment = (bonds: readonly string[], comment: string, commentVersion: number) =>
    onComment({ bonds: [...bonds], comment, commentVersion });
  const listed = view === 'table' ? [chosen] : clusters;
  return (
    <div className={classes.body}>
      <section className={classes.mapCard} aria-label={texts.bondMap}>
        <header>
          <h2>{texts.bondMap}</h2>
          <span className={classes.dim}>{texts.chooseBondOrItsNumber}</span>
          {summary.filterProperties.nameReactions.length > 0 && (
            <span className={classes.narrowed} title={texts.narrowedForYouAlone}>
              {texts.narrowedByYourNameReactions}
            </span>
          )}
          {props.accepted !== null && <span className={classes.narrowed}>{texts.narrowedByFiltersOfList}</span>}
        </header>
        <div className={classes.mapGround}>
          <BondMap
            smiles={query.smiles}
            summary={summary}
            clusters={clusters}
            pictureOf={pictureOf}
            chosen={chosen.no}
            onChoose={onChoose}
          />
        </div>
        <Legend />
      </section>
      <div className={classes.side}>
        {view === 'table' && (
          <section className={classes.card} aria-label={texts.clusters}>
            <div className={classes.tableScroll}>
              <ClusterTable
                clusters={clusters}
                chosen={chosen.no}
                onChoose={onChoose}
                onComment={(cluster, ...note) => handleComment(cluster.bonds, ...note)}
              />
            </div>
          </section>
        )}
        {listed.map((cluster) => (
          <ClusterSuggestions
            key={`${view} ${cluster.no}`}
            cluster={cluster}
            isGrouped={isGrouped}
            suggestions={suggestions}
            most={view === 'table' ? BEST_SHOWN : MOST_SHOWN}
            pictureOf={pictureOf}
            onFilter={() => onFilter({ name: cluster.name, suggestions: cluster.ensids })}
            onOpen={onOpenSuggestion}
            onComment={(...note) => handleComment(cluster.bonds, ...note)}
          />
        ))}
      </div>
    </div>
  );
}

/** Precedents whose width the legend shows. */
const WIDTH_SAMPLES = [3, 30, 300] as const;

/** What colour, dash and width mean. */
function Legend() {
  return (
    <footer className={classes.legend}>
      <span>
        <strong>{texts.colour}</strong> {texts.bestRating}
      </span>
      {ALL_RATINGS.map((rating) => (
        <span key={rating} className={classes.legendEntry}>
          <svg width="30" height="10" viewBox="0 0 30 10" aria-hidden="true">
            <g data-rating={RATING_WORDS[rating]} className={classes.bonds}>
              <line x1="4" y1="5" x2="26" y2="5" className={classes.casing} strokeWidth="9" />
              <line x1="4" y1="5" x2="26" y2="5" className={classes.bond} strokeWidth="7" />
            </g>
          </svg>
          {RATING_WORDS[rating]}
        </span>
      ))}
      <span className={classes.legendBreak} aria-hidden />
      <span>
        <strong>{texts.width}</strong> {texts.precedents}
      </span>
      {WIDTH_SAMPLES.map((precedents) => (
        <span key={precedents} className={classes.legendEntry}>
          <svg width="30" height="16" viewBox="0 0 30 16" aria-hidden="true">
            <line x1="3" y1="8" x2="27" y2="8" className={classes.sample} strokeWidth={markWidth(precedents)} />
          </svg>
          {precedents}
        </span>
      ))}
      <span className={classes.grow} />
      <span>{texts.numbersAreClusters}</span>
    </footer>
  );
}

function subtitleOf(query: QueryAnswer, clusters: readonly DrawnCluster[]): string {
  return texts.foundInClusters(query.sessionid, sizeText(...clusters), clusters.length);
}

/** True where somebody else commented on the cluster since it was read. */
const isChangedSince = (error: unknown) => fieldMessage(error, 'cluster.commentVersion') !== null;

/** The specification has three sentences for this; docs/decisions/disconnection-summary.md says which stands for what. */
function failureText(error: Error): string {
  if (!(error instanceof ApiError)) return MESSAGES.disconnectionLoad;
  if (error.kind === 'no-response') return MESSAGES.disconnectionFailedFullStop;
  return error.kind === 'unexpected-answer' ? MESSAGES.disconnectionFailed : MESSAGES.disconnectionLoad;
}
