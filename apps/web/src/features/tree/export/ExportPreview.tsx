import { type QueryAnswer, RATING_WORDS } from '@retron/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { counted, numberText } from '../../../components/text/counts.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { LoadedSuggestion } from '../model/loaded-tree.ts';
import { ratingOf, suggestionTitle } from '../model/words.ts';
import classes from './export.module.css';
import type { TreeExportKind } from './export-choice.ts';

export interface ExportPreviewProps {
  readonly kind: TreeExportKind;
  readonly query: QueryAnswer;
  /** Those that are exported, in the order of synthesis. */
  readonly steps: readonly LoadedSuggestion[];
  readonly pictureOf: PictureSource;
}

const MOST_ROWS = 20;
const PICTURE = { width: 120, height: 96 } as const;

/** What the file will hold: its steps with their reactions drawn; of clusters what they are made of. */
export function ExportPreview({ kind, query, steps, pictureOf }: ExportPreviewProps) {
  if (kind === 'clusterstatistics') {
    return (
      <section className={classes.card} aria-label="What the file will hold">
        <h3>What the file will hold</h3>
        <p>
          The {counted(query.tree?.childCount ?? 0, 'suggestion', 'suggestions')} of the target, grouped by the bonds they make: for each
          cluster its number, size, bonds, precedents and comment.
        </p>
      </section>
    );
  }
  const isForward = query.direction === 'reaction';
  const rows = kind === 'precedents' ? steps.slice(-1) : steps.slice(0, MOST_ROWS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys
    <section className={classes.preview} aria-label="What the file will hold" tabIndex={0}>
      <h3>
        What the file will hold{' '}
        <span className={classes.dim}>
          {kind === 'precedents'
            ? `the precedents of ${rows[0]?.wire.no ?? ''}`
            : `${rows.length} of ${counted(steps.length, 'step', 'steps')}`}
        </span>
      </h3>
      <table>
        <thead>
          <tr>
            <th>No.</th>
            <th>Reaction</th>
            <th>Name reaction</th>
            <th>Rating</th>
            <th>Precedents</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, wire }) => {
            const others = wire.children.map(({ sid }) => sid);
            const [left, right] = isForward ? [[wire.parid], others] : [others, [wire.parid]];
            return (
              <tr key={id}>
                <td>{wire.no}</td>
                <td>
                  <span className={classes.reaction}>
                    <Structures sids={left} pictureOf={pictureOf} />
                    <IconArrowRight size={18} stroke={1.5} aria-label="gives" />
                    <Structures sids={right} pictureOf={pictureOf} />
                  </span>
                </td>
                <td>{suggestionTitle(wire)}</td>
                <td>
                  {wire.rating} {RATING_WORDS[ratingOf(wire)]}
                </td>
                <td className={classes.number}>{numberText(wire.numPrecedents)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function Structures({ sids, pictureOf }: { readonly sids: readonly number[]; readonly pictureOf: PictureSource }) {
  return sids.map((sid, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a step may need the same structure twice
    <span key={`${sid}-${index}`} className={classes.structure}>
      {index === 0 ? null : <span className={classes.plus}>+</span>}
      <img src={pictureOf(sid, [], PICTURE.width, PICTURE.height)} alt={`Structure ${sid}`} {...PICTURE} loading="lazy" />
    </span>
  ));
}
