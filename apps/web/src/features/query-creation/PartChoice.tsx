import { Radio } from '@mantine/core';
import type { StructureReadAnswer } from '@retron/contract';
import { Formula } from '../../components/chemistry/Formula.tsx';
import { StructurePicture } from '../../shared/structures/StructurePicture.tsx';
import * as texts from '../../texts/query-creation/target.ts';
import type { Target } from './draft.ts';
import classes from './PasteDialog.module.css';

type Part = StructureReadAnswer['structures'][number]['parts'][number];

export interface PartChoiceProps {
  readonly parts: readonly Part[];
  /** The parts as targets, at the same places; null for one that cannot be planned. */
  readonly options: readonly (Target | null)[];
  readonly chosen: Target | null;
  readonly onChoose: (place: number) => void;
}

/** Which molecule of a salt or mixture is meant; the largest stands first. */
export function PartChoice({ parts, options, chosen, onChoose }: PartChoiceProps) {
  return (
    <Radio.Group
      label={texts.whichIsTarget}
      description={options.filter((each) => each !== null).length > 1 ? texts.reactTogether : undefined}
      value={chosen?.smiles ?? null}
      onChange={(smiles) => onChoose(options.findIndex((each) => each?.smiles === smiles))}
      className={classes.choice}
    >
      <div className={classes.cards}>
        {parts.map(({ structure, errors, count, neutralised }, index) => {
          const about = [
            index === 0 ? texts.largestFragment : '',
            neutralised ? texts.withoutCharge : '',
            count > 1 ? texts.times(count) : '',
            errors.at(-1) ?? '',
          ].filter((each) => each !== '');
          return (
            <Radio.Card
              key={structure.smiles}
              value={structure.smiles}
              disabled={errors.length > 0}
              className={classes.card}
              aria-label={`${structure.formula}${about.length > 0 ? `, ${about.join(', ')}` : ''}`}
            >
              <StructurePicture smiles={structure.smiles} width={180} height={110} alt="" />
              <span className={classes.caption}>
                <Radio.Indicator className={classes.indicator} />
                <strong>
                  <Formula formula={structure.formula} />
                </strong>
                <span>{about.join(' · ')}</span>
              </span>
            </Radio.Card>
          );
        })}
      </div>
    </Radio.Group>
  );
}
