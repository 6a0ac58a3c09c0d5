import { type Molecule, writeSmiles } from '@retron/molecule';
import { amidoximeForm } from '../molecules/amidoxime-form.ts';
import { hasIsoindazole, indazoleForm } from '../molecules/indazole-form.ts';
import { hasLactim, lactamForm } from '../molecules/lactam-form.ts';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import type { ForwardApplication } from '../step/product-candidate.ts';
import type { Mixture } from './mixture.ts';
import type { PredictedProduct } from './predict-products.ts';

/** What changes of a product that is drawn in another way. */
export type Redrawn = Pick<PredictedProduct, 'application' | 'smiles'>;

/**
 * A product of an application with its atoms in the same order, drawn in another way; `null` where the toolkit refuses it.
 *
 * @param molecule - the product, its atoms as in `application`
 */
export function redrawn(application: ForwardApplication, molecule: Molecule, fragments: Fragments): Redrawn | null {
  const written = writeSmiles(molecule);
  const fragment = fragments.canonical(written.smiles);
  if ('dropped' in fragment) return null;
  const { provenance } = application.product;
  const product = { ...application.product, smiles: written.smiles, provenance: written.atomOrder.map((atom) => provenance[atom]) };
  return { smiles: fragment.smiles, application: { ...application, product } };
}

/** A product as chemists draw it: amidoximes, 1H-indazoles, and lactams instead of lactims, unless the starting materials are drawn as these, too. */
export function asUsuallyDrawn(product: Redrawn, mixture: Mixture, fragments: Fragments): Redrawn {
  const { prepared } = mixture;
  const { application, smiles } = asIndazole(asAmidoxime(product, fragments), mixture, fragments);
  // Spares the reading of nearly all: a lactim has aromatic nitrogen and oxygen.
  if (!smiles.includes('n') || !smiles.includes('O')) return { application, smiles };
  const form = lactamForm(readCanonical(application.product.smiles));
  if (form === null || hasLactim(prepared.molecule)) return { application, smiles };
  return redrawn(application, form, fragments) ?? { application, smiles };
}

function asAmidoxime(product: Redrawn, fragments: Fragments): Redrawn {
  // Spares the reading of nearly all, as above.
  if (!product.smiles.includes('NO') && !product.smiles.includes('ON')) return product;
  const form = amidoximeForm(readCanonical(product.application.product.smiles));
  return (form === null ? null : redrawn(product.application, form, fragments)) ?? product;
}

function asIndazole(product: Redrawn, { prepared }: Mixture, fragments: Fragments): Redrawn {
  // As above.
  if (!product.smiles.includes('[nH]') || !/n\d*\[nH\]|\[nH\]\d*n/.test(product.smiles)) return product;
  const form = indazoleForm(readCanonical(product.application.product.smiles));
  if (form === null || hasIsoindazole(prepared.molecule)) return product;
  return redrawn(product.application, form, fragments) ?? product;
}
