import { Loader, useComputedColorScheme } from '@mantine/core';
import { connectEditor, type EditorClient, editorUrl } from '@retron/editor';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import * as texts from '../../texts/shared/structures.ts';
import { DARK_TOKENS } from '../../theme/tokens.ts';
import { drawingOf } from './drawing-of.ts';
import classes from './StructureEditor.module.css';

export interface StructureEditorProps {
  /** Molfile to begin with; an empty string begins with an empty canvas. */
  readonly structure: string;
  /** Told when the editor takes calls. */
  readonly onReady: (editor: EditorClient) => void;
  readonly onChange: () => void;
  readonly onError: (reason: string) => void;
  /** Esc in the editor, where it is not the editor's own. @param isChanged - closing would lose what was drawn */
  readonly onLeave?: (isChanged: boolean) => void;
}

/** The molecule editor in a frame of its own; it fills what it is put into. */
export function StructureEditor({ structure, onReady, onChange, onError, onLeave }: StructureEditorProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [isLoading, setIsLoading] = useState(true);
  const latest = useRef({ structure, onReady, onChange, onError, onLeave });
  latest.current = { ...latest.current, onReady, onChange, onError, onLeave };
  const scheme = useComputedColorScheme('light');

  useEffect(() => {
    if (!frame) return;
    let isOpen = true;
    // Not known, what is drawn counts as changed.
    let atFirst: string | null = null;
    const client = connectEditor(frame, {
      onChange: () => isOpen && latest.current.onChange(),
      onLeave: () => {
        void client
          .getStructure()
          .then(
            (molfile) => drawingOf(molfile) !== atFirst,
            () => false,
          )
          .then((isChanged) => isOpen && latest.current.onLeave?.(isChanged));
      },
    });
    // The source is set only now, so that the editor's first message finds a listener.
    frame.src = editorUrl(scheme === 'dark' ? { surface: DARK_TOKENS.paper, text: DARK_TOKENS.text } : null);
    client.ready
      .then(() => (latest.current.structure === '' ? undefined : client.setStructure(latest.current.structure)))
      .then(() => isOpen && latest.current.onReady(client))
      .catch((error: unknown) => isOpen && latest.current.onError(reasonOf(error)))
      .finally(() => isOpen && setIsLoading(false))
      .then(() => client.getStructure())
      .then(
        (molfile) => (atFirst = drawingOf(molfile)),
        () => undefined,
      );
    return () => {
      isOpen = false;
      client.close();
    };
  }, [frame, scheme]);

  return (
    <div className={classes.editor}>
      <iframe ref={setFrame} title={texts.moleculeEditor} />
      {isLoading ? (
        <div className={classes.loading} role="status">
          <Loader size="sm" /> {texts.loadingEditor}
        </div>
      ) : null}
    </div>
  );
}
