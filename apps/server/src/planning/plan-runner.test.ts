import type { ExpansionReport, PlanSummary } from '@retron/planning';
import { describe, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { PlanRunner } from './plan-runner.ts';
import type { PlanningNews, PlanTask } from './planning-messages.ts';
import { TurnBoard } from './turn-board.ts';

/** A plan of `steps` expansions that find nothing; it throws instead of the step `failsAt`. */
function* expansions(steps: number, failsAt = -1): Generator<ExpansionReport, PlanSummary, void> {
  for (let step = 1; step <= steps; step += 1) {
    if (step === failsAt) throw new Error('a bug');
    const progress = { percent: 0, structuresExpanded: step, suggestionsFound: 0 };
    yield { structureId: step, structures: [], suggestions: [], leftOut: {}, progress };
  }
  return { progress: { percent: 100, structuresExpanded: steps, suggestionsFound: 0 }, routes: [], leftOut: {} };
}

function world(steps: Record<string, { steps: number; failsAt?: number }>) {
  const news: PlanningNews[] = [];
  const runner = new PlanRunner(
    {
      begin: (task) => {
        const { steps: count, failsAt } = steps[task.request.target];
        return { expansions: expansions(count, failsAt), examplesOf: () => [] };
      },
      look: () => {
        throw new Error('no plan asks');
      },
    },
    (message) => news.push(message),
    new TurnBoard(),
  );
  const start = (plan: number, target: string, userId = 1) =>
    runner.take({ kind: 'start', plan, task: { request: { target }, libraries: [], userId, isUrgent: true } as unknown as PlanTask });
  const of = (plan: number, kind: PlanningNews['kind']) =>
    news.filter((message) => message.kind === kind && 'plan' in message && message.plan === plan);
  const settled = (count: number) =>
    eventually(
      async () => news.length,
      (length) => length >= count,
      2000,
    );
  return { runner, news, start, of, settled };
}

describe('a planning thread', () => {
  it('reports each expansion and then the end', async () => {
    const { news, start, settled } = world({ C: { steps: 2 } });
    start(1, 'C');
    await settled(3);
    expect(news.map((message) => message.kind)).toEqual(['report', 'report', 'finished']);
  });

  it('waits when its reports are not taken, and goes on when they are', async () => {
    const { runner, start, of, settled } = world({ C: { steps: 6 } });
    start(1, 'C');
    await settled(4);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(of(1, 'report')).toHaveLength(4);
    runner.take({ kind: 'taken', plan: 1 });
    await settled(5);
    expect(of(1, 'report')).toHaveLength(5);
  });

  it('stops a plan between two expansions and says no more of it', async () => {
    const { runner, start, of, settled } = world({ C: { steps: 100 } });
    start(1, 'C');
    await settled(4);
    runner.take({ kind: 'stop', plan: 1 });
    runner.take({ kind: 'taken', plan: 1 });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(of(1, 'report')).toHaveLength(4);
    expect(of(1, 'finished')).toHaveLength(0);
  });

  it('survives a plan that throws, and runs the others', async () => {
    const { start, of, settled } = world({ C: { steps: 3, failsAt: 2 }, CC: { steps: 3 } });
    start(1, 'C');
    start(2, 'CC');
    await settled(6);
    expect(of(1, 'failed')).toMatchObject([{ message: expect.stringContaining('a bug') }]);
    expect(of(2, 'finished')).toHaveLength(1);
  });
});
