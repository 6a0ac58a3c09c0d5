import { AT_WORK, type Work } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import type { Precision } from '@retron/tree';
import { type AppraisalContext, appraise } from '../judge/appraise.ts';
import { type CloserLook, createCloserLook } from '../judge/closer-look.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { applyLibraries } from '../propose/apply-libraries.ts';
import { closuresOfForms } from '../propose/closures-of-forms.ts';
import { preparedForms } from '../propose/prepared-forms.ts';
import { proposeSteps } from '../propose/propose-steps.ts';
import { chooseRanker } from '../rank/choose-ranker.ts';
import { stepProbabilities } from '../rank/step-probabilities.ts';
import type { PlanRequest } from '../request/plan-request.ts';
import type { Expander } from '../step/expander.ts';
import { readCanonical } from '../step/fragments.ts';
import { isStrategyReason, type LeftOutCode } from '../step/left-out-codes.ts';
import type { RankedStep } from '../step/ranked-step.ts';
import type { StepEvidence } from '../step/step-evidence.ts';
import { Tally } from '../step/tally.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { createGate, type Gate } from '../strategies/gate.ts';
import { requireStrategy, strategyOf } from '../strategies/shipped-strategies.ts';
import { countGoodLeftOut } from './count-good-left-out.ts';
import { lookAhead, rankSteps } from './rank-steps.ts';
import { stepEvidence } from './step-evidence.ts';
import { placesWithTextbook } from './textbook-places.ts';
import { type PlacedSteps, withEqualEnds } from './with-equal-ends.ts';
import { withLikeGroups } from './with-like-groups.ts';

/** What distinguishes one expander from another. */
export type ExpanderSettings = Pick<PlanRequest, 'algorithm' | 'strategy' | 'clauses' | 'precision' | 'candidates'>;

export const LEVELS: readonly Precision[] = [1, 2, 3];

/** Every way to make a structure before it is rated, with what rating needs. */
interface UnratedSteps extends PlacedSteps {
  readonly wanted: WantedStructure;
  readonly closerLook: CloserLook;
  readonly dropped: Readonly<Record<string, number>>;
}

/** Single-step retrosynthesis by every transform of the libraries. @throws when there is no such strategy */
export function createRetroExpander(ports: PlanningPorts, settings: ExpanderSettings): Expander {
  const gate = createGate(strategyOf(settings));
  const find = createFinder(ports, settings);
  const ranked = ({ wanted, steps, probabilities, places, closerLook }: UnratedSteps) =>
    rankSteps(wanted, steps, probabilities, places, closerLook);
  return {
    *expand(smiles, width = 1) {
      if (isSeveral(smiles)) return { steps: [], dropped: { ['several-molecules' satisfies LeftOutCode]: 1 } };
      const through = yield* find(smiles, width);
      const unrated = yield* through(gate);
      const { dropped, closerLook } = unrated;
      const steps = yield* ranked(unrated);
      const ahead = aheadWith(closerLook);
      if (!Object.keys(dropped).some(isStrategyReason)) return { steps, dropped, lookAhead: ahead };
      const goodLeftOut = function* () {
        const all = yield* through(OPEN_GATE);
        return countGoodLeftOut(steps, { proposed: all.steps, steps: yield* ranked(all) }, gate);
      };
      return { steps, dropped, lookAhead: ahead, goodLeftOut };
    },
  };
}

/** Of several molecules a transform makes one, and what makes the others nothing tells. */
function isSeveral(smiles: string): boolean {
  return smiles.includes('.');
}

/** Keeps nothing alive but the closer look, however many steps were found. */
function aheadWith(closerLook: CloserLook): (steps: readonly RankedStep[]) => Work<void> {
  return (steps) => lookAhead(steps, closerLook);
}

/**
 * What is known of one step of a structure, as it is when the step is rated and looked at closely: for what learns from it.
 *
 * @returns takes canonical SMILES, the precursors sorted; answers `null` where the step is not found
 */
