import {
  citationOf,
  conditionsOf,
  type ExpansionReport,
  type PlanningPorts,
  precedentsOf,
  type RankedPrecedent,
  reactionSmilesOf,
} from '@retron/planning';
import { nameOfNameReaction } from '@retron/reactivity';
import type { StepAtom, Structure, StructureId, Suggestion, SuggestionId } from '@retron/tree';

/** One suggestion as `retron plan --json` prints it. */
export interface SuggestionJson {
  readonly rank: number;
  /** `rank` of the first suggestion of the same disconnection, whose variant this one is; null for that one itself. */
  readonly variantOf: number | null;
  /** How often chemists choose the disconnection, and of that this variant: shares, 0 to 1. */
  readonly choice: Suggestion['choice'];
  readonly rating: number;
  /** Probability, 0 to 1, that the step is the one a chemist recorded. */
  readonly probability: number;
  /** Would it work: probability, 0 to 1, that these precursors give this structure; null where it was not estimated. */
  readonly feasibility: number | null;
  /** What made the feasibility, each as natural logarithm of its factor on the odds; what speaks for it first. */
  readonly contributions: Suggestion['contributions'];
  /** Rules of reaction mechanism that it breaks. */
  readonly mechanism: readonly MechanismJson[];
  /** The reaction of the textbooks that it is; null where recorded reactions stand behind it. */
  readonly textbook: Suggestion['textbook'];
  readonly level: number;
  readonly precursors: readonly string[];
  /** In the order of `precursors`; null where no catalogue was asked. */
  readonly inStock: readonly (boolean | null)[];
  readonly numPrecedents: number;
  readonly nameReactions: readonly { readonly name: string; readonly count: number }[];
  readonly precedents: readonly PrecedentJson[];
  readonly messages: Suggestion['messages'];
  /** Atoms that warnings of `messages` are about. */
  readonly warningAtoms: readonly WarningAtomsJson[];
  readonly reasons: readonly string[];
  readonly limits: readonly string[];
  /** How the precursors can be made, when more than one step was asked for: one entry for each that was expanded. */
  readonly next?: readonly { readonly smiles: string; readonly suggestions: readonly SuggestionJson[] }[];
}

/** A rule of reaction mechanism that a suggestion breaks, with the atoms of its precursors that are meant. */
interface MechanismJson extends Omit<Suggestion['mechanism'][number], 'wanted' | 'rivals'> {
  /** Atoms meant to react, and atoms that react instead or stand in the way. */
  readonly wanted: readonly AtomJson[];
  readonly rivals: readonly AtomJson[];
}

interface WarningAtomsJson {
  /** The warning. */
  readonly text: string;
  readonly wanted: readonly AtomJson[];
  /** Each place that reacts as well with its atoms. */
  readonly rivals: readonly (readonly AtomJson[])[];
}

/** An atom of one of the molecules: of the structure where it says no other. */
interface AtomJson {
  /** Which of `precursors`, from 0. */
  readonly precursor?: number;
  /** Which partner, from 0; forward only. */
  readonly partner?: number;
  /** From 1, in the order of its SMILES. */
  readonly atom: number;
}

/** A precedent with the field names of the specification (section 3); similarity and yield in per cent. */
export interface PrecedentJson {
  readonly source: string;
  readonly prkey: string;
  readonly citation: string | null;
  readonly year: number | null;
  readonly yield: number | null;
  /** Whether the yield was calculated from amounts instead of read from the text; null where that is not recorded. */
  readonly yieldCalculated: boolean | null;
  readonly similarity: number;
  readonly conditions: string | null;
  readonly namereactions: readonly string[];
  readonly reaction: string;
}

/** A whole plan, looked up by structure. */
export class PlannedTree {
  readonly #ports: PlanningPorts;
  readonly #structures = new Map<StructureId, Structure>();
  readonly #suggestions = new Map<StructureId, readonly Suggestion[]>();
  readonly #precedentsShown: number;

  constructor(ports: PlanningPorts, precedentsShown: number) {
    this.#ports = ports;
    this.#precedentsShown = precedentsShown;
  }

  add(report: ExpansionReport): void {
    for (const structure of report.structures) this.#structures.set(structure.id, structure);
    this.#suggestions.set(report.structureId, report.suggestions);
  }

