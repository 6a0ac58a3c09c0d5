import { Autocomplete } from '@mantine/core';
import { LONGEST_TAG, MESSAGES, type WireMolecule } from '@retron/contract';
import { IconTag, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { keys } from '../../api/keys.ts';
import { updateMolecule } from '../../api/molecules.ts';
import { tooLong } from '../../components/text/too-long.ts';
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
    // Against the tags that are shown: those that another tab has given meanwhile are not taken away unseen.
    mutationFn: (tags: string[]) => updateMolecule(molecule.name, { tags, before: { tags: [...molecule.tags] } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.molecules }),
    onError: (error) => toasts.error(`${MESSAGES.moleculeSave} ${reasonOf(error)}`),
  });
  function add(tag: string) {
    const plain = tag.trim();
    if (tooLong(plain, LONGEST_TAG) !== null) return;
    setDraft(null);
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
          error={tooLong(draft, LONGEST_TAG)}
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
