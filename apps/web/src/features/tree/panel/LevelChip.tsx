import { Tooltip } from '@mantine/core';
import classes from './EvidencePanel.module.css';

export interface LevelChipProps {
  /** 1 to 3. */
  readonly level: number;
  /** A reaction of the textbooks has no level: nothing recorded shows it. */
  readonly isOfTextbook: boolean;
}

/** What the precedents share with the structure round the bonds that change. */
const MEANINGS: Readonly<Record<number, string>> = {
  1: 'Precedents share the atoms that change, nothing round them: level 1 of 3, the least specific.',
  2: 'Precedents share the atoms that change and their neighbours: level 2 of 3.',
  3: 'Precedents share the atoms that change, their neighbours, and the neighbours of these: level 3 of 3, the most specific.',
};

const OF_TEXTBOOK = 'A reaction of the textbooks: no recorded reaction of the libraries shows it.';

/** How much of the surroundings of the reaction centre the precedents share, said in full on hover and focus. */
export function LevelChip({ level, isOfTextbook }: LevelChipProps) {
  return (
    <Tooltip
      label={isOfTextbook ? OF_TEXTBOOK : (MEANINGS[level] ?? '')}
      multiline
      w={260}
      events={{ hover: true, focus: true, touch: true }}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it means is told on focus too */}
      <span className={classes.chip} tabIndex={0}>
        {isOfTextbook ? 'Textbook reaction' : `Level ${level} of 3`}
      </span>
    </Tooltip>
  );
}
