import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export function AboutPage() {
  return <ShellHeader crumbs={[{ label: 'About' }]} />;
}
