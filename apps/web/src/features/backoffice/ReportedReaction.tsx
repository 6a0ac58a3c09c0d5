import { useComputedColorScheme } from '@mantine/core';
import { pictureCalls, type WireReport } from '@retron/contract';
import { addressOf } from '../../api/address.ts';
import * as texts from '../../texts/backoffice/reports.ts';
import classes from './Backoffice.module.css';

const WIDTH = 640;
const HEIGHT = 120;

/** The precedent that was reported, drawn; or a word where no installed library has it. */
export function ReportedReaction({ report: { reaction, precedent } }: { readonly report: Pick<WireReport, 'reaction' | 'precedent'> }) {
  const theme = useComputedColorScheme('light');
  if (reaction === null) return <p className={classes.dim}>{texts.precedentNotFound}</p>;
  return (
    <img
      className={classes.reported}
      src={addressOf(pictureCalls.drawReaction, { query: { reaction, w: WIDTH, h: HEIGHT, theme } })}
      width={WIDTH}
      height={HEIGHT}
      alt={texts.reactionOf(precedent, reaction)}
      loading="lazy"
    />
  );
}
