import type { TextbookSource } from '../functional-groups/functional-group.ts';
import type { NameReactionId } from '../name-reactions/table.ts';

/** A substance that stands above the arrow and has a say in what happens. */
export interface Reagent {
  /** Its usual name; the abbreviation where chemists write that. */
  readonly name: string;
  /** Other names and abbreviations that are understood, whatever their capitals. */
  readonly aliases?: readonly string[];
  /** RDKit canonical SMILES, the ions of a salt ascending. */
  readonly smiles: string;
  /** Standard InChIKey of `smiles`, as the toolkit makes it. */
  readonly inchiKey: string;
  /** Other ways in which it is drawn, in the same form: as ions where `smiles` has bonds, or the other way round. */
  readonly otherDrawings?: readonly Pick<Reagent, 'smiles' | 'inchiKey'>[];
  /** What of it tells it, where not all: sodium borohydride is known by its anion. Canonical SMILES, dot-separated. */
  readonly knownBy?: string;
  /** Atoms of it stand in the product: it may react as a partner. */
  readonly givesAtoms?: true;
  /**
   * Molecules and ions as which records draw the atoms that it gives: the water of an aqueous oxidation, the chloride of copper(I) chloride.
   * They count as partners only of reactions that the reagents make. Canonical SMILES.
   */
  readonly givesAs?: readonly string[];
  /** Ids of kinds of reagents beside one of which alone it gives anything: else it is the solvent. */
  readonly givesBeside?: readonly string[];
}

/** Reagents that make the same reactions. */
export interface ReagentKind {
  readonly id: string;
  /** As it stands in a sentence: `a peracid or peroxide`. */
  readonly name: string;
  /**
   * `decisive`: who adds it wants one of `makes`, and reactions that only other decisive kinds make are improbable then.
   * `supporting`: it goes with `makes`, and forbids nothing (bases, acids).
   */
  readonly say: 'decisive' | 'supporting';
  /** Kinds of one family do for each other where a textbook reaction asks for one of them; a kind without family does for itself. */
  readonly family?: 'strong bases';
  /** Its reagents are bought as materials, too: written among these they say nothing, and whether they are there is for a catalogue to say. */
  readonly isMaterialToo?: true;
  readonly makes: readonly NameReactionId[];
  readonly reagents: readonly Reagent[];
  readonly source: TextbookSource;
}
