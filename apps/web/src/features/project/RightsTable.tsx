import { IconCheck } from '@tabler/icons-react';
import classes from './MembersDialog.module.css';

/** In short what docs/decisions/who-may-do-what.md says; "own": what one started or wrote. */
const RIGHTS: readonly (readonly [what: string, member: 'yes' | 'own' | 'no'])[] = [
  ['See everything, comment', 'yes'],
  ['Start and continue queries', 'yes'],
  ['Keep own views of a tree', 'yes'],
  ['Edit, stop, delete queries', 'own'],
  ['Delete comments', 'own'],
  ['Name and describe the project', 'no'],
  ['Add and remove members, groups', 'no'],
  ['Hand over, delete the project', 'no'],
];

/** What owner and members may do. */
export function RightsTable() {
  const mark = (right: 'yes' | 'own' | 'no') => (right === 'yes' ? <IconCheck size={16} stroke={1.75} aria-label="yes" /> : right);
  return (
    <table className={classes.rights}>
      <thead>
        <tr>
          <th scope="col">What each may do</th>
          <th scope="col">Owner</th>
          <th scope="col">Member</th>
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
