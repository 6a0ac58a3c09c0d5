import classes from './MembershipGlyph.module.css';
import type { Membership } from './model/merge-queries.ts';

/** A frame with the tabs of the queries that have it: the second cue beside the colour. What stands beside it says it in words. */
export function MembershipGlyph({ membership }: { readonly membership: Membership }) {
  return (
    <svg width="20" height="16" viewBox="0 0 20 16" className={classes.glyph} data-membership={membership} aria-hidden="true">
      <rect x="1" y="3.5" width="18" height="11.5" rx="2.5" className={classes.frame} />
      {membership === 'second' ? null : <rect x="2" y="1" width="6" height="4.5" rx="1.5" className={classes.tab} />}
      {membership === 'first' ? null : <rect x="12" y="1" width="6" height="4.5" rx="1.5" className={classes.tab} />}
    </svg>
  );
}
