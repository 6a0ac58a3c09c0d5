import { bondBetween, ELEMENT, kindsOfBond, ringBonds } from '@retron/molecule';
import type { PreparedMolecule } from '@retron/patterns';
import type { RecordedNameReactionId } from '@retron/reactivity';
import type { Outcome } from '@retron/transforms';
import type { Precision, StepAtom } from '@retron/tree';
import { bondClasses } from '../step/application.ts';
import type { Disconnection } from '../step/disconnection.ts';
import { readCanonical } from '../step/fragments.ts';
import { strategyReason } from '../step/left-out-codes.ts';
import type { UnappraisedStep } from '../step/proposed-step.ts';
import type { Support } from '../step/support.ts';
import type { Tally } from '../step/tally.ts';
import { isOfTextbook } from '../step/textbook-support.ts';
import { admissionOf, type Gate } from '../strategies/gate.ts';
import { calledUnder } from './called-under-reagents.ts';
import type { Conditions } from './conditions.ts';
import type { ExpectedProduct } from './judged-product.ts';
import type { PredictedProduct } from './predict-products.ts';
import type { Way } from './ways-to-react.ts';
import { whereDrawn } from './where-drawn.ts';

/** Share of the structure's atoms that a product with a supposed partner must have, so that it is made from the structure and not by it. */
const LEAST_SHARE_KEPT = 0.5;

/** A product as a step, with what is said of it among the products of its mixture. */
export interface ProductStep extends UnappraisedStep, Pick<ExpectedProduct, 'verdict' | 'names' | 'mechanism' | 'untold' | 'textbookToo'> {
  /** See `calledUnder`. */
  readonly called: RecordedNameReactionId | null;
  /** Where each atom of its mixture is drawn; empty where no rule of mechanism speaks of any. */
  readonly drawn: readonly (StepAtom | null)[];
}

/** The structure that reacts. */
export interface GivenStructure {
  readonly prepared: PreparedMolecule;
  /** Its atom for each of the first atoms of a mixture, whose molecules are written as records do (`recorded-form.ts`). */
  readonly givenAtom: Int32Array;
}

/**
 * The products of one mixture as steps of the structure, whose atoms come first: in the order given.
 *
 * The support counts from `precision` on, but for textbook reactions, to which a product belongs whose records do not reach it; one without any is left out, and so is what the strategy does
 * not admit.
 */
export function productSteps(
  { partners, mixture, isSupposed }: Way,
  products: readonly ExpectedProduct[],
  structure: GivenStructure,
  { precision, gate, conditions }: { readonly precision: Precision; readonly gate: Gate; readonly conditions: Conditions },
  dropped: Tally,
): readonly ProductStep[] {
  const steps: ProductStep[] = [];
  for (const product of products) {
    const recorded = product.support.filter((each) => each.level >= precision || isOfTextbook(each));
    const support = (recorded.length > 0 ? recorded : [...product.textbookSupport]).sort(byNameThenNumber);
    if (isSupposed && shareKept(product, structure) < LEAST_SHARE_KEPT) dropped.add('keeps-too-little');
    else if (support.length === 0) dropped.add('no-precedent');
    else {
      const disconnection = bondsMade(product, mixture.prepared);
      const verdict = gate.decide(disconnection, support, null);
      if (!verdict.isAdmitted) {
        dropped.add(strategyReason(verdict));
        continue;
      }
      const outcome = ofStructure(product.application.outcome, structure);
      const site = bondClasses(outcome.bonds, structure.prepared);
      steps.push({
        precursors: [product.smiles],
        hasPrecursor: (smiles) => smiles === product.smiles,
        hasTautomer: () => false,
        hardestComplexity: product.complexity,
        partners,
        rawPrecursors: [ownAtoms(product.application.product, structure)],
        outcome,
        disconnection,
        admission: admissionOf(verdict),
        site,
        key: `${product.smiles} ${partners.join('.')}`,
        share: product.probability,
        support,
        verdict: product.verdict,
        names: product.names,
        called: calledUnder(product, conditions),
        mechanism: product.mechanism,
        drawn: product.mechanism.length === 0 ? [] : whereDrawn(mixture, structure.givenAtom, partners),
        untold: product.untold,
        textbookToo: product.textbookToo,
      });
    }
  }
  return steps;
}

/** Share of the structure's atoms that are in the product. */
function shareKept({ application }: PredictedProduct, { givenAtom }: GivenStructure): number {
  return application.product.provenance.filter((atom) => atom >= 0 && atom < givenAtom.length).length / givenAtom.length;
}

function byNameThenNumber(a: Support, b: Support): number {
  const [x, y] = [a.library.library.fullName, b.library.library.fullName];
  return x < y ? -1 : x > y ? 1 : a.transform - b.transform;
}

/** The outcome with atoms of the structure only. */
function ofStructure({ precursors, centre, bonds }: Outcome, { givenAtom }: GivenStructure): Outcome {
  const isOwn = (atom: number) => atom < givenAtom.length;
  const given = (atom: number) => givenAtom[atom];
  return {
    precursors,
    centre: centre
      .filter(isOwn)
      .map(given)
      .sort((a, b) => a - b),
    bonds: bonds
      .filter(([a, b]) => isOwn(a) && isOwn(b))
      .map(([a, b]) => [Math.min(given(a), given(b)), Math.max(given(a), given(b))] as const)
      .sort(([a, b], [x, y]) => a - x || b - y),
  };
}

/** The product with the atoms of partners counted as added. */
function ownAtoms({ smiles, provenance, keptRings }: PredictedProduct['application']['product'], { givenAtom }: GivenStructure) {
  return { smiles, provenance: provenance.map((atom) => (atom >= 0 && atom < givenAtom.length ? givenAtom[atom] : -1)), keptRings };
}

/** What the reaction does to the skeleton: bonds of the product that were none before. Parts are the molecules of the mixture. */
function bondsMade({ smiles, application }: PredictedProduct, mixture: PreparedMolecule): Disconnection {
  const { provenance } = application.product;
  const molecule = readCanonical(application.product.smiles);
  const inRing = ringBonds(molecule);
  const counts = { joinedBonds: 0, ringBondsMade: 0, changedBonds: 0, kindsMade: 0 };
  for (let bond = 0; bond < molecule.bondCount; bond++) {
    const a = provenance[molecule.bondBegin[bond]];
    const b = provenance[molecule.bondEnd[bond]];
    // The hydrogen of a labelled reagent.
    if ([molecule.bondBegin[bond], molecule.bondEnd[bond]].some((atom) => molecule.atomicNumber[atom] === ELEMENT.hydrogen)) continue;
    if (a < 0 || b < 0) throw new Error(`${smiles} has an atom from nowhere`);
    const before = bondBetween(mixture.molecule, a, b);
    if (before >= 0) {
      if (mixture.molecule.bondOrder[before] !== molecule.bondOrder[bond]) counts.changedBonds++;
      continue;
    }
    if (inRing[bond] === 1) counts.ringBondsMade++;
    counts.kindsMade |= kindsOfBond(molecule, bond, inRing[bond] === 1);
    if (mixture.component[a] !== mixture.component[b]) counts.joinedBonds++;
  }
  const parts = new Map<number, number>();
  const own = provenance.filter((atom) => atom >= 0);
  for (const atom of own) parts.set(mixture.component[atom], (parts.get(mixture.component[atom]) ?? 0) + 1);
  const sizes = [...parts.values()];
  return { ...counts, smallestPart: Math.min(...sizes), largestShare: Math.max(...sizes) / own.length };
}
