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
  /** The same as targets, at the same places; null for one that cannot be planned. */
  readonly options: readonly (Target | null)[];
  /** Chosen ones, by their place in the list, ascending. */
  readonly places: readonly number[];
  /** Whether the chosen ones make one query, rather than one each. */
  readonly isTogether: boolean;
  readonly onChoose: (places: readonly number[]) => void;
}

/** The structures of a list or file: what is wrong with some, and which of the others are wanted. */
export function ManyStructures({ structures, options, places, isTogether, onChoose }: ManyStructuresProps) {
  const all = options.flatMap((each, place) => (each === null ? [] : [place]));
  const refused = structures.length - all.length;
  const isAll = all.length > 0 && places.length === all.length;
  return (
    <div className={classes.choice}>
      <div className={classes.many}>
        <Checkbox
          label={texts.manyStructures(all.length, isTogether)}
          checked={isAll}
          indeterminate={places.length > 0 && !isAll}
          disabled={all.length === 0}
          onChange={() => onChoose(isAll ? [] : all)}
        />
        {refused > 0 ? <span className={classes.refusedCount}>{texts.cannotBePlanned(refused)}</span> : null}
      </div>
      <div className={classes.cards}>
        {structures.map(({ structure, errors, name }, place) => {
          const number = texts.structureNumber(place + 1);
          const title = name ?? structure?.formula ?? null;
          return (
            <Checkbox.Card
              // biome-ignore lint/suspicious/noArrayIndexKey: a list may hold the same structure twice
              key={place}
              className={classes.card}
              checked={places.includes(place)}
              disabled={options[place] === null}
              // Isomers have one formula: the number tells them apart.
              aria-label={[number, title, ...errors].filter((each) => each !== null).join(': ')}
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
                <strong>{name ?? (structure ? <Formula formula={structure.formula} /> : number)}</strong>
                {errors.length > 0 ? <span className={classes.error}>{errors.join(' ')}</span> : null}
              </span>
            </Checkbox.Card>
          );
        })}
      </div>
    </div>
  );
}
