import { setImmediate as nextMessages } from 'node:timers/promises';
import { AT_WORK, type AtWork, type Work } from '@retron/molecule';
import type { CopiedLook, ExpansionReport, LookQuestion, PlanSummary } from '@retron/planning';
import { rosdalOfSmiles } from '@retron/target';
import type { Suggestion } from '@retron/tree';

import type { AskedLook, PlanningNews, PlanningOrder, PlanOutcome, PlanReport, PlanTask } from './planning-messages.ts';
import type { SharedLooks } from './shared-looks.ts';
import type { TurnBoard } from './turn-board.ts';
import { chargeFor, nextTurn, TimeAccounts } from './turns.ts';

/** Reports on their way before a plan is held up: the database writes slower than short expansions come. */
const MOST_UNTAKEN = 4;
/** A turn ends with a report, or at the first pause after so long. */
const TURN_MS = 30;
/** Structures and suggestions that are told about without a pause. */
const TOLD_AT_ONCE = 100;

export interface BegunPlan {
  readonly expansions: Iterator<ExpansionReport | AtWork, PlanSummary, void>;
  /** Keys of some example precedents of a suggestion. */
  readonly examplesOf: (suggestion: Suggestion) => readonly string[];
  /** Where it lets other threads look. */
  readonly looks?: SharedLooks;
}

/** What plans are made with in this thread. */
export interface PlansOfThread {
  /** @param offer - offers a look to other threads; `SharedLooks.answer` is told what came of it */
  begin(task: PlanTask, offer: (look: number, question: LookQuestion) => void): BegunPlan;
  /** Looks for a plan of another thread. */
  look(asked: AskedLook): Work<CopiedLook>;
}

/** A plan, or a look for one of another thread. */
interface RunningPlan {
  readonly plan: number;
  /** Its end is what is told of it last. */
  readonly work: Iterator<PlanReport | AtWork, PlanningNews, void>;
  readonly looks: SharedLooks | null;
  readonly userId: number;
  readonly isUrgent: boolean;
  chargedMs: number;
  untaken: number;
  readonly isHeldUp: boolean;
}

function rosdalOf(smiles: string): string {
  const rosdal = rosdalOfSmiles(smiles);
  if (!rosdal.ok) throw new Error(`No ROSDAL for ${smiles}: ${rosdal.error.message}`);
  return rosdal.value;
}

/** A report with what the pages need beyond it. */
export function* completeReport(report: ExpansionReport, examplesOf: BegunPlan['examplesOf']): Work<PlanReport> {
  const rosdals = yield* inPieces(report.structures, (structure) => rosdalOf(structure.smiles));
  const examples = yield* inPieces(report.suggestions, examplesOf);
  return { ...report, rosdals, examples };
}

function outcomeOf({ routes, end, missing, beyondSteps }: PlanSummary): PlanOutcome {
  return {
    routes,
    ...(end === undefined ? {} : { end }),
    ...(missing === undefined ? {} : { missing }),
    ...(beyondSteps === undefined ? {} : { beyondSteps }),
  };
}

function* inPieces<T, V>(list: readonly T[], make: (each: T) => V): Work<readonly V[]> {
  const made: V[] = [];
  for (const each of list) {
    made.push(make(each));
    if (made.length % TOLD_AT_ONCE === 0) yield AT_WORK;
  }
  return made;
}

function* completeReports(plan: number, { expansions, examplesOf }: BegunPlan): Generator<PlanReport | AtWork, PlanningNews, void> {
  for (let next = expansions.next(); ; next = expansions.next()) {
    if (next.done === true) return { kind: 'finished', plan, outcome: outcomeOf(next.value) };
    yield next.value === AT_WORK ? AT_WORK : yield* completeReport(next.value, examplesOf);
  }
}

function* answerOf(plan: number, look: Work<CopiedLook>): Generator<AtWork, PlanningNews, void> {
  return { kind: 'looked', plan, found: yield* look };
}

/** Runs the plans of one thread in short turns, and hears orders between them. */
export class PlanRunner {
  readonly #plans = new Map<number, RunningPlan>();
  readonly #accounts = new TimeAccounts();
  readonly #made: PlansOfThread;
  readonly #tell: (news: PlanningNews) => void;
  readonly #board: TurnBoard;
  #isRunning = false;

  /** @param board - is told whose turn it is */
  constructor(made: PlansOfThread, tell: (news: PlanningNews) => void, board: TurnBoard) {
    this.#made = made;
    this.#tell = tell;
    this.#board = board;
  }

  take(order: PlanningOrder): void {
    if (order.kind === 'stop') this.#plans.delete(order.plan);
    else if (order.kind === 'taken') {
      const plan = this.#plans.get(order.plan);
      if (plan) plan.untaken -= 1;
    } else if (order.kind === 'answered') this.#plans.get(order.plan)?.looks?.answer(order.look, order.found);
    else this.#board.during(order.plan, () => this.#add(order));
    void this.#run();
  }

  #add(order: Extract<PlanningOrder, { readonly kind: 'start' | 'look' }>): void {
    const { plan } = order;
    const { userId, isUrgent } = order.task;
    try {
      const { work, looks } = order.kind === 'look' ? this.#beginLook(plan, order) : this.#beginPlan(plan, order.task);
      this.#accounts.join(userId, new Set(Array.from(this.#plans.values(), (each) => each.userId)));
      this.#plans.set(plan, {
        plan,
        work,
        looks,
        userId,
        isUrgent,
        chargedMs: 0,
        untaken: 0,
        get isHeldUp() {
          return this.untaken >= MOST_UNTAKEN || this.looks?.isWaiting === true;
        },
      });
    } catch (error) {
      this.#fail(plan, error);
    }
  }

  #beginPlan(plan: number, task: PlanTask): Pick<RunningPlan, 'work' | 'looks'> {
    const begun = this.#made.begin(task, (look, question) => this.#tell({ kind: 'offered', plan, look, question }));
    return { work: completeReports(plan, begun), looks: begun.looks ?? null };
  }

  #beginLook(plan: number, asked: AskedLook): Pick<RunningPlan, 'work' | 'looks'> {
    return { work: answerOf(plan, this.#made.look(asked)), looks: null };
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let plan = this.#next(); plan !== null; plan = this.#next()) {
      const begunAt = performance.now();
      this.#board.during(plan.plan, () => this.#turn(plan, begunAt + TURN_MS));
      const charge = chargeFor(performance.now() - begunAt, plan.isUrgent);
      plan.chargedMs += charge;
      this.#accounts.charge(plan.userId, charge);
      await nextMessages();
    }
    this.#isRunning = false;
  }

  #next(): RunningPlan | null {
    return nextTurn(this.#plans.values(), this.#accounts);
  }

  #turn(plan: RunningPlan, until: number): void {
    try {
      for (;;) {
        const next = plan.work.next();
        if (next.done === true) {
          this.#plans.delete(plan.plan);
          this.#tell(next.value);
          return;
        }
        if (next.value !== AT_WORK) {
          plan.untaken += 1;
          this.#tell({ kind: 'report', plan: plan.plan, report: next.value });
          return;
        }
        if (plan.isHeldUp || performance.now() >= until) return;
      }
    } catch (error) {
      this.#fail(plan.plan, error);
    }
  }

  #fail(plan: number, error: unknown): void {
    this.#plans.delete(plan);
    this.#tell({ kind: 'failed', plan, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
