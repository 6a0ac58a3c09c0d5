import type { QuerySummary } from '@retron/contract';
import { IconBooks, IconChevronDown } from '@tabler/icons-react';
import { BadgePopover } from '../../components/BadgePopover.tsx';
import * as texts from '../../texts/project/project.ts';
import classes from './QueryCard.module.css';
import { furtherFacts } from './query-facts.ts';
import { nameIn, useShownNames } from './shown-names.ts';

export interface QueryCardBadgesProps {
  readonly query: QuerySummary;
}

/** The Libraries badge and the More Details badge, each with what it stands for. */
export function QueryCardBadges({ query }: QueryCardBadgesProps) {
  const names = useShownNames(query.projectid);
  const libraries = query.library.split('|').filter((name) => name !== '');
  return (
    <div className={classes.badges}>
      <BadgePopover
        label={
          <>
            <IconBooks size={14} stroke={1.75} aria-hidden />
            {texts.librariesCount(libraries.length)}
          </>
        }
      >
        <ul className={classes.badgeList}>
          {libraries.map((library) => (
            <li key={library} title={library}>
              {nameIn(names.libraries, library).full}
            </li>
          ))}
        </ul>
      </BadgePopover>
      <BadgePopover
        label={
          <>
            {texts.moreDetails}
            <IconChevronDown size={14} stroke={1.75} aria-hidden />
          </>
        }
      >
        <dl className={classes.facts}>
          {furtherFacts(query, names).map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </BadgePopover>
    </div>
  );
}
