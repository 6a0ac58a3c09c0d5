import { IconCheck } from '@tabler/icons-react';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/project/project.ts';
import classes from './MembersDialog.module.css';

/** In short what docs/decisions/who-may-do-what.md says; "own": what one started or wrote. */
const RIGHTS: readonly (readonly [what: string, member: 'yes' | 'own' | 'no'])[] = [
  [texts.seeEverythingComment, 'yes'],
  [texts.startAndContinueQueries, 'yes'],
  [texts.keepOwnViewsOfTree, 'yes'],
  [texts.editStopDeleteQueries, 'own'],
  [texts.deleteComments, 'own'],
  [texts.nameAndDescribeProject, 'no'],
  [texts.addAndRemoveMembers, 'no'],
  [texts.handOverDeleteProject, 'no'],
];

/** What owner and members may do. */
export function RightsTable() {
  const mark = (right: 'yes' | 'own' | 'no') => (right === 'yes' ? <IconCheck size={16} stroke={1.75} aria-label={texts.yes} /> : right);
  return (
    <table className={classes.rights}>
      <thead>
        <tr>
          <th scope="col">{texts.whatEachMayDo}</th>
          <th scope="col">{common.owner}</th>
          <th scope="col">{texts.member}</th>
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map(([what, member]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{mark('yes')}</td>
            <td>{mark(member)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
