import { Button, Group, Modal, Text } from '@mantine/core';

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
    <Modal opened={isOpen} onClose={onClose} title={title} centered size={420} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
