import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { takesText } from './takes-text.ts';
import { useKey } from './use-key.ts';

afterEach(cleanup);

function Page({ onKey, isOfPage = false }: { readonly onKey: () => void; readonly isOfPage?: boolean }) {
  useKey('j', onKey, isOfPage);
  return (
    <>
      <input aria-label="Name" />
      <input type="radio" aria-label="List" />
      <div role="dialog" aria-label="Compare">
        <button type="button">Close</button>
      </div>
    </>
  );
}

describe('a key of the page', () => {
  it('is left to whoever writes, and heard after a choice was pressed', () => {
    const handle = vi.fn();
    render(<Page onKey={handle} />);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Name' }), { key: 'j' });
    expect(handle).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('radio', { name: 'List' }), { key: 'j' });
    expect(handle).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('behind a dialog where it is of the page alone: %s', (isOfPage, times) => {
    const handle = vi.fn();
    render(<Page onKey={handle} isOfPage={isOfPage} />);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'j' });
    expect(handle).toHaveBeenCalledTimes(times);
  });
});

describe('what takes text', () => {
  it.each([
    ['input', '', true],
    ['input', 'search', true],
    ['input', 'number', true],
    ['input', 'radio', false],
    ['input', 'checkbox', false],
    ['textarea', '', true],
    ['select', '', true],
    ['button', '', false],
  ])('%s %s: %s', (tag, type, takes) => {
    const element = document.createElement(tag);
    if (element instanceof HTMLInputElement && type !== '') element.type = type;
    expect(takesText(element)).toBe(takes);
  });
});
