import type { TransformLibrary } from '@retron/library';
import { finished, type Work } from '@retron/molecule';
import {
  idleReagents,
  isSupported,
  type MechanismFinding,
  NAME_REACTION_IDS,
  type NameReactionId,
  nameReactionIdOf,
  type ReagentKind,
  type ReagentVerdict,
  reagentKindsOf,
  reagentVerdict,
  type TextbookTransform,
  textbookReagents,
} from '@retron/reactivity';
import type { ProductRanker } from '../ports/step-ranker.ts';
import type { Workbench } from '../ports/workbench.ts';
import { MECHANISM_LOG_ODDS } from '../rank/products/mechanism-odds.ts';
import { outsideShare, type PredictionFacts } from '../rank/products/outside-share.ts';
import { IDLE_REAGENT_LOG_ODDS, MOST_IDLE, REAGENT_LOG_ODDS } from '../rank/products/reagent-odds.ts';
import { textbookOdds } from '../rank/products/textbook-odds.ts';
import { heavyAtomsOf, isSameInAnyForm } from '../step/like-molecules.ts';
import { recordedForm } from '../step/recorded-form.ts';
import { deepestLevel, type Support } from '../step/support.ts';
import { Tally } from '../step/tally.ts';
import { textbookReactionOf } from '../step/textbook-support.ts';
import { type Mixture, moleculesOf } from './mixture.ts';
import { type PredictedProduct, type ProductPredictor, predictProducts } from './predict-products.ts';
import { productEdit } from './product-edit.ts';
import { reagentsAmong } from './reagents-given.ts';
import { asUsuallyDrawn } from './redrawn.ts';
import { textbookProducts } from './textbook-products.ts';
import { isOfTurnedCentres, type TurnedOver, turnedOver } from './turned-over.ts';
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
  /** Name of the textbook reaction that it comes of; `null` where recorded reactions show it. */
  readonly textbook: string | null;
  /** The textbook reaction that it is as well, where that made it more probable than the few records do. */
  readonly textbookToo: TextbookTransform | null;
  /** Share, 0 to 1, of what the mixture does that recorded reactions do not tell; for a product of a textbook, that none of both tells. */
  readonly untold: number;
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
  const found: Weighed[] = [];
  let [likely, kept] = [0, 0];
  const leastHere = kinds.length === 0 ? least : least / LIFTED_BY_REAGENTS;
  for (const { mixture, isStandIn, isTextbookOnly } of ways) {
    if (isTextbookOnly) continue;
    for (const product of yield* predictProducts(predictor, mixture, leastHere, dropped)) {
      const expected = judged(product, mixture, kinds, predictor.workbench);
      if (isStandIn && !isOfReagents(expected)) {
        dropped.add('other-reagents');
        continue;
      }
      found.push(expected);
      likely += product.probability;
      kept += expected.odds;
    }
  }
  const sum = found.reduce((total, { odds }) => total + odds, 0);
  const shares = sum === 0 ? [] : mergeSame(found.map(({ odds, ...product }) => ({ ...product, probability: odds / sum })));
  const facts = sum === 0 ? null : factsOf(shares);
  const outside = spokenFor(shares, outsideShare(facts));
  const recorded = shares.map((product) => ({ ...product, probability: product.probability * (1 - outside), untold: outside }));
  // Where reagents or mechanism speak against all that is recorded, what textbooks tell has more weight.
  const spokenAgainst = sum === 0 ? 1 : likely / kept;
  const expected = yield* expectedByTextbooks(predictor.workbench, ways, kinds, recorded, outside, spokenAgainst);
  const total = 1 + expected.reduce((all, { odds }) => all + odds, 0);
  const untold = outside / total;
  const lifted = recorded.map((product) => {
    const same = expected.find(({ smiles }) => isSameInAnyForm(smiles, product.smiles));
    return same === undefined
      ? product
      : { ...product, probability: product.probability + same.odds, untold, textbookToo: textbookReactionOf(same.support) };
  });
  const textbook = expected.filter((each) => !isAmong(recorded, each));
  const products = [...lifted, ...textbook.map(({ odds, ...product }) => ({ ...product, probability: odds, untold }))]
    .map((product) => ({ ...product, probability: product.probability / total }))
    .filter(({ probability }) => probability >= least)
    .sort(compareShares);
  return { products, outside: untold, facts };
}

/**
 * The share outside what is known where a rule of mechanism speaks against even the most probable product, or reagents are there for
 * another reaction: its odds are as many times larger as the rule leaves of the product's, for what remains is no more likely to happen
 * because nothing better was found.
 *
 * @param outside - the share without that
 */
function spokenFor([first]: readonly Pick<ExpectedProduct, 'mechanism' | 'verdict'>[], outside: number): number {
  const isForbidden = first?.mechanism.some(({ verdict }) => verdict === 'never') || first?.verdict === 'needs-another';
  if (!isForbidden) return outside;
  const odds = outside * Math.exp(-MECHANISM_LOG_ODDS.never);
  return odds / (odds + 1 - outside);
}

/** A product with the odds of it, before they are made probabilities. */
type Weighed = Omit<ExpectedProduct, 'untold'> & { readonly odds: number };

/**
 * Products of textbook reactions with their odds against all else: those that no recorded reaction gives, and those that a decisive
 * reagent makes although few records show it. Who brings lithium to anisole means the Birch reduction.
 *
 * @param recorded - products of recorded reactions
 * @param outside - share of what they do not tell
 * @param spokenAgainst - factor by which reagents and mechanism lowered all of them
 */
