import { ShellHeader } from '../../components/shell/ShellHeader.tsx';

export interface NewsPageProps {
  readonly pageSize: number;
}

export function NewsPage(_: NewsPageProps) {
  return <ShellHeader crumbs={[{ label: 'News' }]} />;
}
