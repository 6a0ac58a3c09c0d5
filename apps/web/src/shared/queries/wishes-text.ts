import type { RouteWishes } from '@retron/contract';
import * as texts from '../../texts/shared/queries.ts';
import { materialsText } from './materials-text.ts';

/** `4–7`, two atoms of the target. */
export const bondText = (bond: string): string => bond.replace('-', '–');

/** What is asked of the ways to a target, in words; empty where nothing is. */
export function wishesText(routes: RouteWishes | undefined): string {
  if (routes === undefined) return '';
  const { longest, structures, break: breaks, keep, avoid, require, materials } = routes;
  const known = materialsText(materials);
  return [
    ...(longest === undefined ? [] : [texts.upToSteps(longest)]),
    ...(structures === undefined ? [] : [texts.structuresLookedAt(structures)]),
    ...(breaks.length === 0 ? [] : [texts.breaking(breaks.map(bondText).join(', '))]),
    ...(keep.length === 0 ? [] : [texts.keeping(keep.map(bondText).join(', '))]),
    ...(avoid.length === 0 ? [] : [texts.withoutAvoided(avoid.join(', '))]),
    ...(require.length === 0 ? [] : [texts.withRequired(require.join(', '))]),
    ...(known === '' ? [] : [texts.knownMaterials(known)]),
  ].join('; ');
}
