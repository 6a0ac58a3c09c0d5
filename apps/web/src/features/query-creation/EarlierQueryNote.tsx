import { IconInfoCircle } from '@tabler/icons-react';
import { paths } from '../../addresses/paths.ts';
import type { EarlierQuery } from '../../components/shell/shell-actions.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import classes from './DraftOffer.module.css';

/** Of a query that is run again: its suggestions are not replaced, and where they are. Beside the form, which stays as it is filled in. */
export function EarlierQueryNote({ query: { id, projectid, sessionid } }: { readonly query: EarlierQuery }) {
  return (
    <section className={classes.offer} aria-label={texts.earlierQuery}>
      <IconInfoCircle size={16} stroke={1.75} aria-hidden />
      <p>
        <strong>{texts.staysAsItIs(sessionid)}</strong>
        <span>{texts.comparesBoth}</span>
      </p>
      <a href={paths.tree(projectid, id)} target="_blank" rel="noreferrer">
        {texts.openEarlierQuery}
      </a>
    </section>
  );
}
