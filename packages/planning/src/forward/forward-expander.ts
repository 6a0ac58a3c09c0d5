import { prepareMolecule } from '@retron/patterns';
import { rankSteps } from '../expand/rank-steps.ts';
import type { ExpanderSettings } from '../expand/retro-expander.ts';
import type { ForwardLibrary } from '../libraries/forward-library.ts';
import type { PlanningPorts } from '../ports/ports.ts';
import { precedentScore } from '../rank/precedent-ranker.ts';
import type { Ranker } from '../rank/ranker.ts';
import type { Expander } from '../step/expander.ts';
import { readCanonical } from '../step/fragments.ts';
import { Tally } from '../step/tally.ts';
import type { WantedStructure } from '../step/wanted-structure.ts';
import { createGate } from '../strategies/gate.ts';
import { requireStrategy } from '../strategies/shipped-strategies.ts';
import { appraiseProducts } from './appraise-products.ts';
import { moleculesOf } from './mixture.ts';
import { predictProducts } from './predict-products.ts';
import { PLAIN_WEIGHTS } from './product-ranker.ts';
import { productSteps } from './product-steps.ts';
import { type PartnerMixture, partnerMixtures } from './reaction-partners.ts';

/** Products less probable than this in their mixture are left out; the higher bound holds where partners were only supposed. */
const LEAST_PROBABILITY = { given: 1e-4, supposed: 0.01 } as const;
/** Keeps the odds of what is all but certain finite. */
const MOST_CERTAIN = 1 - 1e-6;

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
  const predictor = { libraries, weights: ports.productWeights ?? PLAIN_WEIGHTS, workbench };
  return {
    expand(smiles) {
      const wanted = { smiles, prepared: prepareMolecule(readCanonical(smiles)) };
      const dropped = new Tally();
      const mixtures = mixturesOf(wanted, libraries);
      const found = mixtures.flatMap((each) => {
        const least = each.partners.length === 0 ? LEAST_PROBABILITY.given : LEAST_PROBABILITY.supposed;
        const products = predictProducts(predictor, each.mixture, least, dropped);
        return productSteps(each, products, wanted.prepared, { precision: settings.precision, gate }, dropped);
      });
      const isGiven = mixtures.length === 1 && moleculesOf(smiles).length > 1;
      const ranker = settings.ranker ?? (isGiven ? GIVEN_RANKER : PARTNERED_RANKER);
      const steps = rankSteps(wanted, appraiseProducts(found, ports.rdkit), null, ranker);
      return { steps, dropped: dropped.toRecord() };
    },
  };
}

/** Starting materials that are given together are one mixture; a single one is mixed with partners of recorded reactions. */
function mixturesOf({ smiles, prepared }: WantedStructure, libraries: readonly ForwardLibrary[]): readonly PartnerMixture[] {
  const molecules = moleculesOf(smiles);
  if (molecules.length > 1) return [{ partners: [], mixture: { molecules, prepared } }];
  return partnerMixtures(libraries, smiles, prepared);
}

/** Ranks by the logarithm of the odds that this is the product of what was given. */
const GIVEN_RANKER: Ranker = {
  scores: (_, steps) =>
    steps.map(({ share }) => {
      const certain = Math.min(share ?? 0, MOST_CERTAIN);
      return Math.log(certain / (1 - certain));
    }),
};

/** Ranks by what precedents say of the reaction, less what the mixture may give instead. */
const PARTNERED_RANKER: Ranker = {
  scores: (_, steps) => steps.map(({ facts, share }) => precedentScore(facts) + Math.log(share ?? 0)),
};
