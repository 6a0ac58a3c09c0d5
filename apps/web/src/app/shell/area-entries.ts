import {
  type Icon,
  IconArrowLeft,
  IconArrowRight,
  IconBook2,
  IconDownload,
  IconListDetails,
  IconNews,
  IconPlus,
  IconRoute,
} from '@tabler/icons-react';
import { paths } from '../../addresses/paths.ts';
import * as texts from '../../texts/app/frame.ts';
import * as common from '../../texts/common.ts';

interface EntryLook {
  /** At most ten letters: more do not fit the rail. */
  readonly label: string;
  /** Where the word on the rail is shorter than what it opens. */
  readonly accessibleName?: string;
  readonly icon: Icon;
}
/** A page of the present area. */
export interface AreaLink extends EntryLook {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}
/** A new query in the present area. */
export interface AreaQuery extends EntryLook {
  readonly newQuery: { readonly projectId?: number };
}
export type AreaEntry = AreaLink | AreaQuery;

/**
 * What the rail offers for the area of an address, below the areas themselves. The tree puts its own entries there, as these act on
 * what the page shows.
 */
export function areaEntriesOf(pathname: string): readonly AreaEntry[] {
  const [area = '', id = '', view = ''] = pathname.split('/').filter((part) => part !== '');
  switch (area) {
    case 'projects': {
      if (view === 'tree') return [];
      const projectId = Number(id);
      const isProject = id !== '' && Number.isInteger(projectId);
      return [newQuery(isProject ? { projectId } : {}), EXPORTS];
    }
    case 'strategies':
      return id === '' ? [RETROSYNTHESIS, FORWARD] : [ALL_STRATEGIES, RETROSYNTHESIS, FORWARD];
    case 'news':
      return [NEWS, ALL_NEWS];
    case 'about':
    case 'legal':
    case 'legal-privacy':
    case 'guide':
      return [GUIDE, NEWS];
    case 'molecules':
      return [newQuery({}), EXPORTS];
    case 'client':
      return [];
    default:
      return [newQuery({}), EXPORTS, NEWS, GUIDE];
  }
}

function newQuery(request: AreaQuery['newQuery']): AreaQuery {
  return { label: common.query, accessibleName: texts.startQuery, icon: IconPlus, newQuery: request };
}

const EXPORTS: AreaLink = { label: common.exports, icon: IconDownload, to: paths.exports };
const NEWS: AreaLink = { label: common.news, icon: IconNews, to: paths.news };
const ALL_NEWS: AreaLink = { label: common.more, accessibleName: texts.moreNews, icon: IconListDetails, to: paths.newsShowMore };
const GUIDE: AreaLink = { label: texts.guide, icon: IconBook2, to: paths.guide };
const ALL_STRATEGIES: AreaLink = { label: common.all, accessibleName: texts.allStrategies, icon: IconRoute, to: paths.strategies };
const RETROSYNTHESIS: AreaLink = {
  label: texts.retro,
  accessibleName: texts.strategiesForRetro,
  icon: IconArrowLeft,
  to: paths.strategies,
  search: { direction: 'synthesis' },
};
const FORWARD: AreaLink = {
  label: texts.forward,
  accessibleName: texts.strategiesForForward,
  icon: IconArrowRight,
  to: paths.strategies,
  search: { direction: 'reaction' },
};
