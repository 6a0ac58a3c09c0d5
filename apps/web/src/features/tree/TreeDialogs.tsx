import type { QueryAnswer, StructureNode } from '@retron/contract';
import { type ClusterFilter, idAt, isStructurePlace, type Place, suggestionPlace, targetPlace } from '@retron/tree';
import { lazy, useState } from 'react';
import { FromFirstOpening } from '../../components/dialogs/FromFirstOpening.tsx';
import type { PictureSource } from './canvas/picture-source.ts';
import type { TreeAddress } from './model/tree-address.ts';
import type { TreeSession } from './use-tree-session.ts';

const ClusterDialog = lazy(async () => ({ default: (await import('./cluster/ClusterDialog.tsx')).ClusterDialog }));
const CommentsDialog = lazy(async () => ({ default: (await import('../../shared/comments/CommentsDialog.tsx')).CommentsDialog }));
const DisconnectionDialog = lazy(async () => ({ default: (await import('./disconnections/DisconnectionDialog.tsx')).DisconnectionDialog }));
const ExportDialog = lazy(async () => ({ default: (await import('./export/ExportDialog.tsx')).ExportDialog }));
const StructureDetails = lazy(async () => ({ default: (await import('./StructureDetails.tsx')).StructureDetails }));

/** Which dialogs of a tree are open, and on what; each null while it is closed. */
export function useTreeDialogs() {
  /** The place whose comments are open, the target's for those on the query. */
  const [commentedAt, setCommentedAt] = useState<Place | null>(null);
  /** Places in the export dialog. */
  const [exported, setExported] = useState<readonly Place[] | null>(null);
  const [clusterAt, setClusterAt] = useState<Place | null>(null);
  const [detailsOf, setDetailsOf] = useState<StructureNode | null>(null);
  return { commentedAt, setCommentedAt, exported, setExported, clusterAt, setClusterAt, detailsOf, setDetailsOf };
}

export interface TreeDialogsProps {
  readonly query: QueryAnswer;
  readonly session: TreeSession;
  readonly opened: ReturnType<typeof useTreeDialogs>;
  /** The bond map stands in the address. */
  readonly bondMap: TreeAddress['bondMap'];
  readonly pictureOf: PictureSource;
  readonly onBondMap: (bondMap: TreeAddress['bondMap']) => void;
  /** Narrows the tree to one disconnection. */
  readonly onCluster: (cluster: ClusterFilter | null) => void;
  readonly onOpen: (place: Place) => void;
}

/** What opens over a tree: export, comments, bond map, the cluster of a suggestion, a structure large. */
export function TreeDialogs({ query, session, opened, bondMap, pictureOf, onBondMap, onCluster, onOpen }: TreeDialogsProps) {
  const { tree, view, dispatch, accepted } = session;
  const { commentedAt, setCommentedAt, exported, setExported, clusterAt, setClusterAt, detailsOf, setDetailsOf } = opened;
  return (
    <>
      <FromFirstOpening isOpen={exported !== null} onClose={() => setExported(null)}>
        {(isOpen) => (
          <ExportDialog
            selection={isOpen ? exported : null}
            query={query}
            tree={tree}
            pictureOf={pictureOf}
            onClose={() => setExported(null)}
          />
        )}
      </FromFirstOpening>
      <FromFirstOpening isOpen={commentedAt !== null} onClose={() => setCommentedAt(null)}>
        {(isOpen) => (
          <CommentsDialog
            isOpen={isOpen}
            subject={{
              projectId: query.projectid,
              queryId: query.id,
              ensid: commentedAt === null || isStructurePlace(commentedAt) ? null : idAt(commentedAt),
            }}
            name={query.sessionid}
            onClose={() => setCommentedAt(null)}
          />
        )}
      </FromFirstOpening>
      <FromFirstOpening isOpen={bondMap !== null} onClose={() => onBondMap(null)}>
        {(isOpen) => (
          <DisconnectionDialog
            isOpen={isOpen}
            accepted={accepted}
            chosen={bondMap === 'open' ? null : bondMap}
            onChoose={onBondMap}
            query={query}
            tree={tree}
            pictureOf={pictureOf}
            isGrouped={view.isGrouped}
            onGroup={(isGrouped) => dispatch({ kind: 'set-grouped', isGrouped })}
            onFilter={(cluster) => {
              onCluster(cluster);
              onBondMap(null);
            }}
            onOpenSuggestion={(ensid) => {
              onOpen(suggestionPlace(targetPlace(tree.target), ensid));
            }}
            onClose={() => onBondMap(null)}
          />
        )}
      </FromFirstOpening>
      <FromFirstOpening isOpen={clusterAt !== null} onClose={() => setClusterAt(null)}>
        {(isOpen) => (
          <ClusterDialog
            queryId={query.id}
            direction={query.direction}
            place={isOpen ? clusterAt : null}
            pictureOf={pictureOf}
            onOpenSuggestion={(place) => {
              onOpen(place);
              setClusterAt(null);
            }}
            onClose={() => setClusterAt(null)}
          />
        )}
      </FromFirstOpening>
      <FromFirstOpening isOpen={detailsOf !== null} onClose={() => setDetailsOf(null)}>
        {(isOpen) => <StructureDetails structure={isOpen ? detailsOf : null} pictureOf={pictureOf} onClose={() => setDetailsOf(null)} />}
      </FromFirstOpening>
    </>
  );
}
