import { prepareTarget, type Target } from '@retron/transforms';
import { admissionOf, createGate, type Gate } from '../expansion/admission.ts';
import type { Expander } from '../expansion/candidate.ts';
import { compileLibrary } from '../expansion/compiled-library.ts';
import { bondClasses, countReactions, deepestLevel, type Ensemble, type Support, topmostSupport } from '../expansion/ensemble.ts';
import { type Fragments, readCanonical, sharedFragments } from '../expansion/fragments.ts';
import { rankEnsembles } from '../expansion/rank-ensembles.ts';
import { type ExpanderSettings, LEVELS } from '../expansion/retro-expander.ts';
import { strategyReason } from '../left-out.ts';
import type { PlanningPorts } from '../ports.ts';
import { PrecedentSimilarity } from '../precedents/precedent-similarity.ts';
import type { EnsembleFacts } from '../rating/ensemble-facts.ts';
import { precedentRanker } from '../rating/precedent-ranker.ts';
import { Tally } from '../search/tally.ts';
import { requireStrategy } from '../strategies/shipped-strategies.ts';
import { applyForward, type ForwardApplication } from './forward-applications.ts';

/**
 * Single-step reaction prediction: what recorded reactions make of a structure, with the partners that their examples show.
 *
 * The product stands where a retrosynthetic suggestion has its precursors. Similarity compares the product with those of the
 * precedents. @throws when there is no such strategy
 */
export function createForwardExpander(ports: PlanningPorts, settings: ExpanderSettings): Expander {
  const gate = createGate(requireStrategy(settings.strategy));
  const levels = LEVELS.filter((level) => level >= settings.precision);
  const libraries = ports.libraries.map((library) => compileLibrary(library, 'forward'));
  const fragments = sharedFragments(ports.rdkit);
  return {
    expand(smiles) {
      const molecule = readCanonical(smiles);
      const dropped = new Tally();
      const applications = applyForward(libraries, smiles, levels);
      const ensembles = mergeApplications(applications, prepareTarget(molecule), smiles, gate, fragments, dropped);
      const facts = appraiseProducts(ensembles, ports);
      return rankEnsembles({ smiles, molecule, ensembles, facts, dropped: dropped.toRecord() }, settings.ranker ?? precedentRanker);
    },
  };
}

function mergeApplications(
  applications: readonly ForwardApplication[],
  target: Target,
  smiles: string,
  gate: Gate,
  fragments: Fragments,
  dropped: Tally,
): readonly Ensemble[] {
  const ensembles = new Map<string, Ensemble & { support: Support[] }>();
  for (const { product, partners, outcome, disconnection, support } of applications) {
    const verdict = gate.decide(disconnection, [support], null);
    if (!verdict.isAdmitted) {
      dropped.add(strategyReason(verdict));
      continue;
    }
    const fragment = fragments.canonical(product.smiles);
    if ('dropped' in fragment) {
      dropped.add(fragment.dropped);
      continue;
    }
    if (fragment.smiles === smiles || partners.includes(fragment.smiles)) {
      dropped.add('the product is a starting material');
      continue;
    }
    const site = bondClasses(outcome.bonds, target);
    const key = `${fragment.smiles} ${partners.join('.')} ${site}`;
    const known = ensembles.get(key);
    if (known === undefined) {
      ensembles.set(key, {
        precursors: [fragment.smiles],
        hardestComplexity: fragment.complexity,
        partners,
        drafts: [product],
        outcome,
        disconnection,
        admission: admissionOf(verdict),
        site,
        key,
        support: [support],
      });
    } else if (!known.support.some((other) => other.library === support.library && other.transform === support.transform)) {
      known.support.push(support);
    }
  }
  return [...ensembles.values()];
}

function appraiseProducts(ensembles: readonly Ensemble[], { rdkit }: PlanningPorts): readonly EnsembleFacts[] {
  const productsOf = new Map<string, Set<string>>();
  const reactionOf = ({ library, transform }: Support, partners: readonly string[]) =>
    `${library.library.fullName} ${transform} ${partners.join('.')}`;
  for (const { support, partners, precursors } of ensembles) {
    for (const each of support) {
      const reaction = reactionOf(each, partners);
      const products = productsOf.get(reaction) ?? new Set();
      productsOf.set(reaction, products.add(precursors[0]));
    }
  }
  return ensembles.map(({ precursors, partners, support }) => {
    const fingerprint = rdkit.fingerprint(precursors[0]);
    if (!fingerprint.ok) throw new Error(`${precursors[0]}, which RDKit wrote, has no fingerprint: ${fingerprint.error.message}`);
    const similarity = new PrecedentSimilarity(fingerprint.value);
    const topmost = topmostSupport(support);
    const reactions = countReactions(support);
    const products = Math.min(...topmost.map((each) => productsOf.get(reactionOf(each, partners))?.size ?? 1));
    return {
      deepestLevel: deepestLevel(support),
      precedentCount: reactions.all,
      closePrecedentCount: reactions.close,
      similarity: Math.max(
        0,
        ...topmost.flatMap(({ library, transform }) =>
          library.library.precedentIds(transform).map((id) => similarity.of(library.library, id)),
        ),
      ),
      siteCount: products,
      competingSiteCount: products - 1,
      simplification: null,
      precursorCount: 1,
      precursorsInStock: null,
      isUnprecedented: false,
    };
  });
}
