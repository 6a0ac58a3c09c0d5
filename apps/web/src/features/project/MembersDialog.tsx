import { Button, Select, TextInput } from '@mantine/core';
import type { Member, ProjectAnswer } from '@retron/contract';
import {
  IconCheck,
  IconCrown,
  IconInfoCircle,
  IconLogout,
  IconPlus,
  IconSearch,
  IconSwitchHorizontal,
  IconUser,
  IconUserMinus,
} from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { addMember, everybodyOptions, handOverProject, removeMember } from '../../api/members.ts';
import { sessionOptions } from '../../api/session.ts';
import { SlideUp } from '../../components/dialogs/SlideUp.tsx';
import { counted } from '../../components/text/counts.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import classes from './MembersDialog.module.css';
import { matchingPeople } from './matching-people.ts';

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
      title="Members"
      subtitle={`${project.name} · ${counted(project.members.length, 'person', 'people')}`}
      onClose={onClose}
      width={1040}
      foot={<MembersFoot project={project} onClose={onClose} />}
    >
      <div className={classes.columns}>
        <People project={project} />
        <div className={classes.side}>
          {project.mayEdit ? <AddPerson project={project} /> : null}
          <RightsTable />
        </div>
      </div>
    </SlideUp>
  );
}

/** Changes of the members of a project; the page follows. */
function useMemberChanges(projectId: number) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keys.projects });
  const onError = (error: unknown) => toasts.error(reasonOf(error));
  const add = useMutation({ mutationFn: (username: string) => addMember(projectId, username), onSettled, onError });
  const remove = useMutation({ mutationFn: (username: string) => removeMember(projectId, username), onSettled, onError });
  const handOver = useMutation({ mutationFn: (username: string) => handOverProject(projectId, username), onSettled, onError });
  return { add, remove, handOver };
}

function People({ project }: { readonly project: ProjectAnswer }) {
  const { data: session } = useQuery(sessionOptions);
  const { add, remove } = useMemberChanges(project.id);
  const [isHandingOver, setIsHandingOver] = useState(false);
  const owner = project.members.find(({ username }) => username === project.ownerUsername);
  const others = project.members.filter(({ username }) => username !== project.ownerUsername);

  function handleRemove({ username, realname }: Member) {
    remove.mutate(username, { onSuccess: () => toasts.undoable(`${realname} removed`, () => add.mutate(username)) });
  }
  return (
    <div className={classes.card}>
      <h3>
        Owner <small>1</small>
      </h3>
      {owner ? (
        <Person person={owner} isSelf={session?.username === owner.username}>
          <span className={classes.role}>
            <IconCrown size={14} stroke={1.75} aria-hidden /> Owner
          </span>
          {project.mayHandOver ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconSwitchHorizontal size={14} stroke={1.75} />}
              aria-expanded={isHandingOver}
              disabled={others.length === 0}
              title={others.length === 0 ? 'Add a member first: a project is handed over to one.' : undefined}
              onClick={() => setIsHandingOver((is) => !is)}
            >
              Hand over
            </Button>
          ) : null}
        </Person>
      ) : null}
      {isHandingOver && others.length > 0 ? <HandOver project={project} members={others} onClose={() => setIsHandingOver(false)} /> : null}
      <h3>
        Members <small>{others.length}</small>
      </h3>
      {others.length === 0 ? <p className={classes.nobody}>Nobody but the owner sees this project.</p> : null}
      {others.map((member) => (
        <Person key={member.username} person={member} isSelf={session?.username === member.username}>
          <span className={classes.member}>Member</span>
          {project.mayEdit ? (
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconUserMinus size={14} stroke={1.75} />}
              aria-label={`Remove ${member.realname} (${member.username})`}
              onClick={() => handleRemove(member)}
            >
              Remove
            </Button>
          ) : null}
        </Person>
      ))}
      <p className={classes.note}>
        <IconInfoCircle size={14} stroke={1.75} aria-hidden /> Who is removed loses sight of the project; what they made stays.
      </p>
    </div>
  );
}

/** A person is always real name and user name: two may have one name. */
function Person({ person, isSelf, children }: { readonly person: Member; readonly isSelf: boolean; readonly children?: React.ReactNode }) {
  return (
    <div className={classes.person}>
      <span className={classes.square} aria-hidden>
        <IconUser size={16} stroke={1.75} />
      </span>
      <span className={classes.name}>
        <b>{person.realname}</b> <small>{person.username}</small>
        {isSelf ? <em>you</em> : null}
      </span>
      {children}
    </div>
  );
}

interface HandOverProps {
  readonly project: ProjectAnswer;
  readonly members: readonly Member[];
  readonly onClose: () => void;
}

