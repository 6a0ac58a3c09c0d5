import type { TransformId, TransformLibrary } from '@retron/library';
import type { Support } from './support.ts';

/** More are not counted: nobody asks whether a kind of step is shown by many patents or by very many. */
const ENOUGH = 3;

/**
 * Independent patents that show the most general transforms behind a step, up to `ENOUGH`. Reactions without a citation count as one
 * patent, as nothing says that they come from several.
 *
 * @returns `null` where the libraries cite nothing, so that it cannot be known
 */
export function independentPatents(support: readonly Support[]): number | null {
  let most: number | null = null;
  for (const { library, transform } of support) {
    const patents = patentsBehind(library.library, levelOneOf(library.library, transform));
    if (patents !== null) most = Math.max(most ?? 0, patents);
  }
  return most;
}

function levelOneOf(library: TransformLibrary, transform: TransformId): TransformId {
  let general = transform;
  for (let parent = library.parent(general); parent >= 0; parent = library.parent(general)) general = parent;
  return general;
}

const KNOWN = new WeakMap<TransformLibrary, Map<TransformId, number | null>>();

function patentsBehind(library: TransformLibrary, transform: TransformId): number | null {
  const known = KNOWN.get(library) ?? new Map<TransformId, number | null>();
  KNOWN.set(library, known);
  let patents = known.get(transform);
  if (patents === undefined) {
    patents = citesPatents(library) ? countPatents(library, transform) : null;
    known.set(transform, patents);
  }
  return patents;
}

function countPatents({ recordedReactions }: TransformLibrary, transform: TransformId): number {
  const seen = new Set<string | null>();
  if (recordedReactions === null) return 0;
  const { first, end } = recordedReactions.behind(transform);
  for (let reaction = first; reaction < end && seen.size < ENOUGH; reaction++) seen.add(recordedReactions.patent(reaction));
  return seen.size;
}

const CITES = new WeakMap<TransformLibrary, boolean>();

/** Whether any of its recorded reactions has a citation. */
function citesPatents(library: TransformLibrary): boolean {
  let cites = CITES.get(library);
  if (cites === undefined) {
    const { recordedReactions: recorded } = library;
    const end = recorded === null ? 0 : library.header.counts.reactions;
    cites = false;
    for (let reaction = 0; reaction < end && !cites; reaction++) cites = recorded?.patent(reaction) !== null;
    CITES.set(library, cites);
  }
  return cites;
}
