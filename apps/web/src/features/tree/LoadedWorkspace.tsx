import { useComputedColorScheme } from '@mantine/core';
import type { QueryAnswer, StructureNode } from '@retron/contract';
import { idAt, type Place, suggestionPlace } from '@retron/tree';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { QueryState } from '../../api/use-query-progress.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { useCommentsHash } from '../../shared/comments/use-comments-hash.ts';
import { PartBoundary } from '../../shared/failures/PartBoundary.tsx';
import * as texts from '../../texts/tree/page.ts';
import { structurePicture } from './api/picture-addresses.ts';
import { useSavedView } from './api/use-saved-view.ts';
import type { PictureSource } from './canvas/picture-source.ts';
import type { TreeCanvasHandle } from './canvas/TreeCanvas.tsx';
import { exportSelection } from './export/export-selection.ts';
import type { RingedWarning } from './list/workbench.ts';
import { openSuggestionAt } from './model/alternatives.ts';
import { goodDisconnections, isFewGood } from './model/few-good.ts';
import { judgedStructures } from './model/judged-structures.ts';
import { reactionsOf } from './model/route-reactions.ts';
import type { TreeAddress, ViewMode } from './model/tree-address.ts';
import { variantsOf } from './model/variants.ts';
import { EvidencePanel, FewGood, SavedElsewhere, TreeFilterFields } from './on-demand.ts';
import { PanelFrame } from './panel/PanelFrame.tsx';
import { DirectionProvider } from './parts/direction-context.ts';
import { useLoadedRoute } from './route/use-loaded-route.ts';
import { SavedViewsMenu } from './SavedViewsMenu.tsx';
import { TreeDialogs, useTreeDialogs } from './TreeDialogs.tsx';
import classes from './TreePage.module.css';
import { TreeRail } from './TreeRail.tsx';
import { TreeStage } from './TreeStage.tsx';
import { TreeToolbar } from './TreeToolbar.tsx';
import { useCompletedBranch } from './use-completed-branch.ts';
import { useContinuedBranch } from './use-continued-branch.ts';
import { useOpenFromAddress } from './use-open-from-address.ts';
import { useTreeCommands } from './use-tree-commands.ts';
import { nearestDrawn, useTreeSession } from './use-tree-session.ts';
import { useUndoKeys } from './use-undo-keys.ts';

export interface LoadedWorkspaceProps {
  readonly query: QueryAnswer;
  readonly address: TreeAddress;
  readonly onAddress: (address: TreeAddress) => void;
  readonly target: StructureNode;
  readonly state: QueryState;
}

