import type { PriceCategory, Rating } from '@retron/tree';

/** Wire words of the specification and the labels the screens show for them. Source: spec section 9, "Query options". */
export const DIRECTIONS = { synthesis: 'Retrosynthesis', reaction: 'Forward Reaction Prediction' } as const;
export type WireDirection = keyof typeof DIRECTIONS;

export const ALGORITHMS = {
  OLD: 'Brute Force',
  NEW: 'Complexity Reduction',
  'NEW|UNPRECEDENTED': 'Unprecedented',
  V3: 'Multi Step',
} as const;
export type WireAlgorithm = keyof typeof ALGORITHMS;

/** Algorithms each direction offers: the forward direction offers only OLD. */
export const ALGORITHMS_OF_DIRECTION: Record<WireDirection, readonly WireAlgorithm[]> = {
  synthesis: ['OLD', 'NEW', 'NEW|UNPRECEDENTED', 'V3'],
  reaction: ['OLD'],
};

export const PRECISIONS = { 1: 'low', 2: 'medium', 3: 'high' } as const;

export const RUN_MODES = { INTERACTIVE: 'Interactive', BACKGROUND: 'Background' } as const;
export type RunMode = keyof typeof RUN_MODES;

/** Rating 1 to 4 in words. Source: spec section 3, Ensemble. */
export const RATING_WORDS: Record<Rating, string> = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' };

export const STATUSES = ['Busy', 'Ready', 'Stopped', 'Error'] as const;
/** Busy while it runs; otherwise final. `Stopped` keeps everything found so far; `Error` says why in `message`. */
export type QueryStatus = (typeof STATUSES)[number];

/** Price per gram. Source: spec section 9, "Price categories per gram"; the currency is US dollars. */
export const PRICE_CATEGORIES: Record<PriceCategory, { readonly sign: string; readonly range: string }> = {
  1: { sign: '$', range: 'under 100 per gram' },
  2: { sign: '$$', range: '100 to 800 per gram' },
  3: { sign: '$$$', range: '800 to 1250 per gram' },
  4: { sign: '$$$$', range: '1250 to 3000 per gram' },
  5: { sign: '$$$$$', range: 'over 3000 per gram' },
};

/** What a new query starts from. Source: spec section 9, "Query options". */
export const QUERY_DEFAULTS = {
  synthesis: { strategy: 'Core Disconnection 1.0', algorithm: 'NEW', breadth: 5, nsteps: 2, minlevels: 2, families: ['chemsynth_core'] },
  reaction: {
    strategy: 'FG Library Design 1.0',
    algorithm: 'OLD',
    breadth: 5,
    nsteps: 2,
    minlevels: 2,
    families: ['reflib', 'chemsynth_core'],
  },
} as const satisfies Record<WireDirection, unknown>;

/** The strategies that leave nothing out. */
export const BROADEST_STRATEGIES: Record<WireDirection, string> = { synthesis: 'All Transforms 1.0', reaction: 'All Reactions 1.0' };

/** Modes of the simple form, the default first. The specification names the first; see docs/decisions/query-lifetime-and-names.md. */
export const AUTORUN_MODE_NAMES = [
  'Broad Overview',
  'Routes to Known Materials',
  'Deep Search',
  'Well Supported',
  'Reaction Overview',
] as const;
export type AutorunModeName = (typeof AUTORUN_MODE_NAMES)[number];
export const DEFAULT_AUTORUN_MODE = AUTORUN_MODE_NAMES[0];
export const EXPERT_MODE = 'Expert';

/** Sources of precedents that links are available for, beside patents. Source: spec section 9, "Lists and others". */
export const LINKED_SOURCES = ['SPRESI', 'REAXYS', 'SOS', 'RHEA', 'PISTACHIO'] as const;
