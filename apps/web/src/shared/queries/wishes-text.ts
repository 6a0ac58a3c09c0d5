import type { RouteWishes } from '@retron/contract';
import { counted } from '../../components/text/counts.ts';

/** What is asked of routes, in words; empty where nothing is. */
export function wishesText(routes: RouteWishes | undefined): string {
  if (routes === undefined) return '';
  const { longest, structures, avoid, require } = routes;
  return [
    ...(longest === undefined ? [] : [`up to ${counted(longest, 'step', 'steps')}`]),
    ...(structures === undefined ? [] : [`${counted(structures, 'structure', 'structures')} looked at`]),
    ...(avoid.length === 0 ? [] : [`without ${avoid.join(', ')}`]),
    ...(require.length === 0 ? [] : [`with ${require.join(', ')}`]),
  ].join('; ');
}
