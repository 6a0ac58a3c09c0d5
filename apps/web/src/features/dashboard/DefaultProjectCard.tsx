import { Button } from '@mantine/core';
import { MESSAGES } from '@retron/contract';
import { IconArrowRight, IconFolderStar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { queryListOptions } from '../../api/list-queries.ts';
import { allProjectsOptions } from '../../api/projects.ts';
import { Card } from '../../components/Card.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/dashboard.ts';
import classes from './DashboardPage.module.css';
import { distinctTargets, findDefaultProject } from './model.ts';

/** Targets that fit into the card side by side. */
const MOST_TARGETS = 3;

/** The reader's default project with its newest targets. */
export function DefaultProjectCard() {
  const projects = useQuery(allProjectsOptions);
  const project = findDefaultProject(projects.data?.projects ?? []);
  const newest = useQuery({ ...queryListOptions({ projectid: project?.id ?? 0, per_page: 20 }), enabled: project !== null });
  return (
    <Card
      title={texts.defaultProject}
      icon={<IconFolderStar size={18} stroke={1.75} aria-hidden />}
      actions={
        <>
          {project === null ? null : (
            <Button
              component={Link}
              to={paths.project(project.id)}
              variant="light"
              leftSection={<IconArrowRight size={16} stroke={1.75} />}
            >
              {texts.openProject}
            </Button>
          )}
          <Button component={Link} to={paths.projects} variant="subtle">
            {texts.allProjects}
          </Button>
        </>
      }
    >
      {projects.isPending ? <LoadingRows count={1} height={120} label={texts.loadingDefaultProject} /> : null}
      {projects.isError ? (
        <ErrorState message={MESSAGES.projectsLoad} error={projects.error} onRetry={() => void projects.refetch()} />
      ) : null}
      {projects.isSuccess && project === null ? <p className={classes.note}>{texts.noProjectYet}</p> : null}
      {project === null ? null : (
        <>
          <p className={classes.note}>
            <b>{project.name}</b> · {counts.queries(project.queryCount)} · {counts.members(project.memberCount)}
          </p>
          {project.queryCount === 0 ? null : (
            <div className={classes.targets}>
              {distinctTargets(newest.data?.queries ?? [], MOST_TARGETS).map((query) => (
                <Link key={query.id} to={paths.tree(query.projectid, query.id)} className={classes.target}>
                  <StructurePicture smiles={query.smiles} width={118} height={88} alt={texts.targetOf(query.sessionid)} />
                </Link>
              ))}
            </div>
          )}
        </>
      )}
    </Card>
  );
}
