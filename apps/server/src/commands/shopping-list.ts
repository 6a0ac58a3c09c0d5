import { success } from '@retron/molecule';
import { isIonAlone, shareNeeded } from '@retron/planning';
import { leavesOf, materialAmounts, type Route, suggestionsOf } from '@retron/tree';
import type { CatalogOffer } from '../chemistry/catalog-offers.ts';
import type { StructureFacts } from '../chemistry/structure-facts.ts';
import type { Database } from '../database/database.ts';
import { findStructures, findSuggestions, type StructureRow, type SuggestionRow } from '../repositories/tree-reading.ts';
import type { User } from '../repositories/users.ts';
import { type Outcome, refuse } from './outcome.ts';
import { visibleQuery } from './visible-query.ts';

/** The number of every query's target. */
const TARGET = 1;

/** Something that a route starts from. */
export interface Material {
  readonly structure: StructureRow;
  /** By itself, so that a salt of it is bought: masses are without the counter-ion, and offers of it have no price for them. */
  readonly isIon: boolean;
  readonly formula: string | null;
  /** g/mol */
  readonly molarMass: number | null;
  readonly mmol: number;
  readonly grams: number | null;
  /** The cheapest first, those without a price last. */
  readonly offers: readonly CatalogOffer[];
  /** US dollars for `grams` of the cheapest offer. */
  readonly cost: number | null;
}

export interface ShoppingList {
  readonly target: { readonly mmol: number; readonly grams: number };
  readonly materials: readonly Material[];
  /** Steps counted with the assumed yield. */
  readonly assumed: number;
}

export interface ShoppingListRequest {
  readonly queryId: number;
  readonly scale: { readonly amount: number; readonly unit: 'mg' | 'g' | 'mmol' };
  /** Per cent, of the steps of the route by their suggestions; `null` where it is not known. */
  readonly yields: ReadonlyMap<number, number | null>;
  /** Per cent, where a yield is not known. */
  readonly assumedYield: number;
}

interface World {
  readonly database: Database;
  readonly factsOf: (smiles: readonly string[]) => Promise<readonly StructureFacts[]>;
  /** By the number that a structure has in a catalogue. */
  readonly offersOf: (catalogId: string) => Promise<readonly CatalogOffer[]>;
}

/** What has to be bought to make some of the target by a route of its tree. */
export async function shoppingList(world: World, user: User, request: ShoppingListRequest): Promise<Outcome<ShoppingList>> {
  const row = await visibleQuery(world.database, user, request.queryId);
  if (!row.ok) return row;
  if (row.value.query.direction !== 'retrosynthesis') return refuse('conflict', 'A prediction has no route to a target.');
  const suggestions = await findSuggestions(world.database, request.queryId, [...request.yields.keys()]);
  if (suggestions.size < request.yields.size) return refuse('not-found', 'There is no such suggestion in this tree.');
  const route = routeOf([...suggestions.values()]);
  if (route === null || new Set(suggestionsOf(route)).size < request.yields.size) {
    return refuse('conflict', 'These steps are no route: one for each structure that is made, down from the target.');
  }
  const structures = await findStructures(world.database, request.queryId, [TARGET, ...new Set(leavesOf(route))]);
  const rows = [...structures.values()].sort((a, b) => a.id - b.id);
  const facts = await world.factsOf(rows.map(({ smiles }) => smiles));
  const factsOf = new Map(rows.map(({ id }, index) => [id, facts[index]]));
  const target = targetAmount(request.scale, factsOf.get(TARGET)?.weight ?? null);
  if (target === null) return refuse('conflict', 'The target has no molar mass.');
  const yieldOf = (suggestionId: number) => (request.yields.get(suggestionId) ?? request.assumedYield) / 100;
  const amounts = materialAmounts(route, target.mmol, (step) => yieldOf(step.suggestionId));
  const materials = await Promise.all(
    rows.flatMap((structure) => {
      const mmol = amounts.get(structure.id);
      return mmol === undefined ? [] : materialOf(world, structure, factsOf.get(structure.id), mmol);
    }),
  );
  return success({ target, materials, assumed: [...request.yields.values()].filter((each) => each === null).length });
}

/** `null` where two steps make one structure, or none makes the target. */
function routeOf(suggestions: readonly SuggestionRow[]): Route | null {
  const makers = new Map(suggestions.map((suggestion) => [suggestion.structureId, suggestion]));
  if (makers.size < suggestions.length || !makers.has(TARGET)) return null;
  const below = (structureId: number, above: ReadonlySet<number>): Route => {
    const maker = above.has(structureId) ? undefined : makers.get(structureId);
    if (maker === undefined) return { structureId, step: null };
    const precursors = maker.details.precursors.map((each) => below(each.structureId, new Set([...above, structureId])));
    return { structureId, step: { suggestionId: maker.id, precursors } };
  };
  return below(TARGET, new Set());
}

function targetAmount({ amount, unit }: ShoppingListRequest['scale'], molarMass: number | null): ShoppingList['target'] | null {
  if (molarMass === null || molarMass <= 0) return null;
  if (unit === 'mmol') return { mmol: amount, grams: (amount * molarMass) / 1000 };
  const grams = unit === 'g' ? amount : amount / 1000;
  return { mmol: (grams / molarMass) * 1000, grams };
}

async function materialOf(
  { offersOf }: World,
  structure: StructureRow,
  facts: StructureFacts | undefined,
  equivalents: number,
): Promise<Material> {
  const isIon = isIonAlone(structure.smiles);
  const mmol = equivalents * shareNeeded(structure.smiles);
  const molarMass = facts?.weight ?? null;
  const grams = molarMass === null ? null : (mmol * molarMass) / 1000;
  const found = structure.catalogId === null ? [] : await offersOf(structure.catalogId);
  const price = ({ pricePerGram }: CatalogOffer) => pricePerGram ?? Number.POSITIVE_INFINITY;
  const offers = found.toSorted((a, b) => (price(a) < price(b) ? -1 : price(a) > price(b) ? 1 : 0));
  const cheapest = offers[0]?.pricePerGram ?? null;
  const cost = cheapest === null || grams === null || isIon ? null : cheapest * grams;
  return { structure, isIon, formula: facts?.formula ?? null, molarMass, mmol, grams, offers, cost };
}
