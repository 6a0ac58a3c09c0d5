import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { PreferencesPage } from './PreferencesPage.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}) {
  const calls = answerCalls({
    'GET /app/api/preferences': {
      json: [
        { name: 'direction', value: 'reaction' },
        { name: 'steps', value: '3' },
      ],
    },
    'GET /app/api/account/mail': { json: { mail: '', isSent: false } },
    ...answers,
  });
  await renderPage(<PreferencesPage />, '/preferences');
  await screen.findByRole('form', { name: 'Preferences' });
  return calls;
}

describe('the preferences', () => {
  it('show the direction that new queries start with: the opposite of what is stored', async () => {
    await open();
    expect(screen.getByRole('combobox', { name: 'Direction' })).toHaveProperty('value', 'Retrosynthesis');
    expect(screen.getByRole('combobox', { name: 'Steps' })).toHaveProperty('value', '3');
  });

  it('are saved together; what is empty is taken away', async () => {
    const calls = await open({ 'PUT /app/api/preferences': { json: [{ name: 'breadth', value: '15' }] } });
    fireEvent.click(screen.getByRole('combobox', { name: 'Suggestions' }));
    fireEvent.click(await screen.findByRole('option', { name: '15' }));
    fireEvent.click(within(screen.getByRole('form', { name: 'Preferences' })).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.current()?.text).toBe('Preferences saved.'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      preferences: expect.arrayContaining([
        { name: 'breadth', value: '15' },
        { name: 'direction', value: 'reaction' },
        { name: 'strategy', value: '' },
      ]),
    });
  });

  it('show a strategy and a library that are there no more as missing, until another is chosen', async () => {
    await open({
      'GET /app/api/preferences': {
        json: [
          { name: 'strategy', value: 'Ours 2.0' },
          { name: 'library', value: 'ours-1.0' },
        ],
      },
    });
    const strategy = screen.getByRole('combobox', { name: 'Strategy' });
    expect(strategy).toHaveProperty('value', 'Ours 2.0 (missing)');
    expect(screen.getByText(/^There is no such strategy for this direction any more/)).toBeDefined();
    expect(screen.getAllByText('ours-1.0 (missing)').length).toBeGreaterThan(0);
    expect(screen.getByText(/^Not all of these libraries are there/)).toBeDefined();
    fireEvent.click(strategy);
    fireEvent.click(await screen.findByRole('option', { name: 'Core Disconnection 1.0' }));
    expect(strategy).toHaveProperty('value', 'Core Disconnection 1.0');
    expect(screen.queryByText(/^There is no such strategy/)).toBeNull();
  });

  it('say that no mail is sent, and keep the address', async () => {
    const calls = await open({ 'PUT /app/api/account/mail': { json: { mail: 'ada@example.org', isSent: false } } });
    expect(await screen.findByText('This installation sends no mail: its operator has named no mail server.')).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: 'Mail address' }), { target: { value: ' ada@example.org ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(toasts.current()?.text).toBe('Mail address saved.'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ mail: 'ada@example.org' });
  });
});
