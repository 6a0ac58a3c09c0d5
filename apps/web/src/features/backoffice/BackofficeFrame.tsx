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
import classes from './Backoffice.module.css';

const PARTS = [
  {
    part: 'People',
    sections: [
      { name: 'Users', to: paths.backofficeUsers, icon: IconUsers },
      { name: 'Groups', to: paths.backofficeGroups, icon: IconUsersGroup },
      { name: 'Quotas', to: paths.backofficeQuotas, icon: IconGauge },
    ],
  },
  { part: 'Chemistry', sections: [{ name: 'Libraries', to: paths.backofficeLibraries, icon: IconBooks }] },
  {
    part: 'Texts',
    sections: [
      { name: 'News', to: paths.backofficeNews, icon: IconNews },
      { name: 'Texts', to: paths.backofficeTexts, icon: IconFileText },
    ],
  },
  {
    part: 'Operation',
    sections: [
      { name: 'Reports', to: paths.backofficeReports, icon: IconFlag },
      { name: 'Jobs', to: paths.backofficeJobs, icon: IconListCheck },
      { name: 'Audit log', to: paths.backofficeAudit, icon: IconHistory },
      { name: 'Health', to: paths.backofficeHealth, icon: IconHeartbeat },
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
      <ShellHeader crumbs={[{ label: 'Back office', to: paths.backofficeUsers }, { label: section }]} />
      {isSpecial ? (
        <>
          <nav ref={sections} className={classes.sections} aria-label="Back office">
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
          <h1>Back office</h1>
          <EmptyState
            sentence="The back office is for those who look after this installation."
            action={
              <Button component={Link} to={paths.dashboard} variant="light" leftSection={<IconArrowLeft size={16} stroke={1.75} />}>
                Dashboard
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}
