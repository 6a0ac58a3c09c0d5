import { type Colour, readColour } from './dark-filter.ts';

/** Least contrast of small text. Source: WCAG 2.1, 1.4.3. */
const LEAST_CONTRAST = 4.5;
/** A colour comes so near to black with each step, and has reached it for the eye after so many. */
const DARKENED = 0.95;
const MOST_STEPS = 80;

const WHITE: Colour = [1, 1, 1];

/** Contrast by WCAG 2.1. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The colour of an element as dark as it takes to be read. @param shown - what becomes of a colour on the screen */
export function readableColour(colour: string, shown: (colour: Colour) => Colour): string {
  let read = readColour(colour);
  if (read === null) return colour;
  for (let step = 0; step < MOST_STEPS && contrast(shown(read), shown(WHITE)) < LEAST_CONTRAST; step++) {
    read = [read[0] * DARKENED, read[1] * DARKENED, read[2] * DARKENED];
  }
  return `#${read
    .map((part) =>
      Math.floor(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
