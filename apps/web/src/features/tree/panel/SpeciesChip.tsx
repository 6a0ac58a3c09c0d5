import { Popover } from '@mantine/core';
import type { WireSpecies } from '@retron/contract';
import { useState } from 'react';
import { toasts } from '../../../components/toast/toast-store.ts';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import * as texts from '../../../texts/tree/evidence.ts';
import { speciesText } from '../model/precedent-facts.ts';
import classes from './Species.module.css';

export interface SpeciesChipProps {
  readonly species: WireSpecies;
  /** Precedents that name it; null where it is named by one precedent only. */
  readonly count?: number | null;
  /** What a screen reader hears beyond the name. */
  readonly label?: string;
}

const PICTURE = { width: 180, height: 130 };
/** In the chip of what has no usual name. */
const SMALL = { width: 72, height: 44 };

/** A solvent or agent by its name, or as a drawing where it has none; drawn large on hover and focus, its SMILES copied by a click. */
export function SpeciesChip({ species, count = null, label }: SpeciesChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const text = speciesText(species);
  const copy = () => void navigator.clipboard.writeText(species.smiles).then(() => toasts.message(texts.smilesCopied));
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="top" withArrow>
      <Popover.Target>
        <button
          type="button"
          className={classes.chip}
          data-unnamed={species.name === null || undefined}
          aria-label={label === undefined ? text : `${text}, ${label}`}
          onClick={copy}
          onMouseEnter={() => setIsOpen(true)}
          onMouseLeave={() => setIsOpen(false)}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.stopPropagation();
            setIsOpen(false);
          }}
        >
          {species.name === null ? (
            <StructurePicture smiles={species.smiles} {...SMALL} alt="" />
          ) : (
            <span className={classes.text}>{text}</span>
          )}
          {count !== null && <b>{count}</b>}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.drawing}>
        <StructurePicture smiles={species.smiles} {...PICTURE} alt={text} />
        <code>{species.smiles}</code>
      </Popover.Dropdown>
    </Popover>
  );
}
