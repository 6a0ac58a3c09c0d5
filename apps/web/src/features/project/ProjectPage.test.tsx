import type { QuerySummary } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import project from '../../../../../fixtures/wire/project-1.json';
import fixture from '../../../../../fixtures/wire/queries.json';
import { answerQueryList } from '../../../dev/narrow-queries.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ProjectPage } from './ProjectPage.tsx';

afterEach(() => {
  sessionStorage.clear();
  toasts.close();
  vi.unstubAllGlobals();
});

const cardNames = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const card = (name: string) => screen.findByRole('article', { name });

async function openMenu(name: string): Promise<HTMLElement> {
  fireEvent.click(within(await card(name)).getByRole('button', { name: `More actions for ${name}` }));
  return screen.findByRole('menu');
}

describe('ProjectPage', () => {
  it('shows a card for each query with what was asked', async () => {
    useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    const broad = within(await card('sildenafil-broad'));
    const facts = (within: HTMLElement) =>
      [...within.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);
    expect(facts(await card('sildenafil-broad'))).toEqual([
      ['Created', expect.stringMatching(/^2[01] Nov 2026, \d\d:\d\d$/)],
      ['Query mode', 'Background'],
      ['Strategy', 'Core Disconnection 1.0'],
      ['Dimensions', '5,000 × 1 step'],
      ['Found', expect.stringMatching(/^[\d,]+ suggestions$/)],
    ]);
    expect(broad.getByText('Ready')).toBeDefined();
    expect(broad.getByRole('img', { name: 'Target of sildenafil-broad' })).toBeDefined();
    expect(broad.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/projects/1/tree/5');
    fireEvent.click(broad.getByRole('button', { name: /^1 Library/ }));
    expect(await screen.findByTitle('chemsynth_core-1.0')).toBeDefined();
    fireEvent.click(broad.getByRole('button', { name: /^More Details/ }));
    const owner = await screen.findByText('Owner', { selector: 'dt' });
    expect(facts(owner.closest('dl') as HTMLElement)).toEqual([
      ['Owner', 'Fixture Chemist'],
      ['Algorithm', 'Complexity Reduction'],
      ['Direction', 'Retrosynthesis'],
      ['Precision', 'Medium'],
      ['Description', 'First overview of the disconnections.'],
    ]);
    expect(cardNames()).toEqual(['sildenafil-routes', 'sildenafil-broad', 'vardenafil-core', 'tadalafil-first-look', 'salicylic-forward']);
  });

  it('says on the card what a query has found: routes where they were looked for', async () => {
    const queries = fixture.queries.map((each) =>
      each.sessionid === 'vardenafil-core' ? { ...each, status: 'Ready', algorithm: 'V3', suggestions: 1204, routesFound: 0 } : each,
    ) as unknown as QuerySummary[];
    useFixtureFetch({ 'GET /app/api/queries': { json: answerQueryList(queries, new URLSearchParams('projectid=1&counts=yes')) } });
    await renderPage(<ProjectPage projectId={1} />);
    expect(within(await card('vardenafil-core')).getByText('0 routes, 1,204 suggestions')).toBeDefined();
    expect(within(await card('salicylic-forward')).getByText(/^[\d,]+ products?$/)).toBeDefined();
    expect(within(await card('sildenafil-routes')).queryByText('Found')).toBeNull();
  });

  it('has the filters of the specification in its order, each value with its count', async () => {
    useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />, '/projects/1');
    await screen.findByRole('checkbox', { name: 'Forward Reaction Prediction, 1' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.replace(/\d+$/, ''))).toEqual([
      'Owner',
      'Direction',
      'Strategy',
      'Run-Mode',
      'Suggestions',
      'Libraries',
      'Steps',
      'Precision',
      'Archived',
      'Status',
      'Version',
    ]);
  });

  it('narrows the cards by a checkbox and keeps that in the address', async () => {
    useFixtureFetch();
    const { address } = await renderPage(<ProjectPage projectId={1} />, '/projects/1');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Forward Reaction Prediction, 1' }));
    await waitFor(() => expect(cardNames()).toEqual(['salicylic-forward']));
    expect(address()).toBe('/projects/1?direction=reaction');
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Direction: Forward Reaction Prediction' }));
    await waitFor(() => expect(cardNames()).toHaveLength(5));
  });

  it('has the server narrow, search and sort, with the counts of every filter', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />, '/projects/1?status=Ready&status=Busy&archived=no&term=Sild&sort=name');
    await card('sildenafil-routes');
    expect(cardNames()).toEqual(['sildenafil-routes']);
    const asked = calls.filter(({ path }) => path.startsWith('/app/api/queries?')).map(({ path }) => path);
    expect(asked).toEqual([
      '/app/api/queries?projectid=1&sort=name&order=asc&term=Sild&saved=0&status=Ready&status=Busy&counts=yes&per_page=100&page=1',
    ]);
    expect(screen.getByText('1 of 5 shown')).toBeDefined();
  });

  it('says what the project is for', async () => {
    useFixtureFetch({ 'GET /app/apiv2/projects/1': { json: { ...project, description: 'Routes that can be scaled up.' } } });
    await renderPage(<ProjectPage projectId={1} />, '/projects/1');
    expect(await screen.findByText('Routes that can be scaled up.')).toBeDefined();
  });

  it('shows the next queries on demand, as many as there are', async () => {
    const [first] = fixture.queries;
    const page = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => ({
        ...first,
        id: from + index,
        status: 'Ready',
        sessionid: `query ${from + index}`,
      }));
    useFixtureFetch();
    const answered = fetch;
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      const url = new URL(address, 'http://localhost');
      const answer = await answered(address, init);
      if (url.pathname !== '/app/api/queries') return answer;
      const { counts } = await answer.json();
      const queries = url.searchParams.get('page') === '1' ? page(1, 3) : page(101, 102);
      return new Response(JSON.stringify({ queries, total: 102, ...(counts ? { counts: { ...counts, all: 102 } } : {}) }));
    });
    await renderPage(<ProjectPage projectId={1} />, '/projects/1');
    await card('query 3');
    expect(screen.getByText('The first 3 of 102 queries')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await card('query 102');
    expect(cardNames()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('leads from a Ready query to its comparison', async () => {
    useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    const menu = within(await openMenu('sildenafil-broad'));
    expect(menu.getByRole('menuitem', { name: 'COMPARE' }).getAttribute('href')).toBe('/projects/1/compare/5');
  });

  it('shows the progress of a Busy query and offers STOP in place of EDIT', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    const progress = within(await card('sildenafil-routes')).getByRole('progressbar', { name: 'Progress of sildenafil-routes' });
    expect(progress.getAttribute('aria-valuenow')).toBe('38');
    const menu = within(await openMenu('sildenafil-routes'));
    expect(menu.queryByRole('menuitem', { name: 'EDIT' })).toBeNull();
    fireEvent.click(menu.getByRole('menuitem', { name: 'STOP' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/app/api/queries/6/stop' })));
  });

  it('says whose query it is to change where the reader may not', async () => {
    const [query] = fixture.queries as readonly QuerySummary[];
    const ofAnother = { ...query, sessionid: 'of another', status: 'Ready', mayEdit: false } as QuerySummary;
    useFixtureFetch({ 'GET /app/api/queries': { json: answerQueryList([ofAnother], new URLSearchParams('counts=yes')) } });
    await renderPage(<ProjectPage projectId={1} />);
    const menu = within(await openMenu('of another'));
    const said = menu.getByText('Who started the query and the owner of the project may change it.');
    const described = menu.getAllByRole('menuitem').filter((entry) => entry.getAttribute('aria-describedby') === said.id);
    expect(described.map(({ textContent }) => textContent)).toEqual(['EDIT', 'DELETE']);
  });

  it('asks for the queries that have what is typed in their name or description', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Name or Description' }), { target: { value: 'broad' } });
    await waitFor(() => expect(calls.some(({ path }) => /^\/app\/api\/queries\?.*\bterm=broad\b/.test(path))).toBe(true));
  });

  it.each(['tadalafil-first-look', 'salicylic-forward'])('compares nothing with %s, which is not Ready', async (name) => {
    useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    const menu = within(await openMenu(name));
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['EDIT', 'DELETE']);
  });

  it('deletes a query at once and restores it on Undo', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('vardenafil-core')).getByRole('menuitem', { name: 'DELETE' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/app/apiv2/queries/3' })));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'POST', path: '/app/api/queries/3/restore' })));
  });

  it('says under which name a query came back whose own was taken meanwhile', async () => {
    useFixtureFetch({ 'POST /app/api/queries/3/restore': { json: { done: true, sessionid: 'vardenafil-core (2)' } } });
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('vardenafil-core')).getByRole('menuitem', { name: 'DELETE' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const said = 'The name “vardenafil-core” was taken meanwhile: the query is back as “vardenafil-core (2)”.';
    expect(await screen.findByText(said)).toBeDefined();
  });

  it('brings a query back when the server refuses to delete it', async () => {
    useFixtureFetch({ 'DELETE /app/apiv2/queries/3': { status: 403, json: { errors: ['Only its owner may delete a query.'] } } });
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('vardenafil-core')).getByRole('menuitem', { name: 'DELETE' }));
    const message = await screen.findByText('Query “vardenafil-core” could not be deleted. Only its owner may delete a query.');
    expect(message.closest('[role="alert"]')).not.toBeNull();
    await waitFor(() => expect(cardNames()).toContain('vardenafil-core'));
  });

  it('notes details with a query, and tells which were not', async () => {
    const notes = '/app/apiv2/queries/5/metadata';
    const taken = {
      errors: ['There is an entry of that name.'],
      details: [{ field: 'name', code: 'taken', message: 'There is an entry of that name.' }],
    };
    const answer = { status: 409, json: taken as unknown };
    const noted = { metadata: { batch: { no: 7 }, Notebook: 'ELN-204' } };
    const queries = fixture.queries.map((each) => (each.id === 5 ? { ...each, ...noted } : each)) as unknown as QuerySummary[];
    const calls = useFixtureFetch({
      'GET /app/api/queries': { json: answerQueryList(queries, new URLSearchParams('projectid=1&counts=yes')) },
      'PUT /app/apiv2/queries/5': { json: { done: true } },
      [`PUT ${notes}/Notebook`]: { json: { id: 'Notebook', name: 'Notebook', value: 'ELN-205' } },
      [`POST ${notes}`]: answer,
    });
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await card('sildenafil-broad')).getByRole('button', { name: /^More Details/ }));
    const shown = await screen.findByText('Notebook', { selector: 'dt' });
    expect(shown.nextElementSibling?.textContent).toBe('ELN-204');
    fireEvent.click(within(await openMenu('sildenafil-broad')).getByRole('menuitem', { name: 'EDIT' }));
    const details = within(await screen.findByRole('group', { name: 'Details' }));
    expect(details.getByLabelText('batch').getAttribute('readonly')).not.toBeNull();
    fireEvent.change(details.getByLabelText('Notebook'), { target: { value: 'ELN-205' } });
    fireEvent.click(details.getByRole('button', { name: 'Add a detail' }));
    fireEvent.change(details.getByLabelText('Name of detail 1'), { target: { value: 'Requested by' } });
    fireEvent.change(details.getByLabelText('Value of detail 1'), { target: { value: 'Ann' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const alert = await screen.findByText(/not all details/);
    expect(alert.textContent).toBe('Name and description are saved, but not all details. There is an entry of that name.');
    expect(screen.getByRole('textbox', { name: /Query Name/ }).getAttribute('aria-invalid')).not.toBe('true');
    answer.status = 200;
    answer.json = { id: 'Requested by', name: 'Requested by', value: 'Ann' };
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Details' })).toBeNull());
    const sent = calls.filter(({ path, method }) => path.startsWith(notes) && method !== 'GET').map(({ method, body }) => [method, body]);
    expect(sent.slice(0, 2)).toEqual([
      ['PUT', { value: 'ELN-205', before: { value: 'ELN-204' } }],
      ['POST', { name: 'Requested by', value: 'Ann' }],
    ]);
  });

  it('tells of a detail that somebody else has changed, and replaces it by a second save alone', async () => {
    const note = '/app/apiv2/queries/5/metadata/Notebook';
    const message = 'Changed by somebody since you opened this, to “ELN-999”. Save again to put yours in its place.';
    const refused = { errors: [message], details: [{ field: 'value', code: 'changed', message, now: 'ELN-999' }] };
    const answer = { status: 409, json: refused as unknown };
    const queries = fixture.queries.map((each) => (each.id === 5 ? { ...each, metadata: { Notebook: 'ELN-204' } } : each));
    const calls = useFixtureFetch({
      'GET /app/api/queries': {
        json: answerQueryList(queries as unknown as QuerySummary[], new URLSearchParams('projectid=1&counts=yes')),
      },
      'PUT /app/apiv2/queries/5': { json: { done: true } },
      [`PUT ${note}`]: answer,
    });
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('sildenafil-broad')).getByRole('menuitem', { name: 'EDIT' }));
    fireEvent.change((await screen.findAllByLabelText('Notebook'))[0] as HTMLElement, { target: { value: 'ELN-205' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(new RegExp(`not all details. Notebook: ${message}`))).toBeDefined();
    answer.status = 200;
    answer.json = { id: 'Notebook', name: 'Notebook', value: 'ELN-205' };
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Details' })).toBeNull());
    expect(calls.filter(({ path }) => path === note).map(({ body }) => body)).toEqual([
      { value: 'ELN-205', before: { value: 'ELN-204' } },
      { value: 'ELN-205', before: { value: 'ELN-999' } },
    ]);
  });

  it('asks for a name in the words of the specification before it saves an edit', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('sildenafil-broad')).getByRole('menuitem', { name: 'EDIT' }));
    const name = await screen.findByRole('textbox', { name: /Query Name/ });
    fireEvent.change(name, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(name.getAttribute('placeholder')).toBe('Please assign');
    expect(await screen.findByText('Please provide a name for your query.')).toBeDefined();
    fireEvent.change(name, { target: { value: 'x'.repeat(151) } });
    expect(await screen.findByText('Sorry, the query name is too long. We can only handle up to 150 characters.')).toBeDefined();
    fireEvent.change(name, { target: { value: 'x'.repeat(150) } });
    expect(screen.queryByText(/^Sorry/)).toBeNull();
    fireEvent.change(name, { target: { value: 'renamed' } });
    fireEvent.click(screen.getByRole('checkbox', { name: "don't delete query automatically" }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls).toContainEqual(
        expect.objectContaining({
          method: 'PUT',
          path: '/app/apiv2/queries/5',
          // What the form did not change is not sent: somebody else may have changed it since.
          body: { name: 'renamed', saved: 0, before: { name: 'sildenafil-broad' } },
        }),
      ),
    );
  });

  it('shows whether a query is kept, and keeps it', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('vardenafil-core')).getByRole('menuitem', { name: 'EDIT' }));
    const isKept = await screen.findByRole<HTMLInputElement>('checkbox', { name: "don't delete query automatically" });
    expect(isKept.checked).toBe(false);
    fireEvent.click(isKept);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const body = { saved: 1, before: {} };
    await waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', path: '/app/apiv2/queries/3', body })));
  });

  it('says at the name that another query has it', async () => {
    const message = 'This query already exists. Please provide a different query name.';
    const json = { errors: [message], details: [{ code: 'taken', field: 'name', message }] };
    useFixtureFetch({ 'PUT /app/apiv2/queries/5': { status: 409, json } });
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('sildenafil-broad')).getByRole('menuitem', { name: 'EDIT' }));
    const name = await screen.findByRole('textbox', { name: /Query Name/ });
    fireEvent.change(name, { target: { value: 'vardenafil-core' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  });

  it('says at the field what another has written there meanwhile, and replaces it by a second save alone', async () => {
    const message = 'Changed by somebody since you opened this, to “theirs”. Save again to put yours in its place.';
    const json = { errors: [message], details: [{ code: 'changed', field: 'comment', message, now: 'theirs' }] };
    const calls = useFixtureFetch({ 'PUT /app/apiv2/queries/5': { status: 409, json } });
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('sildenafil-broad')).getByRole('menuitem', { name: 'EDIT' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    const opened = text.value;
    fireEvent.change(text, { target: { value: 'mine' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeDefined();
    expect(text.value).toBe('mine');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      { comment: 'mine', before: { comment: opened } },
      { comment: 'mine', before: { comment: 'theirs' } },
    ]);
  });

  it('cuts no description that is too long, but says so and saves nothing', async () => {
    const calls = useFixtureFetch();
    await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await openMenu('sildenafil-broad')).getByRole('menuitem', { name: 'EDIT' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Description' });
    fireEvent.change(text, { target: { value: 'x'.repeat(4001) } });
    expect(text.maxLength).toBe(-1);
    expect(await screen.findByText('The description is too long: at most 4,000 characters are taken.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('starts a new query from the settings of an old one', async () => {
    useFixtureFetch();
    const { actions } = await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(within(await card('sildenafil-routes')).getByRole('button', { name: 'Re-Run' }));
    expect(actions.openNewQuery).toHaveBeenCalledWith({
      projectId: 1,
      initial: expect.objectContaining({ algorithm: 'V3', library: ['chemsynth_core-1.0', 'reflib-1.0'], breadth: 10, nsteps: 5 }),
      earlier: expect.objectContaining({ sessionid: 'sildenafil-routes' }),
    });
  });

  it('offers Start First Query in an empty project', async () => {
    const values = {
      owner: [],
      direction: [],
      strategy: [],
      mode: [],
      breadth: [],
      library: [],
      nsteps: [],
      minlevels: [],
      saved: [],
      status: [],
      version: [],
    };
    useFixtureFetch({ 'GET /app/api/queries': { json: { queries: [], total: 0, counts: { all: 0, values } } } });
    const { actions } = await renderPage(<ProjectPage projectId={1} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Start First Query' }));
    expect(actions.openNewQuery).toHaveBeenCalledWith({ projectId: 1 });
  });

  it('says why a project could not be loaded', async () => {
    useFixtureFetch({ 'GET /app/apiv2/projects/9': { status: 404, json: { errors: ['There is no such project.'] } } });
    await renderPage(<ProjectPage projectId={9} />);
    expect(await screen.findByText('Could not load project: There is no such project.')).toBeDefined();
  });
});
