import type { SampleQuery } from '../commands/ensure-sample.ts';

/** What the bundled sample asks; its structure as text, to be read by the toolkit. See docs/decisions/bundled-sample.md. */
export const SAMPLE_QUESTION = {
  name: 'Sample: fluoxetine',
  comment: 'A result to look around in, computed by Retron from the libraries it comes with. The target is the approved drug fluoxetine.',
  target: 'CNCCC(Oc1ccc(C(F)(F)F)cc1)c1ccccc1',
  direction: 'retrosynthesis',
  algorithm: 'complexity-reduction',
  strategy: 'Convergent Disconnection 1.0',
  libraries: ['chemsynth_core'],
  maxSuggestions: 5000,
  maxSteps: 1,
  precision: 2,
} as const satisfies Omit<SampleQuery['query'], 'smiles' | 'rosdal' | 'inchiKey'> & { readonly target: string };
