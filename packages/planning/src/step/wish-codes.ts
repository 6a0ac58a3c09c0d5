import type { AtomIndex } from '@retron/molecule';
import { nameOfNameReaction } from '@retron/reactivity';

/**
 * One thing that is wanted of the ways to a target, as it is counted where it leaves something out: a bond of the target (atoms from 0),
 * canonical SMILES, or the id of a name reaction.
 */
export type WishCode = `wish:${Wish}:${string}`;

const WISHES = ['keep', 'break', 'avoid', 'name', 'require', 'reactions'] as const;
type Wish = (typeof WISHES)[number];

/** What is left out of a list of steps, and not of one of whole routes. */
const OF_STEPS: readonly Wish[] = ['keep', 'avoid', 'name'];
const CODE = /^wish:(?:routes:)?(keep|break|avoid|name|require|reactions):(.+)$/;
const OF_ROUTES = 'wish:routes:';

export function bondCode(wish: 'keep' | 'break', [a, b]: readonly [AtomIndex, AtomIndex]): WishCode {
  return `wish:${wish}:${Math.min(a, b)}-${Math.max(a, b)}`;
}

export function wishCode(wish: Exclude<Wish, 'keep' | 'break'>, of: string): WishCode {
  return `wish:${wish}:${of}`;
}

/** The code under which whole routes are counted that are not told, as they are not what is wanted. */
export function codeOfRoutes(code: WishCode): `wish:routes:${string}` {
  return `${OF_ROUTES}${code.slice('wish:'.length)}`;
}

/** What a code of a wish counts, in words; `null` for any other code. */
export function readWishCode(code: string): { readonly counts: 'steps' | 'routes'; readonly text: string } | null {
  const found = CODE.exec(code);
  if (found === null) return null;
  const wish = found[1] as Wish;
  const counts = code.startsWith(OF_ROUTES) || !OF_STEPS.includes(wish) ? 'routes' : 'steps';
  return { counts, text: TEXTS[wish](found[2]) };
}

const bondText = (bond: string) =>
  bond
    .split('-')
    .map((atom) => Number(atom) + 1)
    .join('–');

const TEXTS: Readonly<Record<Wish, (of: string) => string>> = {
  keep: (bond) => `the bond ${bondText(bond)} is to be kept, and would be broken`,
  break: (bond) => `the bond ${bondText(bond)} is to be broken, and would be kept`,
  avoid: (smiles) => `${smiles} is to be avoided`,
  name: (id) => `${nameOfNameReaction(id)} is to be avoided`,
  require: (smiles) => `${smiles} is required`,
  reactions: (most) => `more than ${most} reaction${most === '1' ? '' : 's'}`,
};
