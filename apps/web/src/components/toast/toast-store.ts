/** Milliseconds an Undo or another offer stays. */
export const UNDO_MS = 8000;
/** Milliseconds a plain message stays. */
const MESSAGE_MS = 4000;

/** Something to do about what a toast says. */
export interface ToastOffer {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'message' | 'error';
  readonly text: string;
  /** Milliseconds until it goes by itself; null stays until closed. */
  readonly lifeMs: number | null;
  readonly onUndo?: () => void;
  readonly offer?: ToastOffer;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  current = { id: lastId, ...toast };
  for (const listener of listeners) listener();
}

function clear(): Toast | null {
  const cleared = current;
  current = null;
  for (const listener of listeners) listener();
  return cleared;
}

/** One toast at a time: a new one takes the place of the last, whose Undo is then over. */
export const toasts = {
  message: (text: string) => show({ kind: 'message', text, lifeMs: MESSAGE_MS }),
  /** Something to be read: it stays until it is closed. */
  notice: (text: string) => show({ kind: 'message', text, lifeMs: null }),
  error: (text: string) => show({ kind: 'error', text, lifeMs: null }),
  undoable: (text: string, onUndo: () => void) => show({ kind: 'message', text, lifeMs: UNDO_MS, onUndo }),
  offer: (text: string, offer: ToastOffer) => show({ kind: 'message', text, lifeMs: UNDO_MS, offer }),
  undo: () => clear()?.onUndo?.(),
  close: () => {
    clear();
  },
  current: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
