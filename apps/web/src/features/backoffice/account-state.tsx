import type { WireAccount } from '@retron/contract';
import { IconBan, IconCheck, IconKey } from '@tabler/icons-react';
import classes from './Backoffice.module.css';

type State = WireAccount['state'];

/** How the states are called, and drawn. */
const STATES = {
  active: { word: 'Active', icon: IconCheck },
  'new-password': { word: 'New password due', icon: IconKey },
  disabled: { word: 'Disabled', icon: IconBan },
} as const satisfies Record<State, unknown>;

/** Filters over the table; "Waiting": has not chosen a password yet. */
export const STATE_FILTERS = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'new-password', label: 'Waiting' },
  { value: 'disabled', label: 'Disabled' },
] as const;

/** The state of an account by colour, icon and word. */
export function AccountState({ state }: { readonly state: State }) {
  const { word, icon: Icon } = STATES[state];
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {word}
    </span>
  );
}