function HandOver({ project, members, onClose }: HandOverProps) {
  const { handOver } = useMemberChanges(project.id);
  const [to, setTo] = useState<string | null>(members[0]?.username ?? null);
  const data = members.map(({ username, realname }) => ({ value: username, label: `${realname} (${username})` }));
  return (
    <div className={classes.handOver}>
      <Select label="Hand over to" data={data} value={to} allowDeselect={false} onChange={setTo} comboboxProps={{ withinPortal: true }} />
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button
        disabled={to === null}
        loading={handOver.isPending}
        onClick={() => {
          if (to !== null) handOver.mutate(to, { onSuccess: onClose });
        }}
      >
        Hand over
      </Button>
      <p>You stay a member. Only the new owner can hand it back.</p>
    </div>
  );
}

/** Hits shown at once; more are said. */
const HITS_SHOWN = 6;

function AddPerson({ project }: { readonly project: ProjectAnswer }) {
  const everybody = useQuery(everybodyOptions);
  const { add, remove } = useMemberChanges(project.id);
  const [term, setTerm] = useState('');
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const hits = matchingPeople(everybody.data ?? [], project.members, term);
  const shown = hits.slice(0, HITS_SHOWN);
  const current = Math.min(marked, shown.length - 1);

  function handleAdd({ username, realname }: Member) {
    add.mutate(username, { onSuccess: () => toasts.undoable(`${realname} added`, () => remove.mutate(username)) });
    setTerm('');
    setMarked(0);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && shown.length > 0) {
      event.preventDefault();
      setMarked((current + step + shown.length) % shown.length);
    }
    const hit = shown[current];
    if (event.key === 'Enter' && hit !== undefined) handleAdd(hit);
  }
  return (
    <div className={classes.card}>
      <h3>Add a person</h3>
      <TextInput
        aria-label="Add a person"
        placeholder="Name or user name"
        leftSection={<IconSearch size={16} stroke={1.75} />}
        role="combobox"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown.length > 0 ? `${listId}-${current}` : undefined}
        value={term}
        onChange={(event) => {
          setTerm(event.currentTarget.value);
          setMarked(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <div id={listId} role="listbox" aria-label="People found" className={classes.hits}>
        {shown.map((hit, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field above points at it
          <div
            key={hit.username}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === current}
            className={classes.hit}
            onClick={() => handleAdd(hit)}
          >
            <span className={classes.name}>
              <b>{hit.realname}</b> <small>{hit.username}</small>
            </span>
            <IconPlus size={16} stroke={1.75} aria-hidden />
          </div>
        ))}
      </div>
      <p className={classes.nobody} role="status">
        {term.trim() === ''
          ? ''
          : hits.length === 0
            ? 'Nobody else has this name.'
            : hits.length > HITS_SHOWN
              ? `${hits.length} found, the first ${HITS_SHOWN} shown`
              : `${hits.length} found`}
      </p>
    </div>
  );
}

/** In short what docs/decisions/who-may-do-what.md says; "own": what one started or wrote. */
const RIGHTS: readonly (readonly [what: string, member: 'yes' | 'own' | 'no'])[] = [
  ['See everything, comment', 'yes'],
  ['Start and continue queries', 'yes'],
  ['Keep own views of a tree', 'yes'],
  ['Edit, stop, delete queries', 'own'],
  ['Delete comments', 'own'],
  ['Name and describe the project', 'no'],
  ['Add and remove members', 'no'],
  ['Hand over, delete the project', 'no'],
];

function RightsTable() {
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

function MembersFoot({ project, onClose }: Omit<MembersDialogProps, 'isOpen'>) {
  const { data: session } = useQuery(sessionOptions);
  const { remove } = useMemberChanges(project.id);
  const navigate = useNavigate();
  const [isSure, setIsSure] = useState(false);
  function handleLeave() {
    if (!isSure) return setIsSure(true);
    if (!session) return;
    remove.mutate(session.username, {
      onSuccess: () => {
        toasts.message(`You left ${project.name}.`);
        void navigate({ to: paths.projects });
      },
    });
  }
  return (
    <div className={classes.foot}>
      <Button
        variant="default"
        leftSection={<IconLogout size={16} stroke={1.75} />}
        disabled={!project.mayLeave}
        loading={remove.isPending}
        onClick={handleLeave}
      >
        {isSure ? 'Leave for good' : 'Leave project'}
      </Button>
      <span>
        {project.mayLeave
          ? isSure
            ? 'You will see it no more until its owner adds you again.'
            : ''
          : project.isDefault
            ? 'This is your default project.'
            : 'Hand the project over first: a project has an owner.'}
      </span>
      <Button onClick={onClose}>Done</Button>
    </div>
  );
}
