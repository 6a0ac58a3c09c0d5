import { Button, Group, Text } from '@mantine/core';
import * as common from '../../texts/common.ts';
import { CentreDialog } from './CentreDialog.tsx';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will be lost. */
  readonly text: string;
  /** A verb, such as `Delete project`. */
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone; what can be undone is done at once. */
export function ConfirmDialog({ isOpen, title, text, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <CentreDialog isOpen={isOpen} title={title} onClose={onClose} width={420}>
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {common.cancel}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </CentreDialog>
  );
}
