import { Tabs } from '@mantine/core';
import type { QueryAnswer, WireCluster } from '@retron/contract';
import type { ExportFormat } from '@retron/tree';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/export.ts';
import { WHITE_PAPER } from '../../../theme/white-paper.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import type { LoadedSuggestion, LoadedTree } from '../model/loaded-tree.ts';
import classes from './export.module.css';
import type { TreeExportKind } from './export-choice.ts';
import { type DrawnCell, type PreviewCell, type PreviewSheet, previewSheets } from './preview-sheets.ts';

export interface ExportPreviewProps {
  readonly kind: TreeExportKind;
  readonly format: ExportFormat;
  readonly query: QueryAnswer;
  readonly tree: LoadedTree;
  /** Those that are exported, in the order of synthesis. */
  readonly steps: readonly LoadedSuggestion[];
  /** Those that the file has a row for; null where nobody knows yet. */
  readonly clusters: readonly WireCluster[] | null;
  readonly pictureOf: PictureSource;
}

const PICTURE = { width: 104, height: 84 } as const;

/** What the file will hold: its sheets or other parts, with reactions and structures drawn. */
export function ExportPreview({ kind, format, query, tree, steps, clusters, pictureOf }: ExportPreviewProps) {
  const sheets = previewSheets(kind, format, { query, tree, steps, clusters });
  const isTable = format === 'XLS' || format === 'CSV';
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = sheets.find((sheet) => idOf(sheet) === wanted) ?? sheets[0];
  if (shown === undefined) return null;
  return (
    <section className={classes.preview} aria-label={texts.whatFileWillHold}>
      <h3>
        {texts.whatFileWillHold} <span className={classes.dim}>{countText(shown)}</span>
      </h3>
      <Tabs value={idOf(shown)} onChange={setWanted} inverted keepMounted={false} className={classes.sheets ?? ''}>
        {sheets.map((sheet) => (
          <Tabs.Panel key={sheet.name} value={idOf(sheet)} className={classes.sheet ?? ''}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keys */}
            <section className={classes.sheetScroll} style={WHITE_PAPER} aria-label={texts.sheetNumber(sheet.name)} tabIndex={0}>
              <SheetTable sheet={sheet} isTable={isTable} pictureOf={pictureOf} />
            </section>
          </Tabs.Panel>
        ))}
        <Tabs.List aria-label={isTable ? texts.sheets : texts.parts}>
          {sheets.map((sheet) => (
            <Tabs.Tab key={sheet.name} value={idOf(sheet)}>
              {sheet.name}
              {sheet.count === null ? null : <span className={classes.dim}> {numberText(sheet.count)}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </section>
  );
}

/** Files are drawn in the light palette. */
const onWhitePaper = (address: string): string => address.replace('theme=dark', 'theme=light');

/** Tab and panel name each other by it, and an id in a list of ids has no spaces. */
const idOf = ({ name }: PreviewSheet): string => name.replaceAll(' ', '-');

function countText({ rows, count }: PreviewSheet): string {
  if (count === null) return '';
  return rows.length < count ? texts.firstRows(rows.length, count) : counts.rows(count);
}

interface SheetTableProps {
  readonly sheet: PreviewSheet;
  /** Whether the file is a table itself. */
  readonly isTable: boolean;
  readonly pictureOf: PictureSource;
}

/** Heads and rows; of a file that is a table with its letters and numbers, as a workbook shows them. */
function SheetTable({ sheet, isTable, pictureOf }: SheetTableProps) {
  const { columns, rows, note } = sheet;
  return (
    <table>
      <thead>
        {isTable ? (
          <tr aria-hidden>
            <td className={classes.corner} />
            {columns.map(({ letter }) => (
              <td key={letter} className={classes.letter}>
                {letter}
              </td>
            ))}
          </tr>
        ) : null}
        <tr>
          {isTable ? <RowNumber row={1} /> : null}
          {columns.map(({ letter, name }) => (
            <th key={letter} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // Rows do not change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <tr key={row}>
            {isTable ? <RowNumber row={row + 2} /> : null}
            {cells.map((cell, column) => (
              <td key={columns[column]?.letter} className={typeof cell === 'number' ? classes.number : undefined}>
                <Cell cell={cell} pictureOf={pictureOf} />
              </td>
            ))}
          </tr>
        ))}
        {note === null ? null : (
          <tr>
            {isTable ? <RowNumber row={2} /> : null}
            <td colSpan={columns.length} className={classes.note}>
              {note}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

function RowNumber({ row }: { readonly row: number }) {
  return (
    <td className={classes.letter} aria-hidden>
      {row}
    </td>
  );
}

function Cell({ cell, pictureOf }: { readonly cell: PreviewCell; readonly pictureOf: PictureSource }) {
  if (typeof cell === 'number') return numberText(cell);
  return typeof cell === 'string' ? cell : <Drawn cell={cell} pictureOf={pictureOf} />;
}

function Drawn({ cell: { left, right }, pictureOf }: { readonly cell: DrawnCell; readonly pictureOf: PictureSource }) {
  return (
    <span className={classes.reaction}>
      <Structures sids={left} pictureOf={pictureOf} />
      {right.length === 0 ? null : <IconArrowRight size={18} stroke={1.5} aria-label={texts.gives} />}
      <Structures sids={right} pictureOf={pictureOf} />
    </span>
  );
}

function Structures({ sids, pictureOf }: { readonly sids: readonly number[]; readonly pictureOf: PictureSource }) {
  return sids.map((sid, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a step may need the same structure twice
    <span key={`${sid}-${index}`} className={classes.structure}>
      {index === 0 ? null : <span className={classes.plus}>+</span>}
      <img
        src={onWhitePaper(pictureOf(sid, [], PICTURE.width, PICTURE.height))}
        alt={texts.structureNumber(sid)}
        {...PICTURE}
        loading="lazy"
      />
    </span>
  ));
}
