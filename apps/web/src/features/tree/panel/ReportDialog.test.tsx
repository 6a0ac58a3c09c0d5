import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../../../components/toast/toast-store.ts';
import { type Answers, useFixtureFetch as answerCalls } from '../../../testing/fixture-fetch.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { PRECEDENTS } from '../testing/fixtures.ts';
import { ReportDialog } from './ReportDialog.tsx';

afterEach(() => {
  toasts.close();
  vi.unstubAllGlobals();
});

const PRECEDENT = PRECEDENTS.precedents[0];

async function send(answer: Answers[string]) {
  const calls = answerCalls({ 'POST /app/api/report': answer });
  const handleClose = vi.fn();
  await renderPage(<ReportDialog precedent={PRECEDENT} onClose={handleClose} />);
  const text = await screen.findByRole('textbox', { name: 'What is wrong with it?' });
  expect(screen.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true);
  fireEvent.change(text, { target: { value: 'The product is another.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
  return { calls, handleClose, text };
}

describe('the report of a precedent', () => {
  it('is sent with its source and key, and thanked for', async () => {
    const { calls, handleClose } = await send({ json: { done: true } });
    expect(await screen.findByText('Thank you for your feedback!')).toBeDefined();
    expect(calls[0].body).toEqual({ rxnid: `${PRECEDENT.source}:${PRECEDENT.prkey}`, comment: 'The product is another.' });
    expect(handleClose).toHaveBeenCalledOnce();
  });

  it('is not cut where it is too long, but told so and not sent', async () => {
    answerCalls();
    await renderPage(<ReportDialog precedent={PRECEDENT} onClose={vi.fn()} />);
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What is wrong with it?' });
    expect(text.maxLength).toBe(-1);
    fireEvent.change(text, { target: { value: 'x'.repeat(4001) } });
    expect(screen.getByText('This is too long: at most 4,000 characters are taken.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send report' })).toHaveProperty('disabled', true);
  });

  it('stays open where it could not be sent', async () => {
    const { handleClose, text } = await send('no-response');
    expect(await screen.findByText('Unable to send report. Please try to reload the page.')).toBeDefined();
    expect(handleClose).not.toHaveBeenCalled();
    expect(text).toHaveProperty('value', 'The product is another.');
  });
});
