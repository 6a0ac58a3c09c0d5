import { AT_WORK } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { goesByHeat, hasStructure, isMetalComplex, reagentOfSmiles } from '@retron/reactivity';
import { rankProducts } from '../expand/rank-steps.ts';
import type { ExpanderSettings } from '../expand/retro-expander.ts';
import type { ForwardLibrary } from '../libraries/forward-library.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { precedentProbability } from '../rank/precedents/precedent-ranker.ts';
import { PLAIN_WEIGHTS, productRanker } from '../rank/products/product-ranker.ts';
import type { Expander } from '../step/expander.ts';
import { readCanonical } from '../step/fragments.ts';
import { isSameInAnyForm } from '../step/like-molecules.ts';
import { changedStep, type ProposedStep } from '../step/proposed-step.ts';
import { recordedForm, withHalide } from '../step/recorded-form.ts';
import { Tally } from '../step/tally.ts';
import { createGate } from '../strategies/gate.ts';
import { strategyOf } from '../strategies/shipped-strategies.ts';
import { appraiseProducts, findingsOf } from './appraise-products.ts';
import { type ExpectedProduct, isOfReagents } from './judged-product.ts';
import { type Labels, withoutLabels } from './labelled-reagents.ts';
import { moleculesOf } from './mixture.ts';
import { predictReaction } from './predict-reaction.ts';
import { type ProductStep, productSteps } from './product-steps.ts';
import { partnerMixtures } from './reaction-partners.ts';
import { conditionsOf, givingPartners, reagentsAmong } from './reagents-given.ts';
import { type Way, waysToReact } from './ways-to-react.ts';

/** Products less probable than this in their mixture are left out; the higher bound holds where partners were only supposed. */
const LEAST_PROBABILITY = { given: 1e-4, supposed: 0.01 } as const;

/** What is left of the probability of a reaction with a partner that was only supposed, where the reagents given do not go with it. By judgement. */
const LEFT_OF_OTHERS = 0.25;

/** And where what is given makes something by itself, or a partner is written: who writes reagents and leaves the partner out is rare then. By judgement. */
const LEFT_BESIDE_MADE = 0.05;

/** From this share on what reagents make of nothing but what is given is what they are there for: a base and a halide alone eliminate. By judgement. */
const LEAST_MEANT = 0.25;

/** From this share on what a structure does by itself is what is meant where reagents are written and no partner: an alkynylaniline closes. By judgement. */
const LEAST_ALONE = 0.5;

/** From this share on what the reagents make of nothing but what is given explains them. By judgement. */
const LEAST_EXPLAINED = 0.01;

/** What needs a partner that nobody gave stands so near behind what does not, at most. */
const JUST_BEHIND = 0.9;

/** What decides a forward prediction. */
interface ForwardSettings extends ExpanderSettings {
  /** What the reagents act on. */
  readonly target: string;
  /** See `PlanRequest`. */
  readonly reagents?: readonly string[];
}

/**
 * Single-step reaction prediction: what recorded reactions make of a structure.
 *
 * Several starting materials, dot-separated, react with each other and nothing else. One reacts alone and with the partners that
 * recorded examples show, unless reagents decide what happens: then only with partners of reactions that these make. Reagents act on
 * the target alone: what becomes of its products is asked without them. The product stands where a retrosynthetic suggestion has its
 * precursors.
 * @throws when there is no such strategy
 */
