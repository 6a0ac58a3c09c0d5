/** What is asked of the planner: short, so that many end between two kills, but for the last, which is long enough to be hit by them. */
const TARGETS = {
  acetanilide: 'CC(=O)Nc1ccccc1',
  benzocaine: 'CCOC(=O)c1ccc(N)cc1',
  ibuprofen: 'CC(C)Cc1ccc(cc1)C(C)C(=O)O',
  lidocaine: 'CCN(CC)CC(=O)Nc1c(C)cccc1C',
  sildenafil: 'CCCc1nn(C)c2c1nc([nH]c2=O)-c1cc(ccc1OCC)S(=O)(=O)N1CCN(C)CC1',
} as const;

export interface Question {
  readonly rosdal: string;
  readonly algorithm: 'OLD' | 'NEW' | 'V3';
  readonly strategy: 'All Transforms 1.0' | 'Core Disconnection 1.0';
  readonly breadth: number;
  readonly nsteps: number;
  readonly minlevels: 1 | 2 | 3;
}

const ALL = 'All Transforms 1.0';
const CORE = 'Core Disconnection 1.0';

/** With how often each is asked, in proportion. */
export const QUESTIONS: readonly (readonly [Question, number])[] = [
  [{ rosdal: TARGETS.acetanilide, algorithm: 'OLD', strategy: ALL, breadth: 5, nsteps: 1, minlevels: 1 }, 4],
  [{ rosdal: TARGETS.acetanilide, algorithm: 'NEW', strategy: CORE, breadth: 10, nsteps: 2, minlevels: 2 }, 3],
  [{ rosdal: TARGETS.benzocaine, algorithm: 'OLD', strategy: ALL, breadth: 5, nsteps: 2, minlevels: 1 }, 3],
  [{ rosdal: TARGETS.ibuprofen, algorithm: 'NEW', strategy: CORE, breadth: 5, nsteps: 2, minlevels: 2 }, 3],
  [{ rosdal: TARGETS.lidocaine, algorithm: 'V3', strategy: ALL, breadth: 5, nsteps: 5, minlevels: 1 }, 3],
  [{ rosdal: TARGETS.sildenafil, algorithm: 'OLD', strategy: ALL, breadth: 50, nsteps: 1, minlevels: 1 }, 2],
  [{ rosdal: TARGETS.sildenafil, algorithm: 'V3', strategy: ALL, breadth: 10, nsteps: 4, minlevels: 3 }, 1],
];

/** What shows that queries are planned: the shortest. */
export const PROBE: Question = QUESTIONS[0][0];

export function startBody(question: Question, name: string, projectId: number, mode: 'INTERACTIVE' | 'BACKGROUND'): object {
  return { ...question, projectid: projectId, sessionid: name, mode, direction: 'synthesis', library: ['chemsynth_core-1.0'] };
}
