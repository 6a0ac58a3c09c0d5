import type { PriceCategory, Rating, Suggestion } from '@retron/tree';

/**
 * Everything a file of results is made from, as plain facts: what is not known is `null` or an empty list, never made up. Texts are plain
 * text in any script; dates are ISO 8601 in UTC; atom numbers count from 1.
 */
export interface ExportContent {
  readonly query: ExportQuery;
  /** Each compound once; the target first, then by number. */
  readonly structures: readonly ExportStructure[];
  /** Each suggestion once. */
  readonly reactions: readonly ExportReaction[];
  /** Empty where single suggestions were chosen and no route. */
  readonly routes: readonly ExportRoute[];
  /** In the order in which a reader sees them: by reaction, then the best first. */
  readonly precedents: readonly ExportPrecedent[];
  /** Clusters of the suggestions of the target, as on the screen. */
  readonly clusters: readonly ExportCluster[];
  /** The same clusters with the suggestions that belong to them: what the disconnection summary shows. */
  readonly disconnections: readonly ExportDisconnection[];
  /** What a program needs beside all this to have the tree again; `null` where no pathways were chosen, and in files of version 1. */
  readonly tree: ExportTree | null;
}

/** The suggestions as the planner left them: atoms count from 0 in the order of the SMILES, as they do in it. */
export interface ExportTree {
  readonly plannedBy: ExportProvenance | null;
  /** Steps from the target to each structure, and its number in the catalogues. */
  readonly places: readonly { readonly id: number; readonly depth: number; readonly catalogId: string | null }[];
  readonly suggestions: readonly ExportSuggestion[];
}

/** A suggestion with its atom maps, and what the planner says of it. */
export interface ExportSuggestion extends Omit<Suggestion, 'admittedBy'> {
  /** Its place among the suggestions of its structure, from 1. */
  readonly rank: number;
  readonly admittedBy: string | null;
  /** Keys of some precedents, `source:key`. */
  readonly examples: readonly string[];
}

/** A data file, and the SHA-256 of its contents in hex. */
export interface ExportUsedFile {
  readonly name: string;
  readonly hash: string;
}

/** What planned the query: whether a program has the same libraries decides what it can say of precedents. */
export interface ExportProvenance {
  readonly build: string | null;
  readonly libraries: readonly ExportUsedFile[];
  readonly rankers: readonly ExportUsedFile[];
  readonly catalogs: readonly ExportUsedFile[];
}

/** The query, the program that answered it, and who writes the file. */
export interface ExportQuery {
  readonly id: number;
  readonly name: string;
  /** User name of who asked it. */
  readonly owner: string;
  readonly project: string;
  readonly targetSmiles: string;
  /** As a reader sees it, such as `Retrosynthesis`. */
  readonly direction: string;
  readonly algorithm: string;
  readonly strategy: string;
  /** Full names, such as `chemsynth_core-1.0`. */
  readonly libraries: readonly string[];
  readonly breadth: number;
  readonly steps: number;
  /** 1 low, 2 medium, 3 high. */
  readonly precision: number;
  /** `null` where nothing was asked beyond the settings of every query, and in files of before. */
  readonly wishes: ExportWishes | null;
  readonly created: string;
  readonly programVersion: string;
  /** User name of who writes the file. */
  readonly exportedBy: string;
  readonly exportedAt: string;
}

/** What was asked of the ways to the target. */
export interface ExportWishes {
  /** Steps of the longest route, and structures that a search for routes looks at; `null` where they were not asked for. */
  readonly longest: number | null;
  readonly structures: number | null;
  /** Bonds such as `4-7`, by the atoms of the target SMILES. */
  readonly break: readonly string[];
  readonly keep: readonly string[];
  /** SMILES. */
  readonly avoid: readonly string[];
  /** Name reactions, by name. */
  readonly avoidNames: readonly string[];
  /** SMILES. */
  readonly require: readonly string[];
  /** `null` where everything that the catalogues list counted as known, and in files of before. */
  readonly materials: ExportMaterials | null;
}

/** What counted as a known starting material. */
export interface ExportMaterials {
  /** Full names; `null` for all that were installed. */
  readonly catalogs: readonly string[] | null;
  /** US dollars; `null` for any price. */
  readonly dearest: { readonly dollars: number; readonly per: 'g' | 'mmol' } | null;
  readonly unpriced: boolean;
  /** SMILES and InChIKeys. */
  readonly never: readonly string[];
  readonly also: readonly string[];
}

export type StructureRole = 'target' | 'intermediate' | 'starting material';

/** What a catalogue says of a compound. */
export interface CatalogueOffer {
  readonly catalog: string;
  readonly id: string;
  /** Page of the offer; `null` where the catalogue has none. */
  readonly url: string | null;
}

