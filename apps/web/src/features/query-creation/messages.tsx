import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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

/** Why the query was not started. */
export function StartMessages({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
