import { RATING_WORDS } from '@retron/contract';
import type { Rating } from '@retron/tree';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';
import { brokenBonds } from './suggestion-facts.ts';
import { ratingOf, sentence } from './words.ts';

/** What the suggestions of a list can be narrowed by: values of one facet widen, facets narrow each other. */
export const FACETS = ['works', 'materials', 'warning', 'bond', 'name', 'level', 'structure'] as const;
export type Facet = (typeof FACETS)[number];

export const FACET_TITLES: Readonly<Record<Facet, string>> = {
  works: 'Would it work',
  materials: 'Known materials',
  warning: 'Warning',
  bond: 'Bond',
  name: 'Name reaction',
  level: 'Level',
  structure: 'Structure',
};

/** Chosen values of each facet; a facet without any does not narrow. */
export type ChosenFacets = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** A value of a facet, as it is shown, and how many suggestions would be left with it, all other facets standing. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const NONE = 'none';
const MATERIALS = { all: 'All precursors', some: 'At least one', none: 'None', unknown: 'Not known' } as const;

/** The values of suggestions, each with its label, by facet: worked out once, as every facet asks for all of them. */
export type FacetIndex = ReadonlyMap<LoadedSuggestion, Readonly<Record<Facet, readonly (readonly [string, string])[]>>>;

export function indexFacets(suggestions: readonly LoadedSuggestion[], tree: LoadedTree): FacetIndex {
  return new Map(
    suggestions.map((suggestion) => {
      const entries = FACETS.map((facet) => [facet, valuesOf(facet, suggestion, tree)] as const);
      return [suggestion, Object.fromEntries(entries) as Record<Facet, readonly (readonly [string, string])[]>] as const;
    }),
  );
}

/** The values that a suggestion has; those that are no word of their own stand with their label. */
function valuesOf(facet: Facet, { wire, structureId }: LoadedSuggestion, tree: LoadedTree): readonly (readonly [string, string])[] {
  const same = (values: readonly string[], otherwise: string): [string, string][] =>
    values.length === 0 ? [[NONE, otherwise]] : [...new Set(values)].map((value) => [value, value]);
  switch (facet) {
    case 'works': {
      const rating = ratingOf(wire);
      return [[String(rating), sentence(RATING_WORDS[rating])]];
    }
    case 'materials': {
      const known = wire.children.filter(({ instock }) => instock === true).length;
      const key =
        known === wire.children.length
          ? 'all'
          : known > 0
            ? 'some'
            : wire.children.some(({ instock }) => instock === false)
              ? 'none'
              : 'unknown';
      return key === 'all'
        ? [
            ['all', MATERIALS.all],
            ['some', MATERIALS.some],
          ]
        : [[key, MATERIALS[key]]];
    }
    case 'warning':
      return same(
        [...wire.mechanism.map(({ chip }) => chip), ...(wire.mechanism.length < wire.messages.warning.length ? ['Other'] : [])],
        'None',
      );
    case 'bond':
      return same(brokenBonds(wire, tree.structureOf(structureId)), 'No bond');
    case 'name':
      return same(
        wire.precedentProperties.nameReactions.slice(0, 1).map(({ name }) => name),
        'Unnamed',
      );
    case 'level':
      return [[String(wire.deepestLevel), `Level ${wire.deepestLevel}`]];
    case 'structure':
      return [[String(structureId), `Structure ${tree.structureOf(structureId).no}`]];
  }
}

/** Whether a suggestion has one of the chosen values of every facet in use; one facet may be left aside. */
export function matchesFacets(suggestion: LoadedSuggestion, index: FacetIndex, chosen: ChosenFacets, aside?: Facet): boolean {
  return FACETS.every((facet) => {
    const wanted = chosen[facet] ?? [];
    if (facet === aside || wanted.length === 0) return true;
    return (index.get(suggestion)?.[facet] ?? []).some(([value]) => wanted.includes(value));
  });
}

/** The values of a facet that occur, each counted under all other facets; a chosen one that none has stays, with 0. */
export function facetValues(facet: Facet, index: FacetIndex, chosen: ChosenFacets): readonly FacetValue[] {
  const counts = new Map<string, { readonly label: string; count: number }>();
  for (const [suggestion, values] of index) {
    const counted = matchesFacets(suggestion, index, chosen, facet) ? 1 : 0;
    for (const [value, label] of values[facet]) {
      const known = counts.get(value) ?? { label, count: 0 };
      known.count += counted;
      counts.set(value, known);
    }
  }
  for (const value of chosen[facet] ?? []) if (!counts.has(value)) counts.set(value, { label: labelOfMissing(facet, value), count: 0 });
  const values = [...counts].map(([value, { label, count }]) => ({ value, label, count }));
  return values.sort((a, b) => placeOf(facet, a.value) - placeOf(facet, b.value) || b.count - a.count || (a.label < b.label ? -1 : 1));
}

/** Words of a fixed order stand in it, ratings and levels the highest first; what is not there at all comes last. */
function placeOf(facet: Facet, value: string): number {
  if (facet === 'works' || facet === 'level') return -Number(value);
  if (facet === 'materials') return Object.keys(MATERIALS).indexOf(value);
  return value === NONE ? 1 : 0;
}

function labelOfMissing(facet: Facet, value: string): string {
  if (facet === 'works') return sentence(RATING_WORDS[Number(value) as Rating] ?? value);
  if (facet === 'level') return `Level ${value}`;
  if (facet === 'structure') return `Structure ${value}`;
  if (facet === 'materials') return MATERIALS[value as keyof typeof MATERIALS] ?? value;
  return value;
}

/** From the search part of an address: one parameter a facet, its values joined by `|`. */
export function readFacets(parameters: URLSearchParams): ChosenFacets {
  const entries = FACETS.map((facet) => [facet, (parameters.get(facet) ?? '').split('|').filter((value) => value !== '')] as const);
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** The reverse. */
export function writeFacets(chosen: ChosenFacets, parameters: URLSearchParams): void {
  for (const facet of FACETS) {
    const values = chosen[facet] ?? [];
    if (values.length > 0) parameters.set(facet, values.join('|'));
  }
}
