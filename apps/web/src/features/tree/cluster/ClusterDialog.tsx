import { type ClusterAnswer, MESSAGES, type WireDirection } from '@retron/contract';
import { idAt, type Place, placeAbove, suggestionPlace } from '@retron/tree';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppDialog } from '../../../components/dialogs/AppDialog.tsx';
import { LoadingRows } from '../../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/cluster.ts';
import { reactionClusterOptions } from '../api/reaction-cluster.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { type ClusterView, ViewSwitch } from '../parts/ViewSwitch.tsx';
import { ClusterDetails } from './ClusterDetails.tsx';
import { ClusterRows } from './ClusterRows.tsx';

export interface ClusterDialogProps {
  readonly queryId: number;
  readonly direction: WireDirection;
  /** Of a suggestion of the cluster; null while the dialog is closed. */
  readonly place: Place | null;
  readonly pictureOf: PictureSource;
  readonly onOpenSuggestion: (place: Place) => void;
  readonly onClose: () => void;
}

/** The suggestions of one structure, wherever it stands in the tree, that make the same bonds: as a table, or each in detail. */
export function ClusterDialog({ queryId, direction, place, pictureOf, onOpenSuggestion, onClose }: ClusterDialogProps) {
  const [view, setView] = useState<ClusterView>('table');
  const structurePlace = place === null ? null : placeAbove(place);
  const abovePlace = structurePlace === null ? null : placeAbove(structurePlace);
  const of = {
    queryId,
    ensid: place === null ? 0 : idAt(place),
    sid: structurePlace === null ? 0 : idAt(structurePlace),
    above: abovePlace === null ? null : idAt(abovePlace),
  };
  const answer = useQuery({ ...reactionClusterOptions(of), enabled: structurePlace !== null });
  const handleOpen = (ensid: number) => structurePlace !== null && onOpenSuggestion(suggestionPlace(structurePlace, ensid));
  const Body = view === 'table' ? ClusterRows : ClusterDetails;
  return (
    <AppDialog
      isOpen={place !== null}
      title={texts.cluster}
      subtitle={answer.data === undefined ? undefined : subtitleOf(answer.data)}
      onClose={onClose}
      tools={<ViewSwitch view={view} onView={setView} />}
    >
      {place !== null && answer.isPending ? <LoadingRows count={4} height={92} label={texts.loadingCluster} /> : null}
      {answer.isError ? <ErrorState message={MESSAGES.clusterLoad} error={answer.error} onRetry={() => void answer.refetch()} /> : null}
      {answer.data ? <Body root={answer.data.root} direction={direction} pictureOf={pictureOf} onOpen={handleOpen} /> : null}
    </AppDialog>
  );
}

function subtitleOf({ cluster, root }: ClusterAnswer): string {
  const facts = [counts.suggestions(cluster.size), counts.precedents(cluster.precedents)];
  return [cluster.name, texts.ofStructure(root.no), ...facts].join(' · ');
}