export interface ExportStructure {
  /** `S3`: equal molecules of one query have one number. */
  readonly no: string;
  readonly role: StructureRole;
  /** What chemists call it; `null` where that is not known, and in files of before. */
  readonly name: string | null;
  /** Canonical isomeric SMILES. */
  readonly smiles: string;
  readonly rosdal: string;
  /** V2000 or V3000 with 2D coordinates; `null` where none was drawn. */
  readonly molfile: string | null;
  readonly inchiKey: string | null;
  readonly formula: string | null;
  /** Average molar mass in g/mol. */
  readonly molarMass: number | null;
  /** `null` for unknown: no catalogue was asked. */
  readonly isInStock: boolean | null;
  readonly priceCategory: PriceCategory | null;
  readonly offers: readonly CatalogueOffer[];
}

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** A molecule or salt beside the arrow. */
export interface ExportReagent {
  readonly name: string | null;
  readonly smiles: string | null;
  /** `solvent`, `base`, `catalyst` … ; `null` where it is not known what it does. */
  readonly role: string | null;
}

/** A yield in per cent; both ends are equal where it is one number. */
export interface YieldRange {
  readonly from: number;
  readonly to: number;
  /** Calculated from amounts and not read from the text; `null` where that is not recorded. */
  readonly isCalculated: boolean | null;
}

/** Conditions that precedents suggest for a reaction. */
export interface SuggestedConditions {
  /** Ready to read, such as `triethylamine · THF · 25 °C · 2 h`. */
  readonly text: string;
  readonly reagents: readonly ExportReagent[];
  /** Degrees Celsius, from and to. */
  readonly temperature: readonly [number, number] | null;
  /** Hours, from and to. */
  readonly time: readonly [number, number] | null;
  /** Number of reactions recorded with them. */
  readonly count: number;
  /** Where they were read. */
  readonly citations: readonly string[];
}

export interface ExportComment {
  readonly author: string;
  readonly text: string;
}

export type RatingWord = 'ugly' | 'bad' | 'good' | 'great';

export interface ExportReaction {
  /** `R1`. */
  readonly no: string;
  readonly ensid: number;
  /** Number of what it makes, in either direction of planning; of several products the main one. */
  readonly product: string;
  /** In the order of the tree: each number as often as the reaction needs it. */
  readonly reactants: readonly string[];
  /** SMILES of partners that are no structure of the tree (forward direction). */
  readonly partners: readonly string[];
  /** What the tree calls it. */
  readonly name: string;
  /** Commonest first. */
  readonly nameReactions: readonly NamedCount[];
  readonly rating: Rating;
  readonly ratingWord: RatingWord;
  /** Estimated share, 0 to 1, of the chemists who would choose the disconnection. */
  readonly choice: number | null;
  /** Estimated probability, 0 to 1, that it works. */
  readonly feasibility: number | null;
  readonly warnings: readonly string[];
  readonly precedentCount: number;
  /** Bonds of the product it makes, as `4-7`. */
  readonly bonds: readonly string[];
  /** The best supported first. */
  readonly conditions: readonly SuggestedConditions[];
  readonly yield: YieldRange | null;
  readonly comments: readonly ExportComment[];
  /** The reaction whose variant it is, such as `R1`. */
  readonly variantOf: string | null;
}

/** One suggestion for each structure that is not bought. */
export interface ExportRoute {
  /** `A`, `B` … . */
  readonly label: string;
  /**
   * Numbers of its reactions in the order of synthesis, the target's last: of a convergent route branch 1 completely, then branch 2, then
   * the step that joins them.
   */
  readonly reactions: readonly string[];
  /** Structures that nothing makes and that are in no catalogue: what the route still leaves open. */
  readonly open: readonly string[];
}

export interface ExportPrecedent {
  /** Number of the reaction it supports. */
  readonly reaction: string;
  readonly source: string;
  /** Its key in its source. */
  readonly prkey: string;
  /** Name of the reaction as its source or the name table gives it. */
  readonly name: string;
  /** Per cent. */
  readonly yield: number | null;
  readonly isCalculated: boolean | null;
  /** Per cent: similarity of its product to the structure to be made. */
  readonly similarity: number;
  /** Per cent: similarity of the surroundings of the changed bonds. */
  readonly centreSimilarity: number | null;
  readonly conditions: string | null;
  readonly reagents: readonly ExportReagent[];
  readonly nameReactions: readonly string[];
  readonly citation: string | null;
  /** Page where the citation can be read. */
  readonly citationUrl: string | null;
  readonly doi: string | null;
  /** Canonical SMILES. */
  readonly reactants: readonly string[];
  readonly product: string;
}

export interface ExportCluster {
  readonly no: number;
  /** Number of suggestions. */
  readonly size: number;
  /** Bonds of the target, as `4-7`. */
  readonly bonds: readonly string[];
  /** Such as `C–N, amide`. */
  readonly name: string;
  readonly precedents: number;
  readonly rating: Rating;
  readonly comment: string;
}

export interface ExportDisconnection extends ExportCluster {
  /** Numbers of its suggestions, the best first. */
  readonly reactions: readonly string[];
}
