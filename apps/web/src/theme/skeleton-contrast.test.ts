import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DARK_TOKENS, LIGHT_TOKENS, type Tokens } from './tokens.ts';

/** What skeletons fade to and from, as the library's own rules say it. */
const FAINTEST = 0.4;
const SURFACES = ['bg', 'paper', 'canvas'] as const;

const rules = readFileSync(join(import.meta.dirname, 'component-defaults.module.css'), 'utf8');

/** The name of the colour that a part of a skeleton has. */
function colourOf(part: 'before' | 'after'): keyof Tokens {
  const [, name = ''] = new RegExp(`\\.skeleton::${part} \\{\\s*background: var\\(--retron-([\\w-]+)\\)`).exec(rules) ?? [];
  return name as keyof Tokens;
}

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Relative luminance, as the guidelines for accessibility define it. */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([
  ['light', LIGHT_TOKENS],
  ['dark', DARK_TOKENS],
] as const)('a skeleton in the %s scheme', (_scheme, tokens) => {
  const ground = channels(tokens[colourOf('before')]);
  const fill = channels(tokens[colourOf('after')]);
  const faded = fill.map((value, at) => value * FAINTEST + (ground[at] ?? 0) * (1 - FAINTEST));

  it.each(SURFACES)('stands off from %s', (surface) => {
    expect(contrast(fill, channels(tokens[surface]))).toBeGreaterThan(1.4);
  });

  it.each(SURFACES)('stands off from %s also where it is faintest', (surface) => {
    expect(contrast(faded, channels(tokens[surface]))).toBeGreaterThan(1.1);
  });
});
