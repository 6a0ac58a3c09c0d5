import type { WireAccount } from '@retron/contract';
import { IconBan, IconCheck, IconKey } from '@tabler/icons-react';
import * as texts from '../../texts/backoffice/users.ts';
import * as common from '../../texts/common.ts';
import classes from './Backoffice.module.css';

type State = WireAccount['state'];

/** How the states are called, and drawn. */
const STATES = {
  active: { word: texts.active, icon: IconCheck },
  'new-password': { word: texts.newPasswordDue, icon: IconKey },
  disabled: { word: texts.disabled, icon: IconBan },
} as const satisfies Record<State, unknown>;

/** Filters over the table, called as the states are. */
export const STATE_FILTERS = [
  { value: '', label: common.all },
  { value: 'active', label: texts.active },
  { value: 'new-password', label: texts.newPasswordDue },
  { value: 'disabled', label: texts.disabled },
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
