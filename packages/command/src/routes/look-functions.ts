import type { CopiedLook, KeptLooks, LookQuestion, PlanRequest, Stock } from '@retron/planning';

/** The search that a thread looks at structures for. */
export interface SearchOfLooks {
  /** Tells searches apart. */
  readonly search: number;
  readonly request: PlanRequest;
}

/** What a thread found out of one structure. */
export interface AnsweredLook {
  readonly look: CopiedLook;
  /** Of everything that it is made from: whoever leads the search would have to work out the same. */
  readonly availability: readonly (readonly [string, ReturnType<Stock['availability']>])[];
}

/** What a thread that looks at structures can be asked. */
export type LookFunctions = {
  /** Answers when it is ready. */
  readonly open: () => Promise<void>;
  readonly look: (search: SearchOfLooks, question: LookQuestion) => Promise<AnsweredLook>;
  /** See `KeptLooks.details`. */
  readonly details: (search: SearchOfLooks, question: LookQuestion, places: readonly number[]) => Promise<ReturnType<KeptLooks['details']>>;
};
