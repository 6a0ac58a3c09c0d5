import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../running/client.ts';

const DIRECTION = { direction: 'synthesis', library: ['chemsynth_core-1.0'], mode: 'INTERACTIVE' } as const;
const SILDENAFIL = 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1';
const PACLITAXEL = 'CC(=O)OC1C(=O)C2(C)C(O)CC3OCC3(OC(C)=O)C2C(OC(=O)c2ccccc2)C2(O)CC(OC(=O)C(O)C(NC(=O)c3ccccc3)c3ccccc3)C(C)=C1C2(C)C';

/** Questions of every day, that the queries in the database are copies of; `share` of 1,000 copies each. */
export const TEMPLATES = [
  { share: 200, rosdal: 'CC(=O)Nc1ccccc1', algorithm: 'OLD', strategy: 'All Transforms 1.0', breadth: 5, nsteps: 1, minlevels: 1 },
  { share: 250, rosdal: 'CCOC(=O)c1ccc(N)cc1', algorithm: 'OLD', strategy: 'All Transforms 1.0', breadth: 5, nsteps: 2, minlevels: 1 },
  {
    share: 240,
    rosdal: 'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
    algorithm: 'NEW',
    strategy: 'Core Disconnection 1.0',
    breadth: 10,
    nsteps: 2,
    minlevels: 2,
  },
  {
    share: 150,
    rosdal: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
    algorithm: 'V3',
    strategy: 'All Transforms 1.0',
    breadth: 5,
    nsteps: 5,
    minlevels: 1,
  },
  { share: 150, rosdal: SILDENAFIL, algorithm: 'OLD', strategy: 'All Transforms 1.0', breadth: 50, nsteps: 1, minlevels: 1 },
  { share: 10, rosdal: SILDENAFIL, algorithm: 'V3', strategy: 'All Transforms 1.0', breadth: 10, nsteps: 4, minlevels: 3 },
] as const;

/** A target with a very wide first level: about 1,500 suggestions, as no drug has 5,000. */
const WIDE = { rosdal: PACLITAXEL, algorithm: 'OLD', strategy: 'All Transforms 1.0', breadth: 5000, nsteps: 1, minlevels: 1 } as const;

/** What keeps the planner busy for minutes. */
const LONG = { rosdal: SILDENAFIL, algorithm: 'OLD', strategy: 'All Transforms 1.0', breadth: 10, nsteps: 5, minlevels: 1 } as const;

const PATIENCE_MS = 120_000;

/** @returns numbers of queries with the templates' questions, really planned, in their order, and that of the wide one */
export async function planTemplates(
  client: Client,
  projectId: number,
): Promise<{ readonly templates: readonly number[]; readonly wide: number }> {
  const templates: number[] = [];
  for (const [index, { share: _, ...question }] of TEMPLATES.entries()) {
    templates.push(await plan(client, { ...question, projectid: projectId, sessionid: `template ${index + 1}` }));
  }
  return { templates, wide: await plan(client, { ...WIDE, projectid: projectId, sessionid: 'a wide first level' }) };
}

/** Starts a query that runs for minutes. @returns its number */
export function startLong(client: Client, projectId: number, number: number): Promise<number> {
  return start(client, { ...LONG, projectid: projectId, sessionid: `long ${number}`, mode: 'BACKGROUND' });
}

async function start(client: Client, question: object): Promise<number> {
  const reply = await client.call('POST', '/app/apiv2/queries/start', { ...DIRECTION, ...question });
  if (reply.kind !== 'acknowledged') throw new Error(`A query was not started: ${JSON.stringify(reply)}`);
  return (reply.body as { id: number }).id;
}

async function plan(client: Client, question: object): Promise<number> {
  const id = await start(client, question);
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const status = await client.read<{ status: string }>(`/app/api/queries/${id}/status`);
    if (status?.status === 'Ready') return id;
    await sleep(100);
  }
  throw new Error(`Query ${id} was not planned within ${PATIENCE_MS / 1000} s.`);
}