  /** Suggestions of a structure and, below them, of their precursors; those that lead back to a structure above are left out. */
  suggestionsOf(id: StructureId, above: readonly StructureId[] = []): readonly SuggestionJson[] {
    const path = [...above, id];
    const shown = (this.#suggestions.get(id) ?? []).filter(
      ({ precursors }) => !precursors.some(({ structureId }) => path.includes(structureId)),
    );
    const ranks = new Map(shown.map((suggestion, index) => [suggestion.id, index + 1]));
    return shown.map((suggestion) => this.#write(suggestion, ranks, path));
  }

  /** @param ranks - of the suggestions of the same structure that are shown */
  #write(suggestion: Suggestion, ranks: ReadonlyMap<SuggestionId, number>, path: readonly StructureId[]): SuggestionJson {
    const ids = [...new Set(suggestion.precursors.map(({ structureId }) => structureId))];
    const expanded = ids.filter((id) => (this.#suggestions.get(id) ?? []).length > 0);
    const next = expanded.map((id) => ({ smiles: this.#smiles(id), suggestions: this.suggestionsOf(id, path) }));
    return {
      rank: ranks.get(suggestion.id) ?? 0,
      variantOf: suggestion.variantOf === null ? null : (ranks.get(suggestion.variantOf) ?? null),
      choice:
        suggestion.choice === null
          ? null
          : { disconnection: rounded(suggestion.choice.disconnection), variant: rounded(suggestion.choice.variant) },
      rating: suggestion.rating,
      probability: rounded(suggestion.probability),
      feasibility: suggestion.feasibility === null ? null : rounded(suggestion.feasibility),
      contributions: suggestion.contributions.map(({ text, weight }) => ({ text, weight: rounded(weight) })),
      mechanism: suggestion.mechanism.map(mechanismJson),
      textbook: suggestion.textbook,
      level: suggestion.deepestLevel,
      precursors: suggestion.precursors.map(({ structureId }) => this.#smiles(structureId)),
      inStock: suggestion.precursors.map(({ structureId }) => this.#structure(structureId).isInStock),
      numPrecedents: suggestion.precedentCount,
      nameReactions: suggestion.nameReactions.map(({ id, count }) => ({ name: nameOfNameReaction(id), count })),
      precedents: this.#precedents(suggestion),
      messages: suggestion.messages,
      warningAtoms: suggestion.warningAtoms.map(({ text, wanted, rivals }) => ({
        text,
        wanted: wanted.map(fromOne),
        rivals: rivals.map((place) => place.map(fromOne)),
      })),
      reasons: suggestion.reasons,
      limits: suggestion.limits,
      ...(next.length > 0 ? { next } : {}),
    };
  }

  #precedents(suggestion: Suggestion): readonly PrecedentJson[] {
    const page = precedentsOf(this.#ports, suggestion, {
      productSmiles: this.#smiles(suggestion.structureId),
      changed: {
        smiles: this.#smiles(suggestion.structureId),
        centres: [suggestion.centre],
        side: suggestion.partners.length > 0 ? 'reactants' : 'product',
      },
      sortedBy: 'surroundings',
      offset: 0,
      limit: this.#precedentsShown,
    });
    if (!page.ok) throw new Error(page.error.message);
    return page.value.precedents.map(precedentJson);
  }

  #smiles(id: StructureId): string {
    return this.#structure(id).smiles;
  }

  #structure(id: StructureId): Structure {
    const structure = this.#structures.get(id);
    if (structure === undefined) throw new Error(`No structure ${id}`);
    return structure;
  }
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}

function mechanismJson({ wanted, rivals, ...warning }: Suggestion['mechanism'][number]): MechanismJson {
  return { ...warning, wanted: wanted.map(fromOne), rivals: rivals.map(fromOne) };
}

function fromOne(place: StepAtom): AtomJson {
  return { ...place, atom: place.atom + 1 };
}

function precedentJson({ precedent, similarity }: RankedPrecedent): PrecedentJson {
  return {
    source: precedent.source,
    prkey: precedent.key,
    citation: citationOf(precedent),
    year: precedent.year,
    yield: precedent.yieldPercent,
    yieldCalculated: precedent.isYieldCalculated,
    similarity: Number((100 * similarity).toFixed(1)),
    conditions: conditionsOf(precedent),
    namereactions: precedent.nameReactions.map(nameOfNameReaction),
    reaction: reactionSmilesOf(precedent),
  };
}
