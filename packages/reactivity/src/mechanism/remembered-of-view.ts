import type { ReactionView } from './reaction-view.ts';

/** What is found of a step, looked for once however many rules ask. */
export function rememberedOfView<V extends object>(find: (view: ReactionView) => V): (view: ReactionView) => V {
  const known = new WeakMap<ReactionView, V>();
  return (view) => {
    const before = known.get(view);
    if (before !== undefined) return before;
    const found = find(view);
    known.set(view, found);
    return found;
  };
}

/** The same of the product alone, which many steps make one after the other. */
export function rememberedOfProduct<V extends object>(find: (view: ReactionView) => V): (view: ReactionView) => V {
  const known = new WeakMap<ReactionView['product'], V>();
  return (view) => {
    const before = known.get(view.product);
    if (before !== undefined) return before;
    const found = find(view);
    known.set(view.product, found);
    return found;
  };
}
