import { CHIRALITY, writeSmiles } from '@retron/molecule';
import { invertedMark } from '@retron/transforms';
import { type Fragments, readCanonical } from '../step/fragments.ts';
import { isVaguerForm } from '../step/like-molecules.ts';
import type { ExpectedProduct } from './judged-product.ts';

/**
 * Products with what is said of them once: where a textbook reaction tells the configuration that the geometry of an alkene leaves, the same
 * product without it is drawn with it, and has the share of both.
 *
 * @param products - each once by its SMILES
 */
export function inOneDrawing(products: readonly ExpectedProduct[]): readonly ExpectedProduct[] {
  const vagueOf = new Map<ExpectedProduct, ExpectedProduct[]>();
  for (const vague of products) {
    if (hasCentre(vague.smiles)) continue;
    const exact = products.find((each) => each.textbook !== null && isOfOneMixture(vague, each) && isVaguerForm(vague.smiles, each.smiles));
    if (exact !== undefined) vagueOf.set(exact, [...(vagueOf.get(exact) ?? []), vague]);
  }
  const gone = new Set([...vagueOf.values()].flat());
  return products.filter((each) => !gone.has(each)).map((each) => drawnOnce(each, vagueOf.get(each) ?? []));
}

/** Atoms of a product are those of its mixture, so that only of one mixture one may be drawn for the other. */
function isOfOneMixture({ mixture: { molecules: a } }: ExpectedProduct, { mixture: { molecules: b } }: ExpectedProduct): boolean {
  return a.join('.') === b.join('.') && !a.some(hasCentre);
}

/** Evidence and reasons are those of the likeliest drawing that says less: records are among them, if there are any. */
function drawnOnce(exact: ExpectedProduct, vague: readonly ExpectedProduct[]): ExpectedProduct {
  if (vague.length === 0) return exact;
  const [likeliest] = [...vague].sort((a, b) => b.probability - a.probability);
  const { product, outcome } = exact.application;
  return {
    ...likeliest,
    smiles: exact.smiles,
    mixture: exact.mixture,
    application: { ...likeliest.application, product, outcome },
    probability: vague.reduce((sum, { probability }) => sum + probability, exact.probability),
  };
}

/**
 * One of each pair of mirror images, the first: what is made of materials without centres is made as both.
 *
 * @param products - each once by its SMILES
 */
export function oneOfMirrorImages<P extends { readonly smiles: string }>(products: readonly P[], fragments: Fragments): readonly P[] {
  const images = new Set<string>();
  return products.filter(({ smiles }) => {
    if (images.has(smiles)) return false;
    if (hasCentre(smiles)) images.add(mirrorImage(smiles, fragments));
    return true;
  });
}

/** Products of which one mirror image was drawn here and the other there are one, with the share of both: of materials without centres both form. */
export function imagesAsOne(products: readonly ExpectedProduct[], fragments: Fragments): readonly ExpectedProduct[] {
  const kept: ExpectedProduct[] = [];
  for (const product of products) {
    const image = hasCentre(product.smiles) ? mirrorImage(product.smiles, fragments) : null;
    const place = kept.findIndex((each) => (each.smiles === image || each.smiles === product.smiles) && isOfOneMixture(each, product));
    if (image === null || place < 0) kept.push(product);
    else kept[place] = { ...kept[place], probability: kept[place].probability + product.probability };
  }
  return kept;
}

/** @param smiles - canonical */
function mirrorImage(smiles: string, fragments: Fragments): string {
  const molecule = readCanonical(smiles);
  const chirality = molecule.chirality.map((mark) => (mark === CHIRALITY.none ? mark : invertedMark(mark)));
  const fragment = fragments.canonical(writeSmiles({ ...molecule, chirality }).smiles);
  return 'dropped' in fragment ? smiles : fragment.smiles;
}

/** Whether a centre has its configuration stated. */
function hasCentre(smiles: string): boolean {
  return smiles.includes('@');
}
