import { REAGENT_KINDS } from './reagent-kinds.ts';
import { giversOf } from './reagents.ts';

/** Gases, what is made in the flask of a salt, and elements, as reactions draw them. Canonical SMILES. */
const OF_EVERY_LABORATORY = ['O=NO', '[C-]#[O+]', 'I', 'S1SSSSSSS1'] as const;

/**
 * What gives atoms to a product and stands in every laboratory, as canonical SMILES: catalogues made of patents lack some of it, as these record a salt of
 * it or nothing at all. What is bought as a material (acetyl chloride) is not among them. Nitrous acid is drawn in diazotisations, and what is bought is sodium nitrite.
 */
export const SHELF_REAGENTS: ReadonlySet<string> = new Set([
  ...OF_EVERY_LABORATORY,
  ...REAGENT_KINDS.filter(({ isMaterialToo }) => isMaterialToo !== true)
    .flatMap(({ reagents }) => reagents)
    .flatMap(({ smiles }) => giversOf(smiles).flatMap(({ molecule, isStandIn }) => (isStandIn ? [] : molecule))),
]);
