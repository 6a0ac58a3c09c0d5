/**
 * How readily a chemist thinks of a reaction who sees its retron, by judgement, as nothing recorded tells it: `characteristic` where hardly
 * anything else makes such a structure, `usual` where it is among the first ideas, `possible` where others come first, `seldom` where it mostly fails or
 * chemists do otherwise, so that nobody should run it on a textbook's word.
 */
export type Likelihood = 'characteristic' | 'usual' | 'possible' | 'seldom';

/** A reaction of the textbooks, written by hand: no recorded reaction stands behind it. */
export interface TextbookTransform {
  /** As textbooks call it; the same as in the table of name reactions where that has it. */
  readonly name: string;
  /** Book and named entry or chapter. */
  readonly source: string;
  readonly likelihood: Likelihood;
  /**
   * `product side >> precursor side`, as docs/chemistry/transforms.md writes templates. Every atom of the product side is mapped, so that
   * each has a source. It states what the reaction needs of the structure beside the atoms that change, on both sides, so that it may also be run forward.
   */
  readonly transform: string;
  /**
   * Where it needs a reagent that gives no atoms: one that does it, by its name in the table of reagents. Run forward it is expected only
   * where this or another of the kind is there.
   */
  readonly reagent?: string;
  /** Another reagent without which that one does not bring it about, named in the same way: the N-chlorosuccinimide of an oxidation by dimethyl sulfide. */
  readonly beside?: string;
  /** Its retron tells nothing, as almost any structure has it: it is asked forward alone, of who has written its reagents. */
  readonly isForwardOnly?: true;
  /**
   * The same of somebody who has written that reagent, where it says more than the retron: many reactions make an alkyl bromide, but who brings bromine
   * and mercury(II) oxide to an acid wants the one of Hunsdiecker.
   */
  readonly underReagent?: Likelihood;
  /**
   * It joins two molecules of one compound where that is all there is beside its reagent: a thiol that iodine oxidises, an alkyne under copper. Run
   * forward a second molecule is added to a single material.
   */
  readonly ofTwoAlike?: true;
  /** A reaction of it, `precursors>>product`, which the tests ask it for. */
  readonly example: string;
}
