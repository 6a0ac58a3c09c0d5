import { describe, expect, it } from 'vitest';
import { newDraft, type QueryDraft, type Target } from './draft.ts';
import { batchBody, refusal, refusedOf } from './start-many.ts';

const target = (smiles: string): Target => ({
  ...{ format: 'smiles', smiles, formula: '', rosdal: `${smiles}.`, molfile: '', inchikey: 'AAAAAAAAAAAAAA-BBBBBBBBBB-N', weight: 1 },
});
const [a, b, c] = ['CCO', 'CCN', 'CCC'].map(target);
const draft: QueryDraft = {
  ...newDraft('synthesis', []),
  projectid: 1,
  algorithm: 'V3',
  sessionid: 'mine',
  target: a,
  moreTargets: [b, c],
};
const stands = (sessionid: string) => ({ sessionid, id: 7, again: false, errors: [], details: [] });
const refused = (sessionid: string, message: string) => ({
  ...{ sessionid, id: null, again: false, errors: [message] },
  details: [{ code: 'taken' as const, field: 'sessionid', message }],
});

describe('several targets', () => {
  it('are one call, each with a name of its own', () => {
    const { batch, targets, ...settings } = batchBody(draft, 'key');
    expect(batch).toBe('key');
    expect(targets).toEqual([
      { sessionid: 'mine (1)', rosdal: 'CCO.' },
      { sessionid: 'mine (2)', rosdal: 'CCN.' },
      { sessionid: 'mine (3)', rosdal: 'CCC.' },
    ]);
    expect(settings).toMatchObject({ projectid: 1, algorithm: 'V3' });
    expect(settings).not.toHaveProperty('rosdal');
  });

  it('are called as they were given, before the name of all, where that tells them apart', () => {
    const named = (names: readonly (string | undefined)[]) => {
      const [target, ...moreTargets] = [a, b, c].map((each, at) => ({
        ...each,
        ...(names[at] === undefined ? {} : { givenName: names[at] }),
      }));
      return batchBody({ ...draft, target: target ?? null, moreTargets }, 'key').targets.map(({ sessionid }) => sessionid);
    };
    expect(named(['ethanol', undefined, 'propane'])).toEqual(['ethanol · mine', 'mine (2)', 'propane · mine']);
    expect(named(['lot 7', 'Lot 7', 'lot 8'])).toEqual(['mine (1)', 'mine (2)', 'lot 8 · mine']);
    expect(named(['x'.repeat(76), '  ', 'propane'])).toEqual(['mine (1)', 'mine (2)', 'propane · mine']);
  });

  it('have names that a query may have', () => {
    const long = { ...draft, sessionid: 'm'.repeat(150), moreTargets: [{ ...b, givenName: 'y'.repeat(75) }, c] };
    for (const { sessionid } of batchBody(long, 'key').targets) expect(sessionid).toHaveLength(150);
  });

  it('are asked the same, but for the bonds drawn on the first', () => {
    const routes = { break: ['1-2'], keep: ['2-3'], avoid: ['Swern oxidation'], require: [] };
    const drawn = batchBody({ ...draft, routes }, 'key');
    expect(drawn.targets.map(({ break: breaks, keep }) => [breaks, keep])).toEqual([
      [['1-2'], ['2-3']],
      [[], []],
      [[], []],
    ]);
    expect(drawn.routes).toEqual({ avoid: ['Swern oxidation'], require: [] });
    const bondsOnly = batchBody({ ...draft, routes: { ...routes, avoid: [] } }, 'key');
    expect(bondsOnly.targets[0]?.break).toEqual(['1-2']);
    expect(bondsOnly).not.toHaveProperty('routes');
  });

  it('stay in the draft where they are refused, under a name that is free', () => {
    const answer = { queries: [stands('mine (1)'), refused('mine (2)', 'No.'), refused('mine (3)', 'No.')] };
    expect(refusedOf(draft, answer)).toEqual({ target: b, moreTargets: [c], sessionid: 'mine (rest)' });
    expect(refusal(answer)?.errors).toEqual(['1 of 3 queries were started. Not started:', '“mine (2)”, “mine (3)”: No.']);
    expect(refusal(answer)?.details).toEqual([]);
  });

  it('keep their name where all are refused, and say each reason once, where it can be put right', () => {
    const answer = { queries: ['mine (1)', 'mine (2)', 'mine (3)'].map((name) => refused(name, 'Taken.')) };
    expect(refusedOf(draft, answer)).toEqual({ target: a, moreTargets: [b, c], sessionid: 'mine' });
    expect(refusal(answer)?.errors).toEqual(['Taken.']);
    expect(refusal(answer)?.details[0]?.field).toBe('sessionid');
  });

  it('have nothing to say where all stand', () => {
    expect(refusal({ queries: [stands('a'), stands('b')] })).toBeNull();
  });
});
