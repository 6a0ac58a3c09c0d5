import { IconAlertTriangle } from '@tabler/icons-react';
import { counted } from '../../../components/text/counts.ts';
import { shareText } from '../model/share-text.ts';
import classes from './SuggestionList.module.css';

/** How often chemists choose the disconnection, as a number over its bar. */
export function ChosenShare({ share }: { readonly share: number }) {
  return (
    <span className={classes.share}>
      {shareText(share)}
      <i aria-hidden>
        <b style={{ width: `${100 * share}%` }} />
      </i>
    </span>
  );
}

export interface WarningsProps {
  /** By their names. */
  readonly warnings: readonly string[];
  /** How many there are that have none. */
  readonly others: number;
}

export function Warnings({ warnings, others }: WarningsProps) {
  if (warnings.length === 0 && others <= 0) return <span className={classes.unknown}>none</span>;
  return (
    <span className={classes.warnings}>
      {[...new Set(warnings)].map((warning) => (
        <span key={warning} className={classes.warning}>
          <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
          {warning}
        </span>
      ))}
      {others > 0 && (
        <span className={classes.warning}>
          <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
          {warnings.length > 0 ? `${others} more` : counted(others, 'warning', 'warnings')}
        </span>
      )}
    </span>
  );
}
