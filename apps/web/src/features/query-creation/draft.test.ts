import type { AutorunMode, LibraryEntry, StrategyEntry } from '@retron/contract';
import { describe, expect, it } from 'vitest';
import { queryPreferencesOf } from '../../shared/preferences.ts';
import { STEP_TITLES } from '../../texts/query-creation/settings.ts';
import { changeDraft, defaultQueryName, draftFrom, draftsOfTargets, newDraft, type QueryDraft, startBody, type Target } from './draft.ts';
import { STEPS, stepErrors } from './steps.ts';

function library(name: string, direction: 'synthesis' | 'reaction', checked: boolean): LibraryEntry {
  return { name, family: name, displayname: name, displaytext: '', version: '1.0', direction, checked, transforms: 0, reactions: 0 };
}

const LIBRARIES = [
  library('chemsynth_core-1.0', 'synthesis', true),
  library('reflib-1.0', 'reaction', true),
  library('own-1.0', 'synthesis', false),
];

describe('a query being put together', () => {
  it('starts from the defaults of its direction', () => {
    expect(newDraft('synthesis', LIBRARIES)).toMatchObject({
      strategy: 'Core Disconnection 1.0',
      algorithm: 'NEW',
      breadth: 5,
      nsteps: 2,
      minlevels: 2,
      library: ['chemsynth_core-1.0'],
    });
  });

  it('starts from what the user prefers; libraries and strategies of another direction do not count', () => {
    const preferences = queryPreferencesOf([
      { name: 'library', value: 'own-1.0|reflib-1.0' },
      { name: 'strategy', value: 'Mine' },
      { name: 'breadth', value: '5000' },
      { name: 'steps', value: '4' },
      { name: 'precision', value: '3' },
      { name: 'mailing', value: 'YES' },
      { name: 'mode', value: 'INTERACTIVE' },
    ]);
    const strategies = [{ name: 'Mine', direction: 'synthesis' }] as unknown as StrategyEntry[];
    expect(newDraft('synthesis', LIBRARIES, preferences, strategies)).toMatchObject({
      ...{ library: ['own-1.0'], strategy: 'Mine', breadth: 5000, nsteps: 1, minlevels: 3, useMailing: true, mode: 'INTERACTIVE' },
    });
    expect(newDraft('reaction', LIBRARIES, preferences, strategies)).toMatchObject({
      library: ['reflib-1.0'],
      strategy: 'FG Library Design 1.0',
    });
  });

  it('keeps the preferred libraries when a mode brings the rest', () => {
    const preferences = queryPreferencesOf([{ name: 'library', value: 'own-1.0' }]);
    const mode: AutorunMode = {
      ...({ name: 'Deep Search', description: '', direction: 'synthesis', algorithm: 'NEW' } as const),
      ...{ strategy: 'Core Disconnection 1.0', breadth: 5, nsteps: 4, minlevels: 2 },
    };
    const changed = changeDraft(newDraft('synthesis', LIBRARIES), {
      kind: 'mode',
      mode,
      libraries: LIBRARIES,
      preferences,
      isChosen: true,
    });
    expect(changed).toMatchObject({ library: ['own-1.0'], nsteps: 4, autorunmode: 'Deep Search' });
  });

  it('has the opposite of the direction preference as its default direction', () => {
    expect(queryPreferencesOf([{ name: 'direction', value: 'synthesis' }]).direction).toBe('reaction');
    expect(queryPreferencesOf([{ name: 'direction', value: 'reaction' }]).direction).toBe('synthesis');
    expect(queryPreferencesOf([]).direction).toBeNull();
  });

  it('resets the other settings to the defaults when the direction changes', () => {
    const changed = changeDraft(
      { ...newDraft('synthesis', LIBRARIES), breadth: 100, minlevels: 3, sessionid: 'mine' },
      { kind: 'direction', direction: 'reaction', libraries: LIBRARIES },
    );
    expect(changed).toMatchObject({
      direction: 'reaction',
      strategy: 'FG Library Design 1.0',
      algorithm: 'OLD',
      breadth: 5,
      minlevels: 2,
      library: ['reflib-1.0'],
      sessionid: 'mine',
    });
  });

  it('takes steps back that more suggestions no longer allow', () => {
    const five = changeDraft(newDraft('synthesis', LIBRARIES), { kind: 'set', values: { nsteps: 5 } });
    expect(changeDraft(five, { kind: 'breadth', breadth: 15 }).nsteps).toBe(4);
    expect(changeDraft(five, { kind: 'breadth', breadth: 5000 }).nsteps).toBe(1);
  });

  it('opens expert mode with the default query unless a mode was chosen', () => {
    const mode = {
      name: 'Broad Overview',
      description: '',
      direction: 'synthesis',
      algorithm: 'OLD',
      strategy: 's',
      breadth: 5000,
      nsteps: 1,
      minlevels: 1,
    } as const;
    const offered = changeDraft(newDraft('synthesis', LIBRARIES), { kind: 'mode', mode, libraries: LIBRARIES, isChosen: false });
    const chosen = changeDraft(offered, { kind: 'mode', mode, libraries: LIBRARIES, isChosen: true });
    expect(changeDraft(offered, { kind: 'expert', libraries: LIBRARIES })).toMatchObject({ breadth: 5, nsteps: 2, autorunmode: null });
    expect(changeDraft(chosen, { kind: 'expert', libraries: LIBRARIES })).toMatchObject({ breadth: 5000, nsteps: 1, autorunmode: null });
  });

  it('puts reagents that were written among the starting materials with the others, each once', () => {
    const draft = { ...newDraft('reaction', LIBRARIES), reagents: ['hydrogen', 'NBS'] };
    const target = { smiles: 'CCCBr', reagents: ['sodium cyanide', 'hydrogen'] } as unknown as Target;
    const set = (values: Partial<QueryDraft>) => changeDraft(draft, { kind: 'set', values });
    expect(set({ target }).reagents).toEqual(['hydrogen', 'NBS', 'sodium cyanide']);
    expect(set({ target: { smiles: 'CCCBr' } as unknown as Target }).reagents).toEqual(['hydrogen', 'NBS']);
  });

  it('forgets the bonds asked for with another target, and nothing with the same', () => {
    const target = (smiles: string) => ({ smiles }) as unknown as Target;
    const set = (draft: QueryDraft, values: Partial<QueryDraft>) => changeDraft(draft, { kind: 'set', values });
    const routes = { break: ['1-2'], keep: ['2-3'], avoid: ['CCO'], require: [] };
    const draft = set(set(newDraft('synthesis', LIBRARIES), { target: target('CCC') }), { routes });
    expect(set(draft, { target: target('CCC') }).routes).toEqual(routes);
    expect(set(draft, { target: target('CCN') }).routes).toEqual({ ...routes, break: [], keep: [] });
  });

  it('takes what a mode asks of routes, and gives it up with the mode', () => {
    const plain = {
      description: '',
      direction: 'synthesis',
      algorithm: 'V3',
      strategy: 's',
      breadth: 10,
      nsteps: 5,
      minlevels: 2,
    } as const;
    const routes = { longest: 8, break: [], keep: [], avoid: [], require: [] };
    const set = (mode: AutorunMode) =>
      changeDraft(newDraft('synthesis', LIBRARIES), { kind: 'mode', mode, libraries: LIBRARIES, isChosen: true });
    const long = set({ ...plain, name: 'Routes to Known Materials', routes });
    expect(long.routes).toEqual(routes);
    expect(set({ ...plain, name: 'Deep Search' }).routes).toEqual({ break: [], keep: [], avoid: [], require: [] });
    const again = draftFrom(
      newDraft('synthesis', LIBRARIES),
      { ...plain, library: [...long.library], routes, autorunmode: 'Routes to Known Materials' },
      LIBRARIES,
      [{ ...plain, name: 'Routes to Known Materials', routes }],
    );
    expect(again).toMatchObject({ routes, autorunmode: 'Routes to Known Materials' });
  });

  it('leaves out libraries of an earlier query that are no longer offered', () => {
    const draft = draftFrom(newDraft('synthesis', LIBRARIES), { direction: 'synthesis', library: ['gone-0.9', 'own-1.0'] }, LIBRARIES);
    expect(draft.library).toEqual(['own-1.0']);
  });

  it('runs an earlier query again in its mode, unless the mode brings other settings by now', () => {
    const mode = {
      name: 'Deep Search',
      description: '',
      direction: 'synthesis',
      algorithm: 'NEW',
      strategy: 'Core Disconnection 1.0',
      breadth: 5,
      nsteps: 4,
      minlevels: 2,
    } as const;
    const initial = { ...mode, autorunmode: mode.name, library: ['chemsynth_core-1.0'] };
    const again = (values: object) => draftFrom(newDraft('synthesis', LIBRARIES), { ...initial, ...values }, LIBRARIES, [mode]);
    expect(again({})).toMatchObject({ autorunmode: 'Deep Search', nsteps: 4 });
    expect(again({ nsteps: 3 })).toMatchObject({ autorunmode: null, nsteps: 3 });
    expect(again({ library: ['own-1.0'] })).toMatchObject({ autorunmode: null, library: ['own-1.0'] });
    expect(again({ autorunmode: 'Expert' })).toMatchObject({ autorunmode: null, nsteps: 4 });
  });

  it('with several targets makes a query of each, told apart by a number', () => {
    const target = (smiles: string) => ({ smiles }) as unknown as Target;
    const [a, b] = [target('C'), target('CC')];
    const draft = { ...newDraft('synthesis', LIBRARIES), sessionid: 'mine ', target: a, moreTargets: [b] };
    expect(draftsOfTargets(draft).map((each) => [each.sessionid, each.target, each.moreTargets])).toEqual([
      ['mine (1)', a, []],
      ['mine (2)', b, []],
    ]);
    expect(draftsOfTargets({ ...draft, sessionid: 'x'.repeat(150) })[1]?.sessionid).toBe(`${'x'.repeat(146)} (2)`);
    expect(draftsOfTargets({ ...draft, moreTargets: [] })[0]?.sessionid).toBe('mine ');
  });

  it('names a query by project and UTC time', () => {
    expect(defaultQueryName('PDE5 routes', new Date(Date.UTC(2026, 10, 21, 9, 12, 4)))).toBe('PDE5 routes 20261121-091204');
    const long = defaultQueryName('😀'.repeat(200), new Date(Date.UTC(2026, 10, 21, 9, 12, 4)));
    expect([[...long].length, long.slice(-16)]).toEqual([150, ' 20261121-091204']);
  });

  it('counts a character as one, however it is kept', () => {
    const named = (sessionid: string) => stepErrors({ ...newDraft('synthesis', LIBRARIES), sessionid }, 'unknown').name;
    expect(named('😀'.repeat(150))).toBeUndefined();
    expect(named('😀'.repeat(151))).toBe('Sorry, the query name is too long. We can only handle up to 150 characters.');
  });

  it('says at each step what is missing, in the words of the specification', () => {
    const draft = { ...newDraft('synthesis', LIBRARIES), library: [], strategy: '', nsteps: 5, breadth: 100 };
    expect(stepErrors(draft, 'unknown')).toMatchObject({
      strategy: 'Please select a strategy.',
      libraries: 'Please select at least one transform library.',
      name: 'Please provide a name for your query.',
      project: 'Please select a project for this query.',
    });
    expect(stepErrors(draft, 'unknown').steps).toMatch(/^Query dimensions are limited: suggestions < 10: up to 5 steps, /);
  });

  it('says the same of a step whose value is no choice at all', () => {
    const draft = { ...newDraft('synthesis', LIBRARIES), direction: null, algorithm: null, breadth: 0, nsteps: 0, minlevels: 0 };
    expect(stepErrors(draft, 'unknown')).toMatchObject({
      direction: 'Please select a direction.',
      algorithm: 'Please select an algorithm.',
      suggestions: 'Please set the number of suggestions.',
      steps: 'Please set the number of steps.',
      precision: 'Please set the precision.',
    });
  });

  it('takes ten steps in expert mode, in the order of the specification', () => {
    expect(STEPS.map((step) => STEP_TITLES[step])).toEqual([
      'Direction',
      'Algorithm',
      'Strategy',
      'Libraries',
      'Suggestions',
      'Steps',
      'Precision',
      'Query name',
      'Project',
      'Description',
    ]);
  });

  it('refuses a description that is too long, and cuts none', () => {
    const described = (comment: string) => stepErrors({ ...newDraft('synthesis', LIBRARIES), comment }, 'unknown').description;
    expect(described('x'.repeat(4000))).toBeUndefined();
    expect(described('x'.repeat(4001))).toBe('The description is too long: at most 4,000 characters are taken.');
  });

  it('refuses names that are too long or taken', () => {
    const draft = { ...newDraft('synthesis', LIBRARIES), sessionid: 'x'.repeat(151) };
    expect(stepErrors(draft, 'free').name).toBe('Sorry, the query name is too long. We can only handle up to 150 characters.');
    expect(stepErrors({ ...draft, sessionid: 'x'.repeat(150) }, 'free').name).toBeUndefined();
    expect(stepErrors({ ...draft, sessionid: 'x' }, 'taken').name).toBe('This query name already exists. Please choose another name.');
  });

  it('runs in the background and sends no mail', () => {
    const target = { rosdal: '1-2.' } as unknown as Target;
    const body = startBody({ ...newDraft('synthesis', LIBRARIES), projectid: 1, sessionid: ' mine ', target });
    expect(body).toMatchObject({ mode: 'BACKGROUND', useMailing: 'NO', sessionid: 'mine', rosdal: '1-2.' });
  });

  it('makes no start call out of an incomplete draft', () => {
    expect(() => startBody(newDraft('synthesis', LIBRARIES))).toThrow();
  });
});
