import { record } from '@retron/command/testing';
import { describe, expect, it } from 'vitest';
import type { RouteJson } from '../planning/route-json.ts';
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
    expect(out.at(-1)).toMatch(/structures? expanded in .* ms/);
  });

  describe('with V3', () => {
    // Lidocaine: two amide and amine bonds, each made from what patents start from.
    const LIDOCAINE = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
    const V3 = ['--algorithm', 'V3', '--expansions', '12', '--breadth', '15'];
    const answerOf = async (...args: readonly string[]) => JSON.parse((await run([LIDOCAINE, ...V3, '--json', ...args])).out[0]);

    it('prints routes in the order in which they would be run, with what a chemist compares them by', async () => {
      const { status, out } = await run([LIDOCAINE, ...V3, '--routes', '2']);
      expect(status).toBe(0);
      expect(out[0]).toBe('CCN(CC)CC(=O)Nc1c(C)cccc1C');
      expect(out[2]).toMatch(
        /^Route 1, idea 1: \d+ steps?, longest branch \d+.*; yield .*; (no|\d+ steps? of) protecting groups; atom economy \d+ %$/,
      );
      const text = out.join('\n');
      expect(text).toContain(' 1. ');
      expect(text).toContain('     -> CCN(CC)CC(=O)Nc1c(C)cccc1C');
      expect(text).toMatch(/Route 2, idea 2: /);
      expect(text).not.toContain('Route 3');
      expect(out.at(-1)).toMatch(/routes to known starting materials\. .*12 structures expanded in .* ms, the first route after .* ms\.$/);
    });

    it('prints the same routes for the same number of expansions', async () => {
      const [first, second] = [await answerOf(), await answerOf()];
      expect(first.routes.length).toBe(5);
      expect(second.routes).toEqual(first.routes);
      expect(new Set(first.routes.map(({ idea }: { idea: number }) => idea)).size).toBeGreaterThan(1);
      for (const { reactions, startingMaterials } of first.routes) {
        expect(reactions.at(-1).product).toBe(first.target);
        for (const { isKnown } of startingMaterials) expect(isKnown).toBe(true);
      }
    });

    it('prints the same routes, in the same order, each time that several threads look at structures', async () => {
      const [first, second] = [await answerOf('--threads', '2'), await answerOf('--threads', '2')];
      expect(first.routes.length).toBe(5);
      expect(second.routes).toEqual(first.routes);
      expect(second.timing.structuresExpanded).toBe(12);
    });

    it('keeps to what is to be avoided and required', async () => {
      const smilesOf = ({ routes }: { routes: { reactions: { product: string; precursors: string[] }[] }[] }) =>
        routes.map(({ reactions }) => reactions.flatMap(({ product, precursors }) => [product, ...precursors]));
      const all = smilesOf(await answerOf());
      expect(all.flat()).toContain('CCNCC');
      const without = smilesOf(await answerOf('--avoid', 'N(CC)CC'));
      expect(without.flat()).not.toContain('CCNCC');
      for (const used of smilesOf(await answerOf('--require', 'Cc1cccc(C)c1N'))) expect(used).toContain('Cc1cccc(C)c1N');
    });

    it('breaks the bonds that are to be broken and none that is to be kept', async () => {
      // C7 is the carbonyl carbon, N9 the amide nitrogen, C6 the carbon between the nitrogens.
      const { status, out } = await run([LIDOCAINE, ...V3, '--break', '3-6', '--keep', '7-9']);
      expect(status).toBe(0);
      expect(out).toContain('Bonds to break: N3–C6.');
      expect(out).toContain('Bonds to keep: C7–N9.');
      const answer = await answerOf('--break', '3-6', '--keep', '7-9');
      expect(answer.routes.length).toBeGreaterThan(0);
      for (const { startingMaterials } of answer.routes) {
        const bought: readonly string[] = startingMaterials.map(({ smiles }: { smiles: string }) => smiles);
        // The amide stands in what is bought; the amine beside its carbonyl group does not.
        expect(bought.some((smiles) => /NC\(=O\)|C\(=O\)N|C\(N\)=O/.test(smiles))).toBe(true);
        expect(bought.filter((smiles) => /NCC\(|N\(CC\)CC\(/.test(smiles))).toEqual([]);
      }
    });

    it('counts as known what is asked for', async () => {
      const ends = async (args: readonly string[]) => {
        const { status, out, err } = await run([LIDOCAINE, ...V3, '--json', ...args]);
        expect(status, err.join('\n')).toBe(0);
        const answer = JSON.parse(out[0]);
        return { answer, starts: answer.routes.flatMap((route: RouteJson) => route.startingMaterials.map(({ smiles }) => smiles)) };
      };
      expect((await ends([])).starts).toContain('CCNCC');
      const never = await ends(['--never', 'diethylamine']);
      expect(never.starts.length).toBeGreaterThan(0);
      expect(never.starts).not.toContain('CCNCC');
      expect((await ends(['--catalog', 'starting_materials', '--never', 'HPNMFZURTQLUMO-UHFFFAOYSA-N'])).starts).toEqual(never.starts);
      const { answer } = await ends(['--priced-only']);
      expect(answer.routes).toEqual([]);
      expect(answer.notBought).toContainEqual({ smiles: expect.any(String), why: 'unpriced' });
    });

    it('says why there is no route', async () => {
      const { status, out } = await run([LIDOCAINE, ...V3, '--require', 'CCCCCCCCCC']);
      expect(status).toBe(0);
      expect(out).toContain('No route to known starting materials.');
      expect(out).toContain('The number of structures to look at was reached.');
      expect(out).toContain('What is asked may forbid the routes there are.');
      expect(out.join('\n')).toMatch(/Left out: \d+ whole routes? \(CCCCCCCCCC is required\)\./);
    });

    it.each([
      [['--avoid', 'palladium'], '--avoid palladium is a catalyst, which no step starts from'],
      [['--avoid', 'hope'], '--avoid hope is neither a structure nor the name of a name reaction.'],
      [['--require', 'hope'], '--require hope is neither a structure nor a known reagent.'],
      [['--break', '1-9'], '--break 1-9 is no bond of CCN(CC)CC(=O)Nc1c(C)cccc1C'],
      [['--break', '7-9', '--keep', '9-7'], '--break 7-9 is to be kept, too.'],
      [['--catalog', '/nowhere.txt'], '/nowhere.txt cannot be read'],
      [['--never', 'hope'], '--never hope is no structure, InChIKey or known name.'],
      [['--also', 'CCO', '--never', 'OCC'], 'CCO is listed with --never, too.'],
    ])('refuses %j', async (args, message) => {
      const { status, err } = await run([LIDOCAINE, ...V3, ...args]);
      expect(status).toBe(1);
      expect(err.join()).toContain(message);
    });
  });

  it('keeps and breaks bonds with every other algorithm', async () => {
    const lines = async (...args: readonly string[]) =>
      (await run(['CCN(CC)CC(=O)Nc1c(C)cccc1C', '--breadth', '5', ...args])).out.join('\n');
    expect(await lines()).toContain('CCN(CC)CC(=O)Cl');
    for (const algorithm of ['OLD', 'NEW', 'NEW|UNPRECEDENTED']) {
      const text = await lines('--algorithm', algorithm, '--keep', '7-9');
      expect(text).not.toContain('CCN(CC)CC(=O)Cl');
      expect(text).not.toContain('CCN(CC)CC(=O)O ');
      expect(text).toMatch(/Left out: \d+ steps? \(the bond 7–9 is to be kept, and would be broken\)\./);
    }
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
    [['C', '--breadth', '5001'], '--breadth'],
    [['C', '--steps', '6'], '--steps'],
    [['C', '--precision', '4'], '--precision'],
    [['C', '--algorithm', 'BEST'], '--algorithm'],
    [['C', '--strategy', 'Hope 1.0'], 'Hope 1.0'],
    [['C', '--algorithm', 'V3', '--steps', '13'], '--steps'],
    [['C', '--algorithm', 'V3', '--routes', '0'], '--routes'],
    [['C', '--algorithm', 'V3', '--seconds', 'x'], '--seconds'],
    [['C', '--algorithm', 'V3', '--expansions', '-1'], '--expansions'],
    [['C', '--algorithm', 'V3', '--reactions', '0'], '--reactions'],
    [['C', '--algorithm', 'V3', '--max-price', 'much'], '--max-price is a number of US dollars.'],
    [['C', '--algorithm', 'V3', '--price-per', 'mmol'], '--price-per is for --max-price only.'],
    [['C', '--priced-only'], '--priced-only is for --algorithm V3 only.'],
    [['C', '--reactions', '3'], '--reactions is for --algorithm V3 only.'],
    [['C', 'CC'], 'one structure'],
    [['C', '--colour'], '--colour'],
  ])('with %j says so', async (args, message) => {
    const { status, err } = await run(args);
    expect(status).toBe(2);
    expect(err.join()).toContain(message);
  });
});
