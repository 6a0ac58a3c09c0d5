import type { QueryAnswer, StructureNode } from '@retron/contract';
import { type ClusterFilter, idAt, isStructurePlace, type Place, suggestionPlace, targetPlace } from '@retron/tree';
import { useState } from 'react';
import { CommentsDialog } from '../../shared/comments/CommentsDialog.tsx';
import type { PictureSource } from './canvas/picture-source.ts';
import { ClusterDialog } from './cluster/ClusterDialog.tsx';
import { DisconnectionDialog } from './disconnections/DisconnectionDialog.tsx';
import { ExportDialog } from './export/ExportDialog.tsx';
import type { TreeAddress } from './model/tree-address.ts';
import { StructureDetails } from './StructureDetails.tsx';
import type { TreeSession } from './use-tree-session.ts';

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
      <ExportDialog selection={exported} query={query} tree={tree} pictureOf={pictureOf} onClose={() => setExported(null)} />
      <CommentsDialog
        isOpen={commentedAt !== null}
        subject={{
          projectId: query.projectid,
          queryId: query.id,
          ensid: commentedAt === null || isStructurePlace(commentedAt) ? null : idAt(commentedAt),
        }}
        name={query.sessionid}
        onClose={() => setCommentedAt(null)}
      />
      <DisconnectionDialog
        isOpen={bondMap !== null}
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
      <ClusterDialog
        queryId={query.id}
        direction={query.direction}
        place={clusterAt}
        pictureOf={pictureOf}
        onOpenSuggestion={(place) => {
          onOpen(place);
          setClusterAt(null);
        }}
        onClose={() => setClusterAt(null)}
      />
      <StructureDetails structure={detailsOf} pictureOf={pictureOf} onClose={() => setDetailsOf(null)} />
    </>
  );
}