export function createForwardExpander(ports: PlanningPorts, settings: ForwardSettings): Expander {
  const gate = createGate(strategyOf(settings));
  const { workbench } = ports;
  const libraries = ports.libraries.map((library) => workbench.forward(library));
  const predictor = { libraries, ranker: ports.productRanker ?? productRanker(PLAIN_WEIGHTS), workbench };
  return {
    *expand(smiles) {
      const wanted = { smiles, prepared: prepareMolecule(readCanonical(smiles)) };
      const { molecules, givenAtom } = recordedForm(smiles);
      const { reagents: above, labels } = withoutLabels(smiles === settings.target ? (settings.reagents ?? []) : [], ports.rdkit);
      const conditions = conditionsOf(moleculesOf(smiles), above, labels);
      const reagents = above.filter(hasStructure);
      const dropped = new Tally();
      const isDecided = reagentsAmong([], above).some(({ say }) => say === 'decisive');
      const ways = waysToReact(molecules, reagents);
      const partnered = molecules.length > 1 ? [] : supposedPartners(libraries, molecules[0], ways);
      // Partners that are all among the reagents are given, together as records have them: carbon monoxide and an alcohol.
      const isBrought = areBrought(molecules, reagents);
      const given = [...ways, ...partnered.filter(isBrought).map((way) => ({ ...way, isStandIn: true, isSupposed: false }))];
      const supposed = partnered.filter((way) => !isBrought(way)).map((way) => [way]);
      const found: ProductStep[] = [];
      const predicted: Predicted[] = [];
      for (const ways of [given, ...supposed]) {
        yield AT_WORK;
        const isSupposed = ways !== given;
        const least = isSupposed ? LEAST_PROBABILITY.supposed : LEAST_PROBABILITY.given;
        const { products: all, outside } = yield* predictReaction(predictor, ways, conditions, least, dropped);
        const going = isSupposed && isDecided ? all.filter(isOfReagents) : all;
        dropped.add('other-reagents', all.length - going.length);
        const products = isSupposed ? going.filter((product) => !isMadeOf(product, found.slice(0, predicted[0].end))) : going;
        dropped.add('made-without-partner', going.length - products.length);
        const first = found.length;
        for (const way of ways) {
          const made = products.filter((product) => product.mixture === way.mixture);
          const structure = { prepared: wanted.prepared, givenAtom };
          found.push(
            ...productSteps(
              withPartnersAsGiven(way, labels),
              made,
              structure,
              { precision: settings.precision, gate, conditions },
              dropped,
            ),
          );
        }
        predicted.push({ outside, first, end: found.length });
      }
      const proposed = appraiseProducts(found, ports.rdkit);
      const areReagentsKnown = conditions.areWritten;
      const isWholeGiven = isDecided || molecules.length > 1;
      const meant = meantShares(proposed, found, predicted[0].end, areReagentsKnown);
      const isPartnerWritten = ways.some(
        ({ partners: [partner], isStandIn }) => !isStandIn && partner !== undefined && reagentOfSmiles(partner) !== null,
      );
      const asGiven = { meant, endOfGiven: predicted[0].end, areReagentsKnown, isWholeGiven, isPartnerWritten };
      const chances = partnerChances(proposed, found, asGiven);
      const probabilities = probabilitiesOf(proposed, chances, asGiven);
      // Beside what is given surely makes something by itself a partner that nobody gave is no better than what is left for it.
      const isTold = areReagentsKnown || meant.some(isMadeAlone);
      const ranked = rankProducts(wanted, besideTextbook(proposed, probabilities), probabilities, found.map(findingsOf), isTold);
      // That a product comes of exactly what is shown is what its share says, and where that is told without a partner also that one was meant.
      const isMeant = (index: number) => (isTold ? chances[index] : 1);
      const shares = new Map(proposed.map(({ key, share }, index) => [key, share === null ? null : share * isMeant(index)]));
      const steps = ranked.map((step) => step.withFeasibility(shares.get(step.key) ?? null));
      return { steps, dropped: dropped.toRecord(), outside: outsideOfAll(predicted, probabilities) };
    },
  };
}

/** Where the products of one prediction stand among all, and what it leaves outside. */
interface Predicted {
  readonly outside: number;
  readonly first: number;
  readonly end: number;
}

/**
 * The share outside of several predictions: each counts as much as its most probable product, and all alike where none has any.
 *
 * @param probabilities - of the products of all
 */
