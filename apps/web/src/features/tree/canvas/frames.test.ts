import { describe, expect, it } from 'vitest';
import { COLUMN_PITCH } from './columns.ts';
import { frameAround } from './frames.ts';

describe('the frame around suggestions in several columns', () => {
  const first = { level: 1, top: -300, bottom: -40 };
  const second = { level: 3, top: -300, bottom: -60 };
  const below = { level: 1, top: 20, bottom: 250 };

  it('goes round all of them, with the lanes above the first row and the pills of the last column', () => {
    // Half a disc and half a gutter before the first column, half a structure and its pill behind the second, and a margin of 10.
    expect(frameAround([first, second, below], 0)).toEqual({
      left: 200 - 15 - 13 - 10,
      top: -300 - 10,
      right: 60 + 2 * COLUMN_PITCH + 60 + 40 + 10,
      bottom: 250 + 10,
    });
  });

  it('moves with what it is around', () => {
    const still = frameAround([first, below], 0);
    expect(frameAround([first, below], 75)).toEqual({ ...still, top: still.top + 75, bottom: still.bottom + 75 });
  });
});
