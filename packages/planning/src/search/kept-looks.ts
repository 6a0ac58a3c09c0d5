import { finished, type Work } from '@retron/molecule';
import type { PlanRequest } from '../request/plan-request.ts';
import type { SuggestionDetails } from '../step/ranked-step.ts';
import { type CopiedLook, type CopyNeeds, copyOfLook } from './copied-look.ts';
import type { Look, Looker, LookQuestion } from './looker.ts';

/** What a thread has room for, at half a megabyte each. The first go first: they are looked at again where somebody asks. */
const MOST_KEPT = 1000;

/**
 * Looks of one search, for who asks from another thread: answers are plain data, and what only shown steps need waits here until it is asked
 * for. Most of what is looked at is never shown.
 */
export class KeptLooks {
  readonly #looker: Looker;
  readonly #needs: CopyNeeds;
  readonly #byQuestion = new Map<string, Look>();
  readonly #mostKept: number;

  constructor(looker: Looker, request: Pick<PlanRequest, 'explains' | 'intent'>, mostKept = MOST_KEPT) {
    this.#looker = looker;
    this.#mostKept = mostKept;
    this.#needs = needsOf(request);
  }

  look(question: LookQuestion): CopiedLook {
    return finished(copied(this.#lookAt(question), question, this.#needs));
  }

  /** What is said of steps, by their places in the answer to a question; what is not kept is looked at again. */
  details(question: LookQuestion, places: readonly number[]): readonly SuggestionDetails[] {
    const look = this.#byQuestion.get(keyOf(question)) ?? this.#lookAt(question);
    finished(look.ahead(places));
    return places.map((place) => look.chosen[place].details());
  }

  #lookAt(question: LookQuestion): Look {
    const look = finished(this.#looker.look(question));
    this.#byQuestion.set(keyOf(question), look);
    const [first] = this.#byQuestion.keys();
    if (this.#byQuestion.size > this.#mostKept) this.#byQuestion.delete(first);
    return look;
  }
}

/** Looks for who asks from another thread, in pieces. Nothing waits here: the answer has all that the search will ask of it. */
export function* lookForCopy(looker: Looker, request: Pick<PlanRequest, 'explains' | 'intent'>, question: LookQuestion): Work<CopiedLook> {
  return yield* copied(yield* looker.look(question), question, { ...needsOf(request), details: true });
}

function* copied(look: Look, { smiles }: LookQuestion, needs: CopyNeeds): Work<CopiedLook> {
  if (needs.details) yield* look.ahead([...look.chosen.keys()]);
  return copyOfLook(look, smiles, needs);
}

function needsOf({ explains = 'all', intent = {} }: Pick<PlanRequest, 'explains' | 'intent'>): CopyNeeds {
  const { breaks = [], keeps = [], avoidNames = [] } = intent;
  return {
    bonds: breaks.length + keeps.length > 0,
    // A search that avoids names reads those of every step.
    details: explains === 'all' || avoidNames.length > 0,
  };
}

/** Tells the questions of one search apart. */
function keyOf({ smiles, width }: LookQuestion): string {
  return `${width} ${smiles}`;
}
