import { bondBetween, type Molecule } from '@retron/molecule';
import {
  Matcher,
  type MatchList,
  type Pattern,
  PatternSetBuilder,
  type PreparedMolecule,
  prepareMolecule,
  statedValue,
} from '@retron/patterns';
import type { MappedReaction } from '@retron/transforms';
import type { PreparedSides } from '../prepared-sides.ts';
import { settleAcidOxygens } from './acid-oxygens.ts';
import { type AtomPair, type NamePattern, readNamePattern } from './name-pattern.ts';
import type { NameReaction, NameReactionTable } from './name-reaction.ts';

/** Matches looked at on each side; patterns of several molecules could have very many. */
const MAX_MATCHES = 400;

/** One pattern of a name reaction. */
interface Row<Id extends string> {
  readonly reaction: NameReaction<Id>;
  readonly pattern: NamePattern;
  readonly precursorIndex: number;
  readonly productIndex: number;
  /** Elements at bonds that the reaction must make, and at those that it must break; see `elementsAt`. */
  readonly made: readonly number[];
  readonly broken: readonly number[];
}

/** Tells which name reactions a mapped reaction is. Owns the matching buffers: one per thread. */
export class NameRecogniser<Id extends string> {
  readonly #rows: Row<Id>[] = [];
  readonly #precursors: Matcher;
  readonly #products: Matcher;
  /** Places of the product side of each row in the product that was looked at last, as far as they were asked for: many steps make one. */
  #inProduct: { readonly prepared: PreparedMolecule; readonly places: (readonly Uint16Array[] | undefined)[] } | null = null;

  /** @throws Error for a row that cannot be read: the table is part of the program */
  constructor(tables: readonly NameReactionTable<Id>[]) {
    const precursors = new PatternSetBuilder();
    const products = new PatternSetBuilder();
    for (const reaction of tables.flatMap((table) => table.reactions)) {
      for (const text of [reaction.pattern].flat()) {
        const pattern = readNamePattern(text);
        if (!pattern.ok) throw new Error(`${reaction.id}: ${pattern.error.message}`);
        this.#rows.push({
          reaction,
          pattern: pattern.value,
          precursorIndex: precursors.add(pattern.value.precursors),
          productIndex: products.add(pattern.value.product),
          made: pattern.value.made.map((pair) => elementsAsked(pattern.value.product, pair)),
          broken: pattern.value.broken.map((pair) => elementsAsked(pattern.value.precursors, pair)),
        });
      }
    }
    this.#precursors = new Matcher(precursors.build());
    this.#products = new Matcher(products.build());
  }

  /**
   * Those that fit, in the order of the table, each once. Of one group only the first.
   *
   * @param prepared - both sides, where they are prepared already
   */
  nameReactionsOf(mapped: MappedReaction, prepared: PreparedSides = {}): readonly Id[] {
    const reaction = settleAcidOxygens(mapped);
    this.#precursors.begin(prepared.reactants ?? prepareMolecule(reaction.reactants));
    const product = prepared.product ?? prepareMolecule(reaction.product);
    this.#products.begin(product);
    if (this.#inProduct?.prepared !== product) this.#inProduct = { prepared: product, places: [] };
    const changes = { made: elementsMade(reaction), broken: elementsBroken(reaction) };
    const found: Id[] = [];
    const groups = new Set<string>();
    for (const row of this.#rows) {
      const { id, group } = row.reaction;
      if ((group !== undefined && groups.has(group)) || found.includes(id)) continue;
      if (!hasAll(changes.made, row.made) || !hasAll(changes.broken, row.broken)) continue;
      if (!this.#fits(row, reaction)) continue;
      found.push(id);
      if (group !== undefined) groups.add(group);
    }
    return found;
  }

  #fits(row: Row<Id>, reaction: MappedReaction): boolean {
    const places = this.#placesInProduct(row);
    if (places.length === 0) return false;
    const products = placesMade(row.pattern, reaction, places);
    if (products.length === 0) return false;
    const before = this.#precursors.matches(row.precursorIndex, MAX_MATCHES);
    return before.count > 0 && agree(row.pattern, reaction, products, before);
  }

  #placesInProduct({ productIndex, pattern }: Row<Id>): readonly Uint16Array[] {
    const known = this.#inProduct?.places[productIndex];
    if (known !== undefined) return known;
    const { atoms, count } = this.#products.matches(productIndex, MAX_MATCHES);
    const places = copyMatches(atoms, count, pattern.product);
    if (this.#inProduct !== null) this.#inProduct.places[productIndex] = places;
    return places;
  }
}

