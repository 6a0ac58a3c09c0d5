import { RATING_WORDS } from '@retron/contract';
import type { Rating } from '@retron/tree';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/tree/list.ts';
import { MATERIALS_KNOWN } from '../../../texts/tree/list.ts';
import { structureNamed } from '../../../texts/tree/model.ts';
import type { LoadedSuggestion, LoadedTree } from './loaded-tree.ts';
import { brokenBonds } from './suggestion-facts.ts';
import { warningNames } from './warnings.ts';
import { ratingOf, sentence } from './words.ts';

/** What the suggestions of a list can be narrowed by: values of one facet widen, facets narrow each other. */
export const FACETS = ['works', 'materials', 'warning', 'bond', 'name', 'level', 'structure'] as const;
export type Facet = (typeof FACETS)[number];

/** Chosen values of each facet; a facet without any does not narrow. */
export type ChosenFacets = Readonly<Partial<Record<Facet, readonly string[]>>>;

/** A value of a facet, as it is shown, and how many suggestions would be left with it, all other facets standing. */
export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const NONE = 'none';
const WITHOUT: Readonly<Partial<Record<Facet, string>>> = { warning: texts.noneOfThem, bond: texts.noBond, name: texts.unnamed };

/** Values of a suggestion by facet, each with its label. */
type FacetValues = Readonly<Record<Facet, readonly (readonly [string, string])[]>>;

/** The values of suggestions: worked out once, as every facet asks for all of them. */
export type FacetIndex = ReadonlyMap<LoadedSuggestion, FacetValues>;

/** What was worked out stays as long as the suggestion does: a tree that grows is not read anew. */
const worked = new WeakMap<LoadedSuggestion['wire'], FacetValues>();

export function indexFacets(suggestions: readonly LoadedSuggestion[], tree: LoadedTree): FacetIndex {
  return new Map(suggestions.map((suggestion) => [suggestion, facetValuesOf(suggestion, tree)] as const));
}

function facetValuesOf(suggestion: LoadedSuggestion, tree: LoadedTree): FacetValues {
  const known = worked.get(suggestion.wire);
  if (known !== undefined) return known;
  const values = Object.fromEntries(FACETS.map((facet) => [facet, valuesOf(facet, suggestion, tree)])) as FacetValues;
  worked.set(suggestion.wire, values);
  return values;
}

/** Whether anything is chosen at all. */
export function isNarrowing(chosen: ChosenFacets): boolean {
  return FACETS.some((facet) => (chosen[facet] ?? []).length > 0);
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
            ['all', MATERIALS_KNOWN.all],
            ['some', MATERIALS_KNOWN.some],
          ]
        : [[key, MATERIALS_KNOWN[key]]];
    }
    case 'warning':
      return same(warningNames(wire), 'None');
    case 'bond':
      return same([brokenBonds(wire, tree.structureOf(structureId)) ?? []].flat(), texts.noBond);
    case 'name':
      return same(
        wire.precedentProperties.nameReactions.slice(0, 1).map(({ name }) => name),
        'Unnamed',
      );
    case 'level':
      return [[String(wire.deepestLevel), texts.levelTo(wire.deepestLevel)]];
    case 'structure':
      return [[String(structureId), structureLabel(tree, structureId)]];
  }
}

/** `Structure 4, morpholine`: by its number where it has no name. */
function structureLabel(tree: LoadedTree, id: number): string {
  if (id === tree.target) return common.target;
  const { no, name } = tree.structureOf(id);
  return structureNamed(no, name);
}

/** Whether a suggestion has one of the chosen values of every facet in use; one facet may be left aside. */
export function matchesFacets(suggestion: LoadedSuggestion, index: FacetIndex, chosen: ChosenFacets, aside?: Facet): boolean {
  return FACETS.every((facet) => {
    const wanted = chosen[facet] ?? [];
    if (facet === aside || wanted.length === 0) return true;
    return (index.get(suggestion)?.[facet] ?? []).some(([value]) => wanted.includes(value));
  });
}

/**
 * The values of a facet that occur, each counted under all other facets; a chosen one that none has stays, with 0.
 *
 * @param groupOf - suggestions of one group count once: the variants of a disconnection, where they are folded
 */
export function facetValues(
  facet: Facet,
  index: FacetIndex,
  chosen: ChosenFacets,
  groupOf: (suggestion: LoadedSuggestion) => number = ({ id }) => id,
): readonly FacetValue[] {
  const found = new Map<string, { readonly label: string; readonly groups: Set<number> }>();
  for (const [suggestion, values] of index) {
    const isCounted = matchesFacets(suggestion, index, chosen, facet);
    for (const [value, label] of values[facet]) {
      const known = found.get(value) ?? { label, groups: new Set<number>() };
      if (isCounted) known.groups.add(groupOf(suggestion));
      found.set(value, known);
    }
  }
  for (const value of chosen[facet] ?? [])
    if (!found.has(value)) found.set(value, { label: labelOfMissing(facet, value), groups: new Set() });
  const values = [...found].map(([value, { label, groups }]) => ({ value, label, count: groups.size }));
  return values.sort(
    (a, b) =>
      placeOf(facet, a.value) - placeOf(facet, b.value) ||
      (facet === 'structure' ? Number(a.value) - Number(b.value) : b.count - a.count) ||
      (a.label < b.label ? -1 : 1),
  );
}

/** What a chosen value is called, whether or not anything has it. */
export function facetLabel(facet: Facet, value: string, index: FacetIndex): string {
  for (const values of index.values()) for (const [known, label] of values[facet]) if (known === value) return label;
  return labelOfMissing(facet, value);
}

/** Words of a fixed order stand in it, ratings and levels the highest first; what is not there at all comes last. */
function placeOf(facet: Facet, value: string): number {
  if (facet === 'works' || facet === 'level') return -Number(value);
  if (facet === 'materials') return Object.keys(MATERIALS_KNOWN).indexOf(value);
  return value === NONE ? 1 : 0;
}

function labelOfMissing(facet: Facet, value: string): string {
  if (value === NONE && facet !== 'materials') return WITHOUT[facet] ?? value;
  if (facet === 'works') return sentence(RATING_WORDS[Number(value) as Rating] ?? value);
  if (facet === 'level') return texts.levelOfPrecedents(value);
  if (facet === 'structure') return texts.structureValue(value);
  if (facet === 'materials') return MATERIALS_KNOWN[value as keyof typeof MATERIALS_KNOWN] ?? value;
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
