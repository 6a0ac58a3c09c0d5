import { Autocomplete } from '@mantine/core';
import { MESSAGES, type WireMolecule } from '@retron/contract';
import { IconTag, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { updateMolecule } from '../../api/molecules.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import * as texts from '../../texts/molecules.ts';
import classes from './Molecules.module.css';

export interface TagInputProps {
  readonly molecule: WireMolecule;
  readonly known: readonly string[];
}

/** The tags of a molecule, and one more. */
export function TagInput({ molecule, known }: TagInputProps) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (tags: string[]) => updateMolecule(molecule.name, { tags }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.molecules }),
    onError: (error) => toasts.error(`${MESSAGES.moleculeSave} ${reasonOf(error)}`),
  });
  function add(tag: string) {
    setDraft(null);
    const plain = tag.trim().slice(0, 40);
    if (plain !== '' && !molecule.tags.includes(plain)) save.mutate([...molecule.tags, plain]);
  }
  return (
    <div className={classes.tags}>
      {molecule.tags.map((tag) => (
        <span key={tag} className={classes.tag}>
          <IconTag size={12} stroke={1.75} aria-hidden />
          {tag}
          <button type="button" aria-label={texts.removeTag(tag)} onClick={() => save.mutate(molecule.tags.filter((each) => each !== tag))}>
            <IconX size={11} stroke={2} aria-hidden />
          </button>
        </span>
      ))}
      {draft === null ? (
        <button type="button" className={classes.addTag} aria-label={texts.addTagTo(molecule.name)} onClick={() => setDraft('')}>
          {texts.addTag}
        </button>
      ) : (
        <Autocomplete
          size="xs"
          autoFocus
          aria-label={texts.tagOf(molecule.name)}
          data={known.filter((tag) => !molecule.tags.includes(tag))}
          value={draft}
          onChange={setDraft}
          onOptionSubmit={add}
          onBlur={() => setDraft(null)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add(draft);
            if (event.key === 'Escape') setDraft(null);
          }}
        />
      )}
    </div>
  );
}
