/** A comma, and the blanks behind it that mostly stand between two substances and seldom within a name. */
const COMMA = /,\s*/;
/** What a comma within a name stands behind: a locant, such as `2`, `N`, `1'` or `(N`. */
const LOCANT_BEFORE = /(^|[\s([-])(\d+'*[a-z]?|[NOSPC]'*)$/;
/** One letter is an element and a locant: between commas without a blank it means no substance. */
const SHORTEST_PART = 2;

/** The best way to take the rest of a text apart from some piece on. */
interface Rest {
  readonly unknown: number;
  readonly parts: readonly string[];
}

/**
 * The parts of a text with commas, some of which may belong to names (`N,N-dimethylacetamide`, `2,2-dimethoxypropane`): of all ways to take it
 * apart the one that leaves least not understood, and of these that of the fewest parts.
 *
 * @param isUnderstood - whether a part means something by itself
 */
export function commaGroups(text: string, isUnderstood: (part: string) => boolean): readonly string[] {
  const pieces = text.trim().split(COMMA);
  const hasBlank = [...text.trim().matchAll(/,(\s*)/g)].map(([, blanks]) => blanks !== '');
  const standsFree = (from: number, to: number) => (hasBlank[from - 1] ?? true) && (hasBlank[to - 1] ?? true);
  const best: Rest[] = [];
  best[pieces.length] = { unknown: 0, parts: [] };
  for (let from = pieces.length - 1; from >= 0; from--) {
    for (let to = pieces.length; to > from; to--) {
      const part = pieces.slice(from, to).join(',').trim();
      const isKnown = part === '' || ((part.length >= SHORTEST_PART || standsFree(from, to)) && isUnderstood(part));
      // A name that nobody knows is one, whatever locants it has; two names are two.
      if (!isKnown && pieces.slice(from, to - 1).some((piece) => !LOCANT_BEFORE.test(piece))) continue;
      const way = { unknown: best[to].unknown + (isKnown ? 0 : 1), parts: part === '' ? best[to].parts : [part, ...best[to].parts] };
      const known = best[from];
      const isShorter = way.unknown === known?.unknown && way.parts.length < known.parts.length;
      if (known === undefined || way.unknown < known.unknown || isShorter) best[from] = way;
    }
  }
  return best[0].parts;
}
