import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export interface TreePageProps {
  readonly projectId: number;
  readonly queryId: number;
  /** Whose evidence is open, from the address; null for none. */
  readonly ensembleId: number | null;
}

/** The suggestion tree of a query. */
export function TreePage({ queryId }: TreePageProps) {
  return <ShellHeader crumbs={[{ label: `Query ${queryId}` }]} />;
}
