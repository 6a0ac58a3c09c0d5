import type { QueryAnswer, StructureNode } from '@retron/contract';
import { type Place, routeFromChoices, stepCount } from '@retron/tree';
import { type RefObject, useMemo } from 'react';
import type { QueryState } from '../../api/use-query-progress.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { PartBoundary } from '../../shared/failures/PartBoundary.tsx';
import * as texts from '../../texts/tree/page.ts';
import type { PictureSource } from './canvas/picture-source.ts';
import type { TreeCanvasHandle } from './canvas/TreeCanvas.tsx';
import { LoadingTree } from './LoadingTree.tsx';
import type { RingedWarning } from './list/workbench.ts';
import type { OpenSuggestion } from './model/alternatives.ts';
import { routeEnds } from './model/route-gaps.ts';
import type { ChosenFacets } from './model/suggestion-facets.ts';
import type { ViewMode } from './model/tree-address.ts';
import { EquationList, NothingFound, RouteBar, RoutesView, RouteView, SuggestionList, TreeCanvas } from './on-demand.ts';
import { ProgressAnnouncer } from './ProgressAnnouncer.tsx';
import classes from './TreePage.module.css';
import type { TreeCommands } from './use-tree-commands.ts';
import type { TreeSession } from './use-tree-session.ts';

/** Screen pixels that the bar of a selected route covers at the top of the canvas. */
const ROUTE_BAR_PX = 48;

export interface TreeStageProps {
  readonly query: QueryAnswer;
  readonly target: StructureNode;
  readonly state: QueryState;
  readonly mode: ViewMode;
  readonly session: TreeSession;
  readonly open: OpenSuggestion | null;
  readonly facets: ChosenFacets;
  readonly canvas: RefObject<TreeCanvasHandle | null>;
  readonly focusedKey: Place;
  readonly ringed: RingedWarning | null;
  readonly pictureOf: PictureSource;
  readonly commands: TreeCommands;
  readonly onMode: (mode: ViewMode) => void;
  /** Opens the suggestions of a structure. */
  readonly onChoose: (place: Place) => void;
  /** Leads on from a material that is not known. */
  readonly onComplete: (place: Place) => void;
  readonly onOpen: (place: Place | null) => void;
  readonly onRing: (ringed: RingedWarning | null) => void;
  readonly onFacets: (facets: ChosenFacets) => void;
}

/** The suggestions of a query in the view that is chosen: tree, routes, list or equations. */
export function TreeStage(props: TreeStageProps) {
  const {
    query,
    target,
    state,
    mode,
    session,
    open,
    facets,
    canvas,
    focusedKey,
    ringed,
    pictureOf,
    commands,
    onMode,
    onChoose,
    onComplete,
    onOpen,
    onRing,
  } = props;
  const { tree, view, root, dispatch } = session;
  const isBusy = state.status === 'Busy';
  const isForward = query.direction === 'reaction';
  const ends = useMemo(() => (view.route.length === 0 ? null : routeEnds(tree, view.route)), [tree, view.route]);
  const routeView = {
    queryId: query.id,
    queryName: query.sessionid,
    direction: query.direction,
    openPlace: open?.place ?? null,
    pictureOf,
    onOpen,
    onComplete: isBusy ? null : onComplete,
    onTree: () => onMode('tree'),
  };
  return (
    <div className={classes.stage}>
      {mode === 'tree' && ends !== null && (
        <PartBoundary part="route bar" loading={null} isPassing>
          <RouteBar
            steps={stepCount(routeFromChoices(tree, new Set(view.route)))}
            ends={ends}
            isRestShown={session.isRestShown}
            isBusy={isBusy}
            onRest={session.showRest}
            onChoose={onChoose}
            onSearch={(place) => commands.run({ kind: 'continue', key: place })}
            onScheme={() => onMode('route')}
          />
        </PartBoundary>
      )}
      <PartBoundary
        part={mode}
        loading={mode === 'tree' ? <LoadingTree /> : <LoadingRows isInset count={3} height={96} label={texts.loadingView} />}
      >
        {mode === 'tree' && (
          <TreeCanvas
            ref={canvas}
            root={root}
            pictureOf={pictureOf}
            focusedKey={focusedKey}
            openKey={open?.place ?? null}
            canStep={view.show === 'all'}
            isBusy={isBusy}
            mayContinue
            mayComplete={!isForward}
            coveredTop={ends === null ? 0 : ROUTE_BAR_PX}
            onCommand={commands.run}
          />
        )}
        {mode === 'route' &&
          (query.algorithm === 'V3' ? (
            <RoutesView {...routeView} session={session} isBusy={isBusy} query={query} />
          ) : (
            <RouteView {...routeView} tree={tree} view={view} />
          ))}
        {mode === 'list' && isForward && (
          <EquationList
            query={query}
            tree={tree}
            view={view}
            openPlace={open?.place ?? null}
            pictureOf={pictureOf}
            onOpen={onOpen}
            ringed={ringed}
            onRing={onRing}
          />
        )}
        {mode === 'list' && !isForward && (
          <SuggestionList
            queryId={query.id}
            direction={query.direction}
            tree={tree}
            whole={session.whole}
            view={view}
            openPlace={open?.place ?? null}
            facets={facets}
            ringed={ringed}
            pictureOf={pictureOf}
            onOpen={onOpen}
            onRing={onRing}
            onHide={(place) => commands.run({ kind: 'hide', key: place })}
            onStepVariant={(place, by) => commands.run({ kind: 'step-variant', key: place, by })}
            onFacets={props.onFacets}
            onToggleSelected={(place, isSelected) => dispatch({ kind: 'set-selected', place, isSelected })}
          />
        )}
      </PartBoundary>
      {!isBusy && target.childCount === 0 && (
        <PartBoundary part="nothing found" loading={null} isPassing>
          <NothingFound query={query} />
        </PartBoundary>
      )}
      <ProgressAnnouncer state={state} />
    </div>
  );
}
