import { VisuallyHidden } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { type Place, suggestionPlace, targetPlace } from '@retron/tree';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { isGone } from '../../api/api-error.ts';
import { queryDetailOptions } from '../../api/get-query.ts';
import { goWithin } from '../../components/history/go-within.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/tree/page.ts';
import { LoadingTree } from './LoadingTree.tsx';
import { isSameButRoute, opensSomething, readTreeAddress, type TreeAddress, treeSearch } from './model/tree-address.ts';
import { loadView } from './on-demand.ts';
import { QueryFailure } from './QueryFailure.tsx';
import { TreeWorkspace } from './TreeWorkspace.tsx';

export interface TreePageProps {
  readonly projectId: number;
  readonly queryId: number;
  /** The suggestion whose evidence is open. */
  readonly ensembleId: number | null;
}

/** The tree of one query; the address says which suggestion is open and which view is shown, so that it can be shared. */
export function TreePage({ projectId, queryId, ensembleId }: TreePageProps) {
  const router = useRouter();
  const searchText = useLocation({ select: (location) => location.searchStr });
  const query = useQuery(queryDetailOptions(queryId));
  const target = query.data?.tree?.sid ?? 1;
  const address = useMemo(() => {
    const read = readTreeAddress(searchText);
    const firstLevel = ensembleId === null ? null : suggestionPlace(targetPlace(target), ensembleId);
    return { ...read, openPlace: ensembleId === null ? null : (read.openPlace ?? firstLevel) };
  }, [searchText, ensembleId, target]);

  const handleAddress = useCallback(
    (next: TreeAddress) => {
      const open: Place | null = next.openPlace;
      const ensemble = open === null ? undefined : Number(open.slice(open.lastIndexOf('-') + 1));
      const href = `${paths.tree(projectId, queryId, ensemble)}${treeSearch(next)}`;
      goWithin(router.history, href, { opens: opensSomething(address, next), isSame: isSameButRoute });
    },
    [router, projectId, queryId, address],
  );

  const ownProject = query.data?.projectid ?? projectId;
  useEffect(() => {
    // Of a query in another project the address is put right: what it shows there is the same.
    if (ownProject !== projectId) router.history.replace(`${paths.tree(ownProject, queryId, ensembleId ?? undefined)}${searchText}`);
  }, [ownProject, projectId, queryId, ensembleId, searchText, router]);

  const { mode } = address;
  useEffect(() => {
    if (mode !== null) loadView(mode);
  }, [mode]);

  const { isRefetchError } = query;
  const isDeleted = isGone(query.error);
  useEffect(() => {
    if (isRefetchError && !isDeleted) toasts.error(MESSAGES.results);
  }, [isRefetchError, isDeleted]);

  if (query.data && !isDeleted && ownProject === projectId)
    return <TreeWorkspace query={query.data} address={address} onAddress={handleAddress} />;
  if (query.isError) {
    return <QueryFailure error={query.error} before={query.data} onRetry={() => void query.refetch()} />;
  }
  return (
    <>
      <VisuallyHidden component="h1">{texts.loadingTree}</VisuallyHidden>
      <LoadingTree />
    </>
  );
}
