import { Button, Group } from '@mantine/core';
import type { StrategyDetail } from '@retron/contract';
import { IconCopy, IconPencil, IconShare, IconShareOff, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { copyStrategy, deleteStrategy, revokeStrategy, shareStrategy } from '../../api/strategies.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { toasts } from '../../components/toast/toast-store.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/strategies.ts';

export interface StrategyActionsProps {
  readonly strategy: StrategyDetail;
  readonly onEdit: () => void;
}

const ICON = { size: 16, stroke: 1.75 } as const;

/** What can be done with a strategy: everybody duplicates it, its owner does the rest. */
export function StrategyActions({ strategy, onEdit }: StrategyActionsProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: keys.strategies });
  const onError = (error: unknown) => toasts.error(reasonOf(error));
  const copy = useMutation({
    mutationFn: () => copyStrategy(strategy.id),
    onError,
    onSuccess: async (made) => {
      await refresh();
      toasts.message(texts.duplicatedAs(made.name));
      await navigate({ to: paths.strategy(made.id) });
    },
  });
  const share = useMutation({
    mutationFn: () => (strategy.group === 'shared' ? revokeStrategy(strategy.id) : shareStrategy(strategy.id)),
    onError,
    onSuccess: async (changed) => {
      await refresh();
      toasts.message(changed.group === 'shared' ? texts.isSharedNow(changed.name) : texts.isPrivateAgain(changed.name));
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteStrategy(strategy.id),
    onError,
    onSuccess: async () => {
      await navigate({ to: paths.strategies });
      await refresh();
      toasts.message(texts.strategyDeleted(strategy.name));
    },
  });
  const isShared = strategy.group === 'shared';
  return (
    <Group gap="xs" mb="md">
      <Button variant="default" leftSection={<IconCopy {...ICON} />} loading={copy.isPending} onClick={() => copy.mutate()}>
        {texts.duplicate}
      </Button>
      {strategy.mayEdit ? (
        <>
          <Button leftSection={<IconPencil {...ICON} />} onClick={onEdit}>
            {common.edit}
          </Button>
          <Button
            variant="default"
            leftSection={isShared ? <IconShareOff {...ICON} /> : <IconShare {...ICON} />}
            loading={share.isPending}
            onClick={() => share.mutate()}
          >
            {isShared ? texts.revoke : texts.share}
          </Button>
          <Button variant="default" leftSection={<IconTrash {...ICON} />} loading={remove.isPending} onClick={() => setAsking(true)}>
            {common.deleteIt}
          </Button>
        </>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.askToDelete(strategy.name)}
        text={texts.whatDeletingMeans}
        confirmLabel={texts.deleteStrategy}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
        onClose={() => setAsking(false)}
      />
    </Group>
  );
}
