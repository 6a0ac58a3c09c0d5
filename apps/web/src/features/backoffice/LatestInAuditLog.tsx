import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { auditOptions } from '../../api/accounts.ts';
import * as texts from '../../texts/backoffice/audit-log.ts';
import { AuditTable } from './AuditTable.tsx';
import classes from './Backoffice.module.css';

/** The last three lines of the audit log. */
export function LatestInAuditLog() {
  const { data } = useQuery(auditOptions({ page: 1, per_page: 3 }));
  if (!data || data.entries.length === 0) return null;
  return (
    <section className={classes.latest} aria-labelledby="latest-audit">
      <div className={classes.head}>
        <h2 id="latest-audit">{texts.latestInAuditLog}</h2>
        <span className={classes.grow} />
        <Link to={paths.backofficeAudit}>{texts.auditLog}</Link>
      </div>
      <AuditTable label={texts.lastLines} entries={data.entries} />
    </section>
  );
}
