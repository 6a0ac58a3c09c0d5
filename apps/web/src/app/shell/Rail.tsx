import {
  IconAddressBook,
  IconFolders,
  IconHexagons,
  IconInfoCircle,
  IconLayoutDashboard,
  IconRoute,
  IconShieldLock,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { Mark } from '../../components/Mark.tsx';
import { RailLink } from '../../components/shell/RailEntry.tsx';
import * as texts from '../../texts/app/frame.ts';
import * as common from '../../texts/common.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { AreaEntries } from './AreaEntries.tsx';
import classes from './Shell.module.css';
import { useAreaPath } from './use-area-path.ts';

export interface RailProps {
  /** Told the place where pages put the entries of their area. */
  readonly onSlot: (element: HTMLElement | null) => void;
}

/** The way to every area, to the entries of the present one, and to what is about the app itself. */
export function Rail({ onSlot }: RailProps) {
  const area = areaOf(useAreaPath());
  return (
    <nav className={classes.rail} aria-label={texts.main}>
      <Link to={paths.dashboard} className={classes.home} aria-label={texts.retronDashboard}>
        <Mark size={30} />
      </Link>
      {AREAS.map((entry) => (
        <RailLink key={entry.label} {...entry} isCurrent={area === entry.to} />
      ))}
      <div ref={onSlot} className={classes.area}>
        <AreaEntries />
      </div>
      <span className={classes.grow} />
      <hr />
      <RailLink to={paths.about} label={texts.about} icon={IconInfoCircle} isCurrent={area === paths.about} isSmall />
      <AccountMenu />
      <RailLink to={paths.imprint} label={common.imprint} icon={IconAddressBook} isCurrent={area === paths.imprint} isSmall />
      <RailLink
        to={paths.privacyPolicy}
        label={common.privacyPolicy}
        icon={IconShieldLock}
        isCurrent={area === paths.privacyPolicy}
        isSmall
      />
    </nav>
  );
}

const AREAS = [
  { label: common.dashboard, to: paths.dashboard, icon: IconLayoutDashboard },
  { label: common.projects, to: paths.projects, icon: IconFolders },
  { label: common.molecules, to: paths.molecules, icon: IconHexagons },
  { label: common.strategies, to: paths.strategies, icon: IconRoute },
] as const;

/** The entry of the rail that a page belongs to; news, the guide, exports and what is about the account or the house belong to none. */
function areaOf(pathname: string): string | null {
  if (/^\/(news|guide|exports|preferences|app)(\/|$)/.test(pathname)) return null;
  const found = [paths.projects, paths.molecules, paths.strategies, paths.about, paths.privacyPolicy, paths.imprint].find(
    (path) => pathname === path.replace(/\/$/, '') || pathname === path || (path.endsWith('/') && pathname.startsWith(path)),
  );
  return found ?? paths.dashboard;
}
