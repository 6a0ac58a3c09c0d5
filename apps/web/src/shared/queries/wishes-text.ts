import type { RouteWishes } from '@retron/contract';
import { counted } from '../../texts/counts.ts';
import { materialsText } from './materials-text.ts';

/** `4–7`, two atoms of the target. */
export const bondText = (bond: string): string => bond.replace('-', '–');

/** What is asked of the ways to a target, in words; empty where nothing is. */
export function wishesText(routes: RouteWishes | undefined): string {
  if (routes === undefined) return '';
  const { longest, structures, break: breaks, keep, avoid, require, materials } = routes;
  const known = materialsText(materials);
  return [
    ...(longest === undefined ? [] : [`up to ${counted(longest, 'step', 'steps')}`]),
    ...(structures === undefined ? [] : [`${counted(structures, 'structure', 'structures')} looked at`]),
    ...(breaks.length === 0 ? [] : [`breaking ${breaks.map(bondText).join(', ')}`]),
    ...(keep.length === 0 ? [] : [`keeping ${keep.map(bondText).join(', ')}`]),
    ...(avoid.length === 0 ? [] : [`without ${avoid.join(', ')}`]),
    ...(require.length === 0 ? [] : [`with ${require.join(', ')}`]),
    ...(known === '' ? [] : [`known materials: ${known}`]),
  ].join('; ');
}
