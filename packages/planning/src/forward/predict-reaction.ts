import type { TransformLibrary } from '@retron/library';
import { finished, type Work } from '@retron/molecule';
import {
  goesByHeat,
  hasStructure,
  type NameReactionId,
  needsElectrons,
  needsLight,
  OF_LIGHT,
  type ReagentKind,
  reactionClassOf,
  reagentByName,
  reagentKindsOf,
  type TextbookTransform,
  textbookReagents,
} from '@retron/reactivity';
import type { ProductRanker } from '../ports/step-ranker.ts';
import type { Workbench } from '../ports/workbench.ts';
import { MECHANISM_LOG_ODDS } from '../rank/products/mechanism-odds.ts';
import { outsideShare, type PredictionFacts } from '../rank/products/outside-share.ts';
import { textbookOdds } from '../rank/products/textbook-odds.ts';
import { heavyAtomsOf, isSameInAnyForm } from '../step/like-molecules.ts';
import { recordedForm } from '../step/recorded-form.ts';
import { deepestLevel, type Support } from '../step/support.ts';
import { Tally } from '../step/tally.ts';
import { textbookReactionOf, textbookReactionsOf } from '../step/textbook-support.ts';
import { asCatalystMakes } from './catalysts-enantiomer.ts';
import type { Conditions } from './conditions.ts';
import { type ExpectedProduct, isOfReagents, judged, type Weighed } from './judged-product.ts';
import { withLabels } from './labelled-product.ts';
import { moleculesOf } from './mixture.ts';
import { imagesAsOne, inOneDrawing } from './one-drawing.ts';
import { type PredictedProduct, type ProductPredictor, predictProducts } from './predict-products.ts';
import { conditionsOf } from './reagents-given.ts';
import { takesWrongPart } from './solvent-parts.ts';
import { textbookProducts } from './textbook-products.ts';
import { type Way, waysToReact } from './ways-to-react.ts';
import { withoutLewisAcid } from './without-lewis-acid.ts';

/** What was predicted for starting materials and reagents. */
export interface PredictedReaction {
  /** Most probable first; with `outside` the probabilities are at most 1. */
  readonly products: readonly ExpectedProduct[];
  /** Estimated share, 0 to 1, of recorded reactions of such a mixture that give none of the products. */
  readonly outside: number;
  /** What `outside` was made from; `null` where nothing was found. */
  readonly facts: PredictionFacts | null;
}

/** Reagents can make a product this many times more probable, so that those below the least are looked at before they speak. */
const LIFTED_BY_REAGENTS = 20;
/**
 * What materials make of each other under reagents, most probable first; ties by SMILES.
 *
 * Reagents that may give atoms are tried as partners too, so that there are several mixtures: each counts the same before the reagents
 * say which reactions they make. What only stands in for a reagent reacts as the reagents say, or not at all.
 *
 * @param ways - different ways to let the same materials react, without and with reagents as partners
 * @param least - products less probable than this are left out; 0 keeps all
 */
