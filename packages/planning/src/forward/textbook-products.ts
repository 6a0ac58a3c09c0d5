import { atomEnvironments, moleculeHash } from '@retron/learning';
import type { TransformId } from '@retron/library';
import { AT_WORK, type Work } from '@retron/molecule';
import { prepareMolecule } from '@retron/patterns';
import { readTemplate, type Template } from '@retron/transforms';
import type { ForwardLibrary } from '../libraries/forward-library.ts';
import { implausibility } from '../molecules/plausibility.ts';
import type { Workbench } from '../ports/workbench.ts';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import { Tally } from '../step/tally.ts';
import { forwardApplications } from './forward-applications.ts';
import type { Mixture } from './mixture.ts';
import { oneOfMirrorImages } from './one-drawing.ts';
import type { PredictedProduct } from './predict-products.ts';

/** A product of a textbook reaction; how probable it is is not said here. */
export type TextbookProduct = Omit<PredictedProduct, 'probability'>;

/** Bonds around an atom by which molecules are compared. */
const RADIUS = 5;

/**
 * What textbook reactions make of all molecules of a mixture together; by SMILES.
 *
 * A textbook transform states on its product side what the reaction needs of the product, such as the size of a ring. Run forward that
 * is not asked, so the product must be taken apart again by the transform that made it, into the molecules of the mixture: a textbook
 * reaction is expected forward exactly where it would be suggested backwards.
 */
export function* textbookProducts(
  { textbookForward, applier, fragments }: Pick<Workbench, 'textbookForward' | 'applier' | 'fragments'>,
  mixture: Mixture,
): Work<readonly TextbookProduct[]> {
  const products = new Map<string, TextbookProduct>();
  const wanted = identityOf(mixture.molecules);
  for (const { product, outcome, support } of yield* forwardApplications([textbookForward], mixture, applier, new Tally())) {
    yield AT_WORK;
    const fragment = fragments.canonical(product.smiles);
    if ('dropped' in fragment || mixture.molecules.includes(fragment.smiles) || products.has(fragment.smiles)) continue;
    if (implausibility(readCanonical(fragment.smiles)) !== null) continue;
    const both = support.filter(({ transform }) =>
      isTakenApart(asWritten(textbookForward, transform), fragment.smiles, wanted, applier, fragments),
    );
    if (both.length > 0) {
      const { smiles, complexity } = fragment;
      products.set(smiles, { smiles, complexity, application: { product, outcome, support: both }, support: both });
    }
  }
  const found = [...products.values()].sort((a, b) => (a.smiles < b.smiles ? -1 : 1));
  if (mixture.molecules.some((smiles) => smiles.includes('@'))) return found;
  const once = oneOfMirrorImages(found, fragments);
  return mixture.molecules.some(hasConfiguration) ? once : withoutEnantiomers(once);
}

/**
 * Without configurations where the same product is there without them, too: of what has none comes no single enantiomer, and two drawings
 * of one product would share what is expected of it.
 */
function withoutEnantiomers(products: readonly TextbookProduct[]): readonly TextbookProduct[] {
  const plain = new Set(products.filter(({ smiles }) => !hasConfiguration(smiles)).map(({ smiles }) => identityOf([smiles])));
  return products.filter(({ smiles }) => !hasConfiguration(smiles) || isRelation(smiles) || !plain.has(identityOf([smiles])));
}

/** Whether several centres are stated, one to another. */
function isRelation(smiles: string): boolean {
  return (smiles.match(/@+/g)?.length ?? 0) > 1;
}

function hasConfiguration(smiles: string): boolean {
  return /[@/\\]/.test(smiles);
}

/** The transform as the table has it: compiled for retrosynthesis, organometallic ions have a halide that a mixture need not have. */
function asWritten({ compiled: { library } }: ForwardLibrary, transform: TransformId): Template {
  const read = readTemplate(library.template(transform));
  if (!read.ok) throw new Error(`Transform ${transform} of ${library.fullName} cannot be used: ${read.error.message}`);
  return read.value;
}

function isTakenApart(backwards: Template, product: string, wanted: string, applier: Workbench['applier'], fragments: Fragments): boolean {
  const { outcomes } = applier.apply(backwards, prepareMolecule(readCanonical(product)), { madeStereo: 'any' });
  return outcomes.some(({ precursors }) => {
    const canonical = precursors.map(({ smiles }) => fragments.canonical(smiles));
    return identityOf(canonical.map((each) => ('dropped' in each ? '' : each.smiles))) === wanted;
  });
}

/** Equal for the same molecules, whatever their configuration: transforms of textbooks do not say what becomes of it. */
function identityOf(molecules: readonly string[]): string {
  return molecules
    .map((smiles) => (smiles === '' ? '' : moleculeHash(atomEnvironments(readCanonical(smiles), RADIUS))))
    .sort()
    .join('.');
}
