import type { ExportJob } from '@retron/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { LIGHT_TOKENS } from '../../../theme/tokens.ts';
import { loadTree } from '../model/loaded-tree.ts';
import { DISCONNECTIONS, PRECEDENTS, sildenafilQuery, sildenafilTarget } from '../testing/fixtures.ts';
import { DisconnectionExport } from './DisconnectionExport.tsx';
import { ExportDialog } from './ExportDialog.tsx';
import { exportBody } from './export-choice.ts';

vi.mock(import('./export-choice.ts'), { spy: true });

const query = sildenafilQuery();
const tree = loadTree(sildenafilTarget(), []);

const job = (change: Partial<ExportJob> = {}): ExportJob => ({
  jobid: 7,
  status: 'READY',
  message: '',
  progress: 100,
  kind: 'pathways',
  format: 'XLS',
  grouping: 'None',
  filename: 'sildenafil-pathways.xlsx',
  size: 412_300,
  summary: '1 route, 3 steps, 7 structures',
  username: 'chemist',
  query: { id: query.id, sessionid: query.sessionid, projectid: query.projectid, projectName: query.projectName },
  created: '2026-11-23T03:00:00.000Z',
  finished: '2026-11-23T03:00:02.000Z',
  expires: '2026-11-30T03:00:02.000Z',
  ...change,
});
const LIST = 'GET /app/api/v2/export';
const TRACE = 'GET /app/api/v2/export/7/trace';
const SUMMARY = `GET /app/api/queries/${query.id}/disconnection/${query.targethash}`;
const PATHWAYS = 'POST /app/api/v2/export/pathways';
const traced = (status: string, message = '') => ({ json: { jobid: 7, status, message, progress: 0 } });
const BEGUN: Answers = { [PATHWAYS]: { json: { jobid: 7 } }, [LIST]: { json: { exports: [] } } };

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(selection: readonly string[], answers: Answers = {}) {
  const calls = answerCalls({ [LIST]: { json: { exports: [] } }, ...answers });
  const onClose = vi.fn();
  await renderPage(
    <ExportDialog selection={selection} query={query} tree={tree} pictureOf={(sid) => `/picture/${sid}`} onClose={onClose} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  return { calls, dialog, onClose };
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const chosen = () =>
  screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map((each) => each.getAttribute('aria-label') ?? each.value);

describe('the export dialog', () => {
  it('promises the precedents that are kept as examples, and their time, not all that are recorded', async () => {
    const lookup = `POST /app/api/v2/queries/${query.id}/lookup`;
    const { dialog } = await open(['1-2'], { [lookup]: { json: { ...PRECEDENTS, total: 24 } } });
    fireEvent.click(radio('Precedents for a suggestion'));
    expect(await dialog.findByText('R2: 24 of 96 precedents, those that are kept as examples')).toBeDefined();
    expect(dialog.getByText(/12 s/)).toBeDefined();
  });

  it('says that there is no export yet, and of a name that is too long that it is, exporting nothing', async () => {
    const { dialog, calls } = await open(['1-2'], BEGUN);
    expect(await dialog.findByText(/^No export yet\./)).toBeDefined();
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: 'File name' });
    fireEvent.change(name, { target: { value: 'x'.repeat(101) } });
    expect(dialog.getByText('This is too long: at most 100 characters are taken.')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    expect(calls.some(({ method, path }) => `${method} ${path}` === PATHWAYS)).toBe(false);
  });

  it('chooses cluster statistics where nothing is selected, and says why the others cannot be', async () => {
    await open([]);
    expect(chosen()).toContain('Cluster statistics');
    for (const name of ['Selected pathways', 'Precedents for a suggestion']) {
      expect(radio(name).getAttribute('aria-disabled')).toBe('true');
      expect(radio(name).disabled).toBe(false);
      fireEvent.click(radio(name));
    }
    expect(chosen()).toContain('Cluster statistics');
    expect(screen.getByText('Please select only one suggestion to export the precedents.')).toBeDefined();
  });

  it('shows the rows of cluster statistics as the file has them, on white paper', async () => {
    const cluster = {
      no: 1,
      size: 3,
      bonds: ['4-7', '7-9'],
      name: 'C–N, amide',
      precedents: 96,
      rating: 4,
      comment: 'Ours',
      commentVersion: 1,
      ensid: 2,
      ensids: [2, 5, 8],
    };
    const { dialog } = await open([], {
      [SUMMARY]: { json: { ...DISCONNECTIONS, clusters: [cluster], filterProperties: { nameReactions: [] } } },
    });
    expect(await dialog.findByRole('tab', { name: 'Cluster statistics 1' })).toBeDefined();
    const cells = within(dialog.getByRole('table')).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1', 'C–N, amide', '3', '4-7, 7-9', '96', '4', 'Ours']);
    const sheet = dialog.getByRole('region', { name: /Cluster statistics/ });
    expect(sheet.style.getPropertyValue('--retron-paper')).toBe(LIGHT_TOKENS.paper);
  });

  it('shows no rows where the summary is narrowed by name reactions: the file is not', async () => {
    const { calls, dialog } = await open([], {
      [SUMMARY]: { json: { ...DISCONNECTIONS, filterProperties: { nameReactions: ['Amide formation'] } } },
    });
    await waitFor(() => expect(calls.some(({ path }) => path.includes('/disconnection/'))).toBe(true));
    expect(dialog.getByText(/a row for each cluster\.$/)).toBeDefined();
    expect(dialog.queryByRole('tab', { name: /^Cluster statistics \d/ })).toBeNull();
  });

  it('calls the files of the two JSON formats differently', async () => {
    const { dialog } = await open(['1-2']);
    const name = () => dialog.getByRole<HTMLInputElement>('textbox', { name: 'File name' }).value;
    fireEvent.click(radio('JSON'));
    expect(name()).toMatch(/-pathways-\d{4}-\d\d-\d\d$/);
    fireEvent.click(radio('Routes'));
    expect(name()).toMatch(/-routes-\d{4}-\d\d-\d\d$/);
  });

  it('exports the pathways that are selected, in the format and grouping chosen', async () => {
    const { calls, dialog } = await open(['1-2'], { ...BEGUN, [TRACE]: traced('BUSY') });
    expect(chosen()).toContain('Selected pathways');
    expect(dialog.getByText('About 1 s for this selection.', { exact: false })).toBeDefined();
    fireEvent.click(radio('RDF'));
    fireEvent.click(radio('Citation'));
    fireEvent.change(dialog.getByRole('textbox', { name: 'File name' }), { target: { value: 'my routes' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/pathways'))).toBe(true));
    expect(calls.find(({ path }) => path.endsWith('/pathways'))?.body).toMatchObject({
      selection: '1-2',
      format: 'RDF',
      grouping: 'Citation',
      name: 'my routes',
      objectType: 'ICEDIT',
      query: { id: query.id, owner: query.user, sessionid: query.sessionid },
    });
  });

  it('shows the steps with their reactions', async () => {
    const { dialog } = await open(['1-2']);
    const table = within(dialog.getByRole('table'));
    expect(table.getByText('R2')).toBeDefined();
    expect(table.getByText('96')).toBeDefined();
    expect(table.getByRole('img', { name: 'Structure 1' }).getAttribute('src')).toBe('/picture/1');
  });

  it('shows each sheet of the file under a tab of its own, with the letters of its columns', async () => {
    const { dialog } = await open(['1-2']);
    expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Pathway 1', 'Structures 3', 'Precedents', 'Query 12']);
    const panel = (tab: HTMLElement) => tab.getAttribute('aria-controls') ?? '';
    expect(dialog.getAllByRole('tab').every((tab) => panel(tab) !== '' && !panel(tab).includes(' '))).toBe(true);
    fireEvent.click(dialog.getByRole('tab', { name: /^Structures/ }));
    expect(dialog.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'No',
      'Structure',
      'Name',
      'Price category',
      'In a catalogue',
      'SMILES',
    ]);
    fireEvent.click(dialog.getByRole('tab', { name: 'Precedents' }));
    expect(dialog.getByText(/^Up to 10 recorded reactions behind each step/)).toBeDefined();
    fireEvent.click(dialog.getByRole('tab', { name: /^Query/ }));
    expect(dialog.getByRole('cell', { name: query.strategy })).toBeDefined();
  });

  it('shows of each other format what it holds, with letters of columns for a table alone', async () => {
    const { dialog } = await open(['1-2']);
    const tabs = () => dialog.getAllByRole('tab').map((tab) => tab.textContent);
    const letters = () =>
      dialog
        .queryAllByText(/^[A-Z]$/, { selector: 'td' })
        .map((cell) => cell.textContent)
        .join('');
    expect(letters()).toBe('CDEFH');
    fireEvent.click(radio('RDF'));
    expect([tabs(), letters()]).toEqual([['Pathway 1', 'Precedents'], '']);
    fireEvent.click(radio('PDF'));
    expect(tabs()).toEqual(['Pathway 1', 'Structures 3', 'Precedents', 'Query 12']);
    fireEvent.click(dialog.getByRole('tab', { name: 'Precedents' }));
    expect(dialog.getByText(/^Up to 5 recorded reactions behind each step/)).toBeDefined();
    fireEvent.click(radio('CSV'));
    expect([tabs(), letters()]).toEqual([['Starting materials 2'], 'ABCG']);
    fireEvent.click(radio('Routes'));
    expect(tabs()).toEqual(['Pathway 1', 'Structures 3']);
  });

  it('asks every second, shows the link when it is READY, and clears it a second after it was clicked', async () => {
    const ready = { [TRACE]: traced('READY'), [LIST]: { json: { exports: [job()] } } };
    const { calls, dialog } = await open(['1-2'], { ...BEGUN, ...ready });
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/pathways'))).toBe(true));
    expect(calls.some(({ path }) => path.endsWith('/trace'))).toBe(false);
    await vi.advanceTimersByTimeAsync(1100);
    expect(calls.filter(({ path }) => path.endsWith('/trace'))).toHaveLength(1);
    expect(await screen.findByText('The export is ready.')).toBeDefined();
    const link = await screen.findByRole('link', { name: 'Download sildenafil-pathways.xlsx' });
    expect(link.getAttribute('href')).toBe('/app/api/export/7/file?filename=sildenafil-pathways.xlsx');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await vi.advanceTimersByTimeAsync(900);
    expect(screen.queryByRole('link', { name: 'Download sildenafil-pathways.xlsx' })).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(screen.getByText('Downloaded')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Download sildenafil-pathways.xlsx' })).toBeNull();
  });

  it.each([
    ['that failed', { [TRACE]: traced('ERROR', '') }, 'Export has failed.'],
    [
      'that failed for a reason',
      { [TRACE]: traced('ERROR', 'The file is too large. Please select less.') },
      'The file is too large. Please select less.',
    ],
    ['in a state that is not known', { [TRACE]: traced('LOST') }, 'Sorry but the export failed.'],
    ['whose state cannot be asked', { [TRACE]: 'no-response' as const }, 'Export failed.'],
    [
      'that cannot be begun',
      { [PATHWAYS]: { status: 500, json: { errors: [], details: [] } } },
      'Unable to create export. Please try to reload the page.',
    ],
  ])('says of an export %s what went wrong', async (_, answers, text) => {
    const { dialog } = await open(['1-2'], { ...BEGUN, ...answers });
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    expect((await dialog.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(text);
  });

  it('asks once a second while it is BUSY', async () => {
    const { calls, dialog } = await open(['1-2'], { ...BEGUN, [TRACE]: traced('BUSY') });
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/pathways'))).toBe(true));
    const looks = () => calls.filter(({ path }) => path.endsWith('/trace')).length;
    await vi.advanceTimersByTimeAsync(500);
    expect(looks()).toBe(0);
    await vi.advanceTimersByTimeAsync(2900);
    expect(looks()).toBe(3);
  });

  it('says of a kind of export that is not known that something is wrong', async () => {
    vi.mocked(exportBody).mockReturnValueOnce(null);
    const { calls, dialog } = await open(['1-2'], BEGUN);
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Sorry, we messed something up...')).toBeDefined();
    expect(calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/lookup'))).toEqual([]);
  });

  it('gives up after 60 s', async () => {
    const { calls, dialog } = await open(['1-2'], { ...BEGUN, [TRACE]: traced('BUSY') });
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/pathways'))).toBe(true));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(dialog.queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(1500);
    expect((await dialog.findByRole('alert')).textContent).toBe('Sorry, the export has timed out. Probably something went wrong.');
  });

  it('says after 60 s where the file will stand, and shows how far it is', async () => {
    const busy = job({ status: 'BUSY', progress: 40, size: null, finished: null });
    const { calls, dialog } = await open(['1-2'], { ...BEGUN, [TRACE]: traced('BUSY'), [LIST]: { json: { exports: [busy] } } });
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/pathways'))).toBe(true));
    expect(dialog.queryByText(/^The server still works on it/)).toBeNull();
    await vi.advanceTimersByTimeAsync(61_000);
    expect((await dialog.findByText(/^The server still works on it/)).textContent).toBe(
      'The server still works on it. The file will stand under Exports.',
    );
    expect(dialog.getByRole('link', { name: 'Exports' }).getAttribute('href')).toBe('/exports');
    expect(within(dialog.getByRole('listitem')).getByText(/Busy, 40 %/)).toBeDefined();
  });

  it('is begun and steered by keys', async () => {
    const { calls, dialog } = await open(['1-2'], { 'POST /app/api/v2/export/clusterstatistics': { json: { jobid: 7 } } });
    fireEvent.keyDown(dialog.getByRole('textbox', { name: 'File name' }), { code: 'Digit3', key: '3', altKey: true });
    expect(chosen()).toContain('Cluster statistics');
    fireEvent.keyDown(dialog.getByRole('textbox', { name: 'File name' }), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/clusterstatistics'))).toBe(true));
  });
});

describe('the export of the disconnection summary', () => {
  it('asks every half second and gives the link', async () => {
    const calls = answerCalls({ 'POST /app/api/v2/export/disconnections': { json: { jobid: 7 } }, [TRACE]: traced('READY') });
    await renderPage(<DisconnectionExport query={query} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
    const formats = await screen.findAllByRole('menuitem');
    expect(formats.map(({ textContent }) => textContent)).toEqual(['Excel (XLS)', 'RDF', 'PDF', 'JSON']);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Excel (XLS)' }));
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/disconnections'))).toBe(true));
    expect(calls.find(({ path }) => path.endsWith('/disconnections'))?.body).toEqual({
      id: query.id,
      sessionid: query.sessionid,
      targethash: query.targethash,
      queryGroup: 'BONDSET',
      objectType: 'ICEDIT',
      format: 'XLS',
    });
    const looks = () => calls.filter(({ path }) => path.endsWith('/trace')).length;
    await vi.advanceTimersByTimeAsync(250);
    expect(looks()).toBe(0);
    await vi.advanceTimersByTimeAsync(450);
    expect(looks()).toBe(1);
    const link = await screen.findByRole('link', { name: 'Download the disconnection summary' });
    const name = new URL(link.getAttribute('href') ?? '', 'http://retron').searchParams.get('filename');
    expect(link.getAttribute('href')).toContain('/app/api/v2/export/7/file?');
    expect(name).toMatch(new RegExp(`^${query.sessionid}-disconnections-\\d{4}-\\d\\d-\\d\\d\\.xlsx$`));
  });
});
