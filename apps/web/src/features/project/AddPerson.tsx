import { TextInput } from '@mantine/core';
import type { Member, ProjectAnswer } from '@retron/contract';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { everybodyOptions } from '../../api/members.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/project/project.ts';
import classes from './MembersDialog.module.css';
import { matchingPeople } from './matching-people.ts';
import { useMemberChanges } from './use-member-changes.ts';

/** Hits shown at once; more are said. */
const HITS_SHOWN = 6;

/** Finds people to add to a project by the beginnings of their names. */
export function AddPerson({ project }: { readonly project: ProjectAnswer }) {
  const everybody = useQuery(everybodyOptions);
  const { add, remove } = useMemberChanges(project.id);
  const [term, setTerm] = useState('');
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const hits = matchingPeople(everybody.data ?? [], project.members, term);
  const shown = hits.slice(0, HITS_SHOWN);
  const current = Math.min(marked, shown.length - 1);

  function handleAdd({ username, realname }: Member) {
    add.mutate(username, { onSuccess: () => toasts.undoable(texts.personAdded(realname), () => remove.mutate(username)) });
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
      <h3>{texts.addPerson}</h3>
      <TextInput
        aria-label={texts.addPerson}
        placeholder={texts.nameOrUserName}
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
      <div id={listId} role="listbox" aria-label={texts.peopleFound} className={classes.hits}>
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
            ? texts.nobodyElseHasThisName
            : hits.length > HITS_SHOWN
              ? texts.foundAndShown(hits.length, HITS_SHOWN)
              : texts.countFound(hits.length)}
      </p>
    </div>
  );
}
