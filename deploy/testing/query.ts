/** A small question for the default library, as the form of a new query sends it. */
export const questionFor = (projectId: number) => ({
  projectid: projectId,
  sessionid: `deployed-${projectId}`,
  rosdal: '1-2=3O,2-4N-5=-10-5,8-11O.',
  direction: 'synthesis',
  algorithm: 'OLD',
  strategy: 'Core Disconnection 1.0',
  library: ['chemsynth_core-1.0'],
  breadth: 5,
  nsteps: 1,
  minlevels: 1,
});
