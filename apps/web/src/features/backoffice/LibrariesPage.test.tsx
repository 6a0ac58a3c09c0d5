import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { LibrariesPage } from './LibrariesPage.tsx';

const FILES = '/app/api/backoffice/datafiles';
const WHOAMI = {
  json: { username: 'olga', realname: 'Olga', special: true, mustChangePassword: false, signsInBy: 'password', csrfToken: 't' },
};
const NOTED = { 'without a price: no-price': 2, 'mapped by transforms: level 2': 1, 'of no source': 0 };
const REPORT = { read: 9, used: 3, dropped: { 'several-steps': 1, 'no-reaction-block': 2 }, noted: NOTED, unread: { 'MOL:NAME': 1 } };
const BUILD = {
  ...{ id: 4, kind: 'library', name: 'ours-1.0', displayname: 'Our reactions', filename: 'records.rdf', size: 900, received: 900 },
  ...{ state: 'ready', message: null, stage: 'packing', done: 0, share: null, username: 'olga', created: '2026-11-20T10:00:00Z' },
  ...{ finished: '2026-11-20T10:01:00Z', report: REPORT },
};
const OURS = {
  ...{ kind: 'library', name: 'ours-1.0', displayname: 'Our reactions', displaytext: '', version: '1.0', directions: ['synthesis'] },
  ...{
    sha256: 'ab'.repeat(32),
    licence: 'internal',
    builder: '3',
    settings: 'minimumSupport 1',
    reactions: 3,
    precedents: 3,
    transforms: 9,
  },
  ...{ compounds: null, priced: null, size: 8000, own: true, on: false, ready: true, queries: 0, build: BUILD },
  sources: [{ name: 'records.rdf', sha256: 'cd'.repeat(32), licence: 'internal', read: 9, used: 3, dropped: REPORT.dropped }],
};
const answerOf = (files: readonly object[], builds: readonly object[] = []) => ({
  json: { files, builds, mostbytes: 200_000_000, partbytes: 10 },
});

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

