/** What the rules need to know of a project. */
export interface ProjectFacts {
  readonly ownerId: number;
  /** By name or by a group. */
  readonly isMember: boolean;
  readonly isMemberByName: boolean;
  readonly isDefault: boolean;
}

interface Actor {
  readonly id: number;
}

/** Members see a project and everything in it, and start queries in it. */
export const maySeeProject = (project: Pick<ProjectFacts, 'isMember'>): boolean => project.isMember;

/** The owner names and describes it. */
export const mayEditProject = (actor: Actor, project: ProjectFacts): boolean => project.isMember && project.ownerId === actor.id;

/** The owner adds and removes members. */
export const mayManageMembers = (actor: Actor, project: ProjectFacts): boolean => mayEditProject(actor, project);

/** Who is a member by name leaves; the owner hands it over first. Out of a group only those get one who look after groups. */
export const mayLeaveProject = (actor: Actor, project: ProjectFacts): boolean => project.isMemberByName && project.ownerId !== actor.id;

/** The owner makes another member the owner; a default project stays with its user. */
export const mayHandOverProject = (actor: Actor, project: ProjectFacts): boolean => mayEditProject(actor, project) && !project.isDefault;

/** The owner deletes it; the default project stays, so that nobody is left without one. */
export const mayDeleteProject = (actor: Actor, project: ProjectFacts): boolean => mayEditProject(actor, project) && !project.isDefault;
