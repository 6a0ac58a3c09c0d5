import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answers } from '../testing/fixture-fetch.ts';
import { openApp } from '../testing/open-app.tsx';

// What the application loads when it is needed: read before anything is waited for, as that takes long on a busy machine.
beforeAll(async () => {
  await Promise.all([import('../features/project/ProjectPage.tsx'), import('../features/query-creation/QueryCreationDialog.tsx')]);
}, 120_000);

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const BROKEN = { status: 400, json: { errors: ['Broken.'] } };

async function openForm(answers: Answers): Promise<void> {
  openApp('/projects/1', answers);
  fireEvent.click(await screen.findByRole('button', { name: 'New query' }));
}

/** Source: spec section 8, "Form" and "Query name check". */
describe('the form of a new query', () => {
  it('opens with every setting when the modes cannot be loaded, and says so there and in simple mode', async () => {
    await openForm({ 'GET /app/api/queries/autorunlist': BROKEN });
    expect(await screen.findByText('Unable to load autorun options')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: 'Back to simple mode' }));
    expect(await screen.findByText('Unable to load autorun options')).toBeDefined();
  });

  it('says so when what it is made of cannot be loaded', async () => {
    await openForm({ 'GET /app/api/libraries': BROKEN });
    expect(
      await screen.findByText('Something went wrong while initialising the query form. Probably the server is not responding.'),
    ).toBeDefined();
  });

  it('says so when the name cannot be checked', async () => {
    await openForm({ 'POST /app/api/queries/exists': BROKEN });
    expect(await screen.findByText('Unable to validate query name. Please try to reload the page.')).toBeDefined();
  });
});
