import { Select, Table } from '@mantine/core';
import { QUOTA_NAMES, QUOTAS, type QuotaName, type QuotasAnswer } from '@retron/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../../api/keys.ts';
import { quotasOptions, setQuota } from '../../api/operation.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/backoffice/quotas.ts';
import { numberText } from '../../texts/numbers.ts';
import classes from './Backoffice.module.css';
import { BackofficeFrame } from './BackofficeFrame.tsx';
import { QuotaField } from './QuotaField.tsx';

/** What users may have at most, for everybody and for one, beside what they have. */
export function QuotasPage() {
  const quotas = useQuery(quotasOptions);
  return (
    <BackofficeFrame section={texts.quotas}>
      <div className={classes.main}>
        <div className={classes.head}>
          <h1>{texts.quotas}</h1>
        </div>
        <p className={classes.dim}>{texts.introduction}</p>
        {quotas.isPending ? <LoadingRows count={6} height={36} label={texts.loadingQuotas} /> : null}
        {quotas.isError && !quotas.data ? (
          <ErrorState message={texts.quotasNotLoaded} error={quotas.error} onRetry={() => void quotas.refetch()} />
        ) : null}
        {quotas.data ? <QuotaTables quotas={quotas.data} /> : null}
      </div>
    </BackofficeFrame>
  );
}

function QuotaTables({ quotas: { settings, house, users } }: { readonly quotas: QuotasAnswer }) {
  const client = useQueryClient();
  const set = useMutation({
    mutationFn: setQuota,
    onSettled: () => client.invalidateQueries({ queryKey: keys.quotas }),
  });
  const [username, setUsername] = useState<string | null>(null);
  const chosen = users.find((user) => user.username === username);
  const used = (name: QuotaName): string => {
    const value = name === 'treeStates' ? undefined : chosen?.used[name];
    return value === undefined ? '–' : value.toLocaleString('en', { maximumFractionDigits: 1 });
  };
  return (
    <>
      <Select
        label={texts.user}
        placeholder={texts.everybody}
        clearable
        searchable
        maw={360}
        data={users.map((user) => ({ value: user.username, label: `${user.realname} (${user.username})` }))}
        value={username}
        onChange={setUsername}
      />
      <StackingTable label={texts.limits} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.atMost}</Table.Th>
            <Table.Th ta="right">{texts.settings}</Table.Th>
            <Table.Th>{texts.everybody}</Table.Th>
            {chosen ? (
              <>
                <Table.Th>{chosen.realname}</Table.Th>
                <Table.Th ta="right">{texts.hasNow}</Table.Th>
              </>
            ) : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {QUOTA_NAMES.map((name) => (
            <Table.Tr key={name}>
              <Table.Td>{QUOTAS[name]}</Table.Td>
              <Table.Td ta="right" data-head={texts.settings}>
                {numberText(settings[name])}
              </Table.Td>
              <Table.Td data-head={texts.everybody}>
                <QuotaField
                  label={texts.limitOfEverybody(QUOTAS[name])}
                  value={house[name] ?? null}
                  inherited={settings[name]}
                  onSave={(value) => set.mutateAsync({ name, username: null, value })}
                />
              </Table.Td>
              {chosen ? (
                <>
                  <Table.Td data-head={chosen.realname}>
                    <QuotaField
                      key={chosen.username}
                      label={`${QUOTAS[name]}, ${chosen.realname}`}
                      value={chosen.own[name] ?? null}
                      inherited={house[name] ?? settings[name]}
                      onSave={(value) => set.mutateAsync({ name, username: chosen.username, value })}
                    />
                  </Table.Td>
                  <Table.Td ta="right" data-head={texts.hasNow}>
                    {used(name)}
                  </Table.Td>
                </>
              ) : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StackingTable>
    </>
  );
}
