import { AT_WORK, type Work } from '@retron/molecule';
import { type CopiedLook, type Look, type Looker, type LookQuestion, lookOfCopy } from '@retron/planning';

/** A look that is taken in this thread. */
interface OwnLook {
  readonly work: Work<Look>;
  look: Look | null;
}

/** A look that was offered to other threads; at most one of the two comes. */
interface OfferedLook {
  readonly question: LookQuestion;
  found: CopiedLook | null;
  own: OwnLook | null;
}

/**
 * The looks of one plan: this thread takes them one after another, and what is asked for beside that is offered to idle ones. An answer is the
 * same wherever it comes from.
 *
 * While the plan waits for an answer from elsewhere its own looks go on; when there is none left it is held up.
 */
export class SharedLooks implements Looker {
  readonly #looker: Looker;
  readonly #offer: (look: number, question: LookQuestion) => void;
  /** Begun and not done, in the order of asking. */
  readonly #own: OwnLook[] = [];
  readonly #offered = new Map<number, OfferedLook>();
  #nextLook = 1;
  #isWaiting = false;

  /** @param offer - whoever hears of it answers by `answer`; `look` tells offers apart */
  constructor(looker: Looker, offer: (look: number, question: LookQuestion) => void) {
    this.#looker = looker;
    this.#offer = offer;
  }

  /** Nothing can be done before an answer comes. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  look(question: LookQuestion): Work<Look> {
    if (this.#own.length === 0) return this.#whenDone(this.#begin(question));
    const offered: OfferedLook = { question, found: null, own: null };
    const number = this.#nextLook++;
    this.#offered.set(number, offered);
    this.#offer(number, question);
    return this.#whenAnswered(offered);
  }

  /** @param found - by another thread; `null` where none has looked, so that this one has to */
  answer(look: number, found: CopiedLook | null): void {
    const offered = this.#offered.get(look);
    if (offered === undefined) return;
    this.#offered.delete(look);
    if (found === null) offered.own = this.#begin(offered.question);
    else offered.found = found;
    this.#isWaiting = false;
  }

  #begin(question: LookQuestion): OwnLook {
    const own = { work: this.#looker.look(question), look: null };
    this.#own.push(own);
    return own;
  }

  *#whenAnswered(offered: OfferedLook): Work<Look> {
    for (;;) {
      if (offered.found !== null) return lookOfCopy(offered.found, everythingIsThere);
      if (offered.own !== null) return yield* this.#whenDone(offered.own);
      const [own] = this.#own;
      if (own === undefined) this.#isWaiting = true;
      else this.#goOn(own);
      yield AT_WORK;
    }
  }

  *#whenDone(own: OwnLook): Work<Look> {
    for (; own.look === null; this.#goOn(own)) yield AT_WORK;
    return own.look;
  }

  #goOn(own: OwnLook): void {
    const next = own.work.next();
    if (next.done !== true) return;
    own.look = next.value;
    this.#own.splice(this.#own.indexOf(own), 1);
  }
}

function everythingIsThere(): never {
  throw new Error('What a look in another thread found was to come with all that is said of it');
}
