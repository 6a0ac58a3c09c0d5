import type { LegalInfoType } from '../../api/about.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export interface LegalPageProps {
  readonly type: LegalInfoType;
}

export function LegalPage({ type }: LegalPageProps) {
  return <ShellHeader crumbs={[{ label: type }]} />;
}
