import type { QuerySummary } from '@retron/contract';
import { IconGitCompare } from '@tabler/icons-react';
import { paths } from '../../addresses/paths.ts';
import { RailLink } from '../../components/shell/RailEntry.tsx';
import * as common from '../../texts/common.ts';

/** On the rail of a query: compares it with another. */
export function CompareRailLink({ query }: { readonly query: Pick<QuerySummary, 'id' | 'projectid'> }) {
  return <RailLink label={common.compare} icon={IconGitCompare} to={paths.compare(query.projectid, query.id)} isCurrent={false} />;
}
