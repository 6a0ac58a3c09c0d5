import { Button, Modal, Textarea } from '@mantine/core';
import { getHotkeyHandler, useDebouncedValue } from '@mantine/hooks';
import type { WireDirection } from '@retron/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../api/api-error.ts';
import { checkStructure } from '../../api/check-structure.ts';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import type { Target } from './draft.ts';
import classes from './QueryCreation.module.css';

const TYPING_PAUSE_MS = 150;
const FORMAT_NAMES = { smiles: 'SMILES', rosdal: 'ROSDAL', molfile: 'molfile' } as const;

export interface PasteDialogProps {
  /** Of the query: forward takes several starting materials. */
  readonly direction: WireDirection;
  readonly onUse: (structure: Target) => void;
  readonly onClose: () => void;
}

/** A structure as text, in any notation the server reads; checked and drawn while it is typed. */
export function PasteDialog({ direction, onUse, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const [settled] = useDebouncedValue(text, TYPING_PAUSE_MS);
  const check = useQuery({
    queryKey: ['structure-check', direction, settled],
    queryFn: ({ signal }) => checkStructure(settled, direction, signal),
    enabled: settled.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const isCurrent = settled === text && text.trim() !== '';
  const structure = isCurrent ? (check.data?.structure ?? null) : null;
  const errors = isCurrent ? (check.isError ? [reasonOf(check.error)] : (check.data?.errors ?? [])) : [];
  const isUsable = structure !== null && errors.length === 0;
  const use = () => {
    if (isUsable) onUse(structure);
  };
  return (
    <Modal opened onClose={onClose} title="Paste a structure" centered size={620} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Textarea
        label="SMILES, ROSDAL or molfile"
        data-autofocus
        autosize
        minRows={4}
        maxRows={12}
        classNames={{ input: classes.notation }}
        spellCheck={false}
        value={text}
        error={errors.length > 0 ? errors.join(' ') : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={getHotkeyHandler([['mod+Enter', use]])}
      />
      <div className={classes.pastePicture} aria-live="polite">
        {isUsable ? (
          <StructurePicture smiles={structure.smiles} width={560} height={220} alt={`Pasted structure ${structure.formula}`} />
        ) : null}
      </div>
      <div className={classes.dialogFoot}>
        {isUsable ? (
          <span className={classes.valid}>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden /> {FORMAT_NAMES[structure.format]} ·{' '}
            <Formula formula={structure.formula} />
          </span>
        ) : null}
        <span className={classes.grow} />
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!isUsable} onClick={use}>
          Use structure
        </Button>
      </div>
    </Modal>
  );
}
