import { Button, Group, Skeleton } from '@mantine/core';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import * as common from '../../../texts/common.ts';
import { numberText } from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/list.ts';
import { FACET_TITLES } from '../../../texts/tree/list.ts';
import {
  type ChosenFacets,
  FACETS,
  type Facet,
  type FacetIndex,
  facetLabel,
  isNarrowing,
  matchesFacets,
} from '../model/suggestion-facets.ts';
import { sentence } from '../model/words.ts';

export interface NothingLeftProps {
  readonly facets: ChosenFacets;
  readonly index: FacetIndex;
  /** More may come. */
  readonly isLoading: boolean;
  readonly onFacets: (facets: ChosenFacets) => void;
}

/** Says which of the chosen values leave nothing, and offers to drop the filters that would bring something back. */
export function NothingLeft({ facets, index, isLoading, onFacets }: NothingLeftProps) {
  if (isLoading) return <Skeleton height={280} radius={0} role="status" aria-label={texts.readingSuggestions} />;
  if (!isNarrowing(facets)) return <EmptyState sentence={texts.noneMatches} />;
  const inUse = FACETS.filter((facet) => (facets[facet] ?? []).length > 0);
  const without = inUse
    .map((facet) => ({ facet, left: [...index.keys()].filter((each) => matchesFacets(each, index, facets, facet)).length }))
    .filter(({ left }) => left > 0);
  return (
    <EmptyState
      sentence={texts.noneHas(inUse.map((facet) => valuesText(facet, facets, index)).join(' and '))}
      action={
        <Group gap="xs" justify="center">
          {without.map(({ facet, left }) => (
            <Button key={facet} variant="default" size="xs" onClick={() => onFacets({ ...facets, [facet]: [] })}>
              {texts.dropFacet(FACET_TITLES[facet], numberText(left))}
            </Button>
          ))}
          {without.length !== 1 && (
            <Button variant="default" size="xs" onClick={() => onFacets({})}>
              {common.clearFilters}
            </Button>
          )}
        </Group>
      }
    />
  );
}

/** `great or good`, `N–H competes`, `known materials: none`: what stands alone says what it is of. */
function valuesText(facet: Facet, facets: ChosenFacets, index: FacetIndex): string {
  const values = (facets[facet] ?? []).map((value) => facetLabel(facet, value, index));
  if (facet === 'works') return values.map((value) => value.toLowerCase()).join(' or ');
  const text = values.join(' or ');
  if (facet === 'warning' && text !== 'None') return text;
  return facet === 'bond' || facet === 'name' || facet === 'structure' || facet === 'level'
    ? text
    : `${sentence(FACET_TITLES[facet]).toLowerCase()}: ${text.toLowerCase()}`;
}
