import type { WirePrecedent } from '@retron/contract';
import { IconExternalLink } from '@tabler/icons-react';
import * as texts from '../../../texts/tree/evidence.ts';
import classes from './PrecedentCard.module.css';

export interface CitationProps {
  readonly precedent: Pick<WirePrecedent, 'citation' | 'link' | 'year'>;
}

/** Where a precedent was published, with its page where it has one; what is not known is said. */
export function Citation({ precedent: { citation, link, year } }: CitationProps) {
  const text = citation ?? (year === null ? null : String(year));
  if (text === null) return <span className={classes.notGiven}>{texts.citationNotGiven}</span>;
  if (link === null) return <span title={text}>{text}</span>;
  return (
    <a href={link} target="_blank" rel="noreferrer" title={text}>
      {text}
      <IconExternalLink size={13} stroke={1.75} aria-label={texts.opensNewTab} />
    </a>
  );
}
