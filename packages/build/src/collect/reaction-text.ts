import { type Molecule, parseSmiles } from '@retron/molecule';

/** The three sides of a reaction text. */
export interface ReactionSides {
  readonly reactants: string;
  readonly agents: string;
  readonly products: string;
}

/**
 * The sides of `reactants>agents>products`, which may be followed by blanks and a CXSMILES block (`|f:0.1,2.3|`); `null` for anything
 * else. The grouping of fragments is not read: the ions of a salt count as molecules of their own.
 */
export function readReactionText(text: string): ReactionSides | null {
  const [reaction] = text.trim().split(/[\s|]/, 1);
  const sides = reaction.split('>');
  return sides.length === 3 ? { reactants: sides[0], agents: sides[1], products: sides[2] } : null;
}

function mapsOf(molecule: Molecule): number[] {
  return Array.from(molecule.atomMap).filter((map) => map !== 0);
}

function heavyAtomCount(molecule: Molecule): number {
  return molecule.atomicNumber.reduce((count, atomicNumber) => count + (atomicNumber > 1 ? 1 : 0), 0);
}

function withoutMaps(smiles: string): string {
  return smiles.replace(/:\d+\]/g, ']');
}

/**
 * Molecules of the product side beside the main one, each once, without maps. What stands unchanged among the reactants is no product.
 *
 * @param place - of the main product on its side, from 0
 */
export function otherProducts(reactants: string, products: string, place: number): readonly string[] {
  const unchanged = new Set(reactants.split('.').map(withoutMaps));
  const others = products.split('.').filter((_, other) => other !== place);
  return [...new Set(others.map(withoutMaps))].filter((smiles) => !unchanged.has(smiles));
}

/**
 * The main product: the molecule with most atoms traced to the reactants, then the largest, then the first. One that stands unchanged
 * among the reactants counts only when all do.
 *
 * @param products - SMILES of the product side; molecules are separated by dots
 * @returns the place of the molecule on its side, from 0, and its text; `null` when a molecule cannot be read
 */
export function mainProduct(reactants: string, products: string): { readonly place: number; readonly smiles: string } | null {
  const given = parseSmiles(reactants);
  if (!given.ok) return null;
  const sources = new Set(mapsOf(given.value));
  const unchanged = new Set(reactants.split('.').map(withoutMaps));
  const candidates = [];
  for (const [place, smiles] of products.split('.').entries()) {
    const molecule = parseSmiles(smiles);
    if (!molecule.ok) return null;
    const traced = mapsOf(molecule.value).filter((map) => sources.has(map)).length;
    const isNew = unchanged.has(withoutMaps(smiles)) ? 0 : 1;
    candidates.push({ place, smiles, rank: [isNew, traced, heavyAtomCount(molecule.value)] });
  }
  const [best] = candidates.sort((a, b) => b.rank[0] - a.rank[0] || b.rank[1] - a.rank[1] || b.rank[2] - a.rank[2] || a.place - b.place);
  return best === undefined ? null : { place: best.place, smiles: best.smiles };
}
