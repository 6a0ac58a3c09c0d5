import { IconArrowDown, IconArrowUp, IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';

/** What a clause does with a step, in a word and a sign. */
export const EFFECTS = {
  admit: { word: 'Admit', Icon: IconCheck },
  fold: { word: 'Fold', Icon: IconChevronDown },
  'leave out': { word: 'Leave out', Icon: IconX },
  lift: { word: 'Lift', Icon: IconArrowUp },
  lower: { word: 'Lower', Icon: IconArrowDown },
} as const;