export function* predictReaction(
  predictor: ProductPredictor,
  ways: readonly Way[],
  conditions: Conditions,
  least: number,
  dropped: Tally,
): Work<PredictedReaction> {
  const found: Weighed[] = [];
  let [likely, kept] = [0, 0];
  const leastHere = conditions.kinds.length === 0 ? least : least / LIFTED_BY_REAGENTS;
  for (const { mixture, isStandIn, isTextbookOnly } of ways) {
    if (isTextbookOnly) continue;
    for (const product of yield* predictProducts(predictor, mixture, leastHere, dropped)) {
      const expected = judged(product, mixture, conditions, predictor.workbench);
      if (isStandIn && (!isOfReagents(expected) || takesWrongPart(product, mixture))) {
        dropped.add('other-reagents');
        continue;
      }
      found.push(expected);
      likely += product.probability;
      kept += expected.odds;
    }
  }
  const sum = found.reduce((total, { odds }) => total + odds, 0);
  const shares =
    sum === 0 ? [] : mergeSame(found.map(({ odds, ...product }) => ({ ...product, probability: odds / sum, textbookSupport: NO_SUPPORT })));
  const facts = sum === 0 ? null : factsOf(shares);
  const outside = spokenFor(shares, withoutLewisAcid(shares[0]?.names ?? [], conditions.kinds.length > 0, outsideShare(facts)));
  const recorded = shares.map((product) => ({ ...product, probability: product.probability * (1 - outside), untold: outside }));
  // Where reagents or mechanism speak against all that is recorded, what textbooks tell has more weight.
  const spokenAgainst = sum === 0 ? 1 : likely / kept;
  const withoutReagent = Math.max(outside, SHARE_WITHOUT_REAGENT);
  const weight = {
    untold: isWithoutReagent(recorded, conditions) ? withoutReagent : outside,
    factor: spokenAgainst,
    byHeat: aheadOf(recorded).some((each) => isWithoutReagent([each], conditions)) ? withoutReagent * BY_HEAT_ALONE : null,
  };
  const known = yield* expectedByTextbooks(predictor.workbench, ways, conditions, recorded, weight);
  const expected = known.filter(({ counts }) => counts);
  const total = 1 + expected.reduce((all, { odds }) => all + odds, 0);
  const untold = outside / total;
  const lifted = recorded.map((product): ExpectedProduct => {
    const same = known.find(({ smiles }) => isSameInAnyForm(smiles, product.smiles));
    if (same === undefined) return product;
    const both = { ...product, textbookSupport: same.support };
    if (!same.counts) return both;
    // What the reagents make by the textbook needs no others, whatever made it in the records.
    const verdict = isOfReagents(same) ? same.verdict : product.verdict;
    return { ...both, verdict, probability: product.probability + same.odds, untold, textbookToo: textbookReactionOf(same.support) };
  });
  const textbook = expected.filter((each) => !isAmong(recorded, each));
  const drawn = inOneDrawing([
    ...lifted,
    ...textbook.map(({ odds, counts: _, ...product }) => ({ ...product, probability: odds, untold, textbookSupport: NO_SUPPORT })),
  ]);
  const products = (conditions.isAnyChiral ? drawn : imagesAsOne(drawn, predictor.workbench.fragments))
    .map((product) => ({ ...product, probability: product.probability / total }))
    .filter(({ probability }) => probability >= least)
    .map((product) => asCatalystMakes(product, conditions.catalysts, predictor.workbench.fragments))
    .map((product) => withLabels(product, conditions.labels, predictor.workbench.fragments))
    .sort(compareShares);
  return { products, outside: untold, facts };
}

/**
 * The share outside what is known where a rule of mechanism speaks against even the most probable product, or reagents are there for
 * another reaction: its odds are as many times larger as a rule leaves of the product's, for what remains is no more likely to happen
 * because nothing better was found. Where both say so it is so for both: a borohydride makes no amine of a nitrile.
 *
 * @param outside - the share without that
 */
function spokenFor([first]: readonly Pick<ExpectedProduct, 'mechanism' | 'verdict'>[], outside: number): number {
  const isForbidden = first?.mechanism.some(({ verdict }) => verdict === 'never') ?? false;
  const isOfOthers = first?.verdict === 'needs-another' || first?.verdict === 'not-said';
  const odds = outside * Math.exp(-MECHANISM_LOG_ODDS.never * [isForbidden, isOfOthers].filter(Boolean).length);
  return odds / (odds + 1 - outside);
}

/**
 * What textbooks may tell where the likeliest recorded reaction needs a reductant, an oxidant or what takes a protecting group off, and no reagent is
 * written: records leave them out, but a chemist who names none may mean that there is none (a Newman-Kwart rearrangement). By judgement.
 */
const SHARE_WITHOUT_REAGENT = 0.5;

/** How many times more probable than that is what needs nothing but heat, which nobody has to write: it is what is left where no reagent is there. By judgement. */
const BY_HEAT_ALONE = 4;

/** What nothing but a metal brings about that is always written. */
const BY_METAL: readonly NameReactionId[] = ['olefin-metathesis'];

function isWithoutReagent([first]: readonly Pick<ExpectedProduct, 'names'>[], { kinds }: Conditions): boolean {
  if (kinds.length > 0 || first?.names == null || first.names.length === 0) return false;
  return needsElectrons(first.names) || first.names.every((name) => reactionClassOf(name) === 'deprotection' || BY_METAL.includes(name));
}

/** What the odds of textbook reactions are made from. */
interface TextbookWeight {
  /** Share of what recorded reactions do not tell. */
  readonly untold: number;
  /** Factor by which reagents and mechanism lowered all of them. */
  readonly factor: number;
  /** What stands in the place of that share for what goes by heat alone where the likeliest recorded reactions need a reagent; `null` where they need none. */
  readonly byHeat: number | null;
}

/** The likeliest recorded products: those at least half as probable as the first. */
function aheadOf(recorded: readonly ExpectedProduct[]): readonly ExpectedProduct[] {
  return recorded.filter(({ probability }) => probability >= recorded[0].probability / 2);
}

