import { Button } from '@mantine/core';
import type { StructureCheckAnswer, WireDirection } from '@retron/contract';
import type { EditorClient } from '@retron/editor';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { AppDialog } from '../../components/dialogs/AppDialog.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/shared/structures.ts';
import classes from './StructureEditor.module.css';
import { StructureEditor } from './StructureEditor.tsx';
import { useLeaveEditor } from './use-leave-editor.tsx';

export interface EditorDialogProps {
  /** What the structure is checked for: forward takes several starting materials. */
  readonly direction: WireDirection;
  /** Molfile to begin with; an empty string begins with an empty canvas. */
  readonly structure: string;
  readonly onUse: (structure: NonNullable<StructureCheckAnswer['structure']>) => void;
  readonly onClose: () => void;
}

/** The molecule editor over a form. What is drawn is checked by the server before it is used. */
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
          <Failures messages={errors} />
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

function Failures({ messages }: { readonly messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      <div>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </div>
  );
}
