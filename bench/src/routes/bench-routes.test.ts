import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@retron/command/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { benchMergeRoutesCommand } from './bench-merge-routes.ts';
import { benchRoutesCommand } from './bench-routes.ts';
import { lostFinding } from './route-measure.ts';
import { routesResults } from './routes-report.ts';

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

const untimedFinding = ({ totalMs, firstRouteMs, medianExpansionMs, ...finding }: Record<string, unknown>) => finding;

describe('retron bench routes', () => {
  it('measures targets with and without a reference route', async () => {
    const targets = file('targets.jsonl', `${JSON.stringify(PARACETAMOL)}\n${JSON.stringify(METHANE)}\n`);
    const json = join(folder, 'out.json');
    const { status, out } = await record(benchRoutesCommand, ['--targets', targets, '--stock', STOCK, '--expansions', '5', '--json', json]);
    expect(status).toBe(0);
    expect(out[0]).toBe('2 targets, solved 50 % (9.5-90.5)');
    const { findings, reference } = JSON.parse(readFileSync(json, 'utf8'));
    expect(findings[0]).toMatchObject({ id: 'paracetamol', firstRouteExpansions: 1, words: [4] });
    expect(findings[0].reference).toEqual({ route: 1, routeToStock: 1, routeByKey: 1, lastStep: 1, leaves: 1, startsFromStock: true });
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
      return { threads, atOnce, findings: findings.map(untimedFinding) };
    };
    const one = await found();
    expect(one.findings[0]).toMatchObject({ id: 'paracetamol', expansions: 5 });
    expect(await found('--threads', '2')).toEqual({ ...one, threads: 2 });
  }, 180_000);

  it('finds the same for several targets at once, and in parts that are made one', async () => {
    const more = ['CC(=O)Nc1ccc(O)cc1C', 'CC(=O)Nc1ccc(C)cc1'].map((smiles, index) => JSON.stringify({ id: `more ${index}`, smiles }));
    const targets = file('parts.jsonl', [JSON.stringify(PARACETAMOL), JSON.stringify(METHANE), ...more].join('\n'));
    const untimed = ({ findings, ...record }: { findings: Record<string, unknown>[] } & Record<string, unknown>) => ({
      results: [record.targets, record.solved, record.reference, record.words, record.ended],
      findings: findings.map(untimedFinding),
    });
    const measured = async (name: string, ...args: readonly string[]) => {
      const json = join(folder, name);
      const asked = ['--targets', targets, '--stock', STOCK, '--expansions', '3', '--json', json, ...args];
      const { status, out } = await record(benchRoutesCommand, asked);
      return { status, json, out, report: JSON.parse(readFileSync(json, 'utf8')) };
    };
    const one = await measured('one.json');
    const two = await measured('two.json', '--targets-at-once', '2');
    expect(one.report.findings.map(({ id }: { id: string }) => id)).toEqual(['paracetamol', 'methane', 'more 0', 'more 1']);
    expect(two.report.targetsAtOnce).toBe(2);
    expect(untimed(two.report)).toEqual(untimed(one.report));

    // In another order than that of the list.
    const parts = [await measured('part-2.json', '--part', '2/2'), await measured('part-1.json', '--part', '1/2')];
    const names = parts.map(({ json }) => json);
    const merged = join(folder, 'merged.json');
    const places = parts.map(({ report }) => report.findings.map(({ place }: { place: number }) => place));
    expect(places).toEqual([
      [1, 3],
      [0, 2],
    ]);
    expect((await record(benchMergeRoutesCommand, [...names, '--json', merged])).status).toBe(0);
    const report = JSON.parse(readFileSync(merged, 'utf8'));
    expect(untimed(report)).toEqual(untimed(one.report));
    expect(report.parts).toHaveLength(2);

    const twice = await record(benchMergeRoutesCommand, [...names, names[1]]);
    expect([twice.status, twice.err.join()]).toEqual([1, 'paracetamol is in two of the files.']);
    const deeper = file('deeper.json', JSON.stringify({ ...parts[1].report, maxSteps: 3 }));
    expect((await record(benchMergeRoutesCommand, [names[0], deeper])).err.join()).toMatch(/was asked otherwise/);
    expect((await record(benchMergeRoutesCommand, [targets])).err.join()).toMatch(/is no result of/);
    expect((await record(benchMergeRoutesCommand, [])).status).toBe(2);
  }, 180_000);

  it('counts a target that brings its thread down as not solved, and goes on', () => {
    const stock = { availability: (smiles: string) => ({ isInStock: smiles === 'CC(=O)Cl', catalogId: null, priceCategory: null }) };
    const lost = lostFinding({ ...PARACETAMOL, place: 4 }, stock);
    expect(lost).toMatchObject({ place: 4, ended: 'lost', routes: 0, reference: { route: null, startsFromStock: false } });
    expect(routesResults([lost])).toMatchObject({ targets: 1, solved: { percent: 0 }, medianExpansionMs: null });
  });

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
    [['--targets', STOCK, '--stock', STOCK, '--part', '4/3'], 2, /K\/N/],
    [['--targets', STOCK, '--stock', STOCK, '--threads', '2', '--targets-at-once', '2'], 2, /Either one target/],
  ])('refuses %j', async (args, status, message) => {
    const { status: answered, err } = await record(benchRoutesCommand, args);
    expect(answered).toBe(status);
    expect(err.join()).toMatch(message);
  });
});
