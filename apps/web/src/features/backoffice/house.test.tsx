import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { NewsEditorPage } from './NewsEditorPage.tsx';
import { ReportsPage } from './ReportsPage.tsx';
import { TextsPage } from './TextsPage.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const SPECIAL: Answers = {
  'GET /app/api/whoami': {
    json: {
      username: 'admin',
      realname: 'Administrator',
      special: true,
      mustChangePassword: false,
      signsInBy: 'password',
      csrfToken: 'token',
    },
  },
};
const ITEM = { id: 3, title: 'Old', body: 'Text', author: 'Ada Byron', dateCreated: '2026-11-01T10:00:00.000Z' };

describe('news in the back office', () => {
  it('are written with a preview, in which HTML and what runs is left out', async () => {
    const calls = answerCalls({
      ...SPECIAL,
      'GET /app/apiv2/news': { json: { news: [], total: 0 } },
      'POST /app/api/backoffice/news': { json: ITEM },
    });
    await renderPage(<NewsEditorPage />, '/app/backoffice/news');
    fireEvent.click(await screen.findByRole('button', { name: 'Write news' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Release' } });
    const text = '**Bold** <img src=x onerror=alert(1)> [go](javascript:alert(1)) [safe](https://example.org)';
    fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: text } });
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect((await within(preview).findByText('Bold')).tagName).toBe('STRONG');
    expect(preview.querySelector('img')).toBeNull();
    expect(within(preview).getByText('go').getAttribute('href') ?? '').not.toContain('javascript');
    expect(within(preview).getByRole('link', { name: 'safe' }).getAttribute('rel')).toBe('noreferrer');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.current()?.text).toBe('News saved.'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ title: 'Release', body: text });
  });

  it('are not cut where they are too long, but say so and are not saved', async () => {
    const calls = answerCalls({ ...SPECIAL, 'GET /app/apiv2/news': { json: { news: [], total: 0 } } });
    await renderPage(<NewsEditorPage />, '/app/backoffice/news');
    fireEvent.click(await screen.findByRole('button', { name: 'Write news' }));
    for (const name of ['Title', 'Text']) {
      const field = screen.getByRole<HTMLInputElement>('textbox', { name });
      expect(field.maxLength).toBe(-1);
      fireEvent.change(field, { target: { value: 'x'.repeat(20_001) } });
    }
    expect(screen.getByText('This is too long: at most 200 characters are taken.')).toBeDefined();
    expect(screen.getByText('This is too long: at most 20,000 characters are taken.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('are left unwritten by the browser’s Back', async () => {
    answerCalls({ ...SPECIAL, 'GET /app/apiv2/news': { json: { news: [], total: 0 } } });
    const { address, goBack } = await renderPage(<NewsEditorPage />, '/app/backoffice/news');
    fireEvent.click(await screen.findByRole('button', { name: 'Write news' }));
    await screen.findByRole('complementary', { name: 'Write news' });
    goBack();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Write news' })).toBeNull());
    expect(address()).toBe('/app/backoffice/news');
  });

  it('are deleted when asked twice', async () => {
    const calls = answerCalls({
      ...SPECIAL,
      'GET /app/apiv2/news': { json: { news: [ITEM], total: 1 } },
      'DELETE /app/api/backoffice/news/3': { json: { done: true } },
    });
    await renderPage(<NewsEditorPage />, '/app/backoffice/news');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Old' }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete news' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });
});

describe('texts and links in the back office', () => {
  it('are saved one by one', async () => {
    const calls = answerCalls({
      ...SPECIAL,
      'GET /app/api/externallinks': { json: [{ label: 'Documentation of the calls', url: '/app/api/docs' }] },
      'PUT /app/api/backoffice/legal/imprint': { json: { type: 'imprint', title: 'Imprint', body: 'We' } },
      'PUT /app/api/backoffice/externallinks': { json: [] },
    });
    await renderPage(<TextsPage />, '/app/backoffice/texts');
    const imprint = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text of Imprint' });
    const shown = imprint.value;
    fireEvent.change(imprint, { target: { value: 'We' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save Imprint' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/legal/imprint'))?.body).toEqual({ body: 'We', before: { body: shown } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add link' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Link 1: name' }), { target: { value: 'Wiki' } });
    fireEvent.change(screen.getByRole('textbox', { name: 'Link 1: address' }), { target: { value: 'https://wiki.example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save links' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/backoffice/externallinks'))?.body).toEqual({
        links: [{ label: 'Wiki', url: 'https://wiki.example.org' }],
        before: { links: [] },
      }),
    );
  });
});

describe('what two people write at once', () => {
  const changed = (field: string, now: unknown) => {
    const message = `Changed ${field}.`;
    return { status: 409, json: { errors: [message], details: [{ code: 'changed', field, message, now }] } };
  };

  it('is told of a legal text, and replaced by a second save alone', async () => {
    const calls = answerCalls({ ...SPECIAL, 'PUT /app/api/backoffice/legal/imprint': changed('body', 'Theirs') });
    await renderPage(<TextsPage />, '/app/backoffice/texts');
    fireEvent.change(await screen.findByRole('textbox', { name: 'Text of Imprint' }), { target: { value: 'Mine' } });
    const save = screen.getByRole('button', { name: 'Save Imprint' });
    fireEvent.click(save);
    expect(await screen.findByText('Changed body.')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Text of Imprint' })).toHaveProperty('value', 'Mine');
    fireEvent.click(save);
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual({ body: 'Mine', before: { body: 'Theirs' } });
  });

  it('is told of links with the names of those that are there, and replaced by a second save alone', async () => {
    const theirs = [{ label: 'Wiki', url: '/wiki' }];
    const calls = answerCalls({
      ...SPECIAL,
      'GET /app/api/externallinks': { json: [] },
      'PUT /app/api/backoffice/externallinks': changed('links', theirs),
    });
    await renderPage(<TextsPage />, '/app/backoffice/texts');
    fireEvent.click(await screen.findByRole('button', { name: 'Add link' }));
    const save = screen.getByRole('button', { name: 'Save links' });
    fireEvent.click(save);
    expect(await screen.findByText(/Changed links\. There are by now: Wiki\./)).toBeDefined();
    fireEvent.click(save);
    const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { before: unknown }).before);
    await waitFor(() => expect(sent()).toEqual([{ links: [] }, { links: theirs }]));
  });
});

describe('reports in the back office', () => {
  it('say who reported what', async () => {
    const report = {
      id: 5,
      precedent: 'PISTACHIO:1',
      comment: 'Wrong product',
      username: 'ada',
      realname: 'Ada Byron',
      reaction: 'CO>>C=O',
    };
    answerCalls({
      ...SPECIAL,
      'GET /app/api/backoffice/reports': { json: { reports: [{ ...report, created: ITEM.dateCreated, state: 'open' }], total: 1 } },
    });
    await renderPage(<ReportsPage />, '/app/backoffice/reports');
    expect(await screen.findByText('Wrong product')).toBeDefined();
    expect(screen.getByText(/Ada Byron \(ada\)/)).toBeDefined();
    expect(screen.getByRole('img', { name: 'Reaction of PISTACHIO:1: CO>>C=O' }).getAttribute('src')).toContain('reaction=CO%3E%3EC%3DO');
    expect(screen.getByRole('combobox', { name: 'State of the report on PISTACHIO:1' })).toHaveProperty('value', 'Open');
  });
});
