/** How much of the surroundings a transform asks for; see docs/GLOSSARY.md, precision. */
export type Precision = 1 | 2 | 3;

export interface NameReactionCount {
  readonly name: string;
  readonly count: number;
}
