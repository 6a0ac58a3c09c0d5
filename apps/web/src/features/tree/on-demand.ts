import { lazy } from 'react';
import type { ViewMode } from './model/tree-address.ts';

const loadCanvas = () => import('./canvas/TreeCanvas.tsx');
const loadList = () => import('./list/SuggestionList.tsx');

/** Parts of the tree's page whose code is loaded when they are first shown; what every tree shows comes with the page. */
export const BusyRing = lazy(async () => ({ default: (await import('./BusyRing.tsx')).BusyRing }));
export const EquationList = lazy(async () => ({ default: (await import('./forward/EquationList.tsx')).EquationList }));
export const EvidencePanel = lazy(async () => ({ default: (await import('./panel/EvidencePanel.tsx')).EvidencePanel }));
export const FewGood = lazy(async () => ({ default: (await import('./FewGood.tsx')).FewGood }));
export const NothingFound = lazy(async () => ({ default: (await import('./NothingFound.tsx')).NothingFound }));
export const RouteBar = lazy(async () => ({ default: (await import('./route/RouteBar.tsx')).RouteBar }));
export const RouteView = lazy(async () => ({ default: (await import('./route/RouteView.tsx')).RouteView }));
export const RoutesView = lazy(async () => ({ default: (await import('./route/RoutesView.tsx')).RoutesView }));
export const SavedElsewhere = lazy(async () => ({ default: (await import('./SavedElsewhere.tsx')).SavedElsewhere }));
export const SavedViews = lazy(async () => ({ default: (await import('./SavedViews.tsx')).SavedViews }));
export const SuggestionList = lazy(async () => ({ default: (await loadList()).SuggestionList }));
export const TreeFilterFields = lazy(async () => ({ default: (await import('./TreeFilterFields.tsx')).TreeFilterFields }));
export const TreeCanvas = lazy(async () => ({ default: (await loadCanvas()).TreeCanvas }));

/**
 * Begins to load the code of a view while its query is still asked for. Not for routes and equations: of these the query says what
 * they are drawn with.
 */
export function loadView(mode: ViewMode): void {
  if (mode === 'tree') void loadCanvas();
  if (mode === 'list') void loadList();
}
