import type { AskedMaterials } from '@retron/contract';
import { numberText } from '../../texts/counts.ts';
import * as said from '../../texts/shared/queries.ts';

/** What counts as a known starting material, in words; empty where everything that the catalogues list does. */
export function materialsText(materials: AskedMaterials | undefined): string {
  if (materials === undefined) return '';
  const { catalogs, dearest, unpriced, never, also } = materials;
  return [
    ...(catalogs === undefined ? [] : [catalogs.length === 0 ? said.noCatalogue : said.onlyCatalogues(catalogs.join(', '))]),
    ...(dearest === undefined ? [] : [said.upToPrice(numberText(dearest.dollars), dearest.per)]),
    ...(unpriced ? [] : [said.onlyWithPrice]),
    ...(never.length === 0 ? [] : [said.neverBought(listText(never))]),
    ...(also.length === 0 ? [] : [said.alsoKnown(listText(also))]),
  ].join('; ');
}

/** Longer lists are counted: what is on them stands in the form. */
const NAMED = 3;

const listText = (texts: readonly string[]): string => (texts.length <= NAMED ? texts.join(', ') : said.listedMaterials(texts.length));
