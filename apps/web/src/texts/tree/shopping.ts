import { counted } from '../numbers.ts';

export const notKnown = 'not known';
export const kilograms = (grams: string) => `${grams} kg`;
export const grams = (grams: string) => `${grams} g`;
export const milligrams = (grams: string) => `${grams} mg`;
export const moles = (mmol: string) => `${mmol} mol`;
export const millimoles = (mmol: string) => `${mmol} mmol`;
export const noPriceKnown = 'No price is known: the installed catalogues have none for these materials.';
export const costOfAll = (knowncost: string) => `${knowncost} for all materials, by weight.`;
export const costOfPriced = (knowncost: string, priced: number, count: number, unpriced: number) =>
  `${knowncost} for ${priced} of ${count} materials, by weight; of ${unpriced} no price is known.`;
export const formula = 'Formula';
export const molarMassGMol = 'Molar mass (g/mol)';
export const amountMmol = 'Amount (mmol)';
export const massG = 'Mass (g)';
export const catalog = 'Catalog';
export const catalogId = 'Catalog id';
export const link = 'Link';
export const priceUsdG = 'Price (USD/g)';
export const costUsd = 'Cost (USD)';

export const shoppingList = 'Shopping list';
export const targetToMake = 'Target to make';
export const unit = 'Unit';
export const openYield = 'Yield where it is not known';
export const yieldsHint = (open: number, count: number) =>
  `${open === 0 ? 'Every step is counted with the median yield of its precedents.' : `${counted(count, 'step is', 'steps are')} counted with the median yield of the precedents, ${open} with this one.`} One equivalent of everything; reagents and solvents are not in the list.`;
export const loadingShoppingList = 'Loading the shopping list';
export const shoppingListCopied = 'Shopping list copied';
export const csv = 'CSV';
export const materials = 'Materials';
export const amountOfTarget = (grams: string, mmol: string) => `${grams} (${mmol}) of the target`;
export const whatToBuy = 'What to buy';
export const material = 'Material';
export const amount = 'Amount';
export const mass = 'Mass';
export const offer = 'Offer';
export const identifier = 'Identifier';
export const offerOrIdentifier = 'Offer or identifier';
export const pricePerGram = 'Price per gram';
export const cost = 'Cost';
export const molarMass = (molarmass: string) => `${molarmass} g/mol`;
export const knownWithoutOffer = 'known, without an entry';
export const noCatalogueHasIt = 'no catalogue has it';
export const andMoreOffers = (count: number) => `, and ${count} more`;
export const no = 'No';
export const name = 'Name';
export const numbered = (sid: number, name: string | null) => (name === null ? String(sid) : `${sid} ${name}`);
