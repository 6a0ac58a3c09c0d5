import { Button } from '@mantine/core';
import {
  IconArrowLeft,
  IconBooks,
  IconFileText,
  IconFlag,
  IconGauge,
  IconHeartbeat,
  IconHistory,
  IconListCheck,
  IconNews,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { paths } from '../../addresses/paths.ts';
import { sessionOptions } from '../../api/session.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import * as texts from '../../texts/backoffice/frame.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';

const PARTS = [
  {
    part: texts.people,
    sections: [
      { name: texts.users, to: paths.backofficeUsers, icon: IconUsers },
      { name: texts.groups, to: paths.backofficeGroups, icon: IconUsersGroup },
      { name: texts.quotas, to: paths.backofficeQuotas, icon: IconGauge },
    ],
  },
  { part: texts.chemistry, sections: [{ name: common.libraries, to: paths.backofficeLibraries, icon: IconBooks }] },
  {
    part: texts.texts,
    sections: [
      { name: common.news, to: paths.backofficeNews, icon: IconNews },
      { name: texts.texts, to: paths.backofficeTexts, icon: IconFileText },
    ],
  },
  {
    part: texts.operation,
    sections: [
      { name: texts.reports, to: paths.backofficeReports, icon: IconFlag },
      { name: texts.jobs, to: paths.backofficeJobs, icon: IconListCheck },
      { name: texts.auditLog, to: paths.backofficeAudit, icon: IconHistory },
      { name: texts.health, to: paths.backofficeHealth, icon: IconHeartbeat },
    ],
  },
] as const;

export interface BackofficeFrameProps {
  readonly section: (typeof PARTS)[number]['sections'][number]['name'];
  readonly children: ReactNode;
}

/** What all pages of the back office have around them: its sections, and a word to who is not special. */
export function BackofficeFrame({ section, children }: BackofficeFrameProps) {
  const { data: session } = useQuery(sessionOptions);
  const isSpecial = session?.special === true;
  const sections = useRef<HTMLElement>(null);
  useEffect(() => {
    // In a narrow window the sections are a row that scrolls.
    if (isSpecial) sections.current?.querySelector('[aria-current]')?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [isSpecial]);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: texts.backOffice, to: paths.backofficeUsers }, { label: section }]} />
      {isSpecial ? (
        <>
          <nav ref={sections} className={classes.sections} aria-label={texts.backOffice}>
            {PARTS.map(({ part, sections }) => (
              <Fragment key={part}>
                <span className={classes.part} aria-hidden>
                  {part}
                </span>
                {sections.map(({ name, to, icon: Icon }) => (
                  <Link
                    key={name}
                    to={to}
                    className={classes.section}
                    activeOptions={{ exact: true }}
                    aria-current={name === section ? 'page' : undefined}
                  >
                    <Icon size={17} stroke={1.75} aria-hidden />
                    {name}
                  </Link>
                ))}
              </Fragment>
            ))}
          </nav>
          {children}
        </>
      ) : session === undefined ? null : (
        <div className={classes.main}>
          <h1>{texts.backOffice}</h1>
          <EmptyState
            sentence={texts.notForThisUser}
            action={
              <Button component={Link} to={paths.dashboard} variant="light" leftSection={<IconArrowLeft size={16} stroke={1.75} />}>
                {common.dashboard}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}
