import { AT_WORK } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { rankSteps } from '../expand/rank-steps.ts';
import type { ExpanderSettings } from '../expand/retro-expander.ts';
import type { ForwardLibrary } from '../libraries/forward-library.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { precedentProbability } from '../rank/precedents/precedent-ranker.ts';
import { PLAIN_WEIGHTS, productRanker } from '../rank/products/product-ranker.ts';
import type { Expander } from '../step/expander.ts';
import { readCanonical } from '../step/fragments.ts';
import type { ProposedStep, UnappraisedStep } from '../step/proposed-step.ts';
import { Tally } from '../step/tally.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { createGate } from '../strategies/gate.ts';
import { requireStrategy } from '../strategies/shipped-strategies.ts';
import { appraiseProducts } from './appraise-products.ts';
import { moleculesOf } from './mixture.ts';
import { predictProducts } from './predict-products.ts';
import { productSteps } from './product-steps.ts';
import { type PartnerMixture, partnerMixtures } from './reaction-partners.ts';

/** Products less probable than this in their mixture are left out; the higher bound holds where partners were only supposed. */
const LEAST_PROBABILITY = { given: 1e-4, supposed: 0.01 } as const;

/**
 * Single-step reaction prediction: what recorded reactions make of a structure.
 *
 * Several starting materials, dot-separated, react with each other and nothing else. One reacts alone and with the partners that
 * recorded examples show. The product stands where a retrosynthetic suggestion has its precursors.
 * @throws when there is no such strategy
 */
export function createForwardExpander(ports: PlanningPorts, settings: ExpanderSettings): Expander {
  const gate = createGate(requireStrategy(settings.strategy));
  const { workbench } = ports;
  const libraries = ports.libraries.map((library) => workbench.forward(library));
  const predictor = { libraries, ranker: ports.productRanker ?? productRanker(PLAIN_WEIGHTS), workbench };
  return {
    *expand(smiles) {
      const wanted = { smiles, prepared: prepareMolecule(readCanonical(smiles)) };
      const dropped = new Tally();
      const mixtures = mixturesOf(wanted, libraries);
      const found: UnappraisedStep[] = [];
      for (const each of mixtures) {
        yield AT_WORK;
        const least = each.partners.length === 0 ? LEAST_PROBABILITY.given : LEAST_PROBABILITY.supposed;
        const products = yield* predictProducts(predictor, each.mixture, least, dropped);
        found.push(...productSteps(each, products, wanted.prepared, { precision: settings.precision, gate }, dropped));
      }
      const isGiven = mixtures.length === 1 && moleculesOf(smiles).length > 1;
      const proposed = appraiseProducts(found, ports.rdkit);
      const probabilities = proposed.map(isGiven ? givenProbability : partneredProbability);
      const places = proposed.map(({ key }) => ({ disconnectionKey: key, choice: null }));
      const steps = yield* rankSteps(wanted, proposed, probabilities, places, null);
      return { steps, dropped: dropped.toRecord() };
    },
  };
}

/** Starting materials that are given together are one mixture; a single one is mixed with partners of recorded reactions. */
function mixturesOf({ smiles, prepared }: WantedStructure, libraries: readonly ForwardLibrary[]): readonly PartnerMixture[] {
  const molecules = moleculesOf(smiles);
  if (molecules.length > 1) return [{ partners: [], mixture: { smiles, molecules, prepared } }];
  return partnerMixtures(libraries, smiles, prepared);
}

/** That this is the product of what was given. */
function givenProbability({ share }: ProposedStep): number {
  return share ?? 0;
}

/** What precedents say of the reaction, less what the mixture may give instead. */
function partneredProbability({ facts, share }: ProposedStep): number {
  return precedentProbability(facts, share ?? 0);
}
