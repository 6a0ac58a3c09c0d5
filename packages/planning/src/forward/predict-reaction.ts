import type { TransformLibrary } from '@retron/library';
import { finished, type Work } from '@retron/molecule';
import {
  idleReagents,
  isSupported,
  type MechanismFinding,
  type NameReactionId,
  type ReagentKind,
  type ReagentVerdict,
  reagentVerdict,
} from '@retron/reactivity';
import type { ProductRanker } from '../ports/step-ranker.ts';
import type { Workbench } from '../ports/workbench.ts';
import { MECHANISM_LOG_ODDS } from '../rank/products/mechanism-odds.ts';
import { outsideShare, type PredictionFacts } from '../rank/products/outside-share.ts';
import { IDLE_REAGENT_LOG_ODDS, MOST_IDLE, REAGENT_LOG_ODDS } from '../rank/products/reagent-odds.ts';
import { heavyAtomsOf, isSameInAnyForm } from '../step/like-molecules.ts';
import { deepestLevel, type Support } from '../step/support.ts';
import { Tally } from '../step/tally.ts';
import type { Mixture } from './mixture.ts';
import { type PredictedProduct, type ProductPredictor, predictProducts } from './predict-products.ts';
import { productEdit } from './product-edit.ts';
import { reagentsAmong } from './reagents-given.ts';
import { recordedForm } from './recorded-form.ts';
import { asUsuallyDrawn } from './redrawn.ts';
import { turnedOver } from './turned-over.ts';
import { type Way, waysToReact } from './ways-to-react.ts';

/** What was predicted for starting materials and reagents. */
export interface PredictedReaction {
  /** Most probable first; with `outside` the probabilities are at most 1. */
  readonly products: readonly ExpectedProduct[];
  /** Estimated share, 0 to 1, of recorded reactions of such a mixture that give none of the products. */
  readonly outside: number;
  /** What `outside` was made from; `null` where nothing was found. */
  readonly facts: PredictionFacts | null;
}

/** A product with what the reagents say of it. */
export interface ExpectedProduct extends PredictedProduct {
  /** The molecules it is made from: the materials, and reagents that give atoms to it. */
  readonly mixture: Mixture;
  readonly verdict: ReagentVerdict;
  /** What the reaction itself is called; `null` where it was not judged. */
  readonly names: readonly NameReactionId[] | null;
  /** Rules of mechanism that the reaction breaks; atoms are those of the mixture. */
  readonly mechanism: readonly MechanismFinding[];
}

/** Reagents can make a product this many times more probable, so that those below the least are looked at before they speak. */
const LIFTED_BY_REAGENTS = 20;
/** Products less probable than this in their mixture are not judged: there are very many, and it would change little. */
const LEAST_JUDGED = 0.005;

/**
 * What materials make of each other under reagents, most probable first; ties by SMILES.
 *
 * Reagents that may give atoms are tried as partners too, so that there are several mixtures: each counts the same before the reagents
 * say which reactions they make. What only stands in for a reagent reacts as the reagents say, or not at all.
 *
 * @param ways - different ways to let the same materials react, without and with reagents as partners
 * @param kinds - of all reagents that are there
 * @param least - products less probable than this are left out; 0 keeps all
 */
export function* predictReaction(
  predictor: ProductPredictor,
  ways: readonly Way[],
  kinds: readonly ReagentKind[],
  least: number,
  dropped: Tally,
): Work<PredictedReaction> {
  const found: (ExpectedProduct & { readonly odds: number })[] = [];
  const leastHere = kinds.length === 0 ? least : least / LIFTED_BY_REAGENTS;
  for (const { mixture, isStandIn } of ways) {
    for (const product of yield* predictProducts(predictor, mixture, leastHere, dropped)) {
      const expected = judged(product, mixture, kinds, predictor.workbench);
      if (!isStandIn || isOfReagents(expected)) found.push(expected);
      else dropped.add('other-reagents');
    }
  }
  const sum = found.reduce((total, { odds }) => total + odds, 0);
  if (sum === 0) return { products: [], outside: outsideShare(null), facts: null };
  const shares = mergeSame(found.map(({ odds, ...product }) => ({ ...product, probability: odds / sum })));
  const facts = factsOf(shares);
  const outside = outsideShare(facts);
  const products = shares
    .map((product) => ({ ...product, probability: product.probability * (1 - outside) }))
    .filter(({ probability }) => probability >= least);
  return { products, outside, facts };
}

