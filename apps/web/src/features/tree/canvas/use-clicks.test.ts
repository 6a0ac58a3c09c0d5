import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClicks } from './use-clicks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Clicks on nodes and what comes of them, `click` and `double`, in their order. */
function clicking() {
  const { result } = renderHook(() => useClicks());
  const done: string[] = [];
  const click = (node: string, isPatient = false) =>
    result.current.click(
      node,
      isPatient,
      () => done.push(`click ${node}`),
      () => done.push(`double ${node}`),
    );
  return { click, done };
}

/** Source: spec section 9, "Double-click detection 400 ms". */
describe('clicks on a node', () => {
  it('are a double click where no more than 400 ms lie between them', () => {
    const { click, done } = clicking();
    click('1');
    vi.advanceTimersByTime(400);
    click('1');
    expect(done).toEqual(['click 1', 'double 1']);
  });

  it('are two where more do, or on two nodes', () => {
    const { click, done } = clicking();
    click('1');
    vi.advanceTimersByTime(401);
    click('1');
    click('1-2');
    expect(done).toEqual(['click 1', 'click 1', 'click 1-2']);
  });

  it('that are patient wait so long for the second', () => {
    const { click, done } = clicking();
    click('1', true);
    vi.advanceTimersByTime(399);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['click 1']);
    vi.advanceTimersByTime(1000);
    click('1', true);
    click('1', true);
    vi.advanceTimersByTime(1000);
    expect(done).toEqual(['click 1', 'double 1']);
  });
});
