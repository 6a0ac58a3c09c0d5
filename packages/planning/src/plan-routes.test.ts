import { createRdkit } from '@retron/rdkit';
import { describe, expect, it } from 'vitest';
import { type FoundRoutes, planRoutes, type RouteQuestion } from './plan-routes.ts';
import type { PlanningPorts } from './ports/ports.ts';
import { Workbench } from './ports/workbench.ts';
import { committedLibrary } from './testing/committed-library.ts';

const rdkit = await createRdkit();
const library = committedLibrary();
const KNOWN = new Set(['CC(=O)Cl', 'CC(=O)O', 'Cc1cccc(C)c1N', 'CCNCC', 'O=C(O)CCl']);
const portsOfThread = (): PlanningPorts => ({
  libraries: [library],
  stock: { availability: (smiles) => ({ isInStock: KNOWN.has(smiles), catalogId: null, priceCategory: null }) },
  rdkit,
  workbench: new Workbench(rdkit),
  nowMs: () => 0,
});
const QUESTION: RouteQuestion = {
  target: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  strategy: 'All Transforms 1.0',
  precision: 2,
  breadth: 10,
  maxSteps: 4,
  routes: 5,
  expansions: 3,
  intent: {},
};
const told = ({ routes, known, end, missing, expansions }: FoundRoutes) => JSON.stringify({ routes, known, end, missing, expansions });

describe('a search that time ends', () => {
  it('is asked inside an expansion too, so that one that takes long does not hold it up; the first is finished', () => {
    const asked: number[] = [];
    let times = 0;
    const found = planRoutes(portsOfThread(), QUESTION, (_ms, known) => asked.push(known) > 0 && ++times === 4);
    expect(found.end).toBe('time');
    // Three times it went on, once after the first expansion and then within the second, and was ended there.
    expect(found.expansions).toBe(1);
    expect(asked).toHaveLength(4);
    const afterOne = planRoutes(portsOfThread(), { ...QUESTION, expansions: 1 }, () => false);
    expect(told({ ...found, end: afterOne.end })).toBe(told(afterOne));
  });

  it('gives the same for a budget of expansions, however often it is asked', () => {
    const [alone, again] = [portsOfThread(), portsOfThread()].map((ports) => told(planRoutes(ports, QUESTION, () => false)));
    expect(alone).toBe(again);
    // What was given up leaves nothing behind in the thread.
    const shared = portsOfThread();
    let times = 0;
    planRoutes(shared, QUESTION, () => ++times === 4);
    expect(told(planRoutes(shared, QUESTION, () => false))).toBe(alone);
  });
});
