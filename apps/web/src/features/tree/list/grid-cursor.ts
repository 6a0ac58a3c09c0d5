import type { ListLine } from '../model/list-rows.ts';

/** Lines that the keys stop at: not the heads. */
export function isStop(line: ListLine): boolean {
  return line.kind !== 'structure';
}

export interface WalkingKey {
  readonly key: string;
}

/** The line that a key leads to; `null` for keys that do not walk, and where there is none. */
export function stepTo({ key }: WalkingKey, lines: readonly ListLine[], cursor: number, page: number): number | null {
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return next(lines, cursor, 1, 1);
    case 'k':
    case 'ArrowUp':
      return next(lines, cursor, -1, 1);
    case 'PageDown':
      return next(lines, cursor, 1, page);
    case 'PageUp':
      return next(lines, cursor, -1, page);
    case 'Home':
      return next(lines, -1, 1, 1);
    case 'End':
      return next(lines, lines.length, -1, 1);
    default:
      return null;
  }
}

/** As many stops on as there are, at most `count`. */
function next(lines: readonly ListLine[], cursor: number, by: 1 | -1, count: number): number | null {
  let found: number | null = null;
  let left = count;
  for (let at = cursor + by; at >= 0 && at < lines.length && left > 0; at += by) {
    const line = lines[at];
    if (line === undefined || !isStop(line)) continue;
    found = at;
    left -= 1;
  }
  return found;
}
