import { Constitutions, configurationKey } from '@retron/molecule';
import type { RawPrecursor } from '@retron/transforms';
import { type KnownFragment, readCanonical } from '../step/fragments.ts';
import { areTautomers, heavyAtomsOf } from '../step/like-molecules.ts';
import type { StockToAsk } from '../step/stock-to-ask.ts';

/** A precursor and how the edit left it. */
export interface FoundPrecursor {
  readonly fragment: KnownFragment;
  readonly raw: RawPrecursor;
}

/**
 * The precursors of one step. RDKit writes them only when somebody asks for their SMILES or their order: of most steps that are found nobody
 * does.
 */
export class PrecursorSet {
  readonly #found: readonly FoundPrecursor[];
  readonly #members: readonly string[];
  readonly #identities: Identities;
  #sorted: readonly FoundPrecursor[] | undefined;
  #smiles: readonly string[] | undefined;

  /** @param members - what tells them from other molecules, by `identities` */
  constructor(found: readonly FoundPrecursor[], members: readonly string[], identities: Identities) {
    this.#found = found;
    this.#members = members;
    this.#identities = identities;
  }

  /** Whether a canonical SMILES is among them; asks for none of theirs. */
  has(smiles: string): boolean {
    return this.#members.includes(this.#identities.of(smiles).molecule);
  }

  /** Whether one is a tautomer of a molecule, given by its canonical SMILES; asks only for the SMILES of what has the same atoms. */
  hasTautomer(smiles: string): boolean {
    const { atomCount } = readCanonical(smiles);
    return this.#found.some(
      ({ fragment }) =>
        readCanonical(fragment.drawn).atomCount === atomCount &&
        heavyAtomsOf(fragment.drawn) === heavyAtomsOf(smiles) &&
        areTautomers(fragment.smiles, smiles),
    );
  }

  /** Canonical SMILES, sorted. */
  get smiles(): readonly string[] {
    this.#smiles ??= this.#inOrder().map(({ fragment }) => fragment.smiles);
    return this.#smiles;
  }

  /** In the order of `smiles`. */
  get raw(): readonly RawPrecursor[] {
    return this.#inOrder().map(({ raw }) => raw);
  }

  get hardestComplexity(): number {
    return Math.max(...this.#found.map(({ fragment }) => fragment.complexity));
  }

  /** How many can be bought; `null` when no catalogue was asked. */
  countInStock(stock: StockToAsk): number | null {
    let count = 0;
    for (const { fragment } of this.#found) {
      if (stock.mayHave?.(fragment.drawn) === false) continue;
      const { isInStock } = stock.availability(fragment.smiles);
      if (isInStock === null) return null;
      if (isInStock) count++;
    }
    return count;
  }

  #inOrder(): readonly FoundPrecursor[] {
    this.#sorted ??=
      this.#found.length === 1
        ? this.#found
        : [...this.#found].sort((a, b) => (a.fragment.smiles < b.fragment.smiles ? -1 : a.fragment.smiles > b.fragment.smiles ? 1 : 0));
    return this.#sorted;
  }
}

/** What tells a molecule from others of one structure. */
export interface Identity {
  /** The same where the canonical SMILES are. */
  readonly molecule: string;
  /** The same where molecules are the same but for stereo. */
  readonly constitution: number;
}

/** Tells molecules apart as their canonical SMILES would, without writing it. */
export class Identities {
  readonly #constitutions = new Constitutions();
  readonly #known = new Map<string, Identity>();

  /** @param drawn - canonical SMILES, or `KnownFragment.drawn` */
  of(drawn: string): Identity {
    const known = this.#known.get(drawn);
    if (known !== undefined) return known;
    const molecule = readCanonical(drawn);
    const constitution = this.#constitutions.numberOf(molecule);
    // Doubtful stereo has been read and written by the toolkit, so that the text tells it.
    const identity = { molecule: `${constitution} ${configurationKey(molecule) ?? drawn}`, constitution };
    this.#known.set(drawn, identity);
    return identity;
  }
}

/** Number of stated stereocentres in a SMILES. */
export function countCentres(smiles: string): number {
  return smiles.match(/@+/g)?.length ?? 0;
}
