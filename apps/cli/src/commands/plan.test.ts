import { record } from '@retron/command/testing';
import { describe, expect, it } from 'vitest';
import { hasCoreLibrary } from '../testing/core-library.ts';
import { planCommand } from './plan.ts';

const SILDENAFIL = 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1';

const run = (args: readonly string[], lines?: readonly string[]) => record(planCommand, args, lines);

describe.skipIf(!hasCoreLibrary)('retron plan with the default library', () => {
  it('suggests the sulfonamide of sildenafil from the sulfonyl chloride, with patents', async () => {
    const { status, out } = await run([SILDENAFIL, '--json', '--algorithm', 'OLD', '--breadth', '10']);
    expect(status).toBe(0);
    const answer = JSON.parse(out[0]);
    expect(answer.timing.structuresExpanded).toBe(1);
    const sulfonamide = answer.suggestions.find(({ precursors }: { precursors: string[] }) => precursors.includes('CN1CCNCC1'));
    expect(sulfonamide.precursors).toContain('CCCc1nn(C)c2c(=O)[nH]c(-c3cc(S(=O)(=O)Cl)ccc3OCC)nc12');
    expect(sulfonamide).toMatchObject({ level: 3, messages: { info: expect.any(Array), warning: expect.any(Array) } });
    expect(sulfonamide).toMatchObject({ feasibility: expect.any(Number), choice: { disconnection: expect.any(Number) }, mechanism: [] });
    expect(sulfonamide.contributions[0]).toEqual({ text: expect.any(String), weight: expect.any(Number) });
    expect(sulfonamide.precedents[0]).toHaveProperty('yieldCalculated');
    expect(sulfonamide.numPrecedents).toBeGreaterThan(10);
    expect(sulfonamide.nameReactions[0].name).toMatch(/sulfonamide/i);
    expect(sulfonamide.precedents[0].citation).toMatch(/^US \d+/);
    expect(sulfonamide.precedents[0].reaction).toMatch(/.+>.*>.+/);
  });

  it('prints suggestions for reading, deeper levels below the precursor they make', async () => {
    const { status, out } = await run(['CC(=O)Nc1ccc(cc1)-c1ccccc1', '--steps', '2', '--breadth', '2']);
    expect(status).toBe(0);
    const text = out.join('\n');
    expect(text).toMatch(/1\. (ugly|bad|good|great), would work [01]\.\d\d, level [123], \d+ precedents?, chosen (under )?\d+ %/);
    expect(text).toMatch(/ from\n {6}\s*1\. /);
    expect(out.at(-1)).toMatch(/structures expanded in .* ms/);
  });

  it('prints the routes of V3 in the order in which they are run, from known materials', async () => {
    const ask = ['CC(=O)Nc1ccc(O)cc1', '--algorithm', 'V3', '--steps', '2', '--breadth', '5', '--routes', '2'];
    const { status, out } = await run(ask);
    expect(status).toBe(0);
    const text = out.join('\n');
    expect(text).toMatch(/Route 1: \d steps?, longest sequence \d, from \d known materials?\n {3}1\. \S.* -> \S+/);
    expect(text).not.toContain('Route 3:');
    expect(out.at(-1)).toMatch(/^\d+ structures expanded in .* ms, first route after .* ms\.$/);
    const answer = JSON.parse((await run([...ask, '--json'])).out[0]);
    expect(answer.routes).toHaveLength(2);
    expect(answer.routes[0].reactions.at(-1).product).toBe(answer.target);
    for (const { materials } of answer.routes) for (const { inStock } of materials) expect(inStock).toBe(true);
    expect(answer.suggestions.some((suggestion: object) => 'next' in suggestion)).toBe(false);
  });

  it('reads one structure a line, ROSDAL too, and goes on after a bad one', async () => {
    const { status, out, err } = await run(['-', '--json', '--breadth', '1'], ['CC(=O)Nc1ccccc1', 'nonsense', '1C-2N-3C=4O,3-5C.']);
    expect(status).toBe(1);
    expect(out.map((line) => JSON.parse(line).target)).toEqual(['CC(=O)Nc1ccccc1', 'CNC(C)=O']);
    expect(err).toHaveLength(1);
  });

  it.each([
    ['', 'A target molecule is required'],
    ['CC.CC', 'The structure has 2 fragments. Please draw one connected molecule, without salts and solvents.'],
    ['CC[Mg]Br', 'Metals are not supported.'],
    ['*c1ccccc1', 'The structure has query atoms or open places (*).'],
    [`C${'C'.repeat(500)}`, ''],
    ['c1ccccc', ''],
  ])('refuses %j without suggestions', async (structure, message) => {
    const { status, out, err } = await run([structure, '--json']);
    expect([status, out]).toEqual([1, []]);
    expect(err.join()).toContain(message);
  });
});

describe('retron plan called wrongly', () => {
  it.each([
    [['C', '--breadth', '0'], '--breadth'],
    [['C', '--algorithm', 'V3', '--routes', '0'], '--routes'],
    [['C', '--algorithm', 'V3', '--seconds', 'soon'], '--seconds'],
    [['C', '--breadth', '5001'], '--breadth'],
    [['C', '--steps', '6'], '--steps'],
    [['C', '--precision', '4'], '--precision'],
    [['C', '--algorithm', 'BEST'], '--algorithm'],
    [['C', '--strategy', 'Hope 1.0'], 'Hope 1.0'],
    [['C', 'CC'], 'one structure'],
    [['C', '--colour'], '--colour'],
  ])('with %j says so', async (args, message) => {
    const { status, err } = await run(args);
    expect(status).toBe(2);
    expect(err.join()).toContain(message);
  });
});