describe('the page of libraries and catalogues', () => {
  it('shows what was built as soon as the server has read it', async () => {
    const answer = answerOf([], [{ ...BUILD, finished: new Date().toISOString() }]);
    useFixtureFetch({ 'GET /app/api/whoami': WHOAMI, [`GET ${FILES}`]: answer });
    await renderPage(<LibrariesPage />, '/app/backoffice/libraries');
    await screen.findByRole('heading', { name: 'Catalogues' });
    expect(screen.queryByRole('switch', { name: 'ours-1.0 is on' })).toBeNull();
    answer.json = { ...answer.json, files: [OURS] };
    expect(await screen.findByRole('switch', { name: 'ours-1.0 is on' }, { timeout: 10_000 })).toBeDefined();
  });

  it.each([
    ['ours-1.0', 'Our reactions'],
    ['Upload', 'Upload'],
  ])('closes what %s has opened beside the list by the browser’s Back', async (button, name) => {
    useFixtureFetch({ 'GET /app/api/whoami': WHOAMI, [`GET ${FILES}`]: answerOf([OURS]) });
    const { address, goBack } = await renderPage(<LibrariesPage />, '/app/backoffice/libraries');
    const opener = await screen.findByRole('button', { name: button });
    await waitFor(() => expect(opener).toHaveProperty('disabled', false));
    fireEvent.click(opener);
    await screen.findByRole('complementary', { name });
    goBack();
    await waitFor(() => expect(screen.queryByRole('complementary', { name })).toBeNull());
    await waitFor(() => expect(address()).toBe('/app/backoffice/libraries'));
  });

  it('switches a library, and tells what is known of it', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/whoami': WHOAMI,
      [`GET ${FILES}`]: answerOf([OURS], [BUILD]),
      [`PUT ${FILES}/library/ours-1.0`]: { json: { done: true } },
    });
    await renderPage(<LibrariesPage />, '/app/backoffice/libraries');
    fireEvent.click(await screen.findByRole('switch', { name: 'ours-1.0 is on' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ on: true }));
    fireEvent.click(screen.getByRole('button', { name: 'ours-1.0' }));
    const drawer = within(await screen.findByRole('complementary', { name: 'Our reactions' }));
    expect(drawer.getByText('ab'.repeat(32))).toBeDefined();
    expect(drawer.getByText('9 reactions read, 3 used.')).toBeDefined();
    const dropped = within(drawer.getByRole('list', { name: 'Left out' })).getAllByRole('listitem');
    expect(dropped.map(({ textContent }) => textContent)).toEqual(['2holds no reaction', '1several steps in one']);
    const besides = within(drawer.getByRole('list', { name: 'Besides' })).getAllByRole('listitem');
    expect(besides.map(({ textContent }) => textContent)).toEqual(['2without a price: the row has none', '1mapped by transforms: level 2']);
  });

  it('deletes one only when its name was typed', async () => {
    const calls = useFixtureFetch({
      'GET /app/api/whoami': WHOAMI,
      [`GET ${FILES}`]: answerOf([OURS]),
      [`DELETE ${FILES}/library/ours-1.0`]: { json: { done: true } },
    });
    await renderPage(<LibrariesPage />, '/app/backoffice/libraries?file=library+ours-1.0');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete library' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete ours-1.0?' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'ours' } });
    fireEvent.submit(dialog.getByRole('textbox'));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'ours-1.0' } });
    fireEvent.submit(dialog.getByRole('textbox'));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('says how far a build is, why one failed, and stops one', async () => {
    const running = { ...BUILD, id: 5, name: 'new-1.0', state: 'running', stage: 'mapping', done: 1200, share: 0.4, report: null };
    const failed = { ...BUILD, id: 6, name: 'old-1.0', state: 'failed', message: 'old.rdf: it is no RDfile.', report: null };
    const calls = useFixtureFetch({
      'GET /app/api/whoami': WHOAMI,
      [`GET ${FILES}`]: answerOf([], [failed, running]),
      'POST /app/api/backoffice/builds/5/stop': { json: { ...running, state: 'stopped' } },
    });
    await renderPage(<LibrariesPage />, '/app/backoffice/libraries');
    expect(await screen.findByText('Mapping reactions, 1,200')).toBeDefined();
    expect(screen.getByText('Failed: old.rdf: it is no RDfile.')).toBeDefined();
    expect(screen.getByRole('progressbar', { name: 'How far new-1.0 is' }).getAttribute('aria-valuenow')).toBe('40');
    fireEvent.click(screen.getByRole('button', { name: 'Stop new-1.0' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/5/stop'))).toBe(true));
  });

  it('sends a file in parts, one after another', async () => {
    const uploading = { ...BUILD, id: 7, state: 'uploading', received: 0, report: null };
    const calls = useFixtureFetch({
      'GET /app/api/whoami': WHOAMI,
      [`GET ${FILES}`]: answerOf([]),
      'POST /app/api/backoffice/builds': { json: uploading },
      'PUT /app/api/backoffice/builds/7/file': { json: { ...uploading, received: 10 } },
    });
    await renderPage(<LibrariesPage />, '/app/backoffice/libraries');
    await screen.findByRole('heading', { name: 'Catalogues' });
    fireEvent.click(screen.getByRole('button', { name: 'Upload' }));
    const form = within(await screen.findByRole('form', { name: 'Upload' }));
    fireEvent.click(form.getByRole('button', { name: 'Upload' }));
    expect(form.getByText('Please choose a file.')).toBeDefined();
    const file = new File(['$RDFILE 1, and so on: 25 '], 'records.rdf');
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } });
    fireEvent.change(form.getByRole('textbox', { name: /^Name/ }), { target: { value: 'ours' } });
    fireEvent.change(form.getByRole('textbox', { name: /^Display name/ }), { target: { value: 'Our reactions' } });
    fireEvent.click(form.getByRole('button', { name: 'Upload' }));
    const parts = () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
    await waitFor(() => expect(parts()).toEqual([0, 10, 20].map((at) => `/app/api/backoffice/builds/7/file?at=${at}`)));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'library',
      name: 'ours',
      filename: 'records.rdf',
      size: 25,
    });
  });
});
