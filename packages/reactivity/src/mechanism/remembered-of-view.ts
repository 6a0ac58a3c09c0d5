import type { ReactionView } from './reaction-view.ts';

/** What is found of a step, looked for once however many rules ask. */
export function rememberedOfView<V extends object>(find: (view: ReactionView) => V): (view: ReactionView) => V {
  return (view) => {
    // Kept by the view: weak maps slow down every collection of young objects, and views live short.
    const before = view.remembered.get(find);
    if (before !== undefined) return before as V;
    const found = find(view);
    view.remembered.set(find, found);
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
