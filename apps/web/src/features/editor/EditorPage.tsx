import { Button, TextInput } from '@mantine/core';
import { MESSAGES, type StructureCheckAnswer } from '@retron/contract';
import type { EditorClient } from '@retron/editor';
import { IconTarget } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fieldMessage, reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { keys } from '../../api/keys.ts';
import { createMolecule } from '../../api/molecules.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { useShellActions } from '../../components/shell/shell-actions.ts';
import { toasts } from '../../components/toast/toast-store.ts';
import { CopyStructureMenu } from '../../shared/structures/CopyStructureMenu.tsx';
import { StructureEditor } from '../../shared/structures/StructureEditor.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/editor.ts';
import classes from './EditorPage.module.css';

/** Drawing rests for so long before the server is asked, in milliseconds. */
const REST_MS = 400;

/** The editor as a page: what is drawn is copied out, kept in the molecule library, or made the target of a query. */
export function EditorPage({ title }: { readonly title: string }) {
  const client = useQueryClient();
  const { openNewQuery } = useShellActions();
  const editor = useRef<EditorClient | null>(null);
  const [changes, setChanges] = useState(0);
  const [drawn, setDrawn] = useState<StructureCheckAnswer['structure']>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  useEffect(() => {
    if (changes === 0) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      try {
        const { structure } = await checkStructure((await editor.current?.getStructure()) ?? '', 'reaction');
        if (isCurrent) setDrawn(structure);
      } catch (error) {
        if (isCurrent) setProblem(reasonOf(error));
      }
    }, REST_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [changes]);

  const save = useMutation({
    mutationFn: (molfile: string) => createMolecule({ name: name.trim(), rosdal: molfile }),
    onSuccess: async ({ name: saved }) => {
      toasts.message(texts.savedInMolecules(saved));
      setIsChecked(false);
      await client.invalidateQueries({ queryKey: keys.molecules });
    },
  });
  const nameError = isChecked && name.trim() === '' ? MESSAGES.moleculeNameRequired : fieldMessage(save.error, 'name');
  const failure = save.isError && fieldMessage(save.error, 'name') === null ? `${MESSAGES.moleculeCreate}: ${reasonOf(save.error)}` : null;
  function handleSave() {
    setIsChecked(true);
    if (drawn !== null && name.trim() !== '') save.mutate(drawn.molfile);
  }
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: title }]} />
      <div className={classes.head}>
        <h1>{title}</h1>
        <span className={classes.state} role="status">
          {drawn === null ? MESSAGES.moleculeStructureRequired : <Formula formula={drawn.formula} />}
          {[problem, failure].map((message) =>
            message === null ? null : (
              <span key={message} className={classes.problem}>
                {message}
              </span>
            ),
          )}
        </span>
        {drawn === null ? null : <CopyStructureMenu smiles={drawn.smiles} name={common.structure} />}
        <Button
          variant="default"
          leftSection={<IconTarget size={16} stroke={1.75} />}
          disabled={drawn === null}
          onClick={() => openNewQuery({ initial: { rosdal: drawn?.smiles ?? '' } })}
        >
          {texts.useAsTarget}
        </Button>
        <TextInput
          aria-label={texts.moleculeName}
          placeholder={texts.moleculeName}
          value={name}
          error={nameError}
          onChange={(event) => {
            save.reset();
            setName(event.currentTarget.value);
          }}
        />
        <Button disabled={drawn === null || nameError !== null} loading={save.isPending} onClick={handleSave}>
          {common.save}
        </Button>
      </div>
      <StructureEditor
        structure=""
        onReady={(ready) => {
          editor.current = ready;
        }}
        onChange={() => setChanges((count) => count + 1)}
        onError={setProblem}
      />
    </div>
  );
}
