import { giversOf, NAMED_REAGENTS } from './reagents.ts';

/** Gases, what is made in the flask of a salt, and elements, as reactions draw them. Canonical SMILES. */
const OF_EVERY_LABORATORY = ['O=NO', '[C-]#[O+]', 'I', 'S1SSSSSSS1'] as const;

/**
 * What gives atoms to a product and stands in every laboratory, as canonical SMILES: catalogues made of patents lack some of it, as these record a salt of
 * it or nothing at all. Nitrous acid is drawn in diazotisations, and what is bought is sodium nitrite.
 */
export const SHELF_REAGENTS: ReadonlySet<string> = new Set([
  ...OF_EVERY_LABORATORY,
  ...NAMED_REAGENTS.flatMap(({ smiles }) => giversOf(smiles).flatMap(({ molecule, isStandIn }) => (isStandIn ? [] : molecule))),
]);
