import { Button, Tooltip } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { MESSAGES } from '@retron/contract';
import { IconAlertTriangle, IconCircleCheck, IconClipboard, IconHexagons, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import { EditorDialog } from './EditorDialog.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import classes from './QueryCreation.module.css';
import { ReagentsField } from './ReagentsField.tsx';
import type { useQueryDraft } from './use-query-draft.ts';

export interface TargetCardProps {
  readonly form: ReturnType<typeof useQueryDraft>;
  /** Whether its lack is an error already. */
  readonly isMissing: boolean;
  /** What the server found wrong with the reagents. */
  readonly reagentsError?: string | undefined;
}

/** The target molecule: drawn, pasted, and what is known of it. */
export function TargetCard({ form, isMissing, reagentsError }: TargetCardProps) {
  const { draft, change, targetErrors } = form;
  const { target } = draft;
  const direction = draft.direction ?? 'synthesis';
  const title = direction === 'synthesis' ? 'Target molecule' : 'Starting materials';
  const [open, setOpen] = useState<'paste' | 'editor' | null>(null);
  const { ref, width, height } = useElementSize();
  const close = () => setOpen(null);
  return (
    <section className={classes.target} aria-label={title}>
      <header>
        <h2 className={classes.targetTitle}>{title}</h2>
        <div className={classes.targetButtons}>
          <Button
            className={classes.targetButton}
            size="xs"
            variant="default"
            leftSection={<IconClipboard size={14} stroke={1.75} />}
            onClick={() => setOpen('paste')}
          >
            Paste
          </Button>
          <Tooltip label="The molecule library is not built yet">
            <Button
              className={classes.targetButton}
              size="xs"
              variant="default"
              data-disabled
              aria-disabled
              leftSection={<IconHexagons size={14} stroke={1.75} />}
            >
              Molecules
            </Button>
          </Tooltip>
          <Button
            className={classes.targetButton}
            size="xs"
            variant="light"
            leftSection={<IconPencil size={14} stroke={1.75} />}
            onClick={() => setOpen('editor')}
          >
            Edit structure
          </Button>
        </div>
      </header>
      <div className={classes.targetPicture} ref={ref}>
        {target && width > 0 ? (
          <StructurePicture
            smiles={target.smiles}
            width={Math.max(120, Math.floor(width / 20) * 20 - 20)}
            height={Math.max(120, Math.floor(height / 20) * 20 - 20)}
            alt={`${title} ${target.formula}`}
          />
        ) : null}
        {target ? null : (
          <div className={classes.noTarget}>
            <p>
              {direction === 'synthesis'
                ? 'Draw the target, or paste it as SMILES, ROSDAL or molfile.'
                : 'Draw or paste a starting material, or up to four that react with each other.'}
            </p>
          </div>
        )}
      </div>
      <footer>
        {target ? (
          <>
            <span>
              <Formula formula={target.formula} /> · {target.weight.toFixed(2)} g/mol
            </span>
            <span className={classes.grow} />
            <span className={classes.valid}>
              <IconCircleCheck size={16} stroke={1.75} aria-hidden /> Structure is valid
            </span>
          </>
        ) : (
          <span className={isMissing || targetErrors.length > 0 ? classes.error : classes.dim} role={isMissing ? 'alert' : undefined}>
            {isMissing || targetErrors.length > 0 ? <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> : null}{' '}
            {targetErrors.length > 0 ? targetErrors.join(' ') : MESSAGES.targetRequired}
          </span>
        )}
      </footer>
      {direction === 'reaction' ? (
        <div className={classes.reagents}>
          <ReagentsField draft={draft} change={change} error={reagentsError} />
        </div>
      ) : null}
      {open === 'paste' ? (
        <PasteDialog
          direction={direction}
          onClose={close}
          onUse={(structure) => {
            change({ kind: 'set', values: { target: structure } });
            close();
          }}
        />
      ) : null}
      {open === 'editor' ? (
        <EditorDialog
          direction={direction}
          structure={target?.molfile ?? ''}
          onClose={close}
          onUse={(structure) => {
            change({ kind: 'set', values: { target: structure } });
            close();
          }}
        />
      ) : null}
    </section>
  );
}
