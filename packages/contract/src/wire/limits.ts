/** Suggestions (count) to the deepest search allowed (steps). Source: spec section 5, "Dimension limits"; "up to" per docs/GLOSSARY.md. */
export const STEP_LIMITS = [
  { suggestions: 10, steps: 5 },
  { suggestions: 15, steps: 4 },
  { suggestions: 25, steps: 3 },
  { suggestions: 100, steps: 2 },
  { suggestions: 5000, steps: 1 },
] as const;

/** Numbers of suggestions the form offers. Source: spec section 9, "Query options". */
export const SUGGESTION_OPTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 30, 40, 50, 100, 150, 200, 250, 500, 1000, 2000, 5000] as const;

export const STEP_OPTIONS = [1, 2, 3, 4, 5] as const;

/** Characters. Source: spec section 5, "Query name". */
export const MAX_QUERY_NAME_LENGTH = 150;

/** Characters of a text as every limit of this contract counts them: a character outside the first 65,536 is one, not two. */
export const characterCount = (text: string): number => [...text].length;
/** Characters of texts that people write, by what they are; fields and calls take the same. */
export const LONGEST = {
  clusterComment: 4000,
  detailName: 100,
  groupName: 100,
  groupPurpose: 1000,
  newsBody: 20_000,
  newsTitle: 200,
  report: 4000,
  ruleInWords: 500,
  strategyComment: 4000,
  strategyName: 150,
  tokenName: 100,
  viewName: 200,
} as const;
export const MAX_SUGGESTIONS = 5000;
export const MAX_STEPS = 5;

/** Heavy atoms a target may have; larger ones overflow the chemistry toolkit (docs/chemistry/toolkit.md). */
export const MAX_HEAVY_ATOMS = 400;
/** Steps of the longest route that a search for routes may look for, beyond those of the query dimensions. */
export const MAX_ROUTE_STEPS = 12;
/** Structures that one search for routes looks at: at some 0.1 s each. */
export const SEARCHED_STRUCTURES = { min: 10, usual: 200, max: 1000 } as const;
/** Characters of a structure notation in a request. */
export const MAX_NOTATION_LENGTH = 20_000;

/** Characters of a selection that is exported: some 20,000 places. */
export const MAX_SELECTION_LENGTH = 500_000;
/** Milliseconds between two looks at an export, in the tree and in the disconnection summary. Source: spec section 4, "Export". */
export const EXPORT_POLL_MS = { tree: 1000, disconnections: 500 } as const;
/** After which the tree gives up waiting for an export. Source: spec section 9, "Timing". */
export const EXPORT_TIME_OUT_MS = 60_000;
/** How long a link stays after it was clicked. Source: spec section 4, "Export". */
export const EXPORT_LINK_MS = 1000;
/** How long files are kept. */
export const EXPORT_KEPT_DAYS = 7;

/**
 * About how many milliseconds an export takes. Source: spec section 9: 38000 ms for each 683 characters of selection, 500 ms a precedent.
 */
export function exportTimeMs(asked: { readonly selectionLength: number } | { readonly precedents: number }): number {
  return Math.round('precedents' in asked ? asked.precedents * 500 : (asked.selectionLength * 38_000) / 683);
}

/** Characters of what is looked for in the news. Source: spec section 5, "News search term needs 3 or more characters". */
export const NEWS_TERM_LENGTH = { min: 3, max: 100 } as const;

/** Milliseconds between two looks at a Busy query. Source: spec section 9, "Timing". */
export const STATUS_POLL_MS = 5000;
export const LOGIN_REDIRECT_MS = 2000;
export const TREE_ANIMATION_MS = 777;
/** Two clicks on one node within so many milliseconds are a double click. */
export const DOUBLE_CLICK_MS = 400;
export const TREE_ZOOM = { min: 0.05, max: 40 } as const;
/** Pixels at scale 1. Source: spec section 9, "Tree". */
export const NODE_SIZE_PX = { structure: 120, suggestion: 30 } as const;

/** Web application version shown. Source: spec section 9. */
export const WEB_APPLICATION_VERSION = '4.1.5';

/** The most steps that so many suggestions allow; 0 for a number outside 1 to 5000. */
export function maxStepsFor(suggestions: number): number {
  if (!Number.isInteger(suggestions) || suggestions < 1) return 0;
  return STEP_LIMITS.find((limit) => suggestions <= limit.suggestions)?.steps ?? 0;
}

/** Shape of the bundled sample result; its structures count the target. Source: spec sections 1 and 9; docs/decisions/bundled-sample.md. */
export const SAMPLE_SHAPE = { breadth: 5000, suggestions: 17, structures: 19 } as const;
