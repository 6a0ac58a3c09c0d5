import { type AutorunMode, DEFAULT_AUTORUN_MODE } from '@retron/contract';

/** The modes of the simple form, the default first. The specification names the first; see docs/decisions/query-lifetime-and-names.md. */
export const AUTORUN_MODES: readonly AutorunMode[] = [
  {
    name: DEFAULT_AUTORUN_MODE,
    description: 'Many different disconnections of the target, one step deep.',
    direction: 'synthesis',
    algorithm: 'NEW',
    strategy: 'Core Disconnection 1.0',
    breadth: 100,
    nsteps: 1,
    minlevels: 2,
  },
  {
    name: 'Deep Search',
    description: 'The few best disconnections, followed four steps down.',
    direction: 'synthesis',
    algorithm: 'NEW',
    strategy: 'Core Disconnection 1.0',
    breadth: 5,
    nsteps: 4,
    minlevels: 2,
  },
  {
    name: 'Well Supported',
    description: 'Only disconnections with precedents in close surroundings, two steps deep.',
    direction: 'synthesis',
    algorithm: 'NEW',
    strategy: 'Core Disconnection 1.0',
    breadth: 25,
    nsteps: 2,
    minlevels: 3,
  },
  {
    name: 'Reaction Overview',
    description: 'What the starting material can become in one step.',
    direction: 'reaction',
    algorithm: 'OLD',
    strategy: 'FG Library Design 1.0',
    breadth: 50,
    nsteps: 1,
    minlevels: 2,
  },
];

export const findAutorunMode = (name: string): AutorunMode | undefined => AUTORUN_MODES.find((mode) => mode.name === name);
