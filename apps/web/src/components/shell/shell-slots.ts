import { createContext, useContext } from 'react';

/** Places in the frame that a page fills; null until the frame stands. */
export interface ShellSlots {
  readonly header: HTMLElement | null;
  readonly rail: HTMLElement | null;
}

const ShellSlotsContext = createContext<ShellSlots>({ header: null, rail: null });
export const ShellSlotsProvider = ShellSlotsContext.Provider;

export function useShellSlots(): ShellSlots {
  return useContext(ShellSlotsContext);
}
