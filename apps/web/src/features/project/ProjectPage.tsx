import { MESSAGES } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { queryListOptions } from '../../api/list-queries.ts';
import { projectOptions } from '../../api/projects.ts';
import { paths } from '../../app/paths.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { FilterColumn } from './FilterColumn.tsx';
import classes from './ProjectPage.module.css';
import { ProjectTitle } from './ProjectTitle.tsx';
import { QueryArea } from './QueryArea.tsx';
import { type ProjectView, readView, writeView } from './view-state.ts';

export interface ProjectPageProps {
  readonly projectId: number;
}

/** More queries than this are not shown; the server's own limit of one page. */
const MOST_QUERIES = 500;

/** The queries of one project as cards, narrowed by filters that stand in the address. */
export function ProjectPage({ projectId }: ProjectPageProps) {
  const project = useQuery(projectOptions(projectId));
  const list = useQuery(queryListOptions({ projectid: projectId, per_page: MOST_QUERIES }));
  const queries = list.data?.queries ?? [];
  const [search, changeSearch] = useUrlSearch();
  const view = useMemo(() => readView(search), [search]);
  const handleView = (next: ProjectView) => changeSearch((parameters) => writeView(next, parameters));

  const name = project.data?.name ?? '';
  return (
    <div className={classes.work}>
      <ShellHeader crumbs={[{ label: 'Projects', to: paths.projects }, { label: name }]} />
      {project.isError && !project.data ? (
        <div className={classes.content}>
          <ErrorState
            message={MESSAGES.projectLoad(reasonOf(project.error))}
            error={project.error}
            onRetry={() => void project.refetch()}
          />
        </div>
      ) : (
        <>
          {list.isSuccess && queries.length === 0 ? null : <FilterColumn queries={queries} view={view} onView={handleView} />}
          <div className={classes.content}>
            <ProjectTitle projectId={projectId} project={project.data ?? null} queryCount={list.data ? queries.length : null} />
            <QueryArea projectId={projectId} queries={queries} list={list} view={view} onView={handleView} />
          </div>
        </>
      )}
    </div>
  );
}
