import { IconX } from '@tabler/icons-react';
import * as texts from '../../../texts/tree/list.ts';
import { FACET_TITLES } from '../../../texts/tree/list.ts';
import { type ChosenFacets, FACETS, type FacetIndex, facetLabel } from '../model/suggestion-facets.ts';
import classes from './FacetChips.module.css';

export interface FacetChipsProps {
  readonly facets: ChosenFacets;
  readonly index: FacetIndex;
  readonly onFacets: (facets: ChosenFacets) => void;
}

/** What narrows the suggestions now, one chip a facet; a press drops it. */
export function FacetChips({ facets, index, onFacets }: FacetChipsProps) {
  return FACETS.filter((facet) => (facets[facet] ?? []).length > 0).map((facet) => {
    const values = (facets[facet] ?? []).map((value) => facetLabel(facet, value, index)).join(' or ');
    return (
      <button
        key={facet}
        type="button"
        className={classes.chip}
        aria-label={texts.dropFilter(FACET_TITLES[facet], values)}
        title={`${FACET_TITLES[facet]}: ${values}`}
        onClick={() => onFacets({ ...facets, [facet]: [] })}
      >
        <span>
          {FACET_TITLES[facet]}: {values}
        </span>
        <IconX size={13} stroke={1.75} aria-hidden />
      </button>
    );
  });
}
