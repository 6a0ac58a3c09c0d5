import type { QueryAnswer } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../addresses/paths.ts';
import { projectOptions } from '../../api/projects.ts';
import { useHasLeft } from '../../api/use-live-project.ts';
import { PageFailure } from '../../shared/failures/PageFailure.tsx';
import { queryFailureText } from '../../shared/queries/query-failure.ts';
import * as common from '../../texts/common.ts';
import * as failures from '../../texts/shared/failures.ts';

export interface QueryFailureProps {
  readonly error: unknown;
  /** The query as it was before; absent where it was never there for the reader. */
  readonly before: Pick<QueryAnswer, 'projectid' | 'projectName'> | undefined;
  readonly onRetry: () => void;
}

const PROJECTS = { label: common.projects, to: paths.projects };

/** Stands for a query that is not there: leads back to its project where the reader can still see that, else to all projects. */
export function QueryFailure({ error, before, onRetry }: QueryFailureProps) {
  const project = useQuery({ ...projectOptions(before?.projectid ?? 0), enabled: before !== undefined, staleTime: 0 });
  const hasLeft = useHasLeft(before?.projectid);
  const isThere = before !== undefined && project.isSuccess && !project.isFetching;
  return (
    <PageFailure
      subject={common.query}
      message={queryFailureText(error)}
      error={error}
      missingHint={hasLeft ? failures.noLongerMember : before ? failures.queryGoneHint : failures.missingQueryHint}
      onRetry={onRetry}
      back={isThere ? { label: before.projectName, to: paths.project(before.projectid) } : PROJECTS}
    />
  );
}
