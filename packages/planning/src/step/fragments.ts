import { type Molecule, parseSmiles } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import { molecularComplexity } from '../molecules/complexity.ts';
import { implausibility } from '../molecules/plausibility.ts';
import { RecentlyUsed } from '../molecules/recently-used.ts';
import { implausibleReason, type LeftOutCode } from './left-out-codes.ts';

/** A molecule that an edit left, as RDKit writes it, with its complexity in bits; or why it is not one. */
export type Fragment = { readonly smiles: string; readonly complexity: number } | { readonly dropped: LeftOutCode };

/** Molecules remembered per thread; at about 400 bytes each. */
const FRAGMENTS_REMEMBERED = 20_000;

/** Canonical molecules and their complexity, remembered: neighbouring structures of one plan share most of their precursors. */
export class Fragments {
  readonly #rdkit: Rdkit;
  readonly #byRaw = new RecentlyUsed<string, Fragment>(FRAGMENTS_REMEMBERED);

  constructor(rdkit: Rdkit) {
    this.#rdkit = rdkit;
  }

  /**
   * @param raw - SMILES as an edit wrote it
   * @param keepsRings - see `RawPrecursor`; spares time
   */
  canonical(raw: string, keepsRings = false): Fragment {
    return this.#byRaw.getOrMake(raw, () => this.#canonicalise(raw, keepsRings));
  }

  #canonicalise(raw: string, keepsRings: boolean): Fragment {
    const canonical = this.#rdkit.canonicalSmiles(raw, keepsRings ? 'as-written' : 'perceived');
    if (!canonical.ok) return { dropped: `refused:${canonical.error.kind}` };
    const molecule = readCanonical(canonical.value);
    const problem = implausibility(molecule);
    return problem === null
      ? { smiles: canonical.value, complexity: molecularComplexity(molecule) }
      : { dropped: implausibleReason('precursor', problem) };
  }
}

/** The molecule of a SMILES that RDKit wrote; atoms in its order. A failure is a bug of the reader and throws. */
export function readCanonical(smiles: string): Molecule {
  const molecule = parseSmiles(smiles);
  if (!molecule.ok) throw new Error(`RDKit's SMILES ${smiles} cannot be read: ${molecule.error.message}`);
  return molecule.value;
}
