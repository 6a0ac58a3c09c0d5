import * as counts from '../counts.ts';
import { counted } from '../numbers.ts';

/** Why a query makes what an installed catalogue lists. */
export const NOT_BOUGHT_TEXTS = {
  never: 'Known, but never to be bought in this query',
  price: 'Known, but dearer than this query may pay',
  unpriced: 'Known, but without the price that this query asks for',
  catalogue: 'Known to a catalogue that this query does not count',
} as const;
export const noCatalogue = 'no catalogue';
export const onlyCatalogues = (catalogs: string) => `only ${catalogs}`;
export const upToPrice = (dollars: string, per: string) => `up to $${dollars} for 1 ${per}`;
export const onlyWithPrice = 'only with a price';
export const neverBought = (never: string) => `${never} never bought`;
export const alsoKnown = (also: string) => `also ${also}`;
export const listedMaterials = (count: number) => counted(count, 'listed material', 'listed materials');

export const restoredAs = (before: string, name: string) => `The name “${before}” was taken meanwhile: the query is back as “${name}”.`;
export const notRestored = (sessionid: string) => `Query “${sessionid}” could not be restored.`;
export const queryDeleted = (sessionid: string) => `Query “${sessionid}” deleted`;
export const notDeleted = (sessionid: string) => `Query “${sessionid}” could not be deleted.`;

export const queryStopped = (sessionid: string) => `Query “${sessionid}” stopped`;

export const upToSteps = (longest: number) => `up to ${counts.steps(longest)}`;
export const structuresLookedAt = (structures: number) => `${counts.structures(structures)} looked at`;
export const breaking = (breaks: string) => `breaking ${breaks}`;
export const keeping = (keep: string) => `keeping ${keep}`;
export const withoutAvoided = (avoid: string) => `without ${avoid}`;
export const withRequired = (require: string) => `with ${require}`;
export const knownMaterials = (known: string) => `known materials: ${known}`;
