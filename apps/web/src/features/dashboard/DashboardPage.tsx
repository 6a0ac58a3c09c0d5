import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export function DashboardPage() {
  return <ShellHeader crumbs={[{ label: 'Dashboard' }]} />;
}
