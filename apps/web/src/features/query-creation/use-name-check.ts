import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { queryNameExists } from '../../api/query-name-exists.ts';
import type { NameCheck } from './steps.ts';

const TYPING_PAUSE_MS = 300;

/** Asks the server, after a pause in typing, whether a query of this name exists. `failed` when it could not be asked. */
export function useNameCheck(name: string): { readonly check: NameCheck; readonly failed: boolean } {
  const [settled] = useDebouncedValue(name.trim(), TYPING_PAUSE_MS);
  const query = useQuery({
    queryKey: ['query-name-exists', settled],
    queryFn: ({ signal }) => queryNameExists(settled, signal),
    enabled: settled !== '',
    staleTime: 10_000,
  });
  const isCurrent = settled === name.trim();
  return {
    check: isCurrent && query.isSuccess ? (query.data ? 'taken' : 'free') : 'unknown',
    failed: isCurrent && query.isError,
  };
}
