import { describe, expect, it } from 'vitest';
import { type Colour, filtered, readColour } from './dark-filter.ts';

const SURFACE: Colour = [0.09, 0.11, 0.15];
const TEXT: Colour = [0.9, 0.92, 0.95];

const dark = (colour: Colour) => filtered(colour, SURFACE, TEXT);

describe('the editor in the dark', () => {
  it.each([
    ['white is the surface', [1, 1, 1], SURFACE],
    ['black is the text', [0, 0, 0], TEXT],
    ['a grey in the middle lies in the middle', [0.5, 0.5, 0.5], SURFACE.map((dark, index) => (dark + (TEXT[index] ?? 0)) / 2)],
  ] as const)('%s', (_, colour, wanted) => {
    for (const [channel, value] of dark(colour as unknown as Colour).entries()) expect(value).toBeCloseTo(wanted[channel] ?? 0, 6);
  });

  it('has oxygen red, nitrogen blue and chlorine green', () => {
    const strongest = (colour: Colour) => {
      const shown = dark(colour);
      return shown.indexOf(Math.max(...shown));
    };
    expect([strongest([1, 0.05, 0.05]), strongest([0.19, 0.31, 0.97]), strongest([0.12, 0.94, 0.12])]).toEqual([0, 2, 1]);
  });
});

it.each([
  ['#161B26', [22 / 255, 27 / 255, 38 / 255]],
  ['#fff', null],
  ['red', null],
  ['url(x)', null],
  [null, null],
])('reads %s', (text, colour) => {
  expect(readColour(text)).toEqual(colour);
});
