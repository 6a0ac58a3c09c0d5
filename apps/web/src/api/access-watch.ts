import { isAccessError } from './api-error.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls that expect to be refused, such as whoami and sign-in, carry this as their `meta`. */
export const EXPECTS_REFUSAL = { expectsRefusal: true } as const;

/** Tells the listeners that a call was refused for who asked; other errors, and calls that expect it, are passed over. */
export function reportAccessError(error: unknown, meta?: Readonly<Record<string, unknown>>): void {
  if (meta?.expectsRefusal === true || !isAccessError(error)) return;
  for (const listener of listeners) listener();
}

/** @returns a function that ends the watch */
export function onAccessError(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
