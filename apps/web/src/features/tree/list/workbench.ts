import type { WireDirection } from '@retron/contract';
import type { Place, TreeView } from '@retron/tree';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import type { ChosenFacets } from '../model/suggestion-facets.ts';

/** A warning whose atoms are ringed in the drawing of its suggestion. */
export interface RingedWarning {
  readonly place: Place;
  /** Among the warnings of the suggestion. */
  readonly warning: number;
}

/** How far the reading of all levels is. */
export interface WholeTreeState {
  readonly isLoading: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

export interface SuggestionListProps {
  readonly queryId: number;
  readonly direction: WireDirection;
  readonly tree: LoadedTree;
  readonly whole: WholeTreeState;
  readonly view: TreeView;
  readonly openPlace: Place | null;
  readonly facets: ChosenFacets;
  readonly ringed: RingedWarning | null;
  readonly pictureOf: PictureSource;
  /** Null closes the evidence. */
  readonly onOpen: (place: Place | null) => void;
  readonly onRing: (ringed: RingedWarning | null) => void;
  readonly onHide: (place: Place) => void;
  readonly onStepVariant: (place: Place, by: 1 | -1) => void;
  readonly onToggleSelected: (place: Place, isSelected: boolean) => void;
  readonly onFacets: (facets: ChosenFacets) => void;
}
