import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export function StrategiesPage() {
  return <ShellHeader crumbs={[{ label: 'Strategies' }]} />;
}
