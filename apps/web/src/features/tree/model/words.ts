import { type EnsembleNode, RATING_WORDS, type StructureNode } from '@retron/contract';
import type { PriceCategory, Rating } from '@retron/tree';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/model.ts';
import { STOCK_WORDS } from '../../../texts/tree/model.ts';
import { warningNames } from './warnings.ts';

/** Price category on the screen's scale: the wire's 0 counts as 5; null is unknown. Source: spec section 3, Structure. */
export function priceCategoryOf(structure: Pick<StructureNode, 'pricecategory'>): PriceCategory | null {
  if (structure.pricecategory === null) return null;
  return structure.pricecategory === 0 ? 5 : (structure.pricecategory as PriceCategory);
}

export type StockState = 'in' | 'out' | 'unknown';

export function stockOf(structure: Pick<StructureNode, 'instock'>): StockState {
  if (structure.instock === null) return 'unknown';
  return structure.instock ? 'in' : 'out';
}

/** The same of a material that a route ends with and nobody sells, in the line below its drawing. */
export const openWord = (structure: Pick<StructureNode, 'instock'>): string => STOCK_WORDS[stockOf(structure)].toLowerCase();

export function ratingOf(suggestion: Pick<EnsembleNode, 'rating'>): Rating {
  return suggestion.rating as Rating;
}

/** Name of a suggestion: that of its commonest name reaction, else what the server calls it; none of its own is said so. */
export function suggestionTitle(suggestion: EnsembleNode): string {
  const [first] = suggestion.precedentProperties.nameReactions;
  return first?.name ?? (suggestion.name === '' || suggestion.name === suggestion.no ? texts.unnamedReaction : suggestion.name);
}

/** What a screen reader says of a suggestion: `Reaction R2, good, 96 precedents, N–H competes`. */
export function suggestionLabel(suggestion: EnsembleNode): string {
  const parts = [texts.reactionNumber(suggestion.no), RATING_WORDS[ratingOf(suggestion)], counts.precedents(suggestion.numPrecedents)];
  const comments = suggestion.comments === 0 ? [] : [counts.comments(suggestion.comments)];
  return [...parts, ...comments, ...warningNames(suggestion)].join(', ');
}

/** What a screen reader says of a structure: `Structure 4, morpholine, known, price category 1`; forward `Product 4`. Without a name where none is known. */
export function structureLabel(structure: StructureNode, isForward = false): string {
  const named = structure.name === undefined ? [] : [structure.name];
  if (isForward) return [texts.forwardStructureNumber(structure.level, structure.no), ...named].join(', ');
  const price = priceCategoryOf(structure);
  const parts = [texts.structureNumber(structure.no), ...named, STOCK_WORDS[stockOf(structure)].toLowerCase()];
  if (structure.level === 0) parts.splice(1, 0, 'target');
  parts.push(price === null ? texts.priceUnknown : texts.priceCategoryOf(price));
  return parts.join(', ');
}

/** `3`, `3 and 4`, `3, 4 and 5`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return texts.listAndLast(items.slice(0, -1).join(', '), items.at(-1));
}

const CAPITAL = /^[a-z]/;
export function sentence(text: string): string {
  return text.replace(CAPITAL, (letter) => letter.toUpperCase());
}
