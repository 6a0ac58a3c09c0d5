import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { sessionOptions } from '../../api/session.ts';

/** Whether the reader has taken the tour or declined it, in this browser; and how to remember that. */
export function useTourMemory(): readonly [isSeen: boolean, remember: () => void] {
  const { data: session } = useQuery(sessionOptions);
  const [memory, setMemory] = useLocalStorage<'new' | 'seen'>({
    key: `retron.tour.${session?.username ?? ''}`,
    defaultValue: 'new',
    getInitialValueInEffect: false,
  });
  return [memory === 'seen', () => setMemory('seen')];
}
