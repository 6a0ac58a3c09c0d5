import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { toasts, UNDO_MS } from './toast-store.ts';

beforeEach(async () => {
  await renderPage(<input aria-label="Text" />);
  vi.useFakeTimers();
});
afterEach(() => {
  act(toasts.close);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('offer Undo for eight seconds, not counting the time they are pointed at', () => {
    const handleUndo = vi.fn();
    act(() => toasts.undoable('Query deleted', handleUndo));
    fireEvent.mouseEnter(screen.getByText('Query deleted').parentElement as HTMLElement);
    act(() => vi.advanceTimersByTime(UNDO_MS * 2));
    fireEvent.mouseLeave(screen.getByText('Query deleted').parentElement as HTMLElement);
    act(() => vi.advanceTimersByTime(UNDO_MS - 1));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText('Query deleted')).toBeNull();
    expect(handleUndo).not.toHaveBeenCalled();
  });

  it('undo on Ctrl Z, but leave Ctrl Z to a text field', () => {
    const handleUndo = vi.fn();
    act(() => toasts.undoable('Query deleted', handleUndo));
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text' }), { key: 'z', ctrlKey: true });
    expect(handleUndo).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(handleUndo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Query deleted')).toBeNull();
  });

  it('keep an error until it is closed, and say it as an alert', () => {
    act(() => toasts.error('It broke.'));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByText('It broke.').closest('[role="alert"]')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(screen.queryByText('It broke.')).toBeNull();
  });

  it('stand one at a time', () => {
    act(() => toasts.message('First'));
    act(() => toasts.message('Second'));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeDefined();
  });
});
