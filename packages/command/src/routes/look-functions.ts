import type { CopiedLook, KeptLooks, LookQuestion, PlanRequest, Stock } from '@retron/planning';

/** The search that a thread looks at structures for. */
export interface SearchOfLooks {
  /** Tells searches apart. */
  readonly search: number;
  readonly request: PlanRequest;
}

/** What the stock says of a molecule. */
export type ToldMaterial = readonly [smiles: string, availability: ReturnType<Stock['availability']>];

/** What a thread found out of one structure. */
export interface AnsweredLook {
  readonly look: CopiedLook;
  /** Of what it is made from, as far as the thread was not told: it takes a millisecond where a list has InChIKeys. */
  readonly materials: readonly ToldMaterial[];
}

/** What a thread that looks at structures can be asked. */
export type LookFunctions = {
  /** Answers when it is ready. */
  readonly open: () => Promise<void>;
  /** @param told - what others have found out of materials since the thread was last asked */
  readonly look: (search: SearchOfLooks, question: LookQuestion, told: readonly ToldMaterial[]) => Promise<AnsweredLook>;
  /** See `KeptLooks.details`. */
  readonly details: (search: SearchOfLooks, question: LookQuestion, places: readonly number[]) => Promise<ReturnType<KeptLooks['details']>>;
};
