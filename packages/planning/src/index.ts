export * from './expansion/candidate.ts';
export * from './plan.ts';
export * from './ports.ts';
export type { CostedRoute } from './search/route-tree.ts';
