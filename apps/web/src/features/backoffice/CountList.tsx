import { numberText } from '../../texts/counts.ts';
import classes from './Backoffice.module.css';

export interface CountListProps {
  readonly label: string;
  readonly counts: Readonly<Record<string, number>>;
  readonly wordOf?: (name: string) => string;
}

/** Things with how often they were met, the most frequent first; nothing where there are none. */
export function CountList({ label, counts, wordOf = (name) => name }: CountListProps) {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (entries.length === 0) return null;
  return (
    <div className={classes.wide}>
      <div className={classes.dim}>{label}</div>
      <ul className={classes.counts} aria-label={label}>
        {entries.map(([name, count]) => (
          <li key={name}>
            <span className={classes.count}>{count > 0 ? numberText(count) : ''}</span>
            <span>{wordOf(name)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
