import { bondBetween } from '@retron/molecule';
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
import { ANY_ELEMENT, ElementPairs, elementPair } from './element-pairs.ts';
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
  /** Elements at bonds that the reaction must make, and at those that it must break; see `elementsAsked`. */
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
  readonly #made = new ElementPairs();
  readonly #broken = new ElementPairs();

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
    noteMade(this.#made, reaction);
    noteBroken(this.#broken, reaction);
    const found: Id[] = [];
    const groups = new Set<string>();
    for (const row of this.#rows) {
      // Most rows end here.
      if (!this.#made.hasAll(row.made) || !this.#broken.hasAll(row.broken)) continue;
      const { id, group } = row.reaction;
      if ((group !== undefined && groups.has(group)) || found.includes(id)) continue;
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

/** The elements a pattern asks for at the ends of a bond, where it says so without alternatives. */
function elementsAsked({ queries }: Pattern, [a, b]: AtomPair): number {
  const asked = [a, b].map((atom) => statedValue(queries[atom], 'atomicNumber'));
  return elementPair(asked[0] < 0 ? ANY_ELEMENT : asked[0], asked[1] < 0 ? ANY_ELEMENT : asked[1]);
}

/** Notes the pairs of elements at bonds that are made. */
function noteMade(pairs: ElementPairs, { product, reactants, sourceOf }: MappedReaction): void {
  pairs.clear();
  for (let bond = 0; bond < product.bondCount; bond++) {
    const [a, b] = [product.bondBegin[bond], product.bondEnd[bond]];
    if (bondBetween(reactants, sourceOf[a], sourceOf[b]) < 0) pairs.add(product.atomicNumber[a], product.atomicNumber[b]);
  }
}

/** The same of bonds that are broken, those to atoms that leave included. */
function noteBroken(pairs: ElementPairs, reaction: MappedReaction): void {
  const { reactants } = reaction;
  pairs.clear();
  for (let bond = 0; bond < reactants.bondCount; bond++) {
    const [a, b] = [reactants.bondBegin[bond], reactants.bondEnd[bond]];
    if (isBroken(reaction, a, b)) pairs.add(reactants.atomicNumber[a], reactants.atomicNumber[b]);
  }
}

/** The places in the product whose bonds the reaction makes. */
function placesMade({ made }: NamePattern, reaction: MappedReaction, places: readonly Uint16Array[]): readonly Uint16Array[] {
  return places.filter((match) => made.every((pair) => isMade(reaction, match, pair)));
}

/** Whether a place on the one side is what a place on the other becomes. */
function agree(
  pattern: NamePattern,
  reaction: MappedReaction,
  products: readonly Uint16Array[],
  { atoms, count, width }: MatchList,
): boolean {
  for (let offset = 0; offset < count * width; offset += width) {
    if (becomesOneOf(products, pattern, reaction, atoms, offset) && breaksAndLoses(pattern, reaction, atoms, offset)) return true;
  }
  return false;
}

function becomesOneOf(
  products: readonly Uint16Array[],
  { shared }: NamePattern,
  { sourceOf }: MappedReaction,
  atoms: Uint16Array,
  offset: number,
): boolean {
  for (const product of products) {
    let place = 0;
    while (place < shared.length && sourceOf[product[shared[place][1]]] === atoms[offset + shared[place][0]]) place++;
    if (place === shared.length) return true;
  }
  return false;
}

function breaksAndLoses({ broken, onlyLosing }: NamePattern, reaction: MappedReaction, atoms: Uint16Array, offset: number): boolean {
  return (
    broken.every(([a, b]) => isBroken(reaction, atoms[offset + a], atoms[offset + b])) &&
    onlyLosing.every((atom) => !gainsBond(reaction, atoms[offset + atom]))
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

/** Whether the reaction breaks the bond between these two reactant atoms. */
function isBroken({ product, becomes }: MappedReaction, a: number, b: number): boolean {
  return becomes[a] < 0 || becomes[b] < 0 || bondBetween(product, becomes[a], becomes[b]) < 0;
}
