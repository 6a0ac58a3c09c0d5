import type { Crumb } from '../../components/shell/ShellHeader.tsx';
import * as texts from '../../texts/molecules.ts';

/** The breadcrumb of the molecule library: the product, then each segment of the path, capitalised. Source: specification section 2. */
export function pathCrumbs(pathname: string): readonly Crumb[] {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return [
    { label: texts.retron, to: '/' },
    ...segments.map((segment, index): Crumb => {
      const label = capitalised(decodeURIComponent(segment));
      return index === segments.length - 1 ? { label } : { label, to: `/${segments.slice(0, index + 1).join('/')}/` };
    }),
  ];
}
