import type { AtomIndex } from '@retron/molecule';

/** Number of a structure in its query, counted from 1; 1 is the target. Equal molecules of one query share one id. */
export type StructureId = number;
/** Number of a suggestion in its query, counted from 1. */
export type SuggestionId = number;

/** 1 ugly, 2 bad, 3 good, 4 great. Source: spec section 3. */
export type Rating = 1 | 2 | 3 | 4;

/** How much of the surroundings of the reaction centre a transform asks for: 1 the centre, 2 + neighbours, 3 + next neighbours. */
export type Precision = 1 | 2 | 3;

/** Price per gram, 1 cheapest to 5; unknown is `null`. Source: spec section 9. */
export type PriceCategory = 1 | 2 | 3 | 4 | 5;

/**
 * Why a query does not buy what an installed catalogue has: its list of what is never bought, its price limit, no price where one is asked
 * for, or the catalogue, which it does not count.
 */
export type NotBought = 'never' | 'price' | 'unpriced' | 'catalogue';

/** What the chosen catalogues say of a molecule. `isInStock` is `null` when no catalogue was asked. */
export interface Availability {
  readonly isInStock: boolean | null;
  readonly catalogId: string | null;
  readonly priceCategory: PriceCategory | null;
  /** Absent for what is bought, and for what no catalogue has. */
  readonly notBought?: NotBought;
  /** US dollars for a gram of the cheapest offer; only where that is why it is not bought. */
  readonly refusedPrice?: number;
}

/** One molecule of a query, whatever the number of places it has in the tree. */
export interface Structure extends Availability {
  readonly id: StructureId;
  /** RDKit canonical isomeric SMILES; its atom order is the atom order of every index about this structure. */
  readonly smiles: string;
  /** Steps from the target at which it was first found: the fewest, but for best-first search. The target is 0. */
  readonly depth: number;
}

/** One structure a suggestion leads to. */
export interface Precursor {
  readonly structureId: StructureId;
  /** Atoms of this precursor that belong to the reaction centre, ascending. */
  readonly centre: readonly AtomIndex[];
  /** For every atom of this precursor the atom of the parent it becomes, or -1 for an atom that leaves. */
  readonly parentAtom: readonly number[];
}

/** A bond of the parent structure, lower index first. */
export type BondPair = readonly [AtomIndex, AtomIndex];

/** Something said of a suggestion, in words made for a chemist. */
export interface SuggestionMessages {
  readonly info: readonly string[];
  readonly warning: readonly string[];
}

/** How often a name reaction stands among the precedents. */
export interface NameReactionCount {
  /** Id in the table of name reactions (`@retron/reactivity`), which stays when the name changes. */
  readonly id: string;
  readonly count: number;
}

/** Something that makes a step more or less likely to work, as natural logarithm of the factor on its odds: positive speaks for it. */
export interface Contribution {
  /** A short clause for a chemist, such as `95 precedents share the surroundings`. */
  readonly text: string;
  readonly weight: number;
}

/** How often chemists would choose a step, by what was recorded. */
export interface Choice {
  /** Share of its disconnection, all its variants added up, among everything found for the structure: 0 to 1. */
  readonly disconnection: number;
  /** Share of this variant within the disconnection: 0 to 1. */
  readonly variant: number;
}

/** An atom of a precursor: `precursor` is its place among the precursors, from 0. */
export interface PrecursorAtom {
  readonly precursor: number;
  readonly atom: AtomIndex;
}

/** An atom of the structure of a suggestion. */
export interface StructureAtom {
  readonly atom: AtomIndex;
}

/** Forward: an atom of a reaction partner, in the order of its SMILES; `partner` is its place among the partners, from 0. */
export interface PartnerAtom {
  readonly partner: number;
  readonly atom: AtomIndex;
}

/** An atom of one of the molecules that a suggestion is drawn with. */
export type StepAtom = PrecursorAtom | PartnerAtom | StructureAtom;

/** Where in a suggestion a warning is about. */
export interface WarningAtoms {
  /** The sentence, as it stands among the warnings of `messages`. */
  readonly text: string;
  /** Atoms meant to react; where nothing competes with them, what the sentence is about. */
  readonly wanted: readonly StepAtom[];
  /** Places that react as well, each with all of its atoms. */
  readonly rivals: readonly (readonly StepAtom[])[];
}

