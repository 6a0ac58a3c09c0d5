import type { WireComment } from '@retron/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, useFixtureFetch as answerCalls } from '../../testing/fixture-fetch.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { CommentsDialog } from './CommentsDialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const comment = (id: number, title: string, ensid: number | null): WireComment => ({
  id,
  action: 'QUERY',
  authorName: 'Ada Byron',
  project: 1,
  query: 7,
  ensid,
  title,
  message: 'As in the notebook.',
  created: '2026-11-01T10:00:00.000Z',
  mayDelete: false,
});
const LIST = [comment(1, 'Of the query', null), comment(2, 'Of the amide', 3)];

async function open(subject: Parameters<typeof CommentsDialog>[0]['subject'], answers: Answers = {}) {
  const calls = answerCalls({
    'GET /app/api/queries/7/comments': { json: LIST },
    'GET /app/api/projects/1/comments': { json: [] },
    ...answers,
  });
  await renderPage(<CommentsDialog isOpen subject={subject} name="ibuprofen" onClose={() => undefined} />);
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

function write(dialog: ReturnType<typeof within>) {
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: 'Yield' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Comment' }), { target: { value: 'Too low.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
}

describe('the comment dialog', () => {
  it('of a query lists all, and says which suggestion each is about', async () => {
    const { dialog } = await open({ projectId: 1, queryId: 7 });
    expect(dialog.getByRole('heading', { name: 'Comments on ibuprofen' })).toBeDefined();
    expect(await dialog.findAllByRole('listitem')).toHaveLength(2);
    expect(within(dialog.getAllByRole('listitem')[1]).getByText('R3')).toBeDefined();
  });

  it('of a suggestion lists and adds its own', async () => {
    const { dialog, calls } = await open(
      { projectId: 1, queryId: 7, ensid: 3 },
      { 'POST /app/api/comments': { json: comment(3, 'Yield', 3) } },
    );
    expect(dialog.getByRole('heading', { name: 'Comments on R3 of ibuprofen' })).toBeDefined();
    expect(await dialog.findByRole('heading', { name: 'Of the amide' })).toBeDefined();
    expect(dialog.queryByText('Of the query')).toBeNull();
    write(dialog);
    await vi.waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        action: 'QUERY',
        authorName: 'Fixture Chemist',
        project: 1,
        query: 7,
        ensid: 3,
        title: 'Yield',
        message: 'Too low.',
      }),
    );
  });

  it('of a project says what was not saved, and keeps the text', async () => {
    const { dialog } = await open({ projectId: 1, queryId: null }, { 'POST /app/api/comments': 'no-response' });
    write(dialog);
    expect((await dialog.findByRole('alert')).textContent).toContain('Unable to save project comment. Please try to reload the page.');
    expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Too low.');
  });

  it('of a query does not speak of a project', async () => {
    const { dialog } = await open({ projectId: 1, queryId: 7 }, { 'POST /app/api/comments': 'no-response' });
    write(dialog);
    expect((await dialog.findByRole('alert')).textContent).toContain('Unable to save the comment. Please try to reload the page.');
  });

  it('says at the field what is too long, sends nothing, and keeps the text', async () => {
    const { dialog, calls } = await open({ projectId: 1, queryId: 7 });
    const title = dialog.getByRole('textbox', { name: 'Title' });
    fireEvent.change(dialog.getByRole('textbox', { name: 'Comment' }), { target: { value: 'Too low.' } });
    fireEvent.change(title, { target: { value: 'x'.repeat(201) } });
    expect(dialog.getByText('The title is too long: at most 200 characters are taken.')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(title).toHaveProperty('value', 'x'.repeat(201));
  });

  it('brings back what was typed when it was closed, and takes it away on demand', async () => {
    const subject = { projectId: 1, queryId: 7 };
    const { dialog } = await open(subject);
    fireEvent.change(dialog.getByRole('textbox', { name: 'Comment' }), { target: { value: 'Too low.' } });
    cleanup();
    const { dialog: other } = await open({ projectId: 1, queryId: 7, ensid: 3 });
    expect(other.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', '');
    cleanup();
    const { dialog: again } = await open(subject);
    expect(again.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Too low.');
    fireEvent.click(again.getByRole('button', { name: 'Discard' }));
    expect(again.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', '');
  });

  it('blames the end of the session for what was not saved', async () => {
    const { dialog } = await open(
      { projectId: 1, queryId: null },
      { 'POST /app/api/comments': { status: 401, json: { errors: ['Access is denied'] } } },
    );
    write(dialog);
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'Access is denied. Redirecting to login page. What you typed is kept: after signing in, open the form again.',
    );
  });

  it('folds a long comment until all of it is asked for', async () => {
    const long = { ...comment(4, 'Procedure', null), message: 'Stir for an hour. '.repeat(500) };
    const { dialog } = await open({ projectId: 1, queryId: 7 }, { 'GET /app/api/queries/7/comments': { json: [...LIST, long] } });
    const button = await dialog.findByRole('button', { name: 'Show all' });
    const text = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect([button.getAttribute('aria-expanded'), text?.className]).toEqual(['false', expect.stringContaining('folded')]);
    fireEvent.click(button);
    expect(dialog.getByRole('button', { name: 'Show less' }).getAttribute('aria-expanded')).toBe('true');
    expect(text?.className ?? '').not.toContain('folded');
  });

  it('leads to the addresses in a text, which open apart, and shows no markup', async () => {
    const message = '<b>See</b> https://example.org/paper.';
    const { dialog } = await open(
      { projectId: 1, queryId: 7 },
      { 'GET /app/api/queries/7/comments': { json: [{ ...comment(5, 'Source', null), message }] } },
    );
    const link = await dialog.findByRole('link', { name: 'https://example.org/paper' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://example.org/paper',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(link.parentElement?.textContent).toBe(message);
  });

  it('offers the other members behind an @, and Esc closes the offers alone', async () => {
    const { dialog, calls } = await open({ projectId: 1, queryId: 7 });
    const field = dialog.getByRole('textbox', { name: 'Comment' });
    expect(dialog.getByText('@ and a user name tells a member of the project.')).toBeDefined();
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    await vi.waitFor(() => expect(calls.some(({ path }) => path === '/app/apiv2/projects/1')).toBe(true));
    type('Well, @');
    expect((await screen.findAllByRole('option', { hidden: true })).map(({ textContent }) => textContent)).toEqual([
      'Fixture Reader @reader',
    ]);
    fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
    expect(screen.queryByRole('option', { hidden: true })).toBeNull();
    expect(screen.getByRole('dialog')).toBeDefined();
    type('Well, ');
    type('Well, @re');
    await screen.findByRole('option', { hidden: true });
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
    expect(field).toHaveProperty('value', 'Well, @reader');
    expect(screen.queryByRole('option', { hidden: true })).toBeNull();
  });

  it('wants a title and a text', async () => {
    const { dialog, calls } = await open({ projectId: 1, queryId: 7 });
    fireEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
    expect(await dialog.findAllByText('The comment content is required')).toHaveLength(2);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});
