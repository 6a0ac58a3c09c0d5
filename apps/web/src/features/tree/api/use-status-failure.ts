import { MESSAGES } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryStatusOptions } from '../../../api/query-status.ts';
import { toasts } from '../../../components/toast/toast-store.ts';

/** Says so when the status of a running query cannot be asked for; asking itself is done elsewhere. */
export function useStatusFailure(queryId: number): void {
  const { isError } = useQuery({ ...queryStatusOptions(queryId), enabled: false });
  useEffect(() => {
    if (isError) toasts.error(MESSAGES.status);
  }, [isError]);
}
