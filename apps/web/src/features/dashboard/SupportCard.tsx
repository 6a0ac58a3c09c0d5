import { IconBook2, IconExternalLink, IconKeyboard, IconLifebuoy, IconLink, IconMap2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { externalLinksOptions } from '../../api/about.ts';
import { Card } from '../../components/Card.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { useSample } from '../../shared/queries/sample.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/dashboard.ts';
import classes from './DashboardPage.module.css';

/** The guide, the tour of the sample, the list of keys, and links to support material that the operator gives. */
export function SupportCard() {
  const { openShortcuts, startTour } = useShellActions();
  const links = useQuery(externalLinksOptions);
  const { withSample } = useSample();
  return (
    <Card title={texts.support} icon={<IconLifebuoy size={18} stroke={1.75} aria-hidden />}>
      <ul className={classes.links}>
        <li>
          <Link to={paths.guide}>
            <IconBook2 size={16} stroke={1.75} aria-hidden />
            <span>{texts.guideForChemists}</span>
          </Link>
        </li>
        {withSample === null ? null : (
          <li>
            <button type="button" onClick={() => withSample(startTour)}>
              <IconMap2 size={16} stroke={1.75} aria-hidden />
              <span>{texts.tourOfSampleResult}</span>
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={openShortcuts}>
            <IconKeyboard size={16} stroke={1.75} aria-hidden />
            <span>{common.keyboardShortcuts}</span>
            <kbd aria-hidden>?</kbd>
          </button>
        </li>
        {(links.data ?? []).map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noreferrer">
              <IconLink size={16} stroke={1.75} aria-hidden />
              <span>{link.label}</span>
              <IconExternalLink size={16} stroke={1.75} aria-label={texts.opensInNewWindow} />
            </a>
          </li>
        ))}
      </ul>
      {links.isError ? <p className={classes.note}>{texts.linksNotLoaded}</p> : null}
    </Card>
  );
}
