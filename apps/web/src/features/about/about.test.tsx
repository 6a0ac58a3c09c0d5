import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useFixtureFetch } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { AboutPage } from './AboutPage.tsx';
import { LegalPage } from './LegalPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Source: spec sections 2 and 9. */
describe('AboutPage', () => {
  it('shows the version 4.1.5 of the web application, and host and version of the server', async () => {
    useFixtureFetch({ 'GET /app/apiv2/info': { json: { version: '4.1.6', host: 'chem-01' } } });
    await renderPage(<AboutPage />);
    const rows = within(await screen.findByRole('region', { name: 'Versions' })).getAllByRole('row');
    await waitFor(() => expect(rows.map((row) => row.textContent)).toEqual(['Web application4.1.5', 'Server4.1.6', 'Hostchem-01']));
  });

  it('lists the libraries and the components', async () => {
    useFixtureFetch();
    await renderPage(<AboutPage />);
    const libraries = within(await screen.findByRole('region', { name: 'Transform libraries' }));
    expect((await libraries.findAllByRole('row')).length).toBeGreaterThan(1);
    expect(within(screen.getByRole('region', { name: 'Components' })).getByRole('cell', { name: 'Ketcher' })).toBeDefined();
  });

  it('opens the licences with their texts', async () => {
    useFixtureFetch();
    await renderPage(<AboutPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Licences' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Licences' }));
    const react = within(dialog.getByRole('region', { name: 'React' }));
    expect(await react.findByText(/Permission is hereby granted, free of charge/)).toBeDefined();
    expect(within(dialog.getByRole('region', { name: 'RDKit' })).getByRole('link', { name: 'BSD-3-Clause' })).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
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
