import type { ListedTarget, RouteWorldFiles } from '@retron/command';
import type { GivenIntent, RouteQuestion } from '@retron/planning';
import type { SeveralMolecules } from '../planning/read-target.ts';
import type { LineSettings } from './batch-line.ts';

/** What is wanted of the routes to every target. */
export interface BatchWishes extends GivenIntent {
  readonly mostReactions: number | null;
}

/** What a thread of a batch is started with. */
export interface BatchThreadData {
  readonly files: RouteWorldFiles;
  readonly question: Omit<RouteQuestion, 'target' | 'intent'>;
  readonly wishes: BatchWishes;
  readonly several: SeveralMolecules;
  readonly seconds: number;
  readonly line: LineSettings;
}

/** A line of results; or why no target of the batch can be planned. */
export type BatchThreadAnswer =
  | {
      readonly kind: 'line';
      readonly isSolved: boolean;
      readonly isRefused: boolean;
      readonly text: string;
      /** What a person should know of the data files that the thread opened, the same of every target; absent where none did. */
      readonly notes?: readonly string[];
    }
  | { readonly kind: 'cannot-plan'; readonly message: string };

/** What a thread of a batch can be asked. */
export type BatchThreadFunctions = { readonly plan: (target: ListedTarget) => Promise<BatchThreadAnswer> };

export const BATCH_PROGRAM = new URL('../threads/route-thread.ts', import.meta.url);
