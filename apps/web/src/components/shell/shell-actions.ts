import type { StartQueryBody } from '@retron/contract';
import { createContext, useContext } from 'react';

/** A query that is run again. */
export interface EarlierQuery {
  readonly id: number;
  readonly projectid: number;
  readonly sessionid: string;
}

export interface NewQueryRequest {
  readonly projectId?: number;
  /** Settings to start from, such as those of a query to run again. */
  readonly initial?: Partial<StartQueryBody>;
  /** The query that these settings are of; absent for a query of another target. */
  readonly earlier?: EarlierQuery;
}

/** The bundled sample, through which the tour leads. */
export interface TourSubject {
  readonly id: number;
  readonly projectid: number;
}

/** What any page may ask of the frame around it. */
export interface ShellActions {
  readonly openNewQuery: (request: NewQueryRequest) => void;
  readonly openShortcuts: () => void;
  readonly openSearch: () => void;
  readonly startTour: (sample: TourSubject) => void;
}

const ShellActionsContext = createContext<ShellActions | null>(null);
export const ShellActionsProvider = ShellActionsContext.Provider;

export function useShellActions(): ShellActions {
  const actions = useContext(ShellActionsContext);
  if (actions === null) throw new Error('useShellActions needs the shell around it');
  return actions;
}
