import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { MESSAGES, type MoleculeListAnswer, type WireDirection } from '@retron/contract';
import { IconHexagons } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moleculeListOptions } from '../../api/molecules.ts';
import * as common from '../../texts/common.ts';
import * as counts from '../../texts/counts.ts';
import { numberText } from '../../texts/numbers.ts';
import * as texts from '../../texts/query-creation/settings.ts';
import type { Target } from './draft.ts';
import classes from './StructureMenu.module.css';
import { StructureMenu } from './StructureMenu.tsx';
import { takeStructure } from './take-structure.ts';

export interface OwnMoleculesProps {
  readonly direction: WireDirection;
  readonly className?: string | undefined;
  readonly onUse: (structure: Target) => void;
}

/** Molecules that are shown at once; a name narrows them. */
const MOST_SHOWN = 20;
const TYPING_PAUSE_MS = 300;

/** The reader's own molecules, the newest first or by part of a name. */
export function OwnMolecules({ direction, className, onUse }: OwnMoleculesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const [term] = useDebouncedValue(name.trim(), TYPING_PAUSE_MS);
  const parameters = { per_page: MOST_SHOWN, page: 1, search: 'name', sort: 'added', order: 'desc' } as const;
  const list = useQuery({ ...moleculeListOptions(term === '' ? parameters : { ...parameters, term }), enabled: isOpen });
  return (
    <StructureMenu
      title={common.molecules}
      icon={<IconHexagons size={14} stroke={1.75} />}
      className={className}
      isOpen={isOpen}
      onToggle={setIsOpen}
      search={
        <TextInput
          className={classes.search ?? ''}
          size="xs"
          aria-label={texts.partOfMoleculesName}
          placeholder={texts.partOfName}
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      }
      label={list.isError ? MESSAGES.moleculesFetch : labelOf(list.data)}
      structures={list.data?.molecules ?? []}
      onUse={({ rosdal }) => void takeStructure(rosdal, direction, onUse)}
    />
  );
}

function labelOf(list: MoleculeListAnswer | undefined): string {
  if (list === undefined) return texts.loadingMolecules;
  const { molecules, total, all } = list;
  if (all === 0) return texts.noMoleculesYet;
  if (total === 0) return texts.nothingMatches;
  return total > molecules.length ? texts.newestOfAll(molecules.length, numberText(total)) : counts.molecules(total);
}
