import { reagentsOf } from '@retron/reactivity';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConditionSetCounter, type CountedConditions } from './condition-sets.ts';

const NOTHING: CountedConditions = { temperatureCelsius: null, timeHours: null, yieldPercent: null, isYieldCalculated: null, year: null };
const beside = (...agents: readonly string[]) => reagentsOf({ isIonic: false, agents, solvents: [] });

const DMF_CARBONATE = beside('CN(C)C=O', '[K+]', 'O=C([O-])[O-]');
const THF_HYDRIDE = beside('C1CCOC1', '[Na+]', '[H-]', 'O');
const DMF_HYDRIDE = beside('CN(C)C=O', '[Na+]', '[H-]');
const HYDRIDE = beside('[Na+]', '[H-]');

/** `count: names` of the sets. */
function told(counter: ConditionSetCounter): readonly string[] {
  return counter.sets(null).map(({ count, reagents }) => `${count}: ${reagents.map(({ name }) => name).join(', ')}`);
}

describe('sets of conditions', () => {
  it('are what was used together, the commonest first, work-up left out', () => {
    const counter = new ConditionSetCounter();
    counter.add(THF_HYDRIDE, NOTHING, null, 1);
    counter.add(DMF_CARBONATE, NOTHING, null, 1);
    counter.add(DMF_CARBONATE, NOTHING, null, 1);
    expect(told(counter)).toEqual(['2: DMF, potassium carbonate', '1: THF, sodium hydride']);
  });

  it('are helped by reactions that record a part', () => {
    const counter = new ConditionSetCounter();
    counter.add(DMF_CARBONATE, NOTHING, null, 1);
    counter.add(DMF_HYDRIDE, NOTHING, null, 1);
    counter.add(HYDRIDE, NOTHING, null, 1);
    expect(told(counter)[0]).toBe('1: DMF, sodium hydride');
  });

  it('are those of reactions that share more of the surroundings', () => {
    const counter = new ConditionSetCounter();
    for (let i = 0; i < 5; i++) counter.add(DMF_CARBONATE, NOTHING, null, 1);
    counter.add(THF_HYDRIDE, NOTHING, null, 3);
    expect(told(counter)).toEqual(['1: THF, sodium hydride', '5: DMF, potassium carbonate']);
  });

  it('show what is different before what repeats', () => {
    const counter = new ConditionSetCounter();
    for (let i = 0; i < 6; i++) counter.add(DMF_CARBONATE, NOTHING, null, 1);
    for (let i = 0; i < 4; i++) counter.add(beside('CN(C)C=O', '[K+]', 'O=C([O-])[O-]', 'C1COCCOCCOCCOCCOCCO1'), NOTHING, null, 1);
    for (let i = 0; i < 4; i++) counter.add(THF_HYDRIDE, NOTHING, null, 1);
    expect(told(counter).slice(0, 2)).toEqual(['6: DMF, potassium carbonate', '4: THF, sodium hydride']);
  });

  it('tell temperatures, yields and publications as recorded, each publication once', () => {
    const counter = new ConditionSetCounter();
    counter.add(DMF_HYDRIDE, { ...NOTHING, yieldPercent: 40, isYieldCalculated: false, year: 1993 }, 'US5250534', 1);
    counter.add(DMF_HYDRIDE, { ...NOTHING, yieldPercent: 80, isYieldCalculated: true, temperatureCelsius: 0, year: 2001 }, 'US6358972', 1);
    counter.add(DMF_HYDRIDE, { ...NOTHING, year: 1993 }, 'US5250534', 1);
    counter.cite(DMF_HYDRIDE, { ...NOTHING, year: 1999 }, 'US6000000');
    counter.cite(DMF_CARBONATE, NOTHING, 'US1');
    const [set, ...others] = counter.sets(null);
    expect(others).toEqual([]);
    expect(set).toMatchObject({ count: 3, yieldsCalculated: 1, times: null, citationCount: 3 });
    expect(set.yields).toMatchObject({ known: 2, lowest: 40, highest: 80 });
    expect(set.temperatures).toMatchObject({ known: 1, median: 0 });
    expect(set.citations.map(({ citation }) => citation)).toEqual(['US 6358972 (2001)', 'US 5250534 (1993)', 'US 6000000 (1999)']);
  });

  it('are none where nothing of known role is recorded, and four at most', () => {
    const counter = new ConditionSetCounter();
    counter.add(beside('CC=C(C)CC', '[Na+]', '[Cl-]'), NOTHING, 'US1', 3);
    expect(counter.sets(null)).toEqual([]);
    for (const solvent of ['CO', 'CCO', 'ClCCl', 'C1CCOC1', 'CC#N']) counter.add(beside(solvent), NOTHING, null, 1);
    expect(counter.sets(null)).toHaveLength(4);
  });

  it('hold a metal where the step needs one and any was recorded with it', () => {
    const palladium = beside('Cc1ccccc1', '[Pd+2]', 'CC(=O)[O-]', 'CC(C)(C)[O-]', '[Na+]');
    const counter = new ConditionSetCounter();
    for (let i = 0; i < 5; i++) counter.add(DMF_CARBONATE, NOTHING, null, 3);
    counter.add(palladium, NOTHING, null, 1);
    expect(told(counter)[0]).toBe('5: DMF, potassium carbonate');
    const sets = counter.sets('metal');
    expect(sets).toHaveLength(1);
    expect(sets[0].reagents.map(({ name }) => name)).toContain('palladium(II) acetate');

    const without = new ConditionSetCounter();
    without.add(DMF_CARBONATE, NOTHING, null, 3);
    expect(without.sets('metal')).toHaveLength(1);
  });

  it('of a reduction are those that record what reduces, where any does', () => {
    const counter = new ConditionSetCounter();
    for (let i = 0; i < 5; i++) counter.add(beside('CCO'), NOTHING, null, 3);
    counter.add(beside('CO', '[Pd]', '[H][H]'), NOTHING, null, 3);
    expect(told(counter)[0]).toBe('5: ethanol');
    const [first, ...others] = counter.sets('reducer');
    expect(first.reagents.map(({ name }) => name)).toEqual(expect.arrayContaining(['methanol', 'palladium']));
    expect(others).toEqual([]);

    const without = new ConditionSetCounter();
    without.add(beside('CCO'), NOTHING, null, 3);
    expect(without.sets('reducer')).toHaveLength(1);
  });

  it('do not depend on the order of the reactions', () => {
    const list = fc.array(fc.constantFrom(DMF_CARBONATE, THF_HYDRIDE, DMF_HYDRIDE, HYDRIDE, beside('CO')), { maxLength: 12 });
    const setsOf = (reactions: readonly (typeof HYDRIDE)[]) => {
      const counter = new ConditionSetCounter();
      for (const reaction of reactions) counter.add(reaction, NOTHING, null, 2);
      return counter.sets(null);
    };
    fc.assert(
      fc.property(list, (reactions) => {
        expect(setsOf([...reactions].reverse())).toEqual(setsOf(reactions));
      }),
    );
  });
});
