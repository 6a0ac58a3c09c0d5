import type { ShoppingListAnswer } from '@retron/contract';
import { nameOfCompound } from '@retron/reactivity';
import type { ShoppingList } from '../commands/shopping-list.ts';

export function shoppingListAnswerOf({ target, materials, assumed }: ShoppingList): ShoppingListAnswer {
  return {
    target,
    materials: materials.map(({ structure, isIon, formula, molarMass, mmol, grams, offers, cost }) => ({
      sid: structure.id,
      smiles: structure.smiles,
      name: nameOfCompound(structure.smiles),
      formula,
      ion: isIon,
      molarmass: molarMass,
      instock: structure.isInStock,
      mmol,
      grams,
      offers: offers.map(({ catalog, id, url, pricePerGram }) => ({ catalogName: catalog, id, url, pricepergram: pricePerGram })),
      cost,
    })),
    knowncost: materials.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
    unpriced: materials.filter(({ cost }) => cost === null).length,
    assumed,
  };
}
