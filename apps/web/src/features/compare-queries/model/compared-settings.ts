import { ALGORITHMS, DIRECTIONS, type QueryGraph, type QuerySummary, RUN_MODES } from '@retron/contract';
import { dateTimeText } from '../../../components/text/dates.ts';
import { precisionLabel } from '../../../shared/queries/precision-label.ts';
import { wishesText } from '../../../shared/queries/wishes-text.ts';
import * as common from '../../../texts/common.ts';
import * as texts from '../../../texts/compare-queries.ts';
import { numberText } from '../../../texts/numbers.ts';

/** One setting of two queries. */
export interface ComparedSetting {
  readonly name: string;
  /** Of Query 1 and of Query 2; a list of libraries has several. */
  readonly values: readonly [readonly string[], readonly string[]];
  readonly isDifferent: boolean;
  /** Whether a difference is one of what was asked, not merely of when. */
  readonly isAsked: boolean;
}

/** What is known of how a query was planned. */
type Planned = Pick<QueryGraph, 'query' | 'plannedBy'>;

/** What was asked of two queries side by side, libraries with the builds that were used, and when and by what they were planned. */
export function comparedSettings(first: Planned, second: Planned): readonly ComparedSetting[] {
  const row = (name: string, of: (of: Planned) => string | readonly string[], isAsked = true): ComparedSetting => {
    const [one, other] = [of(first), of(second)].map((value) => (typeof value === 'string' ? [value] : value));
    const values = [one ?? [], other ?? []] as const;
    return { name, values, isDifferent: values[0].join('\n') !== values[1].join('\n'), isAsked };
  };
  const isForward = first.query.direction === 'reaction' || second.query.direction === 'reaction';
  return [
    row('Created', ({ query }) => dateTimeText(query.created), false),
    row('Direction', ({ query }) => DIRECTIONS[query.direction]),
    row('Algorithm', ({ query }) => ALGORITHMS[query.algorithm]),
    row('Strategy', ({ query }) => query.strategy),
    ...(isForward ? [row('Reagents', ({ query }) => reagentsOf(query))] : []),
    libraries(first, second),
    row('Suggestions', ({ query }) => numberText(query.breadth)),
    row('Steps', ({ query }) => numberText(query.routes?.longest ?? query.nsteps)),
    ...(first.query.routes || second.query.routes ? [row('Wishes', ({ query }) => wishesText(query.routes) || texts.nothingAsked)] : []),
    row('Precision', ({ query }) => precisionLabel(query.minlevels)),
    row('Mode', ({ query }) => query.autorunmode),
    row(texts.queryMode, ({ query }) => RUN_MODES[query.mode], false),
    row('Version', ({ query }) => query.version, false),
  ];
}

function reagentsOf({ reagents = [] }: QuerySummary): string {
  return reagents.length === 0 ? 'none' : reagents.map(({ name, smiles }) => name ?? smiles).join(', ');
}

/** Two builds of one library are not the same library. */
function libraries(first: Planned, second: Planned): ComparedSetting {
  const [one, other] = [first, second].map(libraryBuilds) as [Builds, Builds];
  const isRebuilt = (name: string) => {
    const builds = [one.get(name), other.get(name)];
    return builds.every((build) => typeof build === 'string') && builds[0] !== builds[1];
  };
  const named = (builds: Builds, which: string) =>
    [...builds.keys()].map((name) => (isRebuilt(name) ? texts.libraryBuild(name, which, builds.get(name)?.slice(0, 8)) : name)).sort();
  const values = [named(one, 'one'), named(other, 'another')] as const;
  return { name: common.libraries, values, isDifferent: values[0].join('\n') !== values[1].join('\n'), isAsked: true };
}

/** Hash of each library by its name; null where it was not recorded. */
type Builds = ReadonlyMap<string, string | null>;

function libraryBuilds({ query, plannedBy }: Planned): Builds {
  const used = new Map(plannedBy.flatMap(({ libraries }) => libraries.map(({ name, hash }) => [name, hash] as const)));
  return new Map(query.library.split('|').map((name) => [name, used.get(name) ?? null]));
}
