import type { QueryAnswer } from '@retron/contract';
import { IconDownload, IconHierarchy2, IconHierarchy3, IconMessages } from '@tabler/icons-react';
import { RailButton, RailEntries } from '../../components/shell/RailEntry.tsx';
import { CompareRailLink } from '../../shared/queries/CompareRailLink.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/tree/page.ts';
import type { ViewMode } from './model/tree-address.ts';

export interface TreeRailProps {
  readonly query: QueryAnswer;
  readonly mode: ViewMode;
  /** Whether it can be compared. */
  readonly isReady: boolean;
  readonly onMode: (mode: ViewMode) => void;
  readonly onBondMap: () => void;
  readonly onExport: () => void;
  readonly onComments: () => void;
}

/** What the rail offers beside a tree. */
export function TreeRail({ query, mode, isReady, onMode, onBondMap, onExport, onComments }: TreeRailProps) {
  const isForward = query.direction === 'reaction';
  return (
    <RailEntries>
      <RailButton label={texts.tree} icon={IconHierarchy2} isActive={mode === 'tree'} onClick={() => onMode('tree')} />
      {isForward ? (
        <RailButton label={texts.siteMap} icon={IconHierarchy3} isActive={mode === 'list'} onClick={() => onMode('list')} />
      ) : (
        <RailButton label={texts.bondMap} accessibleName={texts.disconnectionSummary} icon={IconHierarchy3} onClick={onBondMap} />
      )}
      {isReady ? <CompareRailLink query={query} /> : null}
      <RailButton label={texts.exportIt} icon={IconDownload} onClick={onExport} />
      <RailButton label={common.comments} icon={IconMessages} count={query.comments ?? 0} onClick={onComments} />
    </RailEntries>
  );
}