/** A rule of reaction mechanism that a suggestion breaks. */
export interface MechanismWarning {
  /** Id of the rule, such as `S1`; `docs/chemistry/mechanism.md` lists them. */
  readonly rule: string;
  /** `never`: no chemist would run it so. `risk`: it gives something else too, or asks for more care than precedents tell. */
  readonly verdict: 'never' | 'risk';
  /** Three words at most, such as `SN2 inverts`. */
  readonly chip: string;
  /** What would happen instead, and why. */
  readonly text: string;
  /** Atoms meant to react: of precursors, in the forward direction of the structure and its partners. */
  readonly wanted: readonly StepAtom[];
  /** Atoms that react instead, or stand in the way. */
  readonly rivals: readonly StepAtom[];
}

/** A reaction of the textbooks, written by hand. */
export interface TextbookReaction {
  readonly name: string;
  /** Book and named entry or chapter. */
  readonly source: string;
  /** A reagent that does it and gives no atoms, by name; absent where it needs none. */
  readonly reagent?: string;
}

/**
 * One suggested reaction: one set of precursors by one disconnection, with everything that supports it.
 * In the forward direction `precursors` holds the products, and `partners` what reacts with the structure.
 */
export interface Suggestion {
  readonly id: SuggestionId;
  /** The structure it makes (forward: the structure it starts from). */
  readonly structureId: StructureId;
  readonly precursors: readonly Precursor[];
  /** Forward only: canonical SMILES of the reaction partners taken from precedents; empty otherwise. */
  readonly partners: readonly string[];
  /** Atoms of the structure that belong to the reaction centre, ascending. */
  readonly centre: readonly AtomIndex[];
  /** Bonds of the structure that this reaction makes (forward: breaks), sorted: the disconnection. Where it makes none, those whose order it changes. */
  readonly bonds: readonly BondPair[];
  readonly rating: Rating;
  /**
   * Estimated probability, 0 to 1, that the step is the one a chemist recorded: the ranker's own. It gives the rating, unless one of
   * `limits` holds that down; suggestions are sorted by rating first, so that a better rated one may be less probable.
   */
  readonly probability: number;
  /** Would it work: estimated probability, 0 to 1, that these precursors give this structure; `null` where it was not estimated. */
  readonly feasibility: number | null;
  /** What made the feasibility: those that speak for it first, the strongest first on either side. */
  readonly contributions: readonly Contribution[];
  /** Would a chemist choose it; `null` where it was not estimated. */
  readonly choice: Choice | null;
  /** The first suggestion of the same disconnection, whose variant this one is; `null` where it is that, or where all stand alone. */
  readonly variantOf: SuggestionId | null;
  /** Rules of mechanism it breaks, in the order of the rules. */
  readonly mechanism: readonly MechanismWarning[];
  /** What it is where a textbook alone shows it; `null` where recorded reactions stand behind it. */
  readonly textbook: TextbookReaction | null;
  /** Reasons for the rating, strongest first. */
  readonly reasons: readonly string[];
  /** Why the rating is not one higher; empty at 4. */
  readonly limits: readonly string[];
  /** Deepest level at which a precedent supports it. */
  readonly deepestLevel: Precision;
  /** All recorded reactions behind it, not only those kept as examples. */
  readonly precedentCount: number;
  readonly nameReactions: readonly NameReactionCount[];
  readonly messages: SuggestionMessages;
  /** Atoms of warnings of `messages` that speak of some, in the order of the sentences; those of `mechanism` have their own. */
  readonly warningAtoms: readonly WarningAtoms[];
  /** The sentence of the strategy's clause that let it in. */
  readonly admittedBy: string;
  /** Sentences of the clauses that moved it up or down among those of its rating. */
  readonly weighedBy: readonly string[];
  /** The transforms behind it: the way back to the precedents. */
  readonly transforms: readonly TransformRef[];
}

/** A transform in a library, by the library's full name (`chemsynth_core-1.0`) and its index there. */
export interface TransformRef {
  readonly library: string;
  readonly transform: number;
}
