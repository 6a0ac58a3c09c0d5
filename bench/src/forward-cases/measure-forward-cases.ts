import { isVaguerForm, type PlanningPorts, plan } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit/port';
import { reagentsApart } from '@retron/reactivity';
import { checkMaterials } from '@retron/target';
import type { Rating } from '@retron/tree';
import type { ForwardCase } from './forward-cases.ts';

/** What was predicted for one case. */
export interface CaseFinding {
  readonly id: string;
  readonly topic: string;
  readonly needs: string;
  /** The expected product is first; of a mixture that gives nothing, that no product is good or great. */
  readonly isFirst: boolean;
  /** Place of the expected product, from 1; `null` where it is not among the products. Its share and rating likewise. */
  readonly place: number | null;
  readonly share: number | null;
  readonly rating: Rating | null;
  /** What stands first, and its share; `null` where nothing was found. */
  readonly first: string | null;
  readonly firstShare: number | null;
  /** Of the products that must not come first, those that come before the expected one. */
  readonly wrongBefore: readonly string[];
  /** Estimated share of what is none of the products. */
  readonly outside: number;
}

/** How cases may be asked: every product that is found, as `retron predict` does, or as the page of a new query does where nothing is changed. */
export const FORWARD_SETTINGS = {
  all: { strategy: 'All Reactions 1.0', precision: 1, maxSuggestions: 5000, maxSteps: 1 },
  defaults: { strategy: 'FG Library Design 1.0', precision: 2, maxSuggestions: 5, maxSteps: 1 },
} as const;

/** From here on a step is one that a chemist would run. */
const GOOD = 3;

export function measureForwardCase(ports: PlanningPorts, each: ForwardCase, asked: keyof typeof FORWARD_SETTINGS = 'all'): CaseFinding {
  const { target, reagents } = checkMaterials(ports.rdkit, each.given, 'auto', reagentsApart);
  if (target === null) throw new Error(`${each.id}: ${each.given} is no starting material.`);
  const [report] = plan(ports, {
    ...FORWARD_SETTINGS[asked],
    target: target.smiles,
    direction: 'forward',
    algorithm: 'brute-force',
    reagents: [...new Set([...reagents.map((reagent) => reagent.smiles), ...each.reagents])],
  });
  const smiles = new Map(report.structures.map((structure) => [structure.id, structure.smiles]));
  const products = report.suggestions.map(({ precursors }) => precursors.map(({ structureId }) => smiles.get(structureId) ?? '').join('.'));
  const isAchiral = !each.given.includes('@');
  const isExpected = (product: string) =>
    each.expected.some((wanted) => isSaidBy(wanted, product) || (isAchiral && wanted === mirrorImage(product, ports.rdkit)));
  const place = products.findIndex(isExpected);
  const before = place < 0 ? products : products.slice(0, place);
  const isNothing = each.expected.length === 0;
  return {
    id: each.id,
    topic: each.topic,
    needs: each.needs,
    isFirst: isNothing ? report.suggestions.every(({ rating }) => rating < GOOD) : place === 0,
    place: place < 0 ? null : place + 1,
    share: place < 0 ? null : report.suggestions[place].feasibility,
    rating: place < 0 ? null : report.suggestions[place].rating,
    first: products[0] ?? null,
    firstShare: report.suggestions[0]?.feasibility ?? null,
    wrongBefore: each.notFirst.filter((product) => before.includes(product)),
    outside: report.outside ?? 1,
  };
}

/** Whether a product is the one that is wanted, or that one with more of its configuration told. */
function isSaidBy(wanted: string, product: string): boolean {
  return wanted === product || isVaguerForm(wanted, product);
}

/** What achiral materials make they make as both mirror images, of which either may be drawn. */
function mirrorImage(product: string, rdkit: Rdkit): string {
  const turned = product.replace(/@+/g, (mark) => (mark === '@' ? '@@' : '@'));
  const read = rdkit.canonicalSmiles(turned);
  return read.ok ? read.value : product;
}
