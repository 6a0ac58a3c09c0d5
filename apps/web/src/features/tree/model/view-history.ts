import type { TreeView } from '@retron/tree';

/** What a reader did to a tree, step by step, so that it can be undone and done again. */
export interface ViewHistory {
  /** Oldest first. */
  readonly past: readonly TreeView[];
  readonly present: TreeView;
  /** What was undone, the nearest first. */
  readonly future: readonly TreeView[];
}

/** Steps that can be undone; older ones are forgotten. */
export const MOST_STEPS = 100;

export function beginHistory(view: TreeView): ViewHistory {
  return { past: [], present: view, future: [] };
}

/** After the reader changed the view: what was undone before cannot be done again. The same view is no change. */
export function changed(history: ViewHistory, view: TreeView): ViewHistory {
  if (view === history.present) return history;
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present: view, future: [] };
}

/** After the view followed something that is not undone here, such as the address. */
export function followed(history: ViewHistory, view: TreeView): ViewHistory {
  return view === history.present ? history : { ...history, present: view };
}

export function undone({ past, present, future }: ViewHistory): ViewHistory {
  const before = past.at(-1);
  return before === undefined ? { past, present, future } : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redone({ past, present, future }: ViewHistory): ViewHistory {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: later };
}

/** Takes the step back that was made from `before`: as an undo where nothing came after it, so that it can be done again, else by a step of its own. */
export function takenBack(history: ViewHistory, before: TreeView, otherwise: (present: TreeView) => TreeView): ViewHistory {
  return history.past.at(-1) === before ? undone(history) : changed(history, otherwise(history.present));
}
