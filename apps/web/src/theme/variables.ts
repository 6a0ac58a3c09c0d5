import type { CSSVariablesResolver } from '@mantine/core';
import { DARK_TOKENS, LIGHT_TOKENS, type Tokens } from './tokens.ts';

/** Prefix of every semantic colour, such as `--retron-paper`. */
export function variablesOf(tokens: Tokens): Record<string, string> {
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--retron-${name}`, value]));
}

/** What Mantine's own parts take their surfaces, borders and text from, in both schemes. */
const MANTINE_SURFACES = {
  '--mantine-color-body': 'var(--retron-paper)',
  '--mantine-color-text': 'var(--retron-text)',
  '--mantine-color-dimmed': 'var(--retron-dim)',
  '--mantine-color-placeholder': 'var(--retron-dim)',
  '--mantine-color-error': 'var(--retron-err)',
  '--mantine-color-anchor': 'var(--retron-p-lon)',
  '--mantine-color-default': 'var(--retron-paper)',
  '--mantine-color-default-hover': 'var(--retron-hover)',
  '--mantine-color-default-color': 'var(--retron-text)',
  '--mantine-color-default-border': 'var(--retron-line2)',
  '--mantine-color-disabled': 'var(--retron-subtle)',
  '--mantine-color-disabled-color': 'var(--retron-strong)',
  '--mantine-color-disabled-border': 'transparent',
  '--mantine-primary-color-light': 'var(--retron-p-l)',
  '--mantine-primary-color-light-color': 'var(--retron-p-lon)',
  '--mantine-color-iris-light': 'var(--retron-p-l)',
  '--mantine-color-iris-light-hover': 'var(--retron-p-l)',
  '--mantine-color-iris-light-color': 'var(--retron-p-lon)',
  '--mantine-color-iris-filled': 'var(--retron-p)',
  '--mantine-color-iris-filled-hover': 'var(--retron-p-h)',
  '--mantine-color-red-light': 'var(--retron-r-ugly-l)',
  '--mantine-color-red-light-color': 'var(--retron-r-ugly-t)',
  '--mantine-color-red-filled': 'var(--retron-err)',
  '--mantine-color-red-filled-hover': 'var(--retron-err)',
  '--mantine-color-yellow-light': 'var(--retron-warn-l)',
  '--mantine-color-yellow-light-color': 'var(--retron-warn)',
  '--mantine-color-gray-light': 'var(--retron-subtle)',
  '--mantine-color-gray-light-hover': 'var(--retron-hover)',
  '--mantine-color-gray-light-color': 'var(--retron-dim)',
  '--mantine-shadow-xs': 'var(--retron-sh1)',
  '--mantine-shadow-sm': 'var(--retron-sh2)',
  '--mantine-shadow-md': 'var(--retron-sh2)',
  '--mantine-shadow-lg': 'var(--retron-sh3)',
  '--mantine-shadow-xl': 'var(--retron-sh3)',
};

/** The `--retron-*` variables of each scheme, and Mantine's surfaces drawn from them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...variablesOf(LIGHT_TOKENS), ...MANTINE_SURFACES },
  dark: { ...variablesOf(DARK_TOKENS), ...MANTINE_SURFACES },
});
