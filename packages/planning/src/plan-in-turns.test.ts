import { AT_WORK } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { plan, planInTurns } from './plan.ts';
import type { PlanningPorts } from './ports/ports.ts';
import { Workbench } from './ports/workbench.ts';
import type { ExpansionReport } from './request/plan-report.ts';
import type { PlanRequest } from './request/plan-request.ts';
import { committedLibrary } from './testing/committed-library.ts';

const rdkit = await createRdkit();
const library = committedLibrary();
const portsOfThread = (): PlanningPorts => ({
  libraries: [library],
  stock: { availability: () => ({ isInStock: null, catalogId: null, priceCategory: null }) },
  rdkit,
  workbench: new Workbench(rdkit),
  nowMs: () => 0,
});

function request(target: string, direction: PlanRequest['direction']): PlanRequest {
  const canonical = rdkit.canonicalSmiles(target);
  if (!canonical.ok) throw new Error(canonical.error.message);
  const strategy = direction === 'forward' ? 'All Reactions 1.0' : 'All Transforms 1.0';
  return { target: canonical.value, direction, algorithm: 'brute-force', strategy, precision: 1, maxSuggestions: 100, maxSteps: 1 };
}

const REQUESTS = [
  request('CCOc1ccc(S(=O)(=O)N2CCOCC2)cc1NC(=O)c1ccncc1', 'retrosynthesis'),
  request('CC(=O)Nc1ccc(O)c(CN2CCN(C)CC2)c1', 'retrosynthesis'),
  request('OB(O)c1ccccc1.Brc1ccc(OC)cc1', 'forward'),
];

describe('a plan in turns', () => {
  it('says between its reports that it is at work, many times in a large expansion', () => {
    const told = [...planInTurns(portsOfThread(), REQUESTS[0])];
    expect(told.filter((each) => each === AT_WORK).length).toBeGreaterThan(20);
    expect(told.filter((each) => each !== AT_WORK)).toHaveLength(1);
  });

  it('gives the same reports whatever other plans do between its turns on the same workbench', () => {
    const alone = REQUESTS.map((each) => [...plan(portsOfThread(), each)]);
    const shared = portsOfThread();
    const plans = REQUESTS.map((each) => planInTurns(shared, each));
    const together: ExpansionReport[][] = REQUESTS.map(() => []);
    for (let running = new Set(plans.keys()); running.size > 0; ) {
      for (const index of running) {
        const next = plans[index].next();
        if (next.done === true) running.delete(index);
        else if (next.value !== AT_WORK) together[index].push(next.value);
      }
      running = new Set(running);
    }
    expect(together).toEqual(alone);
  });

  it('leaves nothing behind when it is given up in the middle', () => {
    const shared = portsOfThread();
    const givenUp = planInTurns(shared, REQUESTS[0]);
    for (let turn = 0; turn < 10; turn++) givenUp.next();
    givenUp.return({ progress: { percent: 0, structuresExpanded: 0, suggestionsFound: 0 }, routes: [], leftOut: {} });
    expect([...plan(shared, REQUESTS[1])]).toEqual([...plan(portsOfThread(), REQUESTS[1])]);
  });
});
