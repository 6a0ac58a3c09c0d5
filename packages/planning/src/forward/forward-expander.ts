import { AT_WORK } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { rankProducts } from '../expand/rank-steps.ts';
import type { ExpanderSettings } from '../expand/retro-expander.ts';
import type { ForwardLibrary } from '../libraries/forward-library.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { precedentProbability } from '../rank/precedents/precedent-ranker.ts';
import { PLAIN_WEIGHTS, productRanker } from '../rank/products/product-ranker.ts';
import type { Expander } from '../step/expander.ts';
import { readCanonical } from '../step/fragments.ts';
import type { ProposedStep } from '../step/proposed-step.ts';
import { Tally } from '../step/tally.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { createGate } from '../strategies/gate.ts';
import { strategyOf } from '../strategies/shipped-strategies.ts';
import { appraiseProducts, findingsOf } from './appraise-products.ts';
import { mixtureOf, moleculesOf } from './mixture.ts';
import { type ExpectedProduct, predictReaction } from './predict-reaction.ts';
import { type ProductStep, productSteps } from './product-steps.ts';
import { type PartnerMixture, partnerMixtures } from './reaction-partners.ts';
import { givingPartners, reagentsAmong } from './reagents-given.ts';

/** Products less probable than this in their mixture are left out; the higher bound holds where partners were only supposed. */
const LEAST_PROBABILITY = { given: 1e-4, supposed: 0.01 } as const;

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
      const reagents = smiles === settings.target ? (settings.reagents ?? []) : [];
      const kinds = reagentsAmong(moleculesOf(smiles), reagents);
      const dropped = new Tally();
      const isDecided = reagentsAmong([], reagents).some(({ say }) => say === 'decisive');
      const isWholeGiven = isDecided || moleculesOf(smiles).length > 1;
      const found: ProductStep[] = [];
      const predicted: Predicted[] = [];
      for (const [index, ways] of waysToReact(wanted, reagents, libraries).entries()) {
        yield AT_WORK;
        const isSupposed = index > 0;
        const least = isSupposed ? LEAST_PROBABILITY.supposed : LEAST_PROBABILITY.given;
        const mixtures = ways.map((way) => way.mixture);
        const { products: all, outside } = yield* predictReaction(predictor, mixtures, kinds, least, dropped);
        const products = isSupposed && isDecided ? all.filter(isOfTheseReagents) : all;
        dropped.add('other-reagents', all.length - products.length);
        const first = found.length;
        for (const way of ways) {
          const made = products.filter((product) => product.mixture === way.mixture);
          found.push(...productSteps(way, made, outside, wanted.prepared, { precision: settings.precision, gate }, dropped));
        }
        predicted.push({ outside, first, end: found.length });
      }
      const proposed = appraiseProducts(found, ports.rdkit);
      const endOfGiven = isWholeGiven ? predicted[0].end : 0;
      const probabilities = proposed.map((step, index) => (index < endOfGiven ? givenProbability(step) : partneredProbability(step)));
      const ranked = rankProducts(wanted, proposed, probabilities, found.map(findingsOf));
      const shares = new Map(proposed.map(({ key, share }) => [key, share]));
      // That a product comes of exactly what is shown is what its share says.
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

/**
 * The ways in which a structure may react, those of one prediction together. Starting materials that are given together react in one,
 * without and with reagents that give atoms; a single one also with partners of recorded reactions.
 */
function waysToReact(
  { smiles, prepared }: WantedStructure,
  reagents: readonly string[],
  libraries: readonly ForwardLibrary[],
): readonly (readonly [PartnerMixture, ...PartnerMixture[]])[] {
  const materials = moleculesOf(smiles);
  const withReagents = givingPartners(materials, reagents).map((giver) => ({
    partners: [giver],
    mixture: mixtureOf([...materials, giver]),
  }));
  if (materials.length > 1) return [[{ partners: [], mixture: { smiles, molecules: materials, prepared } }, ...withReagents]];
  const [alone, ...supposed] = partnerMixtures(libraries, smiles, prepared);
  return [[alone, ...withReagents], ...supposed.map((each) => [each] as const)];
}

/** Who names reagents that decide does not ask what the structure would do under others. */
function isOfTheseReagents({ verdict }: ExpectedProduct): boolean {
  return verdict === 'made' || verdict === 'supported';
}

/** That this is the product of what was given. */
function givenProbability({ share }: ProposedStep): number {
  return share ?? 0;
}

/** What precedents say of the reaction, less what the mixture may give instead. */
function partneredProbability({ facts, share }: ProposedStep): number {
  return precedentProbability(facts, share ?? 0);
}
