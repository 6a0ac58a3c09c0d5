import { Button, Pagination, Select, TextInput } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auditOptions } from '../../api/accounts.ts';
import { reasonOf } from '../../api/api-error.ts';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { downloadText } from '../../components/text/download-text.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditCsv } from './audit-csv.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';

const PAGE_SIZE = 50;
/** Lines of an export; the newest. */
const MOST_EXPORTED = 1000;

/** Who did what, newest first, by name and by what was done. */
export function AuditLogPage() {
  const client = useQueryClient();
  const [search, changeSearch] = useUrlSearch();
  const term = search.get('term') ?? '';
  const action = search.get('action') ?? '';
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const asked = { ...(term === '' ? {} : { term }), ...(action === '' ? {} : { action }) };
  const log = useQuery(auditOptions({ ...asked, page, per_page: PAGE_SIZE }));
  const put = (name: string, value: string | null) =>
    changeSearch((parameters) => {
      if (name !== 'page') parameters.delete('page');
      if (value === null || value === '') parameters.delete(name);
      else parameters.set(name, value);
    });
  const save = useMutation({
    mutationFn: () => client.fetchQuery(auditOptions({ ...asked, page: 1, per_page: MOST_EXPORTED })),
    onSuccess: ({ entries }) => downloadText('audit-log.csv', auditCsv(entries)),
    onError: (error) => toasts.error(reasonOf(error)),
  });
  return (
    <BackofficeFrame section="Audit log">
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>Audit log</h1>
          <span className={classes.dim}>Sign-ins, and changes of accounts and rights; kept for a year.</span>
          <span className={classes.grow} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            Export CSV
          </Button>
        </div>
        <div className={classes.head}>
          <TextInput
            aria-label="Name"
            placeholder="Who, or to whom"
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={term}
            onChange={(event) => put('term', event.currentTarget.value)}
          />
          <Select
            aria-label="What was done"
            placeholder="Everything"
            clearable
            data={log.data?.actions ?? []}
            value={action === '' ? null : action}
            onChange={(value) => put('action', value)}
          />
          <span className={classes.grow} />
          <span className={classes.dim} role="status">
            {log.data ? `${log.data.total.toLocaleString('en')} found` : ''}
          </span>
        </div>
        {log.isPending ? <LoadingRows count={8} height={36} label="Loading the audit log" /> : null}
        {log.isError && !log.data ? (
          <ErrorState message="Unable to load the audit log." error={log.error} onRetry={() => void log.refetch()} />
        ) : null}
        {log.data?.total === 0 ? <EmptyState sentence="Nothing of this kind was done." /> : null}
        {log.data && log.data.total > 0 ? <AuditTable label="Audit log" entries={log.data.entries} /> : null}
        {log.data && log.data.total > PAGE_SIZE ? (
          <Pagination
            total={Math.ceil(log.data.total / PAGE_SIZE)}
            value={page}
            onChange={(value) => put('page', value === 1 ? null : String(value))}
            getControlProps={(control) => ({ 'aria-label': `${control} page` })}
          />
        ) : null}
      </div>
    </BackofficeFrame>
  );
}
