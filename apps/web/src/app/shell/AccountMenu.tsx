import { Menu } from '@mantine/core';
import { IconAdjustments, IconApi, IconDownload, IconKey, IconLogout, IconSettings, IconUserCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths, serverPaths } from '../../addresses/paths.ts';
import { sessionOptions } from '../../api/session.ts';
import entryClasses from '../../components/shell/RailEntry.module.css';
import * as texts from '../../texts/app/frame.ts';
import * as common from '../../texts/common.ts';
import { useSignOut } from '../session/use-sign-out.ts';

/** Exports, Preferences, Change Password, API tokens, Backoffice for special users, and Logout. */
export function AccountMenu() {
  const { data: session } = useQuery(sessionOptions);
  const signOut = useSignOut();
  return (
    <Menu position="right-end" withinPortal>
      <Menu.Target>
        <button type="button" className={entryClasses.entry} data-small aria-label={texts.account}>
          <IconUserCircle size={18} stroke={1.75} aria-hidden />
          <span>{texts.account}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown miw={196}>
        {session ? <Menu.Label>{session.realname}</Menu.Label> : null}
        <Menu.Item component={Link} to={paths.exports} leftSection={<IconDownload size={16} stroke={1.75} />}>
          {common.exports}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.preferences} leftSection={<IconAdjustments size={16} stroke={1.75} />}>
          {texts.preferences}
        </Menu.Item>
        <Menu.Item component="a" href={serverPaths.changePassword} leftSection={<IconKey size={16} stroke={1.75} />}>
          {texts.changePassword}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.apiTokens} leftSection={<IconApi size={16} stroke={1.75} />}>
          {texts.apiTokens}
        </Menu.Item>
        {session?.special ? (
          <Menu.Item component="a" href={serverPaths.backoffice} leftSection={<IconSettings size={16} stroke={1.75} />}>
            {texts.backoffice}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={signOut}>
          {texts.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
