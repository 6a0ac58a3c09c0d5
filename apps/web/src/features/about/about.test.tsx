import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Licences } from '../../api/licences.ts';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AboutPage } from './AboutPage.tsx';
import { LegalPage } from './LegalPage.tsx';

afterEach(() => vi.unstubAllGlobals());

const LICENCES: Licences = {
  packages: [
    { name: 'quiet', version: '1.0.0', licence: null, address: null, usedBy: ['server'], text: null },
    { name: 'react', version: '19.0.0', licence: 'MIT', address: 'https://react.dev', usedBy: ['pages'], text: 0 },
  ],
  texts: ['Permission is hereby granted'],
  data: [{ name: 'core', version: '1.0', licence: 'CC-BY-SA-4.0', sources: [{ name: 'Patents', licence: 'CC0-1.0' }] }],
};

/** As a click on its line does in a browser. */
function openEntry(name: HTMLElement): void {
  const entry = name.closest('details') as HTMLDetailsElement;
  entry.open = true;
  fireEvent(entry, new Event('toggle'));
}

/** Source: spec sections 2 and 9. */
describe('AboutPage', () => {
  it('shows the version 4.1.5 of the web application, and host and version of the server', async () => {
    useFixtureFetch({ 'GET /app/apiv2/info': { json: { version: '4.1.6', host: 'chem-01' } } });
    await renderPage(<AboutPage />);
    const rows = within(await screen.findByRole('region', { name: 'Versions' })).getAllByRole('row');
    await waitFor(() => expect(rows.map((row) => row.textContent)).toEqual(['Web application4.1.5', 'Server4.1.6', 'Hostchem-01']));
  });

  it('lists the libraries and the components', async () => {
    useFixtureFetch({ 'GET /licences.json': { json: LICENCES } });
    await renderPage(<AboutPage />);
    const libraries = within(await screen.findByRole('region', { name: 'Transform libraries' }));
    expect((await libraries.findAllByRole('row')).length).toBeGreaterThan(1);
    const components = within(screen.getByRole('region', { name: 'Components' }));
    expect((await components.findByRole('row', { name: /React/ })).textContent).toBe('React19.0.0MIT');
  });

  it('opens the licences of everything that was built, with their texts', async () => {
    useFixtureFetch({ 'GET /licences.json': { json: LICENCES } });
    await renderPage(<AboutPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Licences' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Licences' }));
    const packages = within(await dialog.findByRole('region', { name: 'Packages' }));
    expect(packages.getAllByRole('group').map((entry) => entry.textContent)).toEqual(['quiet1.0.0servernot stated', 'react19.0.0pagesMIT']);
    openEntry(packages.getByText('react'));
    expect(await packages.findByText('Permission is hereby granted')).toBeDefined();
    expect(packages.getByRole('link', { name: 'https://react.dev' })).toBeDefined();
    openEntry(packages.getByText('quiet'));
    expect(await packages.findByText('The package brings no text of its licence.')).toBeDefined();
    openEntry(dialog.getByText('core'));
    expect(await dialog.findByText('Patents: CC0-1.0')).toBeDefined();

    fireEvent.change(dialog.getByRole('textbox', { name: 'Search licences' }), { target: { value: 'mit' } });
    expect(dialog.queryByText('quiet')).toBeNull();
    fireEvent.change(dialog.getByRole('textbox', { name: 'Search licences' }), { target: { value: 'none of them' } });
    expect(dialog.getByRole('status').textContent).toBe('Nothing here has that name or licence.');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the list of licences is not there', async () => {
    useFixtureFetch({ 'GET /licences.json': { status: 404, json: {} } });
    await renderPage(<AboutPage />);
    const components = within(await screen.findByRole('region', { name: 'Components' }));
    expect(await components.findByText('The list of licences is made by the build, and is not there.')).toBeDefined();
  });

  it('says what failed, with a way to try again', async () => {
    useFixtureFetch({ 'GET /app/api/libraries': { status: 400, json: { errors: ['Broken.'] } } });
    await renderPage(<AboutPage />);
    const libraries = within(await screen.findByRole('region', { name: 'Transform libraries' }));
    expect(await libraries.findByText('Broken.')).toBeDefined();
    expect(libraries.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
});

describe('LegalPage', () => {
  it.each([
    ['imprint', 'Who we are'],
    ['privacy', 'What we keep'],
  ] as const)('shows the %s as the operator wrote it', async (type, title) => {
    const calls = useFixtureFetch({ 'GET /app/apiv2/legalinfo': { json: { type, title, body: 'First.\n\nSecond.', isWritten: true } } });
    await renderPage(<LegalPage type={type} />);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByText(/First\.\s+Second\./)).toBeDefined();
    expect(calls.map(({ path }) => path)).toContain(`/app/apiv2/legalinfo?type=${type}`);
  });
});
