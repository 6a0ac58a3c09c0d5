import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { queryListOptions } from '../../api/list-queries.ts';
import { projectListOptions } from '../../api/projects.ts';
import { useBackCloses } from '../../components/history/use-back-closes.ts';
import * as texts from '../../texts/app/frame.ts';
import * as common from '../../texts/common.ts';
import classes from './SearchPalette.module.css';
import { type Destination, findDestinations } from './search-model.ts';
import type { TypedAhead } from './use-typed-ahead.ts';

export interface SearchPaletteProps {
  readonly isOpen: boolean;
  /** What was typed before the field was there. */
  readonly typedAhead: TypedAhead;
  readonly onClose: () => void;
  readonly onNewQuery: () => void;
}

/** Milliseconds without a key press after which the server is asked. */
const TYPING_MS = 150;
/** Projects and queries to choose the best names from. */
const MOST_FOUND = 50;

/** Jumps to a page, a project or a query by a part of its name. */
export function SearchPalette({ isOpen, typedAhead, onClose, onNewQuery }: SearchPaletteProps) {
  useBackCloses(isOpen, onClose);
  return (
    <Modal.Root opened={isOpen} onClose={onClose} size={560} yOffset="12dvh">
      <Modal.Overlay backgroundOpacity={0.35} />
      <Modal.Content aria-label={texts.searchOrJumpTo}>
        <PaletteBody typedAhead={typedAhead} onClose={onClose} onNewQuery={onNewQuery} />
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteBody({ typedAhead, onClose, onNewQuery }: Omit<SearchPaletteProps, 'isOpen'>) {
  const navigate = useNavigate();
  const [changed, setTerm] = useState<string | null>(null);
  const term = changed ?? typedAhead.text;
  const [position, setPosition] = useState(0);
  const [wanted] = useDebouncedValue(term.trim(), TYPING_MS);
  const page = { per_page: MOST_FOUND, page: 1 };
  const queries = useQuery({ ...queryListOptions({ ...page, term: wanted }), placeholderData: keepPreviousData });
  const projects = useQuery({
    ...projectListOptions({ ...page, order: 'desc', sort: 'changed', search: 'name', term: wanted }),
    placeholderData: keepPreviousData,
  });
  const found = findDestinations(term, projects.data?.projects ?? [], queries.data?.queries ?? []);
  const active = found[Math.min(position, found.length - 1)];

  function handleChoose(destination: Destination) {
    onClose();
    if (destination.to === null) onNewQuery();
    else void navigate({ to: destination.to });
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setPosition((present) => Math.min(Math.max(0, present + step), Math.max(0, found.length - 1)));
    }
    if (event.key === 'Enter' && active) handleChoose(active);
  }

  return (
    <div className={classes.palette}>
      <TextInput
        data-autofocus
        value={term}
        placeholder={texts.pageProjectOrQuery}
        aria-label={texts.searchOrJumpTo}
        role="combobox"
        aria-expanded
        aria-controls="search-results"
        aria-activedescendant={active ? `search-${active.id}` : undefined}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        onChange={(event) => {
          setTerm(event.currentTarget.value);
          setPosition(0);
        }}
        onFocus={({ currentTarget }) => {
          typedAhead.end();
          currentTarget.setSelectionRange(term.length, term.length);
        }}
        onKeyDown={handleKeyDown}
      />
      <div id="search-results" role="listbox" aria-label={common.results} className={classes.results}>
        {found.map((destination) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and takes the keys
          <div
            key={destination.id}
            id={`search-${destination.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={destination === active}
            className={classes.result}
            onClick={() => handleChoose(destination)}
          >
            <span>{destination.label}</span>
            <small>{destination.kind}</small>
          </div>
        ))}
        {found.length === 0 ? <p className={classes.none}>{texts.nothingFound}</p> : null}
      </div>
    </div>
  );
}
