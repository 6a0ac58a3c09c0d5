import type { ProjectAnswer } from '@retron/contract';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { peopleOf } from '../../shared/project-people.ts';
import * as counts from '../../texts/counts.ts';
import * as texts from '../../texts/project/members.ts';
import { AddGroup } from './AddGroup.tsx';
import { AddPerson } from './AddPerson.tsx';
import classes from './MembersDialog.module.css';
import { MembersFoot } from './MembersFoot.tsx';
import { People } from './People.tsx';
import { RightsTable } from './RightsTable.tsx';

export interface MembersDialogProps {
  readonly isOpen: boolean;
  readonly project: ProjectAnswer;
  readonly onClose: () => void;
}

/** Who works in a project, and for its owner: who else shall. */
export function MembersDialog({ isOpen, project, onClose }: MembersDialogProps) {
  return (
    <SlideUp
      isOpen={isOpen}
      title={texts.members}
      subtitle={`${project.name} · ${counts.people(peopleOf(project).length)}`}
      onClose={onClose}
      width={1040}
      foot={<MembersFoot project={project} onClose={onClose} />}
    >
      <div className={classes.columns}>
        <People project={project} />
        <div className={classes.side}>
          {project.mayEdit ? (
            <>
              <AddPerson project={project} />
              <AddGroup project={project} />
            </>
          ) : null}
          <RightsTable />
        </div>
      </div>
    </SlideUp>
  );
}
