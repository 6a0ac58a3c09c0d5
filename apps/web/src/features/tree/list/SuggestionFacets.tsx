import { leaderOf } from '@retron/tree';
import { FilterGroupSection, OPTION_PICTURE } from '../../../components/filters/FilterGroupSection.tsx';
import { FilterPanel } from '../../../components/filters/FilterPanel.tsx';
import { FACET_TITLES } from '../../../texts/tree/list.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { type ChosenFacets, FACETS, type Facet, type FacetIndex, facetValues } from '../model/suggestion-facets.ts';

export interface SuggestionFacetsProps {
  readonly index: FacetIndex;
  readonly chosen: ChosenFacets;
  /** The variants of a disconnection count once. */
  readonly isGrouped: boolean;
  readonly pictureOf: PictureSource;
  readonly onChoose: (chosen: ChosenFacets) => void;
}

/** Facets that stand open before anybody asks. */
const OPEN_AT_FIRST: ReadonlySet<Facet> = new Set(['works', 'materials', 'warning', 'bond']);

/** What the list, the tree and the bond map can be narrowed by, beside the list. */
export function SuggestionFacets({ index, chosen, isGrouped, pictureOf, onChoose }: SuggestionFacetsProps) {
  const inUse = FACETS.filter((facet) => (chosen[facet] ?? []).length > 0).length;
  const drawn = (sid: string) => pictureOf(Number(sid), [], OPTION_PICTURE.width, OPTION_PICTURE.height);
  const handleToggle = (facet: Facet, value: string) => {
    const before = chosen[facet] ?? [];
    onChoose({ ...chosen, [facet]: before.includes(value) ? before.filter((each) => each !== value) : [...before, value] });
  };
  return (
    <FilterPanel width="narrow" foldBelow={1280} inUse={inUse} onClear={() => onChoose({})}>
      {FACETS.map((facet) => (
        <FilterGroupSection
          key={facet}
          title={FACET_TITLES[facet]}
          options={facetValues(facet, index, chosen, isGrouped ? leaderOf : undefined).map((value) =>
            facet === 'structure' ? { ...value, picture: drawn(value.value) } : value,
          )}
          chosen={chosen[facet] ?? []}
          isOpenAtFirst={OPEN_AT_FIRST.has(facet)}
          onToggle={(value) => handleToggle(facet, value)}
        />
      ))}
    </FilterPanel>
  );
}
