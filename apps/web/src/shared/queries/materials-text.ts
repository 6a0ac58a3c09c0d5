import type { AskedMaterials, StructureNode } from '@retron/contract';
import { counted, numberText } from '../../texts/counts.ts';

/** What counts as a known starting material, in words; empty where everything that the catalogues list does. */
export function materialsText(materials: AskedMaterials | undefined): string {
  if (materials === undefined) return '';
  const { catalogs, dearest, unpriced, never, also } = materials;
  return [
    ...(catalogs === undefined ? [] : [catalogs.length === 0 ? 'no catalogue' : `only ${catalogs.join(', ')}`]),
    ...(dearest === undefined ? [] : [`up to $${numberText(dearest.dollars)} for 1 ${dearest.per}`]),
    ...(unpriced ? [] : ['only with a price']),
    ...(never.length === 0 ? [] : [`${listText(never)} never bought`]),
    ...(also.length === 0 ? [] : [`also ${listText(also)}`]),
  ].join('; ');
}

/** Longer lists are counted: what is on them stands in the form. */
const NAMED = 3;

const listText = (texts: readonly string[]): string =>
  texts.length <= NAMED ? texts.join(', ') : counted(texts.length, 'listed material', 'listed materials');

/** Why a query makes what an installed catalogue lists. */
export const NOT_BOUGHT_TEXTS: Readonly<Record<NonNullable<StructureNode['notbought']>, string>> = {
  never: 'Known, but never to be bought in this query',
  price: 'Known, but dearer than this query may pay',
  unpriced: 'Known, but without the price that this query asks for',
  catalogue: 'Known to a catalogue that this query does not count',
};
