import type { InstallationAnswer, JobsAnswer, QuotasAnswer } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { HealthPage } from './HealthPage.tsx';
import { JobsPage } from './JobsPage.tsx';
import { QuotasPage } from './QuotasPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const SPECIAL = {
  json: { username: 'olga', realname: 'Olga', special: true, mustChangePassword: false, signsInBy: 'password', csrfToken: 't' },
};
const done = { json: { done: true } };

const JOBS: JobsAnswer = {
  jobs: [
    {
      ...{ kind: 'query', id: 5, name: 'sildenafil', username: 'anna', realname: 'Anna Brandt', state: 'running', attempts: 2 },
      ...{ created: '2026-11-20T09:00:00Z', since: '2026-11-20T09:01:00Z', percent: 41.6, worker: 'lab-1, process 42' },
      ...{ isStopping: false, reason: null },
    } as JobsAnswer['jobs'][number],
    {
      ...{ kind: 'export', id: 9, name: 'clusters', username: 'bert', realname: 'Bert', state: 'failed', attempts: 1 },
      ...{ created: '2026-11-20T08:00:00Z', since: '2026-11-20T08:01:00Z', percent: null, worker: null },
      ...{ isStopping: false, reason: 'The file would be too large.' },
    } as JobsAnswer['jobs'][number],
  ],
  total: 2,
  counts: { running: 1, waiting: 0, failed: 1 },
};

describe('the page of jobs', () => {
  it('says what runs and why something failed, stops the one and tries the other again', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/whoami': SPECIAL,
      'GET /app/api/backoffice/jobs': { json: JOBS },
      'POST /app/api/backoffice/jobs/query/5/stop': done,
      'POST /app/api/backoffice/jobs/export/9/retry': done,
    });
    await renderPage(<JobsPage />);
    const table = await screen.findByRole('region', { name: 'Jobs' });
    expect(within(table).getByText('Running 42 %, attempt 2')).toBeDefined();
    expect(within(table).getByText('The file would be too large.')).toBeDefined();
    expect(screen.getByText('1 running, 0 waiting, 1 failed')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Stop sildenafil' }));
    fireEvent.click(screen.getByRole('button', { name: 'Try clusters again' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
        '/app/api/backoffice/jobs/query/5/stop',
        '/app/api/backoffice/jobs/export/9/retry',
      ]),
    );
  });

  it('says when there is nothing to do', async () => {
    const nothing = { jobs: [], total: 0, counts: { running: 0, waiting: 0, failed: 0 } };
    useFixtureFetch({ 'GET /app/api/whoami': SPECIAL, 'GET /app/api/backoffice/jobs': { json: nothing } });
    await renderPage(<JobsPage />);
    expect(await screen.findByText('Nothing runs, waits or has failed.')).toBeDefined();
  });

  it('is not for everybody', async () => {
    useFixtureFetch();
    await renderPage(<JobsPage />);
    expect(await screen.findByText('The back office is for those who look after this installation.')).toBeDefined();
  });
});

const QUOTAS: QuotasAnswer = {
  settings: { runningQueries: 8, waitingQueries: 1000, exports: 10, exportMegabytes: 500, treeStates: 50, treeStateMegabytes: 50 },
  house: { waitingQueries: 20 },
  users: [
    {
      ...{ username: 'anna', realname: 'Anna Brandt', own: { exports: 3 } },
      used: { runningQueries: 1, waitingQueries: 7, exports: 0, exportMegabytes: 12.34, treeStateMegabytes: 0 },
    },
  ],
};

describe('the page of quotas', () => {
  it('shows what holds, and saves a limit when that is asked for', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/whoami': SPECIAL,
      'GET /app/api/backoffice/quotas': { json: QUOTAS },
      'PUT /app/api/backoffice/quotas': done,
    });
    await renderPage(<QuotasPage />);
    const field = (await screen.findByRole('textbox', { name: 'Queries that may wait, everybody' })) as HTMLInputElement;
    expect(field.value).toBe('20');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Exports under way, everybody' }).placeholder).toBe('10');
    fireEvent.change(field, { target: { value: '30' } });
    fireEvent.blur(field);
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ name: 'waitingQueries', username: null, value: 30 }]));
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.submit(screen.getByRole('form', { name: 'Queries that may wait, everybody' }));
    await waitFor(() => expect(sent()[1]).toEqual({ name: 'waitingQueries', username: null, value: null }));
  });

  it('says at the field which limits there are, and saves no other', async () => {
    const calls = useFixtureFetch({ 'GET /app/api/whoami': SPECIAL, 'GET /app/api/backoffice/quotas': { json: QUOTAS } });
    await renderPage(<QuotasPage />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Queries that may wait, everybody' });
    fireEvent.change(field, { target: { value: '-1' } });
    expect(screen.getByText('Please give 0 to 1,000,000.')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    fireEvent.submit(screen.getByRole('form', { name: 'Queries that may wait, everybody' }));
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field.value).toBe('20');
  });

  it('shows what one user may have and has', async () => {
    useFixtureFetch({ 'GET /app/api/whoami': SPECIAL, 'GET /app/api/backoffice/quotas': { json: QUOTAS } });
    await renderPage(<QuotasPage />);
    fireEvent.click(await screen.findByRole('combobox', { name: 'User' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Anna Brandt (anna)', hidden: true }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Exports under way, Anna Brandt' }).value).toBe('3');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Queries that may wait, Anna Brandt' }).placeholder).toBe('20');
    expect(screen.getByText('12.3')).toBeDefined();
  });
});

const fine = (message: string) => ({ ok: true, message });
const INSTALLATION: InstallationAnswer = {
  build: '0.1.0+build.abc',
  isReady: false,
  checks: {
    ...{
      database: fine('The database answers.'),
      connections: fine('Calls get a connection.'),
      schema: fine('The tables are as expected.'),
    },
    ...{ queue: fine('0 running, 0 waiting.'), worker: { ok: false, message: 'No worker is there to plan queries.' }, disk: fine('Room.') },
  },
  processes: [
    {
      ...{ role: 'web', host: 'lab-1', pid: 41, build: '0.1.0+build.abc', threads: 0 },
      started: '2026-11-20T08:00:00Z',
      seen: '2026-11-20T09:00:00Z',
    },
  ],
  queue: { waiting: 0, running: 0, oldestWaitSeconds: 0, medianWaitSeconds: 1.26, p95WaitSeconds: 12.2 },
  queries: [{ status: 'Ready', count: 12 }],
  databaseBytes: 62_000_000,
  disk: { freeBytes: 8_000_000_000, totalBytes: 20_000_000_000 },
  sendsMail: false,
  singleSignOn: null,
};

describe('the page of health', () => {
  it('says what is not as it should be, and how much there is', async () => {
    useFixtureFetch({ 'GET /app/api/whoami': SPECIAL, 'GET /app/api/backoffice/health': { json: INSTALLATION } });
    await renderPage(<HealthPage />);
    const checks = within(await screen.findByRole('list', { name: 'Checks' })).getAllByRole('listitem');
    expect(checks.map(({ textContent }) => textContent)).toContain('WorkersNo worker is there to plan queries.');
    expect(screen.getAllByRole('img', { name: 'Not all right' })).toHaveLength(1);
    expect(screen.getByText('Something is not as it should be.')).toBeDefined();
    expect(screen.getByText('half below 1.3 s, 95 of 100 below 12 s')).toBeDefined();
    expect(screen.getByText('8.0 GB free of 20 GB')).toBeDefined();
    expect(screen.getByText('12 Ready')).toBeDefined();
  });
});
