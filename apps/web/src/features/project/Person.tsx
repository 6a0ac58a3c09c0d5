import type { Member } from '@retron/contract';
import { IconUser } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as texts from '../../texts/project/project.ts';
import classes from './MembersDialog.module.css';

interface PersonProps {
  readonly person: Member;
  readonly isSelf: boolean;
  readonly children?: ReactNode;
}

/** A person is always real name and user name: two may have one name. */
export function Person({ person, isSelf, children }: PersonProps) {
  return (
    <div className={classes.person}>
      <span className={classes.square} aria-hidden>
        <IconUser size={16} stroke={1.75} />
      </span>
      <span className={classes.name}>
        <b>{person.realname}</b> <small>{person.username}</small>
        {isSelf ? <em>{texts.you}</em> : null}
      </span>
      {children}
    </div>
  );
}
