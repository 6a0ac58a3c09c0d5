import { IconExternalLink, IconKeyboard, IconLifebuoy, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { externalLinksOptions } from '../../api/about.ts';
import { Card } from '../../components/Card.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import classes from './DashboardPage.module.css';

/** Links to support material that the operator gives, and the list of keys. */
export function SupportCard() {
  const { openShortcuts } = useShellActions();
  const links = useQuery(externalLinksOptions);
  return (
    <Card title="Support" icon={<IconLifebuoy size={18} stroke={1.75} aria-hidden />}>
      <ul className={classes.links}>
        {(links.data ?? []).map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noreferrer">
              <IconLink size={16} stroke={1.75} aria-hidden />
              <span>{link.label}</span>
              <IconExternalLink size={16} stroke={1.75} aria-label="opens in a new window" />
            </a>
          </li>
        ))}
        <li>
          <button type="button" onClick={openShortcuts}>
            <IconKeyboard size={16} stroke={1.75} aria-hidden />
            <span>Keyboard shortcuts</span>
            <kbd aria-hidden>?</kbd>
          </button>
        </li>
      </ul>
      {links.isError ? <p className={classes.note}>The links to support material could not be loaded.</p> : null}
    </Card>
  );
}
