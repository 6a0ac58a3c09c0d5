import type { SampleQuery } from '../commands/ensure-sample.ts';

/** What the bundled sample asks; its structure as text, to be read by the toolkit. See docs/decisions/bundled-sample.md. */
export const SAMPLE_QUESTION = {
  name: 'Sample: binimetinib',
  comment: 'A result to look around in, computed by Retron from the libraries it comes with. The target is the approved drug binimetinib.',
  target: 'CN1C=NC2=C1C=C(C(=C2F)NC3=C(C=C(C=C3)Br)F)C(=O)NOCCO',
  direction: 'synthesis',
  algorithm: 'NEW',
  strategy: 'Core Disconnection 1.0',
  libraries: ['chemsynth_core'],
  maxSuggestions: 5000,
  maxSteps: 1,
  precision: 3,
} as const satisfies Omit<SampleQuery['query'], 'smiles' | 'rosdal' | 'inchiKey'> & { readonly target: string };
