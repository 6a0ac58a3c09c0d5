import { bondBetween, type Molecule, parseSmiles } from '@retron/molecule';
import type { BondPair } from '@retron/tree';
import { isNameOfOne, nameReactionsCalled } from './named-reactions.ts';
import type { RouteIntent } from './route-intent.ts';

/** What is wanted of the ways to a target, as it was given. */
export interface GivenIntent {
  /** Structures, and names of name reactions or of families of them such as `Suzuki`. */
  readonly avoid: readonly string[];
  /** Structures. */
  readonly require: readonly string[];
  /** Bonds of the target such as `4-7`: two atoms, from 1. */
  readonly breaks: readonly string[];
  readonly keeps: readonly string[];
}

/**
 * A text that is not what was asked for: no structure (nor name), no bond of the target, a bond that is both to be broken and to be kept, or a
 * catalyst, which no drawn precursor is, so that avoiding it would leave out nothing.
 */
export interface UnreadWish {
  readonly wish: keyof GivenIntent;
  readonly text: string;
  readonly problem: 'unknown' | 'no bond' | 'both' | 'catalyst';
}

/** Metals that leave nothing in a product: palladium to platinum of catalysts. */
const CATALYST_METALS: ReadonlySet<number> = new Set([28, 44, 45, 46, 76, 77, 78, 79]); // Ni Ru Rh Pd Os Ir Pt Au

/** The texts that may be structures, each once: what is to be read by who knows structures. */
export function structureTextsOf({ avoid, require }: Pick<GivenIntent, 'avoid' | 'require'>): readonly string[] {
  return [...new Set([...avoid.filter((text) => !isNameOfOne(text)), ...require])];
}

/**
 * What is wanted, in the planner's words, each once, and what is wrong with it.
 *
 * @param target - read from its canonical SMILES; `null` where it cannot be read: its bonds are not asked for then
 * @param smilesOf - canonical SMILES of a text that names a structure, or `null`
 */
export function readIntent(
  given: GivenIntent,
  target: Molecule | null,
  smilesOf: (text: string) => string | null,
): { readonly intent: Required<Omit<RouteIntent, 'mostReactions'>>; readonly unread: readonly UnreadWish[] } {
  const unread: UnreadWish[] = [];
  const avoidNames: string[] = [];
  const avoided = given.avoid.flatMap((text) => {
    const smiles = isNameOfOne(text) ? null : smilesOf(text);
    const names = smiles === null ? nameReactionsCalled(text) : [];
    avoidNames.push(...names);
    if (smiles === null && names.length === 0) unread.push({ wish: 'avoid', text, problem: 'unknown' });
    else if (smiles !== null && hasCatalystMetal(smiles)) unread.push({ wish: 'avoid', text, problem: 'catalyst' });
    return smiles ?? [];
  });
  const required = given.require.flatMap((text) => {
    const smiles = smilesOf(text);
    if (smiles === null) unread.push({ wish: 'require', text, problem: 'unknown' });
    return smiles ?? [];
  });
  const bonds = (wish: 'breaks' | 'keeps', other: readonly string[]) => {
    const read = new Map<string, BondPair>();
    for (const text of target === null ? [] : given[wish]) {
      const bond = bondOf(text, target as Molecule);
      if (bond === null) unread.push({ wish, text, problem: 'no bond' });
      else if (other.includes(bond.join('-'))) unread.push({ wish, text, problem: 'both' });
      else read.set(bond.join('-'), bond);
    }
    return [...read.values()];
  };
  const known = (texts: readonly string[]) => (target === null ? [] : texts.flatMap((text) => bondOf(text, target)?.join('-') ?? []));
  return {
    intent: {
      avoid: unique(avoided),
      avoidNames: unique(avoidNames),
      require: unique(required),
      keeps: bonds('keeps', []),
      breaks: bonds('breaks', known(given.keeps)),
    },
    unread,
  };
}

function hasCatalystMetal(smiles: string): boolean {
  const molecule = parseSmiles(smiles);
  return molecule.ok && molecule.value.atomicNumber.some((element) => CATALYST_METALS.has(element));
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A bond of the target, lower atom first; `null` for what is none. */
function bondOf(text: string, target: Molecule): BondPair | null {
  const found = /^\s*(\d{1,4})\s*[-–]\s*(\d{1,4})\s*$/.exec(text);
  if (found === null) return null;
  const [a, b] = [Number(found[1]) - 1, Number(found[2]) - 1].sort((x, y) => x - y);
  return a < 0 || b >= target.atomCount || bondBetween(target, a, b) < 0 ? null : [a, b];
}
