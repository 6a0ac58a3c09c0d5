import type { WireDirection } from '@retron/contract';
import { createContext, useContext } from 'react';

const DirectionContext = createContext<WireDirection>('synthesis');

/** Tells everything that is drawn of a tree which way it was planned. */
export const DirectionProvider = DirectionContext.Provider;

/** Whether structures are starting materials and products, of which no stock is told, rather than targets and precursors. */
export function useIsForward(): boolean {
  return useContext(DirectionContext) === 'reaction';
}