/** By index: asked of hundreds of rows for each reaction, and an iterator each would be most of what is made for a name. */
function hasAll(set: ReadonlySet<number>, wanted: readonly number[]): boolean {
  for (let k = 0; k < wanted.length; k++) if (!set.has(wanted[k])) return false;
  return true;
}

/** Stands for any element in a pair of them. */
const ANY = 127;

/** A pair of elements as one number, whichever comes first. */
function elementPair(a: number, b: number): number {
  return Math.min(a, b) * 128 + Math.max(a, b);
}

/** The elements a pattern asks for at the ends of a bond, where it says so without alternatives. */
function elementsAsked({ queries }: Pattern, [a, b]: AtomPair): number {
  const asked = [a, b].map((atom) => statedValue(queries[atom], 'atomicNumber'));
  return elementPair(asked[0] < 0 ? ANY : asked[0], asked[1] < 0 ? ANY : asked[1]);
}

/** A screen by elements spares most patterns their search. Every pair that `elementsAsked` could give for one of the bonds. */
function elementsAt(
  { atomicNumber, bondBegin, bondEnd, bondCount }: Molecule,
  isMeant: (a: number, b: number) => boolean,
): ReadonlySet<number> {
  const pairs = new Set<number>();
  for (let bond = 0; bond < bondCount; bond++) {
    if (!isMeant(bondBegin[bond], bondEnd[bond])) continue;
    const [x, y] = [atomicNumber[bondBegin[bond]], atomicNumber[bondEnd[bond]]];
    for (const pair of [elementPair(x, y), elementPair(x, ANY), elementPair(y, ANY), elementPair(ANY, ANY)]) pairs.add(pair);
  }
  return pairs;
}

function elementsMade(reaction: MappedReaction): ReadonlySet<number> {
  return elementsAt(reaction.product, (a, b) => bondBetween(reaction.reactants, reaction.sourceOf[a], reaction.sourceOf[b]) < 0);
}

function elementsBroken(reaction: MappedReaction): ReadonlySet<number> {
  const { reactants, product, becomes } = reaction;
  return elementsAt(reactants, (a, b) => becomes[a] < 0 || becomes[b] < 0 || bondBetween(product, becomes[a], becomes[b]) < 0);
}

/** The places in the product whose bonds the reaction makes. */
function placesMade({ made }: NamePattern, reaction: MappedReaction, places: readonly Uint16Array[]): readonly Uint16Array[] {
  return places.filter((match) => made.every((pair) => isMade(reaction, match, pair)));
}

/** Whether a place on the one side is what a place on the other becomes. */
function agree(pattern: NamePattern, reaction: MappedReaction, products: readonly Uint16Array[], before: MatchList): boolean {
  const wanted = new Set(products.map((match) => pattern.shared.map(([, atom]) => reaction.sourceOf[match[atom]]).join()));
  return copyMatches(before.atoms, before.count, pattern.precursors).some(
    (match) =>
      wanted.has(pattern.shared.map(([atom]) => match[atom]).join()) &&
      pattern.broken.every((pair) => isBroken(reaction, match, pair)) &&
      pattern.onlyLosing.every((atom) => !gainsBond(reaction, match[atom])),
  );
}

/** One array per match: the molecule's atom of each pattern atom. */
function copyMatches(atoms: Uint16Array, count: number, pattern: Pattern): Uint16Array[] {
  return Array.from({ length: count }, (_, i) => atoms.slice(i * pattern.atomCount, (i + 1) * pattern.atomCount));
}

/** Whether the reaction makes the bond of the product between these two pattern atoms. */
function isMade(reaction: MappedReaction, match: Uint16Array, [a, b]: AtomPair): boolean {
  return bondBetween(reaction.reactants, reaction.sourceOf[match[a]], reaction.sourceOf[match[b]]) < 0;
}

/** Whether the reaction gives this reactant atom a bond to an atom it was not bonded to. */
function gainsBond(reaction: MappedReaction, atom: number): boolean {
  const { product, reactants } = reaction;
  const productAtom = reaction.becomes[atom];
  for (let k = product.neighbourStart[productAtom]; k < product.neighbourStart[productAtom + 1]; k++) {
    if (bondBetween(reactants, atom, reaction.sourceOf[product.neighbourAtom[k]]) < 0) return true;
  }
  return false;
}

/** Whether the reaction breaks the bond of the reactants between these two pattern atoms. */
function isBroken(reaction: MappedReaction, match: Uint16Array, [a, b]: AtomPair): boolean {
  const productA = reaction.becomes[match[a]];
  const productB = reaction.becomes[match[b]];
  return productA < 0 || productB < 0 || bondBetween(reaction.product, productA, productB) < 0;
}
