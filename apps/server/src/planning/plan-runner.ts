import { setImmediate as nextMessages } from 'node:timers/promises';
import type { ExpansionReport, PlanSummary } from '@retron/planning';
import { rosdalOfSmiles } from '@retron/target';
import type { Suggestion } from '@retron/tree';

import type { PlanningNews, PlanningOrder, PlanReport, PlanTask } from './planning-messages.ts';
import { nextTurn } from './turns.ts';

/** Reports on their way before a plan is held up: the database writes slower than short expansions come. */
const MOST_UNTAKEN = 4;

export interface BegunPlan {
  readonly expansions: Iterator<ExpansionReport, PlanSummary, void>;
  /** Keys of some example precedents of a suggestion. */
  readonly examplesOf: (suggestion: Suggestion) => readonly string[];
}

interface RunningPlan {
  readonly plan: number;
  readonly begun: BegunPlan;
  readonly isUrgent: boolean;
  usedMs: number;
  untaken: number;
  readonly isHeldUp: boolean;
}

function rosdalOf(smiles: string): string {
  const rosdal = rosdalOfSmiles(smiles);
  if (!rosdal.ok) throw new Error(`No ROSDAL for ${smiles}: ${rosdal.error.message}`);
  return rosdal.value;
}

/** A report with what the pages need beyond it. */
export function completeReport(report: ExpansionReport, examplesOf: BegunPlan['examplesOf']): PlanReport {
  return {
    ...report,
    rosdals: report.structures.map((structure) => rosdalOf(structure.smiles)),
    examples: report.suggestions.map((suggestion) => examplesOf(suggestion)),
  };
}

/** Runs the plans of one thread in turns of one expansion, and hears orders between turns. */
export class PlanRunner {
  readonly #plans = new Map<number, RunningPlan>();
  readonly #begin: (task: PlanTask) => BegunPlan;
  readonly #tell: (news: PlanningNews) => void;
  #isRunning = false;

  constructor(begin: (task: PlanTask) => BegunPlan, tell: (news: PlanningNews) => void) {
    this.#begin = begin;
    this.#tell = tell;
  }

  take(order: PlanningOrder): void {
    if (order.kind === 'stop') this.#plans.delete(order.plan);
    else if (order.kind === 'taken') {
      const plan = this.#plans.get(order.plan);
      if (plan) plan.untaken -= 1;
    } else this.#add(order.plan, order.task);
    void this.#run();
  }

  #add(plan: number, task: PlanTask): void {
    try {
      const begun = this.#begin(task);
      this.#plans.set(plan, {
        plan,
        begun,
        isUrgent: task.isUrgent,
        usedMs: 0,
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
    for (let plan = nextTurn(this.#plans.values()); plan !== null; plan = nextTurn(this.#plans.values())) {
      this.#turn(plan);
      await nextMessages();
    }
    this.#isRunning = false;
  }

  #turn(plan: RunningPlan): void {
    const begunAt = performance.now();
    try {
      const next = plan.begun.expansions.next();
      if (next.done === true) {
        this.#plans.delete(plan.plan);
        this.#tell({ kind: 'finished', plan: plan.plan, routes: next.value.routes });
        return;
      }
      const report = completeReport(next.value, plan.begun.examplesOf);
      plan.untaken += 1;
      this.#tell({ kind: 'report', plan: plan.plan, report });
    } catch (error) {
      this.#fail(plan.plan, error);
    } finally {
      plan.usedMs += performance.now() - begunAt;
    }
  }

  #fail(plan: number, error: unknown): void {
    this.#plans.delete(plan);
    this.#tell({ kind: 'failed', plan, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
