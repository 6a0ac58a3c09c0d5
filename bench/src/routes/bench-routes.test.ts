import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { benchRoutesCommand } from './bench-routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const STOCK = file('stock.smi', 'CC(=O)Cl\nNc1ccc(O)cc1\n');
// Paracetamol by the only acetylating agent that can be bought; and something that cannot be made.
const PARACETAMOL = {
  id: 'paracetamol',
  smiles: 'CC(=O)Nc1ccc(O)cc1',
  route: { smiles: 'CC(=O)Nc1ccc(O)cc1', children: [{ smiles: 'CC(=O)Cl' }, { smiles: 'Oc1ccc(N)cc1' }] },
};
const METHANE = { id: 'methane', smiles: 'C' };

describe('retron bench routes', () => {
  it('measures targets with and without a reference route', async () => {
    const targets = file('targets.jsonl', `${JSON.stringify(PARACETAMOL)}\n${JSON.stringify(METHANE)}\n`);
    const json = join(folder, 'out.json');
    const { status, out } = await record(benchRoutesCommand, ['--targets', targets, '--stock', STOCK, '--expansions', '5', '--json', json]);
    expect(status).toBe(0);
    expect(out[0]).toBe('2 targets, solved 50 % (9.5-90.5)');
    const { findings, reference } = JSON.parse(readFileSync(json, 'utf8'));
    expect(findings[0]).toMatchObject({ id: 'paracetamol', firstRouteExpansions: 1, words: [4] });
    expect(findings[0].reference).toEqual({ route: 1, routeToStock: 1, lastStep: 1, leaves: 1, startsFromStock: true });
    expect(findings[1]).toMatchObject({ id: 'methane', routes: 0, reference: null, firstRouteMs: null });
    expect(reference.route['10'].percent).toBe(100);
  });

  it('finds the same with threads, where so many structures are looked at at once', async () => {
    const targets = file('threads.jsonl', `${JSON.stringify(PARACETAMOL)}\n`);
    const found = async (...args: readonly string[]) => {
      const json = join(folder, 'threads.json');
      const asked = ['--targets', targets, '--stock', STOCK, '--expansions', '5', '--at-once', '3', '--json', json, ...args];
      expect((await record(benchRoutesCommand, asked)).status).toBe(0);
      const { threads, atOnce, findings } = JSON.parse(readFileSync(json, 'utf8'));
      return { threads, atOnce, findings: findings.map(({ totalMs, firstRouteMs, ...finding }: Record<string, unknown>) => finding) };
    };
    const one = await found();
    expect(one.findings[0]).toMatchObject({ id: 'paracetamol', expansions: 5 });
    expect(await found('--threads', '2')).toEqual({ ...one, threads: 2 });
  }, 60_000);

  it('asks for routes that have a molecule of the published one', async () => {
    const acetamide = {
      ...PARACETAMOL.route,
      children: [{ smiles: 'CC(=O)Cl' }, { smiles: 'Nc1ccc(O)cc1', children: [{ smiles: 'O=[N+]([O-])c1ccc(O)cc1' }] }],
    };
    const targets = file(
      'required.jsonl',
      `${JSON.stringify({ ...PARACETAMOL, route: acetamide })}\n${JSON.stringify({ ...PARACETAMOL, id: 'near' })}\n`,
    );
    const stock = file('nitro.smi', 'CC(=O)Cl\nO=[N+]([O-])c1ccc(O)cc1\n');
    const json = join(folder, 'required.json');
    const args = ['--targets', targets, '--stock', stock, '--expansions', '9', '--require', '1', '--json', json];
    expect((await record(benchRoutesCommand, args)).status).toBe(0);
    const { findings } = JSON.parse(readFileSync(json, 'utf8'));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ id: 'paracetamol', required: 'O=[N+]([O-])c1ccc(O)cc1' });
    expect(findings[0].firstRouteExpansions).toBe(findings[0].expansions);
  });

  it.each([
    [['--stock', STOCK], 2, /--targets and --stock are needed/],
    [['--targets', STOCK, '--stock', STOCK, '--limit', 'x'], 2, /numbers are whole/],
  ])('refuses %j', async (args, status, message) => {
    const { status: answered, err } = await record(benchRoutesCommand, args);
    expect(answered).toBe(status);
    expect(err.join()).toMatch(message);
  });
});
