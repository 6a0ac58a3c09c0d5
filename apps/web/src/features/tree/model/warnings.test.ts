import { describe, expect, it } from 'vitest';
import { sildenafilTarget } from '../testing/fixtures.ts';
import { warningNames, warningsOf } from './warnings.ts';

const [first] = sildenafilTarget().children;
const withWarnings = (...warning: string[]) => ({ ...first!, mechanism: [], messages: { info: [], warning } });

describe('warnings', () => {
  it.each([
    ['Incompatible group: a free N-H of an azole (atom 4) is alkylated as readily.', 'N–H competes'],
    ['Incompatible group: an aryl iodide (atom 12) couples as readily.', 'Aryl iodide competes'],
    ['Incompatible group: a free heteroarylamine (atom 3) quenches the organometallic reagent.', 'Heteroarylamine quenches'],
    ['Incompatible group: a free aliphatic amine (atom 3) attacks the product.', 'Amine attacks'],
    ['Incompatible group: an alkene (atoms 3, 9) is hydrogenated too.', 'Alkene hydrogenated'],
    ['Incompatible group: an aryl bromide (atom 3) is cleaved by hydrogenolysis.', 'Aryl bromide cleaved'],
    ['Equal groups: an aldehyde (atom 2) is the twin of the one meant to react; an excess must keep it from reacting too.', 'Two alike'],
    ['Competing sites: the same transform fits one other place in the structure.', 'Competing sites'],
    ['Precedents of another kind: most recorded reactions are called Nitration, this step has no name.', 'Other kind'],
    ['No recorded reaction says how the stereocentre at atom 4 would be controlled.', 'Stereo not controlled'],
    ['Something that nobody named, for once.', 'Something that nobody'],
  ])('name themselves: %s', (text, chip) => {
    expect(warningNames(withWarnings(text))).toEqual([chip]);
  });

  it('speak of atoms by the tags of their rings, never by a number that no drawing shows', () => {
    const [warning] = warningsOf(withWarnings('Incompatible group: an alkene (atoms 3, 9) is hydrogenated too.'));
    expect(warning?.text).toEqual(['Incompatible group: an alkene ', 2, ' ', 3, ' is hydrogenated too.']);
    expect(warning?.rings.structure).toEqual([
      { atom: 3, tag: 2, isRival: true },
      { atom: 9, tag: 3, isRival: true },
    ]);
  });

  it('ring the stereocentres that nothing is known to set', () => {
    const [warning] = warningsOf(withWarnings('No recorded reaction says how the stereocentres at atoms 4, 7 would be controlled.'));
    expect(warning?.text).toEqual(['No recorded reaction says how the stereocentres at ', 2, ' ', 3, ' would be controlled.']);
    expect(warning?.rings.structure.map(({ atom }) => atom)).toEqual([4, 7]);
  });

  it('ring what the planner says they are about, and say their sentence as it is', () => {
    const text = 'Unstable precursor: a geminal diol loses water.';
    const wanted = [2, 3, 4].map((atom) => ({ structure: 0, atom }));
    const [warning] = warningsOf({ ...withWarnings(text), warningAtoms: [{ text, wanted, rivals: [] }] });
    expect(warning).toMatchObject({ chip: 'Unstable precursor', text: [text], isCertain: false });
    expect(warning?.rings.children[0]).toEqual([2, 3, 4].map((atom) => ({ atom, tag: 1, isRival: false })));
  });

  it('of the mechanism ring the precursors, and are not told twice', () => {
    const mechanism = [
      {
        rule: 'C1',
        verdict: 'risk' as const,
        chip: 'Amine reacts first',
        text: 'The amine reacts first.',
        wanted: [{ structure: 0, atom: 2 }],
        rivals: [{ structure: 0, atom: 5 }],
      },
    ];
    const warnings = warningsOf({ ...first!, mechanism, messages: { info: [], warning: ['The amine reacts first.'] } });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ chip: 'Amine reacts first', isCertain: false, rings: { structure: [] } });
    expect(warnings[0]?.rings.children[0]).toEqual([
      { atom: 2, tag: 1, isRival: false },
      { atom: 5, tag: 2, isRival: true },
    ]);
  });
});
