import { Button, Loader, useComputedColorScheme } from '@mantine/core';
import type { WireDirection } from '@retron/contract';
import { connectEditor, type EditorClient, editorUrl } from '@retron/editor';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import type { Target } from './draft.ts';
import { StartMessages } from './messages.tsx';
import classes from './QueryCreation.module.css';

export interface EditorDialogProps {
  /** Of the query: forward takes several starting materials. */
  readonly direction: WireDirection;
  /** Molfile to begin with; an empty string begins with an empty canvas. */
  readonly structure: string;
  readonly onUse: (structure: Target) => void;
  readonly onClose: () => void;
}

/** The molecule editor, in a frame of its own. What is drawn is checked by the server before it is used. */
export function EditorDialog({ direction, structure, onUse, onClose }: EditorDialogProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'checking'>('loading');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const editor = useRef<EditorClient | null>(null);
  const first = useRef(structure);
  const scheme = useComputedColorScheme('light');

  useEffect(() => {
    if (!frame) return;
    let isOpen = true;
    const client = connectEditor(frame, () => isOpen && setErrors([]));
    editor.current = client;
    // The source is set only now, so that the editor's first message finds a listener.
    frame.src = editorUrl(scheme);
    client.ready
      .then(() => (first.current === '' ? undefined : client.setStructure(first.current)))
      .catch((error: unknown) => isOpen && setErrors([reasonOf(error)]))
      .finally(() => isOpen && setState('ready'));
    return () => {
      isOpen = false;
      client.close();
    };
  }, [frame, scheme]);

  const use = async () => {
    if (!editor.current) return;
    setState('checking');
    try {
      const answer = await checkStructure(await editor.current.getStructure(), direction);
      if (answer.structure && answer.errors.length === 0) {
        onUse(answer.structure);
        return;
      }
      setErrors(answer.errors);
    } catch (error) {
      setErrors([reasonOf(error)]);
    }
    setState('ready');
  };

  return (
    <AppDialog
      isOpen
      title="Edit structure"
      onClose={onClose}
      foot={
        <>
          <StartMessages messages={errors} />
          <span className={classes.grow} />
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={state === 'loading'} loading={state === 'checking'} onClick={() => void use()}>
            Use structure
          </Button>
        </>
      }
    >
      <div className={classes.editor}>
        <iframe ref={setFrame} title="Molecule editor" />
        {state === 'loading' ? (
          <div className={classes.editorLoading} role="status">
            <Loader size="sm" /> Loading the editor
          </div>
        ) : null}
      </div>
    </AppDialog>
  );
}
