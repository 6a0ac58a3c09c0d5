import { describe, expect, it } from 'vitest';
import { type Colour, filtered, readColour } from './dark-filter.ts';
import { contrast, readableColour } from './readable-colours.ts';

/** As the editor has them: N, O, S, P, F, Cl, Br and I, and some that are lighter still. */
const COLOURS = [
  '#304ff7',
  '#ff0d0d',
  '#c99a19',
  '#ff8000',
  '#78bc42',
  '#1fd01f',
  '#a62929',
  '#940094',
  '#ffff30',
  '#d9ffff',
  '#ffffff',
  '#000000',
];

const dark = (colour: Colour) => filtered(colour, [0.098, 0.114, 0.149], [0.906, 0.918, 0.941]);

describe('colours of elements', () => {
  it.each([
    ['on white', (colour: Colour) => colour],
    ['in the dark', dark],
  ])('can be read %s, each of them', (_, shown) => {
    const unread = COLOURS.filter((colour) => {
      const read = readColour(readableColour(colour, shown));
      return read === null || contrast(shown(read), shown([1, 1, 1])) < 4.45;
    });
    expect(unread).toEqual([]);
  });

  it('stay where they can be read already', () => {
    expect(readableColour('#304ff7', (colour) => colour)).toBe('#304ff7');
  });

  it('keep their hue', () => {
    const [red = 0, green = 0, blue = 0] = readColour(readableColour('#1fd01f', (colour) => colour)) ?? [];
    expect(green).toBeGreaterThan(3 * Math.max(red, blue));
  });
});
