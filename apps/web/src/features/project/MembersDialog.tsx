import type { Member } from '@retron/contract';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import classes from './ProjectPage.module.css';

export interface MembersDialogProps {
  readonly isOpen: boolean;
  readonly members: readonly Member[];
  readonly onClose: () => void;
}

/** Who works in a project. */
export function MembersDialog({ isOpen, members, onClose }: MembersDialogProps) {
  return (
    <SlideUp isOpen={isOpen} title="Members" onClose={onClose} width={480}>
      <ul className={classes.members}>
        {members.map((member) => (
          <li key={member.username}>
            {member.realname}
            <small>{member.username}</small>
          </li>
        ))}
      </ul>
    </SlideUp>
  );
}
