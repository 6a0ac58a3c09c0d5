import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './QueryCreation.module.css';

/** A quiet remark with an icon. */
export function Notice({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.notice}>
      <span aria-hidden>{icon}</span>
      <span>{children}</span>
    </div>
  );
}

export interface StartMessagesProps {
  readonly messages: readonly string[];
  /** How often a start was tried in vain; absent: the messages are in view already. */
  readonly failures?: number;
}

/** Why the query was not started. It stands below what was filled in, so that each failure brings it into view and to the keyboard. */
export function StartMessages({ messages, failures = 0 }: StartMessagesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [failures]);
  if (messages.length === 0) return null;
  return (
    <div ref={box} className={classes.failure} role="alert" tabIndex={-1}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
