import { Chip, NumberInput } from '@mantine/core';
import { NODE_TAGS, type NodeTag, type TreeFilter } from '@retron/tree';
import * as texts from '../../texts/tree/page.ts';
import classes from './TreePage.module.css';

export interface NodeFilterFieldsProps {
  readonly filter: Pick<TreeFilter, 'leastPrecedents' | 'tags'>;
  readonly onFilter: (change: Partial<Pick<TreeFilter, 'leastPrecedents' | 'tags'>>) => void;
}

/** Narrows the tree to suggestions with so many precedents, and to what is tagged. */
export function NodeFilterFields({ filter: { leastPrecedents, tags }, onFilter }: NodeFilterFieldsProps) {
  return (
    <div className={classes.nodeFilter}>
      <NumberInput
        size="xs"
        label={texts.precedentsAtLeast}
        min={0}
        max={1_000_000}
        allowDecimal={false}
        allowNegative={false}
        value={leastPrecedents}
        onChange={(value) => onFilter({ leastPrecedents: typeof value === 'number' ? value : 0 })}
      />
      <fieldset>
        <legend>{texts.taggedWith}</legend>
        <Chip.Group multiple value={[...tags]} onChange={(chosen) => onFilter({ tags: chosen as NodeTag[] })}>
          {NODE_TAGS.map((tag) => (
            <Chip key={tag} size="xs" value={tag}>
              {tag}
            </Chip>
          ))}
        </Chip.Group>
      </fieldset>
    </div>
  );
}
