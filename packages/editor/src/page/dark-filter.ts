/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number];

/** Of a colour as `#161B26`; null for anything else. */
export function readColour(text: string | null): Colour | null {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? '');
  if (hex === null) return null;
  const part = (index: number) => Number.parseInt(hex[index] ?? '', 16) / 255;
  return [part(1), part(2), part(3)];
}

/** Turns hues round by half a circle and leaves greys. Source: W3C Filter Effects, hueRotate by 180 degrees. */
const HALF_ROUND: readonly Colour[] = [
  [-0.574, 1.43, 0.144],
  [0.426, 0.43, 0.144],
  [0.426, 1.43, -0.856],
];

/**
 * Rows of a matrix on red, green, blue, alpha and 1: light and dark change places and hues stay, so that oxygen is red; white becomes the
 * surface, black the text, and greys lie between these two.
 */
export function darkMatrix(surface: Colour, text: Colour): readonly (readonly number[])[] {
  const rows = HALF_ROUND.map((row, channel) => {
    const [dark, light] = [surface[channel] ?? 0, text[channel] ?? 1];
    return [...row.map((share) => (dark - light) * share), 0, light];
  });
  return [...rows, [0, 0, 0, 1, 0]];
}

/** What becomes of a colour. */
export function filtered([red, green, blue]: Colour, surface: Colour, text: Colour): Colour {
  const part = ([r = 0, g = 0, b = 0, , offset = 0]: readonly number[] = []) =>
    Math.min(1, Math.max(0, r * red + g * green + b * blue + offset));
  const rows = darkMatrix(surface, text);
  return [part(rows[0]), part(rows[1]), part(rows[2])];
}

const SVG = 'http://www.w3.org/2000/svg';

/** Puts the filter into a page, whose style names it `#dark`. */
export function addDarkFilter(body: HTMLElement, surface: Colour, text: Colour): void {
  const make = (name: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  const matrix = make('feColorMatrix', { type: 'matrix', values: darkMatrix(surface, text).flat().join(' ') });
  const filter = make('filter', { id: 'dark', 'color-interpolation-filters': 'sRGB' });
  const svg = make('svg', { width: '0', height: '0', 'aria-hidden': 'true', style: 'position: absolute' });
  filter.append(matrix);
  svg.append(filter);
  body.append(svg);
}