export function createEvidenceGatherer(
  ports: PlanningPorts,
  settings: ExpanderSettings,
): (structure: string, precursors: readonly string[]) => Work<StepEvidence | null> {
  const gate = createGate(strategyOf(settings));
  const find = createFinder(ports, settings);
  return function* (structure, precursors) {
    if (isSeveral(structure)) return null;
    const through = yield* find(structure);
    const { steps, probabilities, places, closerLook } = yield* through(gate);
    const key = precursors.join('.');
    const evidence = stepEvidence(steps, probabilities, places);
    const found = steps.map((_, index) => index).filter((index) => steps[index].precursors.join('.') === key);
    const [best] = found.sort((a, b) => probabilities[b] - probabilities[a] || a - b);
    return best === undefined ? null : { ...evidence[best], findings: closerLook(steps[best], 'forward') };
  };
}

/** Lets everything in. */
const OPEN_GATE = createGate(requireStrategy('All Transforms 1.0'));

/**
 * Finds what transforms make of a structure.
 *
 * @returns takes canonical SMILES and a width as `Expander.expand`, and gives what makes steps of it: those that a gate lets in
 */
function createFinder(
  ports: PlanningPorts,
  settings: ExpanderSettings,
): (smiles: string, width?: number) => Work<(gate: Gate) => Work<UnratedSteps>> {
  const { precision } = settings;
  const isOpenMinded = settings.algorithm === 'unprecedented';
  const levels = LEVELS.filter((level) => level >= precision || isOpenMinded);
  const { workbench } = ports;
  const libraries = ports.libraries.map((library) => workbench.compiled(library));
  const ranker = chooseRanker(ports);
  const context: AppraisalContext = {
    rdkit: ports.rdkit,
    stock: ports.stock,
    isUnprecedented: (deepest) => deepest < precision || (isOpenMinded && deepest === 1),
  };
  return function* (smiles, width = 1) {
    const wanted = { smiles, prepared: prepareMolecule(readCanonical(smiles)) };
    const forms = preparedForms(wanted.prepared.molecule);
    const { applications: drawn, dropped: turnedDown } = yield* applyLibraries(
      libraries,
      wanted.prepared,
      levels,
      'any',
      workbench.applier,
    );
    const applications = [...drawn, ...(yield* closuresOfForms(libraries, wanted.prepared, forms, levels, workbench.applier, drawn))];
    const shares = ranker.sees === 'applications' ? ranker.probabilities(wanted, applications) : null;
    yield AT_WORK;
    const textbooks = [workbench.textbook];
    const textbook = yield* applyLibraries(textbooks, wanted.prepared, [1], 'any', workbench.applier);
    const textbookClosures = yield* closuresOfForms(textbooks, wanted.prepared, forms, [1], workbench.applier, textbook.applications);
    const all = [...applications, ...textbook.applications, ...textbookClosures];
    return function* (gate) {
      const dropped = new Tally();
      dropped.addAll(turnedDown);
      dropped.addAll(textbook.dropped);
      const proposed = yield* proposeSteps(
        wanted,
        all,
        shares,
        { gate, fragments: workbench.fragments, most: width * (settings.candidates ?? Infinity) },
        dropped,
      );
      const steps = yield* appraise(wanted, proposed, context);
      const probabilities = stepProbabilities(ranker, wanted, steps);
      yield AT_WORK;
      const places = yield* placesWithTextbook(wanted.prepared, steps, probabilities);
      const tools = { gate, fragments: workbench.fragments, applier: workbench.applier };
      const atEnds = yield* withEqualEnds(wanted, { steps, probabilities, places }, tools, context);
      const found = yield* withLikeGroups(wanted, atEnds, tools, context);
      const drawings = forms.map(({ prepared }) => prepared.molecule);
      return {
        wanted,
        ...found,
        closerLook: createCloserLook(wanted, drawings, workbench),
        dropped: dropped.toRecord(),
      };
    };
  };
}