/** Whether reagents that are there make the reaction, or go with it. */
export function isOfReagents({ verdict }: Pick<ExpectedProduct, 'verdict'>): boolean {
  return verdict === 'made' || verdict === 'supported';
}

/** A product with what reagents and mechanism say of it, and the odds of it among all then. */
function judged(
  product: PredictedProduct,
  mixture: Mixture,
  kinds: readonly ReagentKind[],
  workbench: ProductPredictor['workbench'],
): ExpectedProduct & { readonly odds: number } {
  const { probability } = product;
  if (kinds.length === 0 && probability < LEAST_JUDGED)
    return { ...product, mixture, verdict: 'silent', names: null, mechanism: [], odds: probability };
  const drawn = judgedAsDrawn(product, mixture, workbench);
  const turned = turnedOver(product, mixture, kinds, drawn, workbench.fragments);
  const { application, smiles, names, mechanism } =
    turned === null ? { ...product, ...drawn } : { ...product, ...turned, ...judgedAsDrawn(turned, mixture, workbench) };
  const verdict = reagentVerdict(kinds, names);
  const worst = Math.min(0, ...mechanism.map((finding) => MECHANISM_LOG_ODDS[finding.verdict]));
  const odds = probability * Math.exp(reagentLogOdds(verdict, kinds, names) + worst);
  const shown = asUsuallyDrawn({ application, smiles }, mixture, workbench.fragments);
  return { ...product, ...shown, mixture, verdict, names, mechanism, odds };
}

/** What reagents add to the logarithm of the odds; where one makes the product, what the others say counts beside it. */
function reagentLogOdds(verdict: ReagentVerdict, kinds: readonly ReagentKind[], names: readonly NameReactionId[]): number {
  const own = REAGENT_LOG_ODDS[verdict];
  if (verdict !== 'made') return own;
  const idle = Math.min(MOST_IDLE, idleReagents(kinds, names)) * IDLE_REAGENT_LOG_ODDS;
  return own + idle + (isSupported(kinds, names) ? REAGENT_LOG_ODDS.supported : 0);
}

function judgedAsDrawn(
  { application }: Pick<PredictedProduct, 'application'>,
  mixture: Mixture,
  { reactionNamer, mechanism }: ProductPredictor['workbench'],
) {
  const edit = productEdit(mixture, application);
  const names = reactionNamer(edit, { reactants: mixture.prepared });
  return { names, mechanism: mechanism.judge(edit, names, { reactants: mixture.prepared }) };
}

/**
 * A product of several mixtures, or in several forms (`isSameInAnyForm`), is the one that has the largest share, with the shares of all.
 */
function mergeSame(products: readonly ExpectedProduct[]): readonly ExpectedProduct[] {
  const merged = new Map<string, ExpectedProduct[]>();
  for (const product of [...products].sort(compareShares)) {
    const atoms = heavyAtomsOf(product.smiles);
    const alike = merged.get(atoms) ?? [];
    const place = alike.findIndex(({ smiles }) => isSameInAnyForm(smiles, product.smiles));
    if (place < 0) alike.push(product);
    else alike[place] = { ...alike[place], probability: alike[place].probability + product.probability };
    merged.set(atoms, alike);
  }
  return [...merged.values()].flat().sort(compareShares);
}

function compareShares(a: PredictedProduct, b: PredictedProduct): number {
  return b.probability - a.probability || (a.smiles < b.smiles ? -1 : a.smiles > b.smiles ? 1 : 0);
}

function factsOf(products: readonly ExpectedProduct[]): PredictionFacts {
  const [{ support, probability }] = products;
  const deepest = deepestLevel(support);
  const reactions = Math.max(...support.filter(({ level }) => level === deepest).map(reactionsOf));
  return { products: products.length, first: probability, deepestLevel: deepest, reactions };
}

function reactionsOf({ library, transform }: Support): number {
  return library.library.reactionCount(transform);
}

/**
 * A function that predicts what given molecules make together; see `predictReaction`.
 *
 * @returns takes canonical SMILES of connected molecules, and of reagents
 */
export function createReactionPredictor(
  libraries: readonly TransformLibrary[],
  workbench: Workbench,
  ranker: ProductRanker,
): (materials: readonly string[], reagents: readonly string[]) => PredictedReaction {
  const predictor = { libraries: libraries.map((library) => workbench.forward(library)), ranker, workbench };
  return (molecules, reagents) => {
    const ways = waysToReact(recordedForm(molecules.join('.')).molecules, reagents);
    return finished(predictReaction(predictor, ways, reagentsAmong(molecules, reagents), 0, new Tally()));
  };
}
