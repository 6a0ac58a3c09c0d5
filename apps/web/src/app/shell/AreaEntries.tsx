import { useLocation } from '@tanstack/react-router';
import { RailButton, RailLink } from '../../components/shell/RailEntry.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { stringifySearch } from '../search-text.ts';
import { areaEntriesOf } from './area-entries.ts';
import { useAreaPath } from './use-area-path.ts';

/** The entries of the present area. */
export function AreaEntries() {
  const { openNewQuery } = useShellActions();
  const pathname = useLocation({ select: (location) => location.pathname });
  const searchText = useLocation({ select: (location) => location.searchStr });
  return areaEntriesOf(useAreaPath()).map((entry) => {
    if ('newQuery' in entry) {
      const { newQuery, ...look } = entry;
      return <RailButton key={look.label} {...look} onClick={() => openNewQuery(newQuery)} />;
    }
    const isCurrent = pathname === entry.to && searchText === stringifySearch(entry.search ?? {});
    return <RailLink key={entry.label} {...entry} isOfArea isCurrent={isCurrent} />;
  });
}
