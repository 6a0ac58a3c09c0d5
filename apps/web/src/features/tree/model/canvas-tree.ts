import type { EnsembleNode, StructureNode } from '@retron/contract';
import type { NodeTag, Place } from '@retron/tree';

/** How a structure shows the suggestions it has. */
export type Branching =
  /** Nothing more is known of how to make it. */
  | { readonly kind: 'leaf' }
  /** `count` suggestions, none shown. `isLoading` while they are fetched. */
  | { readonly kind: 'collapsed'; readonly count: number; readonly isLoading: boolean }
  /** One alternative at a time: number `position` (from 1) of `total`. */
  | { readonly kind: 'contracted'; readonly position: number; readonly total: number }
  /** Several at once. */
  | { readonly kind: 'spread'; readonly total: number };

/** A structure as the canvas shows it now. */
export interface CanvasStructure {
  readonly kind: 'structure';
  readonly key: Place;
  readonly parentKey: Place | null;
  readonly structure: StructureNode;
  /** How it is written where it is too small to be worth a drawing, such as `EtI`; null where it is drawn. */
  readonly reagent: string | null;
  /** Beside the selected route, which is shown with all else. */
  readonly isDimmed: boolean;
  readonly branching: Branching;
  readonly isSelected: boolean;
  readonly tag: NodeTag | null;
  /** Suggestions the reader put away. */
  readonly hiddenCount: number;
  readonly children: readonly (CanvasSuggestion | MorePill)[];
}

/** A suggestion as the canvas shows it now. */
export interface CanvasSuggestion {
  readonly kind: 'suggestion';
  readonly key: Place;
  readonly parentKey: Place;
  readonly suggestion: EnsembleNode;
  /** Its precursors are hidden behind a pill. */
  readonly isCollapsed: boolean;
  /** Which of the variants of its disconnection is drawn, from 1; null where it has none, or all are drawn. */
  readonly variant: { readonly position: number; readonly total: number } | null;
  readonly isSelected: boolean;
  readonly tag: NodeTag | null;
  /** A step of the selected route. */
  readonly isOnRoute: boolean;
  /** Beside the selected route, which is shown with all else. */
  readonly isDimmed: boolean;
  /** It, or something below it, is selected or on the route: its edges are drawn solid, for a step needs all its precursors. */
  readonly isOnSelectedPath: boolean;
  readonly children: readonly CanvasStructure[];
}

/** The pill at the end of a fan that stands for suggestions not shown. */
export interface MorePill {
  readonly kind: 'more';
  readonly key: string;
  readonly parentKey: Place;
  readonly count: number;
  /** Of disconnections each is drawn as one, by the best of its variants. */
  readonly counted: 'suggestions' | 'disconnections';
}

export type CanvasNode = CanvasStructure | CanvasSuggestion | MorePill;

/** The suggestion that an edge between these two belongs to; null for the edge to a pill. */
export function suggestionOfEdge(parent: CanvasNode, child: CanvasNode): CanvasSuggestion | null {
  if (parent.kind === 'suggestion') return parent;
  return child.kind === 'suggestion' ? child : null;
}
