import { type AutorunModeName, DEFAULT_AUTORUN_MODE } from '@retron/contract';
import { type GivenWishes, NO_WISHES } from './read-wishes.ts';
import type { StartRequest } from './start-query.ts';

/** Options of a query under one name, for the simple form. */
export interface Preset extends Pick<StartRequest, 'direction' | 'algorithm' | 'strategy' | 'maxSuggestions' | 'maxSteps' | 'precision'> {
  readonly name: AutorunModeName;
  readonly description: string;
  /** Retrosynthesis only. */
  readonly wishes?: GivenWishes;
}

/** The presets of the simple form, the default first. The specification names the first; see docs/decisions/query-lifetime-and-names.md. */
export const PRESETS: readonly Preset[] = [
  {
    name: DEFAULT_AUTORUN_MODE,
    description: 'Many different disconnections of the target, one step deep.',
    direction: 'retrosynthesis',
    algorithm: 'complexity-reduction',
    strategy: 'Core Disconnection 1.0',
    maxSuggestions: 100,
    maxSteps: 1,
    precision: 2,
  },
  {
    name: 'Routes to Known Materials',
    description: 'Whole routes of up to eight steps to materials from which patents start, different ideas first.',
    direction: 'retrosynthesis',
    algorithm: 'multi-step',
    strategy: 'All Transforms 1.0',
    maxSuggestions: 10,
    maxSteps: 5,
    wishes: { ...NO_WISHES, longest: 8, structures: 300 },
    precision: 2,
  },
  {
    name: 'Deep Search',
    description: 'The few best disconnections, followed four steps down.',
    direction: 'retrosynthesis',
    algorithm: 'complexity-reduction',
    strategy: 'Core Disconnection 1.0',
    maxSuggestions: 5,
    maxSteps: 4,
    precision: 2,
  },
  {
    name: 'Well Supported',
    description: 'Recorded disconnections only with precedents in close surroundings, beside textbook reactions; two steps deep.',
    direction: 'retrosynthesis',
    algorithm: 'complexity-reduction',
    strategy: 'Core Disconnection 1.0',
    maxSuggestions: 25,
    maxSteps: 2,
    precision: 3,
  },
  {
    name: 'Reaction Overview',
    description: 'What the starting material can become in one step.',
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: 'FG Library Design 1.0',
    maxSuggestions: 50,
    maxSteps: 1,
    precision: 2,
  },
];

export const findPreset = (name: string): Preset | undefined => PRESETS.find((preset) => preset.name === name);