const NO_SUPPORT: readonly Support[] = [];

/** A product of a textbook reaction, and whether its odds count: of those that recorded reactions give, too, where the reagents make it. */
type ByTextbook = Weighed & { readonly counts: boolean };

/**
 * Products of textbook reactions with their odds against all else, which count for those that no recorded reaction gives, and those that a decisive
 * reagent makes although few records show it. Who brings lithium to anisole means the Birch reduction.
 *
 * @param recorded - products of recorded reactions
 */
function* expectedByTextbooks(
  workbench: ProductPredictor['workbench'],
  ways: readonly Way[],
  conditions: Conditions,
  recorded: readonly PredictedProduct[],
  weight: TextbookWeight,
): Work<readonly ByTextbook[]> {
  const products: ByTextbook[] = [];
  for (const { mixture, isStandIn, isSupposed, isOfTwoAlike } of ways) {
    if (isSupposed) continue;
    for (const product of yield* textbookProducts(workbench, mixture)) {
      if (isAmong(products, product)) continue;
      const [expected] = textbookReactionsOf(product.support)
        .filter(({ reaction }) => isOfTwoAlike !== true || reaction.ofTwoAlike === true)
        .filter(({ reaction }) => areReagentsThere(reaction, conditions.kinds))
        .map(({ reaction, support }) => {
          const untold = goesByHeat(reaction.name) ? (weight.byHeat ?? weight.untold) : weight.untold;
          const probability = textbookOdds(underReagents(reaction), untold) * weight.factor;
          return judged({ ...product, support, probability }, mixture, conditions, workbench, reaction);
        })
        // Of several that make it that one which the reagents make.
        .sort((a, b) => b.odds - a.odds);
      if (expected === undefined) continue;
      const isNew = !isAmong(recorded, product);
      if (isNew && isStandIn && (!isOfReagents(expected) || takesWrongPart(product, mixture))) continue;
      const isByHeat = weight.byHeat !== null && goesByHeat(expected.textbook ?? '');
      products.push({ ...expected, counts: isNew || isByHeat || expected.verdict === 'made' });
    }
  }
  return products;
}

/** Who writes light wants what it does: that is then among the first ideas; and so with a reagent that says more than the retron. */
function underReagents({ name, likelihood, underReagent }: TextbookTransform): Pick<TextbookTransform, 'likelihood'> {
  if (underReagent !== undefined) return { likelihood: underReagent };
  return { likelihood: needsLight(name) && likelihood === 'possible' ? 'usual' : likelihood };
}

function isAmong(products: readonly Pick<PredictedProduct, 'smiles'>[], { smiles }: Pick<PredictedProduct, 'smiles'>): boolean {
  return products.some((each) => isSameInAnyForm(each.smiles, smiles));
}

/** A base that takes up the acid of a reaction, and that nobody who writes the materials alone thinks of. */
const GOES_WITHOUT_SAYING = 'carbonate-or-amine-base';

/** Whether a reagent of the kind that a textbook reaction needs is there, or of its family; and light, where it needs that. */
function areReagentsThere({ name, reagent, beside }: TextbookTransform, kinds: readonly ReagentKind[]): boolean {
  if (needsLight(name) && !kinds.some(({ id }) => OF_LIGHT.includes(id))) return false;
  if (reagent === undefined) return true;
  if (beside !== undefined && !isOfKindsThere(beside, kinds)) return false;
  const familyOf = ({ id, family }: ReagentKind) => family ?? id;
  const substances = textbookReagents(name).filter(hasStructure);
  const needed = reagentKindsOf(substances.flatMap(moleculesOf));
  if (kinds.length === 0 && needed.length > 0 && needed.every(({ id }) => id === GOES_WITHOUT_SAYING)) return true;
  const wanted = needed.map(familyOf);
  return kinds.some((kind) => wanted.includes(familyOf(kind)));
}

/** Whether a reagent of the kinds that one has is there. */
function isOfKindsThere(reagent: string, kinds: readonly ReagentKind[]): boolean {
  const substance = reagentByName(reagent);
  const wanted = substance === null ? [] : reagentKindsOf(moleculesOf(substance)).map(({ id }) => id);
  return kinds.some(({ id }) => wanted.includes(id));
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
    const substances = reagents.filter(hasStructure);
    const ways = waysToReact(recordedForm(molecules.join('.')).molecules, substances);
    return finished(predictReaction(predictor, ways, conditionsOf(molecules, reagents), 0, new Tally()));
  };
}
