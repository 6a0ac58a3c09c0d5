import { parseSmiles } from '@retron/molecule';
import { describe, expect, it } from 'vitest';
import { Matcher } from '../matching/match.ts';
import { type PreparedMolecule, prepareMolecule } from '../matching/prepared-molecule.ts';
import type { Pattern } from '../pattern/pattern.ts';
import { type PatternSet, PatternSetBuilder, patternCount } from '../pattern/pattern-set.ts';
import { readPattern } from '../reading/pattern-reader.ts';
import { packPatternIndex, packPatternSet, unpackPatternIndex, unpackPatternSet } from './packed-patterns.ts';
import { indexPatterns, PatternFinder } from './pattern-finder.ts';
import type { PatternIndex } from './pattern-index.ts';

const PATTERNS = [
  '[C:1](=[O:2])-[NH:3]-[c:4]',
  '[C:1](=[O:2])-[O:3]-[C:4]',
  '[c:1]-[c:2]',
  '[c:1](:[c:2])-[O:3]-[CH3:4]',
  '[C:1]-[N:2](-[C:3])-[C:4]',
  '[c:1]-[Br:2]',
  '[CH2:1]-[CH2:2]-[CH2:3]',
  '[CH2:1]1-[CH2:2]-[N:3]-[CH2:4]-[CH2:5]-[O:6]-1',
  '[n:1]1:[c:2]:[n:3]:[c:4]:[c:5]:1',
  '([O:1].[N:2])',
  '[F:1]',
  '[C;$(C-[N,O]):1]=[O:2]',
  '[C:1]#[N:2]',
  '[OH:1]-[C:2](=[O:3])-[c:4]',
];

const TARGETS = [
  'CC(=O)Nc1ccc(OC)cc1',
  'COC(=O)c1ccccc1-c1ccc(Br)cc1',
  'O=C(c1ccccc1)N1CCOCC1',
  'CCCCCC(=O)O',
  'N#Cc1ccc(F)cc1',
  'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
  'CN(C)CCOc1ccc(C(=O)O)cc1',
  'C',
].map(preparedMolecule);

function preparedMolecule(smiles: string): PreparedMolecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`${smiles}: ${molecule.error.message}`);
  return prepareMolecule(molecule.value);
}

function patternOf(text: string): Pattern {
  const pattern = readPattern(text);
  if (!pattern.ok) throw new Error(`${text}: ${pattern.error.message}`);
  return pattern.value;
}

function build(): { set: PatternSet; index: PatternIndex } {
  const builder = new PatternSetBuilder();
  for (const text of PATTERNS) builder.add(patternOf(text));
  const set = builder.build();
  return { set, index: indexPatterns(set, TARGETS.slice(0, 3)) };
}

function found(finder: PatternFinder, target: PreparedMolecule): string[] {
  const list: string[] = [];
  finder.find(target, (pattern, { count, width, atoms }) => list.push(`${pattern}: ${atoms.subarray(0, count * width).join()}`));
  return list;
}

/** What there is to find, by trying every pattern. */
function tried(set: PatternSet, target: PreparedMolecule): string[] {
  const matcher = new Matcher(set);
  matcher.begin(target);
  return Array.from({ length: patternCount(set) }, (_, pattern) => {
    const { count, width, atoms } = matcher.matches(pattern);
    return count > 0 ? `${pattern}: ${atoms.subarray(0, count * width).join()}` : '';
  }).filter((line) => line !== '');
}

describe('PatternSetBuilder', () => {
  it('gives patterns that differ only in maps and stereo one index', () => {
    const builder = new PatternSetBuilder();
    const add = (text: string) => builder.add(patternOf(text));
    expect(add('[C:1][C@H:2](N)O')).toBe(0);
    expect(add('[C:1][C@@H:7](N)O')).toBe(0);
    expect(add('[C:1][CH:2](O)N')).toBe(1);
  });
});

describe('PatternFinder', () => {
  const { set, index } = build();

  it('finds exactly the patterns that occur, ascending, with all matches', () => {
    const finder = new PatternFinder(set, index);
    for (const target of TARGETS) expect(found(finder, target)).toEqual(tried(set, target));
    expect(TARGETS.flatMap((target) => tried(set, target)).length).toBeGreaterThan(20);
  });

  it('leaves nothing behind from one target to the next', () => {
    const finder = new PatternFinder(set, index);
    const first = TARGETS.map((target) => found(finder, target));
    expect(TARGETS.map((target) => found(finder, target))).toEqual(first);
    expect([...TARGETS].reverse().map((target) => found(finder, target))).toEqual([...first].reverse());
  });

  it('screens out most patterns that do not occur', () => {
    const finder = new PatternFinder(set, index);
    const passed = TARGETS.reduce((sum, target) => sum + finder.candidates(target).length, 0);
    expect(passed).toBeLessThan(0.5 * PATTERNS.length * TARGETS.length);
  });

  it('finds the same whatever the sample', () => {
    const finder = new PatternFinder(set, indexPatterns(set, []));
    for (const target of TARGETS) expect(found(finder, target)).toEqual(tried(set, target));
  });

  it('works on views of packed bytes in shared memory', () => {
    const pack = (bytes: Uint8Array) => {
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 8)).subarray(8);
      shared.set(bytes);
      return shared;
    };
    const openedSet = unpackPatternSet(pack(packPatternSet(set)));
    const openedIndex = unpackPatternIndex(pack(packPatternIndex(index)));
    if (!openedSet.ok || !openedIndex.ok) throw new Error('not opened');
    expect(openedSet.value.queryCode.buffer).toBeInstanceOf(SharedArrayBuffer);
    const finder = new PatternFinder(openedSet.value, openedIndex.value);
    for (const target of TARGETS) expect(found(finder, target)).toEqual(tried(set, target));
  });

  it('says so when packed bytes are cut short, too long or not aligned', () => {
    const bytes = packPatternSet(set);
    expect(unpackPatternSet(bytes.subarray(0, bytes.length - 4))).toMatchObject({ ok: false });
    expect(unpackPatternSet(new Uint8Array([...bytes, 0, 0, 0, 0]))).toMatchObject({ ok: false });
    expect(unpackPatternSet(new Uint8Array([0, ...bytes]).subarray(1))).toMatchObject({ ok: false });
    expect(unpackPatternSet(new Uint8Array(0))).toMatchObject({ ok: false });
  });
});
