import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export interface ProjectPageProps {
  readonly projectId: number;
}

export function ProjectPage({ projectId }: ProjectPageProps) {
  return <ShellHeader crumbs={[{ label: `Project ${projectId}` }]} />;
}