/** A query with its first suggestions, in the view that is chosen, and the evidence of the suggestion that is open. */
export function LoadedWorkspace({ query, target, state, address, onAddress }: LoadedWorkspaceProps) {
  const isBusy = state.status === 'Busy';
  const isForward = query.direction === 'reaction';
  const opening: ViewMode = isForward ? 'list' : query.algorithm === 'V3' ? 'route' : 'tree';
  const mode = address.mode ?? opening;
  const handleMode = (wanted: ViewMode) => onAddress({ ...address, mode: wanted === opening ? null : wanted });
  const theme = useComputedColorScheme('light');
  const pictureOf = useCallback<PictureSource>(
    (sid, centre, width, height, rings) => structurePicture(query.id, sid, { width, height }, theme, centre, rings),
    [query.id, theme],
  );
  const canvas = useRef<TreeCanvasHandle>(null);
  const session = useTreeSession(query, target, address.openPlace, {
    facets: address.facets,
    isWholeWanted: mode === 'list' && !isForward,
  });
  const { tree, view, root, dispatch } = session;
  const handleRestore = useCallback((restored: typeof view) => dispatch({ kind: 'restore', view: restored }), [dispatch]);
  const savedView = useSavedView(query.projectid, query.id, view, handleRestore);
  const [arePrecedentsShown, setPrecedentsShown] = useState(true);
  const dialogs = useTreeDialogs();
  const { setCommentedAt, setExported, setClusterAt, setDetailsOf } = dialogs;
  useCommentsHash(() => setCommentedAt(root.key));
  const [ringed, setRinged] = useState<RingedWarning | null>(null);
  const [wantedFocus, setFocus] = useState<Place>(address.openPlace ?? root.key);
  const focusedKey = nearestDrawn(root, wantedFocus);
  const open = address.openPlace === null ? null : openSuggestionAt(tree, view, address.openPlace);

  const openVariant = open === null || open.variant === null ? null : open.place;
  useEffect(() => {
    if (openVariant !== null) dispatch({ kind: 'show-variant', place: openVariant });
  }, [openVariant, dispatch]);

  const handleOpen = useCallback(
    (openPlace: Place | null) =>
      onAddress({ mode: address.mode, facets: address.facets, openPlace, bondMap: null, routes: address.routes }),
    [onAddress, address.mode, address.facets, address.routes],
  );
  const lookAt = useCallback((place: Place) => {
    setFocus(place);
    canvas.current?.showBranch(place);
  }, []);
  const openContinued = useContinuedBranch(session, isBusy, lookAt);
  const branch = useCompletedBranch({
    query,
    session,
    isBusy,
    onCompleted: () => canvas.current?.open(),
    onChoose: (place) => completeAt(place),
    onSearch: (place) => completeAt(place),
  });
  const commands = useTreeCommands({
    query,
    session,
    open,
    onFocus: setFocus,
    onOpen: handleOpen,
    onDetails: setDetailsOf,
    onCluster: setClusterAt,
    onComment: setCommentedAt,
    onExport: (place) => setExported([place]),
    onContinue: (place) => {
      openContinued(place);
      branch.handleContinue(place);
    },
    onComplete: (place) => branch.complete(place),
    onLookAnew: () => canvas.current?.open(),
  });
  const setBondMap = (bondMap: TreeAddress['bondMap']) => onAddress({ ...address, bondMap });
  const goTo = useOpenFromAddress(query.id, address.openPlace, session, handleOpen, lookAt);
  useUndoKeys(session.undo, session.redo);
  // A step far down is told only when it is asked for: without it the route would look incomplete.
  useLoadedRoute(
    session,
    useMemo(() => ({ reactions: reactionsOf(view.route) }), [view.route]),
  );
  const chooseAt = (place: Place) => {
    setFocus(place);
    void session.expand(place).then(() => canvas.current?.showBranch(place));
  };
  /** From the route view into the tree, where the suggestions for the structure are opened or looked for. */
  const completeAt = (place: Place) => {
    handleMode('tree');
    if (tree.structureOf(idAt(place)).childCount > 0) chooseAt(place);
    else commands.run({ kind: 'continue', key: place });
  };
  const canStep = view.show === 'all';
  const handleClose = () => {
    handleOpen(null);
    canvas.current?.focus();
  };
  return (
    <DirectionProvider value={query.direction}>
      <div className={classes.page}>
        <TreeRail
          query={query}
          mode={mode}
          isReady={state.status === 'Ready'}
          onMode={handleMode}
          onBondMap={() => setBondMap('open')}
          onExport={() => setExported(exportSelection(view))}
          onComments={() => setCommentedAt(root.key)}
        />
        <div className={classes.main}>
          <TreeToolbar
            mode={mode}
            isForward={isForward}
            filter={view.filter}
            filterFields={<TreeFilterFields queryId={query.id} tree={tree} filter={view.filter} onFilter={commands.filter} onShow={goTo} />}
            savedViews={<SavedViewsMenu projectId={query.projectid} queryId={query.id} view={view} onShow={commands.show} />}
            cluster={view.filter.cluster?.name ?? null}
            isOnlySelected={view.show === 'selected'}
            isGrouped={view.isGrouped}
            hasRoute={view.route.length > 0}
            canUndo={session.canUndo}
            canRedo={session.canRedo}
            saveState={savedView.state}
            onMode={handleMode}
            onClearCluster={() => commands.cluster(null)}
            onOnlySelected={commands.onlySelected}
            onGroup={(isGrouped) => dispatch({ kind: 'set-grouped', isGrouped })}
            onExpandAll={commands.expandAll}
            onClearRoute={commands.clearRoute}
            onReset={commands.reset}
            onUndo={session.undo}
            onRedo={session.redo}
          />
          {!isBusy &&
            !isForward &&
            target.childCount > 0 &&
            judgedStructures(query, target, tree)
              .filter((structure) => isFewGood(query, goodDisconnections(structure)))
              .map((structure) => (
                <PartBoundary key={structure.sid} part="few good" loading={null} isPassing>
                  <FewGood query={query} structure={structure} />
                </PartBoundary>
              ))}
          {savedView.state === 'elsewhere' && (
            <PartBoundary part="saved elsewhere" loading={null}>
              <SavedElsewhere onTakeOver={savedView.takeOver} onReload={savedView.reload} />
            </PartBoundary>
          )}
          <TreeStage
            query={query}
            target={target}
            state={state}
            mode={mode}
            session={session}
            open={open}
            facets={address.facets}
            canvas={canvas}
            focusedKey={focusedKey}
            ringed={ringed}
            pictureOf={pictureOf}
            commands={commands}
            onMode={handleMode}
            onChoose={chooseAt}
            onComplete={isForward ? completeAt : branch.complete}
            onOpen={handleOpen}
            onRing={setRinged}
            onFacets={(facets) => onAddress({ ...address, facets })}
          />
        </div>
        <PanelFrame isOpen={open !== null} onClose={handleClose}>
          {(width) =>
            open && (
              <PartBoundary part={open.place} loading={<LoadingRows isInset count={3} height={120} label={texts.loadingEvidence} />}>
                <EvidencePanel
                  queryId={query.id}
                  direction={query.direction}
                  open={open}
                  structure={tree.structureOf(open.suggestion.structureId)}
                  pictureOf={pictureOf}
                  width={width}
                  canStep={canStep}
                  ringed={ringed?.place === open.place ? ringed.warning : null}
                  onRing={(warning) => setRinged(warning === null ? null : { place: open.place, warning })}
                  onStepVariant={(by) => commands.run({ kind: 'step-variant', key: open.place, by })}
                  arePrecedentsShown={arePrecedentsShown}
                  onTogglePrecedents={() => setPrecedentsShown((isShown) => !isShown)}
                  variants={variantsOf(tree, open.suggestion)}
                  onOpenVariant={(ensid) => handleOpen(suggestionPlace(open.structurePlace, ensid))}
                  onStep={commands.stepOpen}
                  onSelectRoute={() => commands.run({ kind: 'select-route', key: open.place })}
                  onHide={() => commands.run({ kind: 'hide', key: open.place })}
                  onCluster={() => setClusterAt(open.place)}
                  onComment={() => commands.run({ kind: 'comment', key: open.place })}
                  onExport={() => setExported([open.place])}
                  onClose={handleClose}
                />
              </PartBoundary>
            )
          }
        </PanelFrame>
        <TreeDialogs
          query={query}
          session={session}
          opened={dialogs}
          bondMap={address.bondMap}
          pictureOf={pictureOf}
          onBondMap={setBondMap}
          onCluster={commands.cluster}
          onOpen={handleOpen}
        />
      </div>
    </DirectionProvider>
  );
}
