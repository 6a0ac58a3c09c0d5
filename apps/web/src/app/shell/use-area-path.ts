import { useRouterState } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';

/** The address for which the rail shows an area and its entries: that of the page, and the dashboard's where an unknown path shows the dashboard. */
export function useAreaPath(): string {
  return useRouterState({
    select: ({ location, matches }) => {
      const page = matches.at(-1);
      return page !== undefined && isUnknown(page.routeId, page.params) ? paths.dashboard : location.pathname;
    },
  });
}

/** Whether no page is at a path: any other path is the dashboard (spec section 2), and so is one whose numbers are none. */
function isUnknown(routeId: string, parameters: Readonly<Record<string, unknown>>): boolean {
  if (routeId.endsWith('/$')) return true;
  return Object.entries(parameters).some(([name, value]) => NUMBERS.has(name) && !/^[1-9]\d{0,15}$/.test(String(value)));
}

/** Parameters without which a page is not. */
const NUMBERS: ReadonlySet<string> = new Set(['projectId', 'queryId', 'strategyId']);
