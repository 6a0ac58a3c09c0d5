export * from './disconnection-groups.ts';
export { FEASIBILITY_BOUNDS } from './feasibility-bounds.ts';
export * from './place.ts';
export * from './route.ts';
export * from './tree.ts';
export * from './tree-view.ts';
export * from './tree-view-reducer.ts';
export * from './unfold.ts';
export * from './visible-tree.ts';
