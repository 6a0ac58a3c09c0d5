import { MOST_ROSDAL_ATOMS, type RosdalCode, type RosdalFailure, rosdalFailure } from './rosdal-failure.ts';

/** Carries a failure out of the recursive parts of the reader; never leaves the `rosdal` folder. */
export class RosdalRefusal extends Error {
  readonly code: RosdalCode;
  readonly position: number;

  constructor(code: RosdalCode, message: string, position: number) {
    super(message);
    this.code = code;
    this.position = position;
  }

  toFailure(): RosdalFailure {
    return rosdalFailure(this.code, this.message, this.position);
  }
}

export function tooManyAtoms(atomCount: number, position: number): RosdalRefusal {
  return new RosdalRefusal('LIMIT', `The structure has ${atomCount} atoms (maximum ${MOST_ROSDAL_ATOMS}).`, position);
}

/** Steps through a ROSDAL text character by character, passing over white space between tokens. */
export class RosdalScanner {
  private readonly text: string;
  private index = 0;

  constructor(text: string) {
    this.text = text;
    this.skipSpace();
  }

  /** Place of the next character, from 1. */
  get position(): number {
    return this.index + 1;
  }

  /** The next character, or an empty string at the end. */
  peek(): string {
    return this.text.charAt(this.index);
  }

  /** Takes the next character if it is `wanted`. */
  takes(wanted: string): boolean {
    if (this.peek() !== wanted || wanted === '') return false;
    this.advance(1);
    return true;
  }

  /** Takes what `pattern`, which must be sticky, matches here; an empty string if nothing does. */
  takeMatch(pattern: RegExp): string {
    pattern.lastIndex = this.index;
    const match = pattern.exec(this.text);
    if (match === null) return '';
    this.advance(match[0].length);
    return match[0];
  }

  /** What stands between `(` and `)`, without white space. A bracket that does not close within its segment is refused. */
  takeBracket(): string {
    const opened = this.position;
    this.advance(1);
    const inside = this.takeMatch(/[^(),.]*/y);
    if (!this.takes(')')) throw new RosdalRefusal('PAREN', `Missing ')' after position ${opened}.`, opened);
    return inside.replace(/\s/g, '');
  }

  private advance(count: number): void {
    this.index += count;
    this.skipSpace();
  }

  private skipSpace(): void {
    while (this.index < this.text.length && /\s/.test(this.text[this.index])) this.index++;
  }
}
