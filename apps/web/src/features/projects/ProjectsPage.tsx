import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export function ProjectsPage() {
  return <ShellHeader crumbs={[{ label: 'Projects' }]} />;
}
