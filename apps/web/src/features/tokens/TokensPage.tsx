import { Button, Table } from '@mantine/core';
import type { WireToken } from '@retron/contract';
import { IconKey, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { serverPaths } from '../../addresses/paths.ts';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { revokeToken, tokensOptions } from '../../api/tokens.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { StackingTable } from '../../components/table/StackingTable.tsx';
import { dateText, dateTimeText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/tokens.ts';
import { NewTokenDialog } from './NewTokenDialog.tsx';
import classes from './TokensPage.module.css';

/** The reader's tokens for programs: made, looked at, revoked. */
export function TokensPage() {
  const tokens = useQuery(tokensOptions);
  const [isMaking, setIsMaking] = useState(false);
  const [doomed, setDoomed] = useState<WireToken | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: ({ id }: WireToken) => revokeToken(id),
    onSuccess: (_, { name }) => {
      toasts.message(texts.tokenRevoked(name));
      // Its button is gone.
      heading.current?.focus();
    },
    onError: (error) => toasts.error(reasonOf(error)),
    onSettled: () => client.invalidateQueries({ queryKey: keys.tokens }),
  });
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: texts.apiTokens }]} />
      <div className={classes.head}>
        <h1 ref={heading} tabIndex={-1}>
          {texts.apiTokens}
        </h1>
        <span className={classes.grow} />
        <Button ref={opener} leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsMaking(true)}>
          {texts.newToken}
        </Button>
      </div>
      <p className={classes.intro}>
        {texts.introduction} <code>{texts.authorizationHeader}</code>
        {texts.andWhatNoTokenOpens} <a href={serverPaths.apiDocs}>{texts.allCalls}</a>
      </p>
      {tokens.isPending ? <LoadingRows count={3} height={44} label={texts.loadingTokens} /> : null}
      {tokens.isError && !tokens.data ? (
        <ErrorState message={texts.tokensNotLoaded} error={tokens.error} onRetry={() => void tokens.refetch()} />
      ) : null}
      {tokens.data?.length === 0 ? <EmptyState sentence={texts.noTokens} picture={<IconKey size={48} stroke={1} />} /> : null}
      {tokens.data && tokens.data.length > 0 ? <TokenTable tokens={tokens.data} onRevoke={setDoomed} /> : null}
      {isMaking ? (
        <NewTokenDialog
          onClose={() => {
            setIsMaking(false);
            // The dialog that asked has given way to the one that shows the token: neither knows where focus came from.
            opener.current?.focus();
          }}
        />
      ) : null}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={texts.revokeToken}
        text={texts.whatRevokingMeans(doomed?.name ?? '')}
        confirmLabel={texts.revokeToken}
        onConfirm={() => {
          if (doomed !== null) revoke.mutate(doomed);
          setDoomed(null);
        }}
        onClose={() => setDoomed(null)}
      />
    </div>
  );
}

interface TokenTableProps {
  readonly tokens: readonly WireToken[];
  readonly onRevoke: (token: WireToken) => void;
}

function TokenTable({ tokens, onRevoke }: TokenTableProps) {
  return (
    <StackingTable label={texts.yourTokens} className={classes.frame}>
      <Table.Thead>
        <Table.Tr>
          {[common.name, texts.may, texts.made, texts.lastUsed, texts.goodUntil, common.actions].map((name) => (
            <Table.Th key={name}>{name}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {tokens.map((token) => (
          <Table.Tr key={token.id} data-expired={token.expired || undefined}>
            <Table.Td className={classes.name}>{token.name}</Table.Td>
            <Table.Td data-head={texts.may}>{token.scope === 'read' ? texts.read : texts.readAndWrite}</Table.Td>
            <Table.Td data-head={texts.made}>{dateText(token.created)}</Table.Td>
            <Table.Td data-head={texts.lastUsed}>{token.lastUsed === null ? texts.never : dateTimeText(token.lastUsed)}</Table.Td>
            <Table.Td data-head={texts.goodUntil}>
              {token.expired ? texts.expiredOn(dateText(token.expires)) : dateText(token.expires)}
            </Table.Td>
            <Table.Td>
              <Button
                variant="default"
                size="compact-sm"
                leftSection={<IconTrash size={14} stroke={1.75} aria-hidden />}
                aria-label={texts.revokeNamed(token.name)}
                onClick={() => onRevoke(token)}
              >
                {texts.revoke}
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </StackingTable>
  );
}
