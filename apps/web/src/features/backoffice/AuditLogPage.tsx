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
import * as texts from '../../texts/backoffice/audit-log.ts';
import * as common from '../../texts/common.ts';
import { numberText } from '../../texts/numbers.ts';
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
    <BackofficeFrame section={texts.auditLog}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.auditLog}</h1>
          <span className={classes.dim}>{texts.introduction}</span>
          <span className={classes.grow} />
          <Button
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.75} />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {texts.exportCsv}
          </Button>
        </div>
        <div className={classes.head}>
          <TextInput
            aria-label={common.name}
            placeholder={texts.whoOrToWhom}
            leftSection={<IconSearch size={16} stroke={1.75} />}
            value={term}
            onChange={(event) => put('term', event.currentTarget.value)}
          />
          <Select
            aria-label={texts.whatWasDone}
            placeholder={texts.everything}
            clearable
            data={log.data?.actions ?? []}
            value={action === '' ? null : action}
            onChange={(value) => put('action', value)}
          />
          <span className={classes.grow} />
          <span className={classes.dim} role="status">
            {log.data ? texts.countFound(numberText(log.data.total)) : ''}
          </span>
        </div>
        {log.isPending ? <LoadingRows count={8} height={36} label={texts.loadingAuditLog} /> : null}
        {log.isError && !log.data ? (
          <ErrorState message={texts.auditLogNotLoaded} error={log.error} onRetry={() => void log.refetch()} />
        ) : null}
        {log.data?.total === 0 ? <EmptyState sentence={texts.nothingFound} /> : null}
        {log.data && log.data.total > 0 ? <AuditTable label={texts.auditLog} entries={log.data.entries} /> : null}
        {log.data && log.data.total > PAGE_SIZE ? (
          <Pagination
            total={Math.ceil(log.data.total / PAGE_SIZE)}
            value={page}
            onChange={(value) => put('page', value === 1 ? null : String(value))}
            getControlProps={(control) => ({ 'aria-label': texts.controlPage(control) })}
          />
        ) : null}
      </div>
    </BackofficeFrame>
  );
}
