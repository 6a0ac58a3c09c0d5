import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import type { NewQueryRequest } from '../../components/shell/shell-actions.ts';

export interface QueryCreationDialogProps extends NewQueryRequest {
  readonly onClose: () => void;
}

/** Where a query is put together and started. */
export function QueryCreationDialog({ onClose }: QueryCreationDialogProps) {
  return (
    <AppDialog isOpen title="New query" onClose={onClose}>
      {null}
    </AppDialog>
  );
}
