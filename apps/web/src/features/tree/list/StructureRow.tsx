import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/list.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { StructureLine } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import classes from './SuggestionList.module.css';

export interface StructureRowProps {
  readonly line: StructureLine;
  readonly tree: LoadedTree;
  readonly pictureOf: PictureSource;
  readonly columns: number;
  readonly id: string;
  readonly rowIndex: number;
}

const PICTURE = { width: 84, height: 42 } as const;

/** Heads the disconnections of one structure: which it is, and how far from the target. */
export function StructureRow({ line, tree, pictureOf, columns, id, rowIndex }: StructureRowProps) {
  const structure = tree.structureOf(line.structureId);
  const isTarget = line.structureId === tree.target;
  return (
    <tr id={id} aria-rowindex={rowIndex}>
      <th className={classes.structure} scope="rowgroup" colSpan={columns}>
        <span>
          <img src={pictureOf(structure.sid, [], PICTURE.width, PICTURE.height)} {...PICTURE} alt="" loading="lazy" />
          <b>{isTarget ? common.target : texts.structureNumber(structure.no)}</b>
          {structure.name === undefined ? null : (
            <span className={classes.compound} title={structure.name}>
              {structure.name}
            </span>
          )}
          <span className={classes.dim}>
            {counts.disconnections(line.disconnections)}
            {!isTarget && texts.andStepsFromTarget(structure.level)}
          </span>
        </span>
      </th>
    </tr>
  );
}
