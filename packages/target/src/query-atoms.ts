/** Whether a molfile has atoms that stand for several elements or for open places; a toolkit may read them as one of them. */
export function hasQueryAtoms(molfile: string): boolean {
  const lines = molfile.split(/\r\n?|\n/);
  const isV3000 = /V3000/.test(lines[3] ?? '');
  return isV3000
    ? lines.some((line) => /^M {2}V30 \d+ (?:A|Q|X|M|L|R#?|\*|"?(?:NOT ?)?\[)/.test(line))
    : lines.some((line) => /^M {2}(?:ALS|RGP)/.test(line)) || atomSymbols(lines).some((symbol) => /^(?:A|Q|X|M|L|R|R#|\*)$/.test(symbol));
}

/** Symbols of the atom block of a V2000 molfile (columns 32 to 34). */
function atomSymbols(lines: readonly string[]): readonly string[] {
  const count = Number.parseInt((lines[3] ?? '').slice(0, 3), 10);
  return Number.isNaN(count) ? [] : lines.slice(4, 4 + count).map((line) => line.slice(31, 34).trim());
}
