import type { SampleQuery } from '../commands/ensure-sample.ts';

/** What the bundled sample asks; its structure as text, to be read by the toolkit. See docs/decisions/bundled-sample.md. */
export const SAMPLE_QUESTION = {
  name: 'Sample: meclofenamic acid',
  comment:
    'A result to look around in, computed by Retron from the libraries it comes with. The target is the approved drug meclofenamic acid.',
  target: 'Cc1ccc(Cl)c(Nc2ccccc2C(=O)O)c1Cl',
  direction: 'retrosynthesis',
  algorithm: 'complexity-reduction',
  strategy: 'Strong Simplification 1.0',
  libraries: ['chemsynth_core'],
  maxSuggestions: 5000,
  maxSteps: 1,
  precision: 2,
} as const satisfies Omit<SampleQuery['query'], 'smiles' | 'rosdal' | 'inchiKey'> & { readonly target: string };
