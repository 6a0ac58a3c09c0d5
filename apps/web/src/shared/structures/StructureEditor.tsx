import { Loader, useComputedColorScheme } from '@mantine/core';
import { connectEditor, type EditorClient, editorUrl } from '@retron/editor';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import classes from './StructureEditor.module.css';

export interface StructureEditorProps {
  /** Molfile to begin with; an empty string begins with an empty canvas. */
  readonly structure: string;
  /** Told when the editor takes calls. */
  readonly onReady: (editor: EditorClient) => void;
  readonly onChange: () => void;
  readonly onError: (reason: string) => void;
}

/** The molecule editor in a frame of its own; it fills what it is put into. */
export function StructureEditor({ structure, onReady, onChange, onError }: StructureEditorProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const latest = useRef({ structure, onReady, onChange, onError });
  latest.current = { ...latest.current, onReady, onChange, onError };
  const scheme = useComputedColorScheme('light');

  useEffect(() => {
    if (!frame) return;
    let isOpen = true;
    const client = connectEditor(frame, () => isOpen && latest.current.onChange());
    // The source is set only now, so that the editor's first message finds a listener.
    frame.src = editorUrl(scheme);
    client.ready
      .then(() => (latest.current.structure === '' ? undefined : client.setStructure(latest.current.structure)))
      .then(() => isOpen && latest.current.onReady(client))
      .catch((error: unknown) => isOpen && latest.current.onError(reasonOf(error)))
      .finally(() => isOpen && setIsLoading(false));
    return () => {
      isOpen = false;
      client.close();
    };
  }, [frame, scheme]);

  return (
    <div className={classes.editor}>
      <iframe ref={setFrame} title="Molecule editor" />
      {isLoading ? (
        <div className={classes.loading} role="status">
          <Loader size="sm" /> Loading the editor
        </div>
      ) : null}
    </div>
  );
}
