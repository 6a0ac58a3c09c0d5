import { Checkbox } from '@mantine/core';
import type { StructureReadAnswer } from '@retron/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as texts from '../../texts/query-creation/settings.ts';
import type { Target } from './draft.ts';
import classes from './PasteDialog.module.css';

export interface ManyStructuresProps {
  readonly structures: StructureReadAnswer['structures'];
  /** Those that can be planned, in the same order. */
  readonly options: readonly Target[];
  /** Chosen ones, by their place among the options, ascending. */
  readonly places: readonly number[];
  /** Whether the chosen ones make one query, rather than one each. */
  readonly isTogether: boolean;
  readonly onChoose: (places: readonly number[]) => void;
}

/** The structures of a list or file: what is wrong with some, and which of the others are wanted. */
export function ManyStructures({ structures, options, places, isTogether, onChoose }: ManyStructuresProps) {
  const all = options.map((_, place) => place);
  const refused = structures.length - options.length;
  return (
    <div className={classes.choice}>
      <div className={classes.many}>
        <Checkbox
          label={texts.manyStructures(options.length, isTogether)}
          checked={places.length === options.length && options.length > 0}
          indeterminate={places.length > 0 && places.length < options.length}
          disabled={options.length === 0}
          onChange={() => onChoose(places.length === options.length ? [] : all)}
        />
        {refused > 0 ? <span className={classes.refusedCount}>{texts.cannotBePlanned(refused)}</span> : null}
      </div>
      <div className={classes.cards}>
        {structures.map(({ structure, errors, name }, index) => {
          const place = structure !== null && errors.length === 0 ? options.indexOf(structure) : -1;
          const title = name ?? structure?.formula ?? texts.structureNumber(index + 1);
          return (
            <Checkbox.Card
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same structure twice
              key={index}
              className={classes.card}
              checked={places.includes(place)}
              disabled={place < 0}
              aria-label={place < 0 ? `${title}: ${errors.join(' ')}` : title}
              onChange={(isChosen) =>
                onChoose(isChosen ? [...places, place].sort((a, b) => a - b) : places.filter((each) => each !== place))
              }
            >
              {structure === null ? (
                <span className={classes.noPicture}>
                  <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
                </span>
              ) : (
                <StructurePicture smiles={structure.smiles} width={180} height={110} alt="" />
              )}
              <span className={classes.caption}>
                <Checkbox.Indicator className={classes.indicator} />
                <strong>{name ?? (structure ? <Formula formula={structure.formula} /> : title)}</strong>
                {errors.length > 0 ? <span className={classes.error}>{errors.join(' ')}</span> : null}
              </span>
            </Checkbox.Card>
          );
        })}
      </div>
    </div>
  );
}
