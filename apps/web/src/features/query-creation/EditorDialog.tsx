import { Button } from '@mantine/core';
import type { WireDirection } from '@retron/contract';
import type { EditorClient } from '@retron/editor';
import { useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import { StructureEditor } from '../../shared/structures/StructureEditor.tsx';
import { useLeaveEditor } from '../../shared/structures/use-leave-editor.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/query-creation/target.ts';
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

/** The molecule editor over the form. What is drawn is checked by the server before it is used. */
export function EditorDialog({ direction, structure, onUse, onClose }: EditorDialogProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'checking'>('loading');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const editor = useRef<EditorClient | null>(null);
  const { keeper, remark, handleLeave } = useLeaveEditor(onClose);

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
      title={texts.editStructure}
      onClose={onClose}
      foot={
        <>
          <StartMessages messages={errors} />
          <span className={classes.grow} />
          {remark}
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button ref={keeper} disabled={state === 'loading'} loading={state === 'checking'} onClick={() => void use()}>
            {texts.takeStructure}
          </Button>
        </>
      }
    >
      <StructureEditor
        structure={structure}
        onReady={(client) => {
          editor.current = client;
          setState('ready');
        }}
        onChange={() => setErrors([])}
        onError={(reason) => setErrors([reason])}
        onLeave={handleLeave}
      />
    </AppDialog>
  );
}
