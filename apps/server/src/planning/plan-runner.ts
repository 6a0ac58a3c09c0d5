import { setImmediate as nextMessages } from 'node:timers/promises';
import { AT_WORK, type AtWork, type Work } from '@retron/molecule';
import type { ExpansionReport, PlanSummary } from '@retron/planning';
import { rosdalOfSmiles } from '@retron/target';
import type { Suggestion } from '@retron/tree';

import type { PlanningNews, PlanningOrder, PlanOutcome, PlanReport, PlanTask } from './planning-messages.ts';
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
}

interface RunningPlan {
  readonly plan: number;
  readonly reports: Iterator<PlanReport | AtWork, PlanSummary, void>;
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

function outcomeOf({ routes, end, missing }: PlanSummary): PlanOutcome {
  return { routes, ...(end === undefined ? {} : { end }), ...(missing === undefined ? {} : { missing }) };
}

function* inPieces<T, V>(list: readonly T[], make: (each: T) => V): Work<readonly V[]> {
  const made: V[] = [];
  for (const each of list) {
    made.push(make(each));
    if (made.length % TOLD_AT_ONCE === 0) yield AT_WORK;
  }
  return made;
}

function* completeReports({ expansions, examplesOf }: BegunPlan): Generator<PlanReport | AtWork, PlanSummary, void> {
  for (let next = expansions.next(); ; next = expansions.next()) {
    if (next.done === true) return next.value;
    yield next.value === AT_WORK ? AT_WORK : yield* completeReport(next.value, examplesOf);
  }
}

/** Runs the plans of one thread in short turns, and hears orders between them. */
export class PlanRunner {
  readonly #plans = new Map<number, RunningPlan>();
  readonly #accounts = new TimeAccounts();
  readonly #begin: (task: PlanTask) => BegunPlan;
  readonly #tell: (news: PlanningNews) => void;
  readonly #board: TurnBoard;
  #isRunning = false;

  /** @param board - is told whose turn it is */
  constructor(begin: (task: PlanTask) => BegunPlan, tell: (news: PlanningNews) => void, board: TurnBoard) {
    this.#begin = begin;
    this.#tell = tell;
    this.#board = board;
  }

  take(order: PlanningOrder): void {
    if (order.kind === 'stop') this.#plans.delete(order.plan);
    else if (order.kind === 'taken') {
      const plan = this.#plans.get(order.plan);
      if (plan) plan.untaken -= 1;
    } else this.#board.during(order.plan, () => this.#add(order.plan, order.task));
    void this.#run();
  }

  #add(plan: number, task: PlanTask): void {
    const { userId, isUrgent } = task;
    try {
      const reports = completeReports(this.#begin(task));
      this.#accounts.join(userId, new Set(Array.from(this.#plans.values(), (each) => each.userId)));
      this.#plans.set(plan, {
        plan,
        reports,
        userId,
        isUrgent,
        chargedMs: 0,
        untaken: 0,
        get isHeldUp() {
          return this.untaken >= MOST_UNTAKEN;
        },
      });
    } catch (error) {
      this.#fail(plan, error);
    }
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
        const next = plan.reports.next();
        if (next.done === true) {
          this.#plans.delete(plan.plan);
          this.#tell({ kind: 'finished', plan: plan.plan, outcome: outcomeOf(next.value) });
          return;
        }
        if (next.value !== AT_WORK) {
          plan.untaken += 1;
          this.#tell({ kind: 'report', plan: plan.plan, report: next.value });
          return;
        }
        if (performance.now() >= until) return;
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
