import { readFileSync } from 'node:fs';
import { parseSmiles } from '@retron/molecule';
import { compilePattern, Matcher, prepareMolecule, readPattern } from '@retron/patterns';
import { beforeAll, describe, expect, it } from 'vitest';
import { PatternCache } from './pattern-cache.ts';

/** Atoms and bonds with choices, negations and surroundings, required or not. */
const PATTERNS = [
  '[CX3;$(C([#6])[#6])]=[OX1]',
  '[CX4;!H0;!r3;!$(C~[!#6]);!$(C[#6]=,#,:*)]',
  '[NX3;H2;+0;$(N[NX3;+0;!$(N[C,S]=[O,S])])]',
  '[OX2H;$(O[CX4]),$(O[CX3]=[OX1])]',
  '[c;$(c1ccccc1);!$(c:c-[!#1])]-[F,Cl,Br,I]',
  '[#6;$([CX4][Br,I]),$(c[Br,I])]~[#6,#7,#8]~[#6,#7,#8]~[#6,#7,#8]~[CX3;!$(C=O)]=[CX3]',
  '[!#6;!#1]~[#6]#[#7]',
  '[n,o,s;r5]:[c;H1]',
  '*~[N+,O-]',
  '[CX3](=[OX1])[OX2][CX4;H2,H3]',
  '[SX4](=[OX1])(=[OX1])[NX3]',
  '[C;R]1[C;R][O;R]1',
  '[*;r6;!c]-!@[*;!r6]',
  '[2H]',
  '[CH3]-c',
];

const molecules: string[] = [];
beforeAll(() => {
  const rows = readFileSync(new URL('../../../../fixtures/chemistry/last-steps.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
  for (const row of rows) molecules.push(...row.split('\t')[2].replaceAll(' | ', '.').split('.'));
  molecules.push('[2H]C([2H])Cl', 'C1CO1', 'BrCCN(C)CC=C', '[Na+].[Cl-]');
});

describe('places of patterns', () => {
  it('are those of the matcher, though most patterns are told from what they need', () => {
    const cache = new PatternCache();
    let found = 0;
    for (const smiles of new Set(molecules)) {
      const parsed = parseSmiles(smiles);
      if (!parsed.ok) continue;
      const prepared = prepareMolecule(parsed.value);
      const places = cache.placesInShared(prepared);
      for (const text of PATTERNS) {
        const pattern = readPattern(text);
        if (!pattern.ok) throw new Error(`${text}: ${pattern.error.message}`);
        const matcher = new Matcher(compilePattern(pattern.value));
        matcher.begin(prepared);
        const { count, width, atoms } = matcher.matches(0, 200);
        const expected = Array.from({ length: count }, (_, match) => [...atoms.subarray(match * width, (match + 1) * width)]);
        expect(places.of(text)).toEqual(expected);
        found += count;
      }
    }
    expect(found).toBeGreaterThan(1000);
  });
});
