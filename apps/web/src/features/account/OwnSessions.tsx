import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { endOtherSessions, endSession, ownSessionsOptions } from '../../api/own-account.ts';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { dateTimeText } from '../../components/text/dates.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import * as texts from '../../texts/account.ts';
import { deviceText } from './device-text.ts';
import classes from './OwnSessions.module.css';

/** Where the reader is signed in, and how to end it. */
export function OwnSessions() {
  const client = useQueryClient();
  const sessions = useQuery(ownSessionsOptions);
  const onSettled = () => client.invalidateQueries({ queryKey: keys.ownSessions });
  const onError = (error: unknown) => toasts.error(reasonOf(error));
  const endOne = useMutation({ mutationFn: endSession, onSettled, onError });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: (ended) => toasts.message(ended === 1 ? texts.signedOutInOneOtherPlace : texts.signedOutInOtherPlaces(ended)),
    onSettled,
    onError,
  });
  return (
    <section className={classes.sessions} aria-labelledby="own-sessions">
      <div className={classes.head}>
        <h2 id="own-sessions">{texts.sessions}</h2>
        {sessions.data && sessions.data.length > 1 ? (
          <Button variant="subtle" size="compact-sm" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {texts.signOutEverywhereElse}
          </Button>
        ) : null}
      </div>
      {sessions.isPending ? <LoadingRows count={2} height={40} label={texts.loadingSessions} /> : null}
      {sessions.isError ? <ErrorState message={reasonOf(sessions.error)} onRetry={() => void sessions.refetch()} /> : null}
      <ul>
        {sessions.data?.map(({ id, device, lastSeen, isThis }) => (
          <li key={id}>
            <span>
              <b>{deviceText(device)}</b>
              <small>{isThis ? texts.thisOne : texts.lastUsed(dateTimeText(lastSeen))}</small>
            </span>
            {isThis ? null : (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={texts.signOutDevice(deviceText(device), dateTimeText(lastSeen))}
                onClick={() => endOne.mutate(id)}
              >
                {texts.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
