import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import '../testing/sized-elements.ts';
import { firstRows, SpacerRow, useVirtualRows } from './virtual-rows.tsx';

afterEach(cleanup);

const HEIGHTS = Array.from({ length: 500 }, () => 50);

function Table() {
  const { scroll, items, before, after, scrollTo, follower } = useVirtualRows(HEIGHTS);
  return (
    <div ref={scroll}>
      <button type="button" onClick={() => scrollTo(499)}>
        To the end
      </button>
      <table>
        <tbody>
          <SpacerRow height={before} columns={1} />
          {items.map((index) => (
            <tr key={index}>
              <td>{`Row ${index}`}</td>
            </tr>
          ))}
          <SpacerRow height={after} columns={1} />
        </tbody>
      </table>
      {follower}
    </div>
  );
}

const drawn = () => screen.getAllByText(/^Row \d+$/).length;

describe('the rows of a long table', () => {
  it('fill the window at once, with the room of the others below', () => {
    expect(firstRows(HEIGHTS, 768)).toEqual({ items: Array.from({ length: 22 }, (_, index) => index), before: 0, after: 478 * 50 });
    expect(firstRows([50, 50], 768)).toEqual({ items: [0, 1], before: 0, after: 0 });
    expect(firstRows([], 768)).toEqual({ items: [], before: 0, after: 0 });
  });

  it('follow the reader once the page is used: as many as the table is high', async () => {
    render(<Table />);
    expect(drawn()).toBe(22);
    fireEvent.pointerMove(window);
    // The table is 2000 pixels high here, the window 768.
    expect(await screen.findByText('Row 45')).toBeDefined();
    expect(drawn()).toBe(46);
  });

  it('let a wheel turn go on that began before the code that follows it had come', async () => {
    const moved: number[] = [];
    HTMLElement.prototype.scrollTo = ((to: ScrollToOptions) => moved.push(to.top ?? 0)) as typeof HTMLElement.prototype.scrollTo;
    const { container } = render(<Table />);
    // A browser moves on between any two looks while the wheel's turn runs out.
    let top = 0;
    Object.defineProperty(container.firstElementChild, 'scrollTop', {
      get: () => {
        top += 30;
        return top;
      },
    });
    fireEvent.wheel(window);
    expect(await screen.findByText('Row 45')).toBeDefined();
    expect(moved).toEqual([]);
  });

  it('go where they are asked for before that', async () => {
    const moved: number[] = [];
    Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { get: () => 500 * 50, configurable: true });
    HTMLElement.prototype.scrollTo = ((to: ScrollToOptions) => moved.push(to.top ?? 0)) as typeof HTMLElement.prototype.scrollTo;
    render(<Table />);
    // No sign of use on its way: a click by a script alone.
    screen.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => moved.at(-1)).toBeGreaterThan(20_000);
  });
});
