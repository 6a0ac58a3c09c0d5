import { AT_WORK, type Work } from '@retron/molecule';
import type { BondPair, Structure, StructureId, Suggestion, SuggestionId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { ExpansionReport, PlanProgress } from '../request/plan-report.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Stock } from '../request/stock.ts';
import { goodCode } from '../step/left-out-codes.ts';
import { Tally } from '../step/tally.ts';
import { explainedSuggestion } from './explained-suggestion.ts';
import { FollowedBonds } from './followed-bonds.ts';
import type { ChosenStep, Look, Looker } from './looker.ts';
import { SuggestionWhenAsked } from './suggestion-when-asked.ts';
import { type NewStep, ToldSteps } from './told-steps.ts';

/** What suggestions say is looked ahead for so many together; the more, the less each takes. */
const LOOKED_AT_TOGETHER = 64;
/** Suggestions made between two pauses. */
const SUGGESTIONS_AT_ONCE = 16;

/** What one expansion added, before the search says how far it is. */
export type Growth = Omit<ExpansionReport, 'progress'>;

/**
 * The structures and suggestions of one query while it is planned: every molecule once, ids in order of discovery.
 *
 * It decides what a structure's suggestions are; which structure comes next is the search's business.
 */
export class PlanGraph {
  /** Where planning starts: the target, or the structure that is continued from. */
  readonly start: Structure;
  readonly target: Structure;
  #structuresExpanded = 0;
  #suggestionsFound = 0;
  #nextStructureId: StructureId;
  #nextSuggestionId: SuggestionId;
  readonly #byId = new Map<StructureId, Structure>();
  readonly #bySmiles = new Map<string, Structure>();
  /** Structures whose suggestions are known, those of the run that is continued included. */
  readonly #expanded: Set<StructureId>;
  /** Suggestions of the run that is continued, by the structure they make. */
  readonly #earlier = new Map<StructureId, KnownSuggestion[]>();
  /** For every structure those that stand above it on each way to it that is known so far. */
  readonly #alwaysAbove = new Map<StructureId, ReadonlySet<StructureId>>();
  /** What was told of each structure, where some are looked at again. */
  readonly #told = new Map<StructureId, ToldSteps>();
  /** Found, but not told to anybody yet. */
  #unreported: Structure[] = [];
  readonly #request: PlanRequest;
  readonly #looker: Looker;
  readonly #stock: Stock;
  /** The bonds of the target that are asked for. */
  readonly bonds: FollowedBonds;

  /** @param alike - bonds of the target that its symmetry makes equal to one, that one among them */
  constructor(request: PlanRequest, looker: Looker, stock: Stock, alike: (bond: BondPair) => readonly BondPair[] = (bond) => [bond]) {
    this.#request = request;
    this.#looker = looker;
    this.#stock = stock;
    const { continuation } = request;
    for (const structure of continuation?.structures ?? []) this.#remember(structure);
    this.#expanded = new Set(continuation?.expanded);
    for (const suggestion of continuation?.suggestions ?? []) {
      const ofStructure = this.#earlier.get(suggestion.structureId);
      if (ofStructure) ofStructure.push(suggestion);
      else this.#earlier.set(suggestion.structureId, [suggestion]);
    }
    // One by one: a call does not take as many arguments as a tree can have structures.
    this.#nextStructureId = (continuation?.structures ?? []).reduce((highest, { id }) => Math.max(highest, id), 0) + 1;
    this.#nextSuggestionId = continuation?.nextSuggestionId ?? 1;
    const target = this.#bySmiles.get(request.target) ?? this.#discover(request.target, 0);
    const start = continuation === undefined ? target : this.#byId.get(continuation.from);
    if (start === undefined) throw new Error(`No structure ${continuation?.from} to continue from`);
    this.start = start;
    this.target = target;
    this.bonds = new FollowedBonds(target.id, request.intent ?? {}, alike);
    for (const suggestion of continuation?.suggestions ?? []) this.bonds.followKnown(suggestion, (id) => this.structure(id).smiles);
    // How the earlier run came to the start is not told, but the target always stands above it.
    this.#alwaysAbove.set(start.id, new Set(start.id === target.id ? [] : [target.id]));
  }

  get structuresExpanded(): number {
    return this.#structuresExpanded;
  }

  /** @param percent - see `PlanProgress.percent` */
  progress(percent: number): PlanProgress {
    return { percent, structuresExpanded: this.#structuresExpanded, suggestionsFound: this.#suggestionsFound };
  }

  structure(id: StructureId): Structure {
    const structure = this.#byId.get(id);
    if (structure === undefined) throw new Error(`No structure ${id}`);
    return structure;
  }

  /**
   * A structure is expanded once, and not when it can be bought: planning ends there. Where planning starts is expanded whatever
   * the stock says, and so is what has a bond that is to be broken, and every product of the forward direction.
   */
  mayExpand(structure: Structure): boolean {
    if (this.#expanded.has(structure.id)) return false;
    const { id, isInStock } = structure;
    return id === this.start.id || this.#request.direction === 'forward' || isInStock !== true || this.bonds.mustBeMade(id);
  }

  /** Whether it can be bought, found or not. */
  isBought(smiles: string): boolean {
    return (this.#bySmiles.get(smiles) ?? this.#stock.availability(smiles)).isInStock === true;
  }

  /** Its suggestions are known, from this run or from the one that is continued. */
  isExpanded(structure: Structure): boolean {
    return this.#expanded.has(structure.id);
  }

  /**
   * Passes over a structure that the run which is continued has expanded.
   *
   * @returns its suggestions, without those that lead back to a structure that always stands above it; best first
   */
  follow(structure: Structure): readonly KnownSuggestion[] {
    const above = this.#downTo(structure);
    const known = this.#earlier.get(structure.id) ?? [];
    const forward = known.filter(({ precursors }) => !precursors.some(({ structureId }) => above.has(structureId)));
    for (const { precursors } of forward) for (const { structureId } of precursors) this.#narrowAlwaysAbove(structureId, above);
    return forward;
  }

  /** Structures that the run which is continued has expanded. */
  expandedEarlier(): readonly Structure[] {
    return (this.#request.continuation?.expanded ?? []).map((id) => this.structure(id));
  }

  /** Suggestions of a structure that the run which is continued has found, best first, those that lead back included. */
  earlierSuggestions({ id }: Structure): readonly KnownSuggestion[] {
    return this.#earlier.get(id) ?? [];
  }

  /** Finds the suggestions of a structure, and with them new structures one step further from the target. */
  *expand(structure: Structure): Work<Growth> {
    return yield* this.grow(structure, yield* this.look(structure));
  }

  /** Begins to look how a structure is made; what comes of it is for `grow`. @param width - see `LookQuestion` */
  look(structure: Structure, width = 1): Work<Look> {
    const { id, smiles } = structure;
    return this.#looker.look({
      smiles,
      above: Array.from(this.#downTo(structure), (each) => this.structure(each).smiles),
      bonds: this.bonds.wishesIn(id),
      isRead: this.#isRead(structure) && width === 1,
      width,
    });
  }

  /**
   * Makes suggestions of a structure from what a look at it has shown: of a wider one from what those before have not, and what is left out
   * was told with the first.
   */
  *grow(structure: Structure, look: Look): Work<Growth> {
    const above = this.#downTo(structure);
    const leftOut = new Tally();
    if (!this.#expanded.has(structure.id)) leftOut.addAll(look.leftOut);
    const of = structure.id === this.target.id ? null : structure.id;
    for (const [code, count] of Object.entries(look.goodLeftOut)) leftOut.addAll({ [goodCode({ code, of })]: count });
    const explainsWhenAsked = this.#request.explains === 'when asked';
    const told = this.#toldOf(structure).add(look.chosen, this.#nextSuggestionId);
    const news = told.flatMap((step, place) => (step === null ? [] : [{ ...step, place }]));
    const suggestions: Suggestion[] = [];
    const placeOf = new Map(news.map(({ id, place }) => [id, place]));
    for (const [index, step] of news.entries()) {
      if (index % LOOKED_AT_TOGETHER === 0 && !explainsWhenAsked)
        yield* look.ahead(news.slice(index, index + LOOKED_AT_TOGETHER).map(({ place }) => place));
      suggestions.push(this.#suggest(structure, look.chosen[step.place], step, above));
      if (suggestions.length % SUGGESTIONS_AT_ONCE === 0) yield AT_WORK;
    }
    this.#nextSuggestionId += suggestions.length;
    this.#expanded.add(structure.id);
    this.#structuresExpanded++;
    this.#suggestionsFound += suggestions.length;
    const structures = this.#unreported;
    this.#unreported = [];
    const { outside } = look;
    return {
      structureId: structure.id,
      structures,
      suggestions,
      leftOut: leftOut.toRecord(),
      ...(outside === undefined ? {} : { outside }),
      ...(explainsWhenAsked ? { ahead: (ids: readonly SuggestionId[]) => look.ahead(ids.flatMap((id) => placeOf.get(id) ?? [])) } : {}),
    };
  }

  #toldOf({ id }: Structure): ToldSteps {
    const told = this.#told.get(id) ?? new ToldSteps();
    if (this.#request.widens) this.#told.set(id, told);
    return told;
  }

  #isRead({ id }: Structure): boolean {
    return id === this.target.id || id === this.start.id;
  }

  /** What always stands above a structure, and itself. */
  #downTo({ id }: Structure): ReadonlySet<StructureId> {
    return new Set([id, ...(this.#alwaysAbove.get(id) ?? [])]);
  }

  #suggest(parent: Structure, step: ChosenStep, { id, variantOf }: NewStep, above: ReadonlySet<StructureId>): Suggestion {
    const precursors = step.precursors.map((smiles) => {
      const structure = this.#bySmiles.get(smiles) ?? this.#discover(smiles, parent.depth + 1);
      this.#narrowAlwaysAbove(structure.id, above);
      return { structureId: structure.id };
    });
    const known = {
      id,
      structureId: parent.id,
      precursors,
      rating: step.rating,
      probability: step.probability,
      feasibility: step.feasibility,
      deepestLevel: step.deepestLevel,
      choice: step.choice,
      variantOf,
    };
    const ids = precursors.map(({ structureId }) => structureId);
    this.bonds.follow(known.id, { structureId: parent.id, precursors: ids, bonds: step });
    if (this.#request.explains === 'when asked') return new SuggestionWhenAsked(known, () => step.details());
    return explainedSuggestion(known, step.details());
  }

  /** What stands above on this way and on all those known before. */
  #narrowAlwaysAbove(id: StructureId, above: ReadonlySet<StructureId>): void {
    const before = this.#alwaysAbove.get(id);
    this.#alwaysAbove.set(id, before === undefined ? above : new Set([...before].filter((each) => above.has(each))));
  }

  #discover(smiles: string, depth: number): Structure {
    const structure = { id: this.#nextStructureId++, smiles, depth, ...this.#stock.availability(smiles) };
    this.#remember(structure);
    this.#unreported.push(structure);
    return structure;
  }

  #remember(structure: Structure): void {
    this.#byId.set(structure.id, structure);
    this.#bySmiles.set(structure.smiles, structure);
  }
}
