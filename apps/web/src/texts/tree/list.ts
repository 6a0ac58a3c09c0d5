import * as counts from '../counts.ts';
import { numberText } from '../numbers.ts';

export const checkSuggestion = (no: string) => `Check ${no}`;
export const evidenceFor = (no: string) => `Evidence for ${no}`;
export const notGiven = 'not given';

export const dropFilter = (facet: string, values: string) => `Drop the filter ${facet}: ${values}`;

export const shownOfTotal = (shown: string, total: string) => `${shown} of ${total}`;
export const readingDeeperLevels = ' · reading the deeper levels …';
export const andNotAllLevels = ' · not all levels could be read ';

export const readingSuggestions = 'Reading the suggestions';
export const noneMatches = 'No suggestion matches what is shown.';
export const noneHas = (inUse: string) => `No suggestion has ${inUse}.`;
export const dropFacet = (facet: string, left: string) => `Drop ${facet} (${left})`;

export const chosenDisconnection = (disconnection: string) => `${disconnection} chosen`;

export const structureNumber = (no: string) => `Structure ${no}`;
export const andStepsFromTarget = (level: number) => ` · ${counts.steps(level)} from the target`;

export const variants = 'Variants';
export const disconnectionAndPrecursors = 'Disconnection and precursors';
export const works = 'Works';
export const chosen = 'Chosen';
export const warning = 'Warning';
export const materials = 'Materials';
export const checked = 'Checked';
export const moreVariants = (count: number, left: string) => `${count} more ${count === 1 ? 'variant' : 'variants'}: ${left}`;

export const step = 'step';
export const checkToCompare = (least: number, most: number) => `Check ${least} to ${most} suggestions to compare them`;
export const compareCount = (count: number) => `Compare ${count}`;

export const previousVariantOf = (no: string) => `Previous variant of ${no}`;
export const variantOf = (position: number, total: number, no: string) => `Variant ${position} of ${total} of ${no}`;
export const nextVariantOf = (no: string) => `Next variant of ${no}`;

export const textOfNumber = (text: string, no: string) => `${text} of ${no}`;

export const levelWord = (deepestLevel: number) => `level ${deepestLevel}`;
export const textbook = 'textbook';
export const none = 'none';
export const andMore = (count: number) => `and ${numberText(count)} more`;

export const FACET_TITLES = {
  works: 'Would it work',
  materials: 'Known materials',
  warning: 'Warning',
  bond: 'Bond',
  name: 'Name reaction',
  level: 'Level',
  structure: 'Structure',
} as const;

export const MATERIALS_KNOWN = { all: 'All precursors', some: 'At least one', none: 'None', unknown: 'Not looked up' } as const;
export const noneOfThem = 'None';
export const noBond = 'No bond';
export const unnamed = 'Unnamed';
export const levelTo = (deepestLevel: number) => `Level ${deepestLevel}`;
export const levelOfPrecedents = (value: string) => `Level ${value}`;
export const structureValue = (value: string) => `Structure ${value}`;
export const knownOfAll = (known: number, all: number) => `${known} of ${all} known`;
