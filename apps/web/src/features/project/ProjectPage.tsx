import { MESSAGES } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../../addresses/paths.ts';
import { isGone, reasonOf } from '../../api/api-error.ts';
import { projectOptions } from '../../api/projects.ts';
import { useHasLeft, useLiveProject } from '../../api/use-live-project.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { PageFailure } from '../../shared/failures/PageFailure.tsx';
import * as common from '../../texts/common.ts';
import * as failures from '../../texts/shared/failures.ts';
import { FilterColumn } from './FilterColumn.tsx';
import classes from './ProjectPage.module.css';
import { ProjectTitle } from './ProjectTitle.tsx';
import { QueryArea } from './QueryArea.tsx';
import { useShownNames } from './shown-names.ts';
import { useQueryPages } from './use-query-pages.ts';
import { type ProjectView, readView, writeView } from './view-state.ts';

export interface ProjectPageProps {
  readonly projectId: number;
}

/** The queries of one project as cards, narrowed by filters that stand in the address. */
export function ProjectPage({ projectId }: ProjectPageProps) {
  const project = useQuery(projectOptions(projectId));
  const [search, changeSearch] = useUrlSearch();
  const view = useMemo(() => readView(search), [search]);
  const pages = useQueryPages(projectId, view);
  const names = useShownNames(projectId);
  useLiveProject(projectId);
  const hasLeft = useHasLeft(projectId);
  const handleView = (next: ProjectView) => changeSearch((parameters) => writeView(next, parameters));

  if (project.isError && (!project.data || isGone(project.error))) {
    return (
      <PageFailure
        subject={common.project}
        message={MESSAGES.projectLoad(reasonOf(project.error))}
        error={project.error}
        missingHint={hasLeft ? failures.noLongerMember : project.data ? failures.projectGoneHint : undefined}
        onRetry={() => void project.refetch()}
        back={{ label: common.projects, to: paths.projects }}
      />
    );
  }
  return (
    <div className={classes.work}>
      <ShellHeader crumbs={[{ label: common.projects, to: paths.projects }, { label: project.data?.name ?? '' }]} />
      {pages.counts?.all === 0 ? null : <FilterColumn counts={pages.counts} view={view} names={names} onView={handleView} />}
      <div className={classes.content}>
        <ProjectTitle projectId={projectId} project={project.data ?? null} queryCount={pages.counts?.all ?? null} />
        <QueryArea projectId={projectId} pages={pages} view={view} onView={handleView} />
      </div>
    </div>
  );
}
