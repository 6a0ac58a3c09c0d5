import {
  idleReagents,
  isSupported,
  lacksElectrons,
  type MechanismFinding,
  NAME_REACTION_IDS,
  type NameReactionId,
  nameReactionIdOf,
  needsLight,
  type ReagentKind,
  type ReagentVerdict,
  reagentVerdict,
  type TextbookTransform,
} from '@retron/reactivity';
import { mechanismLogOdds } from '../rank/products/mechanism-odds.ts';
import { IDLE_REAGENT_LOG_ODDS, MOST_IDLE, NO_ELECTRONS_LOG_ODDS, REAGENT_LOG_ODDS } from '../rank/products/reagent-odds.ts';
import type { Support } from '../step/support.ts';
import type { Conditions } from './conditions.ts';
import type { Mixture } from './mixture.ts';
import { withoutSingleEnantiomer } from './no-single-enantiomer.ts';
import type { PredictedProduct, ProductPredictor } from './predict-products.ts';
import { productEdit } from './product-edit.ts';
import { reagentsAmong } from './reagents-given.ts';
import { asUsuallyDrawn } from './redrawn.ts';
import { withKnownSides } from './ring-sides.ts';
import { isOfTurnedCentres, type TurnedOver, turnedOver } from './turned-over.ts';
import { withUsualGeometry } from './usual-geometry.ts';

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
  /** What textbooks make it by where recorded reactions show it as well: where these do not reach the precision that is asked, it is theirs. */
  readonly textbookSupport: readonly Support[];
  /** Share, 0 to 1, of what the mixture does that recorded reactions do not tell; for a product of a textbook, that none of both tells. */
  readonly untold: number;
}

/** Products less probable than this in their mixture are not judged: there are very many, and it would change little. */
const LEAST_JUDGED = 0.005;

/** What materials make of each other by themselves. */
const NEED_NO_REAGENT: readonly NameReactionId[] = ['diels-alder-reaction', 'wittig-olefination'];

/** A product with the odds of it, before they are made probabilities. */
export type Weighed = Omit<ExpectedProduct, 'untold' | 'textbookSupport'> & { readonly odds: number };

/** Whether reagents that are there make the reaction, or go with it. */
export function isOfReagents({ verdict }: Pick<ExpectedProduct, 'verdict'>): boolean {
  return verdict === 'made' || verdict === 'supported';
}

/** A product with what reagents and mechanism say of it, and the odds of it among all then. */
export function judged(
  product: PredictedProduct,
  mixture: Mixture,
  conditions: Conditions,
  workbench: ProductPredictor['workbench'],
  textbook: TextbookTransform | null = null,
): Weighed {
  const { kinds, areWritten } = conditions;
  const { probability } = product;
  if (textbook === null && kinds.length === 0 && probability < LEAST_JUDGED)
    return { ...product, mixture, verdict: 'silent', names: null, mechanism: [], textbook: null, textbookToo: null, odds: probability };
  const drawn = judgedAsDrawn(product, mixture, kinds, workbench);
  // A textbook's transform states itself what becomes of a centre.
  const turned = turnedOver(product, mixture, textbook === null ? kinds : [], drawn, workbench.fragments);
  const { application, smiles, names, mechanism } =
    turned === null ? { ...product, ...drawn } : { ...product, ...turned, ...judgedTurned(turned, mixture, kinds, workbench) };
  const verdict = textbook === null ? reagentVerdict(kinds, names, areWritten) : verdictOnTextbook(textbook, mixture, kinds, names);
  const odds = probability * Math.exp(reagentLogOdds(verdict, kinds, names) + mechanismLogOdds(mechanism));
  const usual = asUsuallyDrawn({ application, smiles }, mixture, workbench.fragments);
  // Without reagents products are drawn as records draw them, which leave geometries open more often than not, but where none is ever needed.
  const shown =
    areWritten || names.some((name) => NEED_NO_REAGENT.includes(name))
      ? withKnownSides(withUsualGeometry(usual, names, kinds, mixture, workbench.fragments), names, kinds, mixture, workbench.fragments)
      : usual;
  const told = withoutSingleEnantiomer(shown, mixture, conditions, workbench.fragments);
  return { ...product, ...told, mixture, verdict, names, mechanism, textbook: textbook?.name ?? null, textbookToo: null, odds };
}

/**
 * A textbook reaction is made by the reagent or the light that it needs, and as it uses all molecules of its mixture also by a decisive one among them; and
 * it has its own name.
 */
function verdictOnTextbook(
  { name, reagent }: TextbookTransform,
  { molecules }: Mixture,
  kinds: readonly ReagentKind[],
  names: readonly NameReactionId[],
): ReagentVerdict {
  const isDecided = reagent !== undefined || needsLight(name) || reagentsAmong(molecules, []).some(({ say }) => say === 'decisive');
  if (isDecided) return 'made';
  const called = nameReactionIdOf(name);
  return reagentVerdict(kinds, [...names, ...NAME_REACTION_IDS.filter((id) => id === called)]);
}

/** What reagents add to the logarithm of the odds; where one makes the product, what the others say counts beside it. */
function reagentLogOdds(verdict: ReagentVerdict, kinds: readonly ReagentKind[], names: readonly NameReactionId[]): number {
  const own = REAGENT_LOG_ODDS[verdict] + (verdict === 'needs-another' && lacksElectrons(kinds, names) ? NO_ELECTRONS_LOG_ODDS : 0);
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
