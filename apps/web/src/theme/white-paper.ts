import type { CSSProperties } from 'react';
import { LIGHT_TOKENS } from './tokens.ts';
import { variablesOf } from './variables.ts';

/** The light palette as variables of one element: white paper in both schemes, for what shows how a file will look. */
export const WHITE_PAPER = { colorScheme: 'light', ...variablesOf(LIGHT_TOKENS) } as CSSProperties;
