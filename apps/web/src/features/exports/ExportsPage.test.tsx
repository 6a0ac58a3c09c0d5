import type { ExportJob } from '@retron/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import projects from '../../../../../fixtures/wire/projects.json';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ExportsPage } from './ExportsPage.tsx';

const LIST = 'GET /app/api/v2/export';
const READY: ExportJob = {
  jobid: 3,
  status: 'READY',
  message: '',
  progress: 100,
  kind: 'precedents',
  format: 'RDF',
  grouping: 'Citation',
  filename: 'imatinib-precedents.rdf',
  size: 412_300,
  summary: '96 precedents',
  username: 'chemist',
  query: { id: 5, sessionid: 'imatinib', projectid: 2, projectName: 'Kinases' },
  created: '2026-11-23T03:00:00.000Z',
  finished: '2026-11-23T03:00:02.000Z',
  expires: '2026-11-30T03:00:02.000Z',
};
const FAILED: ExportJob = {
  ...READY,
  jobid: 2,
  status: 'ERROR',
  message: 'Export has failed.',
  kind: 'pathways',
  format: 'XLS',
  filename: 'vardenafil-pathways.xlsx',
  size: null,
  summary: '',
};
const BUSY: ExportJob = {
  ...FAILED,
  jobid: 4,
  status: 'BUSY',
  message: '',
  progress: 40,
  filename: 'busy.xlsx',
  finished: null,
  expires: null,
};

afterEach(() => vi.unstubAllGlobals());

async function open(answers: Answers, address = '/exports') {
  const calls = answerCalls(answers);
  return { calls, ...(await renderPage(<ExportsPage />, address)) };
}
const list = (...exports: readonly ExportJob[]): Answers => ({ [LIST]: { json: { exports } } });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

describe('the page of exports', () => {
  it('lists what the user exported, with what can be done', async () => {
    await open(list(BUSY, READY, FAILED));
    const ready = await row('imatinib-precedents.rdf');
    expect(ready.getByText('Precedents for a suggestion')).toBeDefined();
    expect(ready.getByText('96 precedents')).toBeDefined();
    expect(ready.getByText('412 kB')).toBeDefined();
    expect(ready.getByRole('link', { name: 'imatinib' }).getAttribute('href')).toBe('/projects/2/tree/5');
    expect(ready.getByRole('link', { name: 'Download imatinib-precedents.rdf' }).getAttribute('href')).toBe(
      '/app/api/export/3/file?filename=imatinib-precedents.rdf',
    );
    expect((await row('busy.xlsx')).getByText('Busy, 40 %')).toBeDefined();
    expect((await row('busy.xlsx')).getByRole('button', { name: 'Stop busy.xlsx' })).toBeDefined();
    const failed = await row('vardenafil-pathways.xlsx');
    expect(failed.getByText('Export has failed.')).toBeDefined();
    expect(failed.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.getByText('Files are kept for 7 days.')).toBeDefined();
  });

  it('shows those of one state, as the address says', async () => {
    const { address } = await open(list(BUSY, READY, FAILED), '/exports?state=ERROR');
    await row('vardenafil-pathways.xlsx');
    expect(screen.queryByRole('row', { name: /imatinib-precedents/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Ready' }));
    await row('imatinib-precedents.rdf');
    expect(address()).toBe('/exports?state=READY');
  });

  it('deletes, and tries again', async () => {
    const { calls } = await open({
      ...list(READY, FAILED),
      'DELETE /app/api/v2/export/3': { json: { done: true } },
      'POST /app/api/v2/export/2/again': { json: { jobid: 5 } },
    });
    fireEvent.click((await row('imatinib-precedents.rdf')).getByRole('button', { name: 'Delete imatinib-precedents.rdf' }));
    fireEvent.click((await row('vardenafil-pathways.xlsx')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /app/api/v2/export/3'));
    await waitFor(() => expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /app/api/v2/export/2/again'));
  });

  it('says that there are none, and how to begin', async () => {
    await open(list());
    expect(await screen.findByText('You have no exports yet. Open a tree and choose Export.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Projects' })).toBeDefined();
  });

  it('says that it cannot load them, with a way to try again', async () => {
    await open({ [LIST]: { status: 400, json: { errors: ['No.'], details: [] } } });
    expect(await screen.findByText('Unable to load exports.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});

/** A project of the fixtures under another number and name. */
const project = (id: number, name: string) => ({ ...projects.projects[0], id, name });

describe('importing pathways', () => {
  const PROJECTS: Answers = {
    ...list(READY),
    'GET /app/api/v2/projects/all': { json: { projects: [project(2, 'Kinases'), project(3, 'PDE5')], total: 2 } },
    'POST /app/api/v2/import': { json: { id: 41 } },
  };

  async function choose(text: string, answers: Answers = PROJECTS) {
    const page = await open(answers);
    fireEvent.click(await screen.findByRole('button', { name: 'Import pathways' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import pathways' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Project' })).toHaveProperty('value', 'Kinases'));
    expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', true);
    // jsdom does not read files.
    const file = Object.assign(new File([text], 'routes.json', { type: 'application/json' }), { text: async () => text });
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [file] } });
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Import' })).toHaveProperty('disabled', false));
    fireEvent.click(dialog.getByRole('button', { name: 'Import' }));
    return { ...page, dialog };
  }

  it('makes a query of a file, without what the server makes anew, and opens its tree', async () => {
    const text = JSON.stringify({
      format: 'retron-export',
      version: 2,
      structures: [{ no: 'S1', smiles: 'CCO', molfile: 'a long text' }],
      precedents: [{ reaction: 'R1' }],
    });
    const { calls, address } = await choose(text);
    await waitFor(() => expect(address()).toBe('/projects/2/tree/41?view=tree'));
    expect(calls.find(({ path }) => path === '/app/api/v2/import')?.body).toEqual({
      projectid: 2,
      file: { format: 'retron-export', version: 2, structures: [{ no: 'S1', smiles: 'CCO', molfile: null }], precedents: [] },
    });
  });

  it.each([
    ['no JSON', 'routes.json is no JSON. Please choose pathways that were exported as JSON.'],
    ['[]', 'routes.json is no export of Retron. Please choose pathways that were exported as JSON.'],
  ])('refuses %s without asking the server', async (text, sentence) => {
    const { dialog, calls } = await choose(text);
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
    expect(calls.some(({ path }) => path === '/app/api/v2/import')).toBe(false);
  });

  it('says what the server has against a file', async () => {
    const errors = ['The tree of this file is damaged: a structure is missing.'];
    const { dialog } = await choose('{"format":"retron-export"}', {
      ...PROJECTS,
      'POST /app/api/v2/import': { status: 400, json: { errors } },
    });
    expect((await dialog.findByRole('alert')).textContent).toBe(errors[0]);
  });
});