function* expectedByTextbooks(
  workbench: ProductPredictor['workbench'],
  ways: readonly Way[],
  kinds: readonly ReagentKind[],
  recorded: readonly PredictedProduct[],
  outside: number,
  spokenAgainst: number,
): Work<readonly Weighed[]> {
  const products: Weighed[] = [];
  for (const { mixture, isStandIn, isSupposed } of ways) {
    if (isSupposed) continue;
    for (const product of yield* textbookProducts(workbench, mixture)) {
      const reaction = textbookReactionOf(product.support);
      if (reaction === null || !areReagentsThere(reaction, kinds)) continue;
      if (isAmong(products, product)) continue;
      const probability = textbookOdds(reaction, outside) * spokenAgainst;
      const expected = judged({ ...product, probability }, mixture, kinds, workbench, reaction);
      const isNew = !isAmong(recorded, product);
      if (isNew ? !isStandIn || isOfReagents(expected) : expected.verdict === 'made') products.push(expected);
    }
  }
  return products;
}

function isAmong(products: readonly Pick<PredictedProduct, 'smiles'>[], { smiles }: Pick<PredictedProduct, 'smiles'>): boolean {
  return products.some((each) => isSameInAnyForm(each.smiles, smiles));
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
  textbook: TextbookTransform | null = null,
): Weighed {
  const { probability } = product;
  if (textbook === null && kinds.length === 0 && probability < LEAST_JUDGED)
    return { ...product, mixture, verdict: 'silent', names: null, mechanism: [], textbook: null, textbookToo: null, odds: probability };
  const drawn = judgedAsDrawn(product, mixture, kinds, workbench);
  // A textbook's transform states itself what becomes of a centre.
  const turned = turnedOver(product, mixture, textbook === null ? kinds : [], drawn, workbench.fragments);
  const { application, smiles, names, mechanism } =
    turned === null ? { ...product, ...drawn } : { ...product, ...turned, ...judgedTurned(turned, mixture, kinds, workbench) };
  const verdict = textbook === null ? reagentVerdict(kinds, names) : verdictOnTextbook(textbook, mixture, kinds, names);
  const worst = Math.min(0, ...mechanism.map((finding) => MECHANISM_LOG_ODDS[finding.verdict]));
  const odds = probability * Math.exp(reagentLogOdds(verdict, kinds, names) + worst);
  const shown = asUsuallyDrawn({ application, smiles }, mixture, workbench.fragments);
  return { ...product, ...shown, mixture, verdict, names, mechanism, textbook: textbook?.name ?? null, textbookToo: null, odds };
}

/** Whether a reagent of the kind that a textbook reaction needs is there, or of its family. */
function areReagentsThere({ name, reagent }: TextbookTransform, kinds: readonly ReagentKind[]): boolean {
  if (reagent === undefined) return true;
  const familyOf = ({ id, family }: ReagentKind) => family ?? id;
  const wanted = reagentKindsOf(textbookReagents(name).flatMap(moleculesOf)).map(familyOf);
  return kinds.some((kind) => wanted.includes(familyOf(kind)));
}

/**
 * A textbook reaction is made by the reagent that it needs, and as it uses all molecules of its mixture also by a decisive one among them; and
 * it has its own name.
 */
function verdictOnTextbook(
  { name, reagent }: TextbookTransform,
  { molecules }: Mixture,
  kinds: readonly ReagentKind[],
  names: readonly NameReactionId[],
): ReagentVerdict {
  if (reagent !== undefined || reagentsAmong(molecules, []).some(({ say }) => say === 'decisive')) return 'made';
  const called = nameReactionIdOf(name);
  return reagentVerdict(kinds, [...names, ...NAME_REACTION_IDS.filter((id) => id === called)]);
}

/** What reagents add to the logarithm of the odds; where one makes the product, what the others say counts beside it. */
function reagentLogOdds(verdict: ReagentVerdict, kinds: readonly ReagentKind[], names: readonly NameReactionId[]): number {
  const own = REAGENT_LOG_ODDS[verdict];
  if (verdict !== 'made') return own;
  const idle = Math.min(MOST_IDLE, idleReagents(kinds, names)) * IDLE_REAGENT_LOG_ODDS;
  return own + idle + (isSupported(kinds, names) ? REAGENT_LOG_ODDS.supported : 0);
}

function judgedTurned(turned: TurnedOver, mixture: Mixture, kinds: readonly ReagentKind[], workbench: ProductPredictor['workbench']) {
  const { names, mechanism } = judgedAsDrawn(turned, mixture, kinds, workbench);
  return { names, mechanism: mechanism.filter((finding) => !isOfTurnedCentres(finding, turned)) };
}

function judgedAsDrawn(
  { application }: Pick<PredictedProduct, 'application'>,
  mixture: Mixture,
  kinds: readonly ReagentKind[],
  { reactionNamer, mechanism }: ProductPredictor['workbench'],
) {
  const edit = productEdit(mixture, application);
  const prepared = { reactants: mixture.prepared };
  const names = reactionNamer(edit, prepared);
  return { names, mechanism: mechanism.judgeUnder(new Set(kinds.map(({ id }) => id)), edit, names, prepared) };
}

/**
 * A product of several mixtures, or in several forms (`isSameInAnyForm`), is the one that has the largest share, with the shares of all.
 */
function mergeSame<P extends PredictedProduct>(products: readonly P[]): readonly P[] {
  const merged = new Map<string, P[]>();
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

function factsOf(products: readonly PredictedProduct[]): PredictionFacts {
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
