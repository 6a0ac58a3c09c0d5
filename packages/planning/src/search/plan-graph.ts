import { AT_WORK, type Work } from '@retron/molecule';
import type { BondPair, Rating, Structure, StructureId, Suggestion, SuggestionId } from '@retron/tree';
import type { KnownSuggestion } from '../request/known-suggestion.ts';
import type { ExpansionReport, PlanProgress } from '../request/plan-report.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Stock } from '../request/stock.ts';
import type { Expander, Expansion } from '../step/expander.ts';
import { BEYOND_BREADTH, goodCode, type LeftOutCode, protectionCode } from '../step/left-out-codes.ts';
import { mayHaveTautomer } from '../step/like-molecules.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import { Tally } from '../step/tally.ts';
import { type SelectedStep, type Selection, select } from './selection.ts';
import { suggestionWhenAsked } from './suggestion-when-asked.ts';
import { WantedSteps } from './wanted-steps.ts';

/** Below so many good disconnections a reader wants to know where there are more. */
const FEW_GOOD = 3;
const GOOD: Rating = 3;
/** What suggestions say is worked out for so many at once. */
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
  /** Found, but not told to anybody yet. */
  #unreported: Structure[] = [];
  readonly #request: PlanRequest;
  readonly #expander: Expander;
  readonly #stock: Stock;
  readonly #wanted: WantedSteps;

  /** @param alike - bonds of the target that its symmetry makes equal to one, that one among them */
  constructor(request: PlanRequest, expander: Expander, stock: Stock, alike: (bond: BondPair) => readonly BondPair[] = (bond) => [bond]) {
    this.#request = request;
    this.#expander = expander;
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
    this.#wanted = new WantedSteps(target.id, request.intent ?? {}, alike);
    for (const suggestion of continuation?.suggestions ?? []) this.bonds.followKnown(suggestion, (id) => this.structure(id).smiles);
    // How the earlier run came to the start is not told, but the target always stands above it.
    this.#alwaysAbove.set(start.id, new Set(start.id === target.id ? [] : [target.id]));
  }

  get structuresExpanded(): number {
    return this.#structuresExpanded;
  }

  /** The bonds of the target that are asked for. */
  get bonds(): WantedSteps['bonds'] {
    return this.#wanted.bonds;
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
    const above = this.#downTo(structure);
    const expansion = yield* this.#expander.expand(structure.smiles);
    const leftOut = new Tally();
    leftOut.addAll(expansion.dropped);
    const forward = expansion.steps.filter((step) => !this.#leadsBack(step, above));
    leftOut.add('leads-back', expansion.steps.length - forward.length);
    const objections = this.#wanted.objections(structure, forward);
    for (const objection of objections.values()) leftOut.add(objection);
    const admitted = objections.size === 0 ? forward : forward.filter((step) => !objections.has(step));
    const favourOf = (step: RankedStep) => this.#wanted.favourOf(structure, step);
    const selection = select(this.#request.algorithm, admitted, this.#request.maxSuggestions, favourOf);
    leftOut.addAll(selection.leftOut);
    if (structure.id === this.target.id || structure.id === this.start.id) {
      const of = structure.id === this.target.id ? null : structure.id;
      for (const [code, count] of yield* this.#goodLeftOut(expansion, { steps: admitted, objections }, selection))
        leftOut.addAll({ [goodCode({ code, of })]: count });
    }
    const suggestions: Suggestion[] = [];
    const ids = new Map<RankedStep, SuggestionId>();
    for (const [place, selected] of selection.kept.entries()) {
      if (place % SUGGESTIONS_AT_ONCE === 0 && this.#request.explains !== 'when asked')
        expansion.lookAhead?.(selection.kept.slice(place, place + SUGGESTIONS_AT_ONCE).map(({ step }) => step));
      const suggestion = this.#suggest(structure, selected, ids, above);
      ids.set(selected.step, suggestion.id);
      suggestions.push(suggestion);
      if (suggestions.length % SUGGESTIONS_AT_ONCE === 0) yield AT_WORK;
    }
    this.#expanded.add(structure.id);
    this.#structuresExpanded++;
    this.#suggestionsFound += suggestions.length;
    const structures = this.#unreported;
    this.#unreported = [];
    const { outside } = expansion;
    return {
      structureId: structure.id,
      structures,
      suggestions,
      leftOut: leftOut.toRecord(),
      ...(outside === undefined ? {} : { outside }),
    };
  }

  /** Where the list of what the reader asks for has few good disconnections: how many more there are, by the code of what keeps them out. */
  *#goodLeftOut(
    { goodLeftOut }: Expansion,
    { steps, objections }: { readonly steps: readonly RankedStep[]; readonly objections: ReadonlyMap<RankedStep, LeftOutCode> },
    { kept }: Selection,
  ): Work<readonly (readonly [string, number])[]> {
    const shown = new Set(kept.map(({ step }) => step.disconnectionKey));
    const isGood = ({ rating }: RankedStep) => rating >= GOOD;
    const good = new Set(steps.filter(isGood).map(({ disconnectionKey }) => disconnectionKey));
    const goodShown = [...good].filter((key) => shown.has(key)).length;
    if (goodShown >= Math.min(FEW_GOOD, this.#request.maxSuggestions)) return [];
    const byStrategy = Object.entries(goodLeftOut === undefined ? {} : yield* goodLeftOut());
    const beyond = good.size - goodShown;
    const unwished = goodOf(objections, new Set([...good, ...shown]));
    return [...byStrategy, ...unwished, ...goodIfProtected(steps, good), ...(beyond > 0 ? [[BEYOND_BREADTH, beyond] as const] : [])];
  }

  /** What always stands above a structure, and itself. */
  #downTo({ id }: Structure): ReadonlySet<StructureId> {
    return new Set([id, ...(this.#alwaysAbove.get(id) ?? [])]);
  }

  #leadsBack(step: RankedStep, above: ReadonlySet<StructureId>): boolean {
    for (const id of above) {
      const { smiles } = this.structure(id);
      if (step.hasPrecursor(smiles) || (mayHaveTautomer(smiles) && step.hasTautomer(smiles))) return true;
    }
    return false;
  }

  /** @param made - ids of the suggestions of the same structure made before */
  #suggest(
    parent: Structure,
    { step, variantOf }: SelectedStep,
    made: ReadonlyMap<RankedStep, SuggestionId>,
    above: ReadonlySet<StructureId>,
  ): Suggestion {
    const precursors = step.precursors.map((smiles) => {
      const structure = this.#bySmiles.get(smiles) ?? this.#discover(smiles, parent.depth + 1);
      this.#narrowAlwaysAbove(structure.id, above);
      return { structureId: structure.id };
    });
    const known = {
      id: this.#nextSuggestionId++,
      structureId: parent.id,
      precursors,
      rating: step.rating,
      probability: step.probability,
      feasibility: step.feasibility,
      deepestLevel: step.deepestLevel,
      choice: step.choice,
      variantOf: variantOf === null ? null : (made.get(variantOf) ?? null),
    };
    const ids = precursors.map(({ structureId }) => structureId);
    this.bonds.follow(known.id, { structureId: parent.id, precursors: ids, bonds: step });
    if (this.#request.explains === 'when asked') return suggestionWhenAsked(known, () => step.details());
    const { precursorAtoms, ...details } = step.details();
    return { ...known, ...details, precursors: precursors.map((precursor, index) => ({ ...precursor, ...precursorAtoms[index] })) };
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

/**
 * How many disconnections would be good with a group of the structure protected, by its atoms.
 *
 * @param steps - best first
 * @param good - keys of the disconnections that are good as they are
 */
function goodIfProtected(steps: readonly RankedStep[], good: ReadonlySet<string>): readonly (readonly [string, number])[] {
  const seen = new Set(good);
  const tally = new Tally();
  for (const step of steps) {
    if (seen.has(step.disconnectionKey)) continue;
    const atoms = step.atomsToProtect();
    if (atoms.length === 0) continue;
    seen.add(step.disconnectionKey);
    tally.add(protectionCode(atoms));
  }
  return Object.entries(tally.toRecord());
}

/** How many good disconnections each wish keeps out. @param known - keys of the disconnections that are there without */
function goodOf(objections: ReadonlyMap<RankedStep, LeftOutCode>, known: ReadonlySet<string>): readonly (readonly [string, number])[] {
  const seen = new Set(known);
  const tally = new Tally();
  for (const [{ rating, disconnectionKey }, code] of objections) {
    if (rating < GOOD || seen.has(disconnectionKey)) continue;
    seen.add(disconnectionKey);
    tally.add(code);
  }
  return Object.entries(tally.toRecord());
}
