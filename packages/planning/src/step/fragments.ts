import { canonicalSmiles, type Molecule, parseSmiles } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import type { KeptRings } from '@retron/transforms';
import { molecularComplexity } from '../molecules/complexity.ts';
import { implausibility } from '../molecules/plausibility.ts';
import { RecentlyUsed } from '../molecules/recently-used.ts';
import { isSettled } from '../molecules/settled-form.ts';
import { implausibleReason, type LeftOutCode } from './left-out-codes.ts';

/** A molecule that an edit left. */
export interface KnownFragment {
  /** As RDKit writes it; for a settled molecule it is only asked when this is. */
  readonly smiles: string;
  /** In bits; see `molecularComplexity`. */
  readonly complexity: number;
  /** A SMILES of the same molecule, in the simplest reading there is without asking RDKit: as the edit wrote it, or canonical. */
  readonly drawn: string;
}

/** What an edit left; or why it is no molecule that anybody would take. */
export type Fragment = KnownFragment | { readonly dropped: LeftOutCode };

/** Molecules remembered per thread; at about 400 bytes each. */
const FRAGMENTS_REMEMBERED = 20_000;

/** Hydrogens written as atoms, which RDKit takes away. */
const FOR_RDKIT = /\[\d*H/;
/** Longer SMILES may be more than RDKit is given. */
const LONGEST_SETTLED = 300;

/** Canonical molecules and their complexity, remembered: neighbouring structures of one plan share most of their precursors. */
export class Fragments {
  readonly #rdkit: Rdkit;
  readonly #byRaw = new RecentlyUsed<string, Fragment>(FRAGMENTS_REMEMBERED);

  constructor(rdkit: Rdkit) {
    this.#rdkit = rdkit;
  }

  /**
   * @param raw - SMILES as an edit wrote it
   * @param kept - see `RawPrecursor`; spares time
   */
  canonical(raw: string, kept: KeptRings = 'none'): Fragment {
    return this.#byRaw.getOrMake(raw, () => this.#settled(raw, kept) ?? this.#canonicalise(raw, kept));
  }

  /** `null` where RDKit must be asked. */
  #settled(raw: string, kept: KeptRings): Fragment | null {
    if (raw.length > LONGEST_SETTLED || FOR_RDKIT.test(raw)) return null;
    const molecule = readCanonical(raw);
    if (!isSettled(molecule, kept)) return null;
    const problem = implausibility(molecule);
    return problem === null ? new SettledFragment(raw, this.#rdkit) : { dropped: implausibleReason('precursor', problem) };
  }

  #canonicalise(raw: string, kept: KeptRings): Fragment {
    const canonical = this.#rdkit.canonicalSmiles(raw, kept === 'all' ? 'as-written' : 'perceived');
    if (!canonical.ok) return { dropped: `refused:${canonical.error.kind}` };
    const molecule = readCanonical(canonical.value);
    const problem = implausibility(molecule);
    return problem === null
      ? { smiles: canonical.value, complexity: molecularComplexity(molecule), drawn: canonical.value }
      : { dropped: implausibleReason('precursor', problem) };
  }
}

/** A molecule that RDKit would leave as it is. */
class SettledFragment implements KnownFragment {
  readonly drawn: string;
  readonly #rdkit: Rdkit;
  #smiles: string | undefined;
  #complexity: number | undefined;

  constructor(raw: string, rdkit: Rdkit) {
    this.drawn = raw;
    this.#rdkit = rdkit;
  }

  get smiles(): string {
    this.#smiles ??= this.#write();
    return this.#smiles;
  }

  get complexity(): number {
    this.#complexity ??= molecularComplexity(readCanonical(this.drawn));
    return this.#complexity;
  }

  /** Settled molecules are never refused; should the toolkit break down on one, it stays as it is drawn. */
  #write(): string {
    const own = canonicalSmiles(readCanonical(this.drawn));
    if (own !== null) return own;
    const canonical = this.#rdkit.canonicalSmiles(this.drawn, 'settled');
    return canonical.ok ? canonical.value : this.drawn;
  }
}

/** Molecules remembered per thread: several parts of planning read the same SMILES. At about 6 kB each. */
const MOLECULES_REMEMBERED = 2000;

const readBefore = new RecentlyUsed<string, Molecule>(MOLECULES_REMEMBERED);

/** The molecule of a SMILES that RDKit wrote; atoms in its order. A failure is a bug of the reader and throws. */
export function readCanonical(smiles: string): Molecule {
  return readBefore.getOrMake(smiles, read);
}

function read(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`RDKit's SMILES ${smiles} cannot be read: ${molecule.error.message}`);
  return molecule.value;
}