function outsideOfAll(predicted: readonly Predicted[], probabilities: readonly number[]): number {
  const [only] = predicted;
  if (predicted.length === 1) return only.outside;
  const weights = predicted.map(({ first, end }) => Math.max(0, ...probabilities.slice(first, end)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return 1;
  return predicted.reduce((total, { outside }, index) => total + outside * weights[index], 0) / sum;
}

/** A way with its partners as they were given: labelled where they were. */
function withPartnersAsGiven(way: Way, labels: Labels | null): Way {
  return labels === null ? way : { ...way, partners: way.partners.map((each) => labels.shownAs.get(each) ?? each) };
}

/** A single starting material with partners of recorded reactions, each of which makes a prediction of its own; without those that are given. */
function supposedPartners(libraries: readonly ForwardLibrary[], molecule: string, given: readonly Way[]): readonly Way[] {
  const prepared = prepareMolecule(readCanonical(molecule));
  const known = new Set(given.map(({ partners }) => partners.join('.')));
  return partnerMixtures(libraries, molecule, prepared)
    .map(({ partners, mixture }) => ({
      partners: partners.map(withHalide),
      mixture,
      isStandIn: false,
      isSupposed: true,
      isTextbookOnly: false,
    }))
    .filter(({ partners }) => !known.has(partners.join('.')));
}

/** Whether all partners of a way are reagents, or what these react as. */
function areBrought(materials: readonly string[], reagents: readonly string[]): (way: Way) => boolean {
  const brought = new Set([
    ...reagents.flatMap((reagent) => (isMetalComplex(reagent) ? [reagent] : [reagent, ...moleculesOf(reagent)])),
    ...givingPartners(materials, reagents).map(({ molecule }) => withHalide(molecule)),
  ]);
  return ({ partners }) => partners.every((partner) => brought.has(partner));
}

/** Whether what is given makes a product by itself, so that nobody needs to add a partner for it. */
function isMadeOf({ smiles }: ExpectedProduct, given: readonly ProductStep[]): boolean {
  return given.some(({ precursors: [product], share }) => (share ?? 0) >= LEAST_MEANT && isSameInAnyForm(product, smiles));
}

/**
 * The share of each step that is what was meant without a partner beside: what reagents make of nothing but what is given, and what a structure surely
 * does by itself, under reagents or by heat alone; 0 for all others.
 *
 * @param endOfGiven - steps before it come of nothing but what is given
 */
function meantShares(
  proposed: readonly ProposedStep[],
  found: readonly ProductStep[],
  endOfGiven: number,
  areReagentsKnown: boolean,
): readonly number[] {
  const isMeant = (index: number) => {
    const { facts, share } = proposed[index];
    const byItself = areReagentsKnown ? found[index].verdict === 'silent' : goesByHeat((facts.textbook ?? facts.textbookToo)?.name ?? '');
    return isOfReagents(found[index]) || found[index].partners.length > 0 || (byItself && (share ?? 0) >= LEAST_ALONE);
  };
  return proposed.map(({ share }, index) => (index < endOfGiven && isMeant(index) ? (share ?? 0) : 0));
}

function isMadeAlone(meant: number): boolean {
  return meant >= LEAST_MEANT;
}

/** What `probabilitiesOf` asks of what is given. */
interface Given {
  /** Of each step, see `meantShares`. */
  readonly meant: readonly number[];
  /** Steps before it come of nothing but what is given. */
  readonly endOfGiven: number;
  /** Reagents are given of which the table knows what they make: who writes these hardly means a partner beside. */
  readonly areReagentsKnown: boolean;
  /** All that reacts is given: several materials, or reagents that decide. */
  readonly isWholeGiven: boolean;
  /** What reacts with the structure stands among the reagents (a silyl chloride), so that another partner is not meant, whatever becomes of it. */
  readonly isPartnerWritten: boolean;
}

/**
 * How likely the partners of each product are there. What reagents make of nothing but what is given has its share, and so has what a structure surely
 * does by itself; what needs a partner beside has the rest, and never stands before what explains the reagents without one.
 */
function partnerChances(proposed: readonly ProposedStep[], found: readonly ProductStep[], given: Given): readonly number[] {
  const { meant, endOfGiven, areReagentsKnown, isPartnerWritten } = given;
  const left = 1 - Math.max(0, ...meant);
  const isAnyMadeAlone = meant.some(isMadeAlone);
  const chances = found.map((step, index) => {
    if (index < endOfGiven) return 1;
    const others = areReagentsKnown && !isOfReagents(step) ? LEFT_OF_OTHERS : 1;
    return left * (isAnyMadeAlone || isPartnerWritten ? LEFT_BESIDE_MADE : others);
  });
  const isForbidden = (index: number) => found[index].mechanism.some(({ verdict }) => verdict === 'never');
  const explained = Math.max(0, ...meant.filter((share, index) => share >= LEAST_EXPLAINED && !isForbidden(index)));
  const supposed = Math.max(
    0,
    ...proposed.slice(endOfGiven).map((step, index) => chances[endOfGiven + index] * partneredProbability(step)),
  );
  if (!areReagentsKnown || explained === 0 || supposed === 0) return chances;
  const behind = Math.min(1, (JUST_BEHIND * explained) / supposed);
  return chances.map((chance, index) => (index < endOfGiven ? chance : chance * behind));
}

/** How probable each product is. */
function probabilitiesOf(
  proposed: readonly ProposedStep[],
  chances: readonly number[],
  { meant, endOfGiven, isWholeGiven }: Given,
): readonly number[] {
  return proposed.map((step, index) => {
    const isByShare = index < endOfGiven && (isWholeGiven || meant[index] > 0);
    return isByShare ? givenProbability(step) : chances[index] * partneredProbability(step);
  });
}

/** The steps, those of recorded reactions that are less probable than one of a textbook knowing it. */
function besideTextbook(steps: readonly ProposedStep[], probabilities: readonly number[]): readonly ProposedStep[] {
  let [likeliest, most] = ['', 0];
  steps.forEach(({ facts: { textbook } }, index) => {
    if (textbook && probabilities[index] > most) [likeliest, most] = [textbook.name, probabilities[index]];
  });
  return steps.map((step, index) =>
    step.facts.textbook || probabilities[index] >= most
      ? step
      : changedStep(step, { facts: { ...step.facts, likelierTextbook: likeliest } }),
  );
}

/** That this is the product of what was given. */
function givenProbability({ share }: ProposedStep): number {
  return share ?? 0;
}

/** What precedents say of the reaction, less what the mixture may give instead; a textbook reaction has none. */
function partneredProbability({ facts, share }: ProposedStep): number {
  if (facts.textbook) return share ?? 0;
  return precedentProbability(facts, share ?? 0);
}
