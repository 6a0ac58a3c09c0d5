import { type Failure, failure, type Result, success } from '@retron/molecule';
import { AUTO_MAPPED_LIMITS, CURATED_LIMITS } from '@retron/transforms';
import type { ReactionSource, SourceReaction } from './source-reaction.ts';

/** A published table this builder knows by its columns. */
interface KnownTable {
  readonly name: string;
  readonly precedentSource: string;
  readonly licence: string;
  readonly isCurated: boolean;
  readonly columns: readonly string[];
}

const KNOWN_TABLES: readonly KnownTable[] = [
  {
    name: 'USPTO-50k',
    precedentSource: 'USPTO',
    licence: 'CC0-1.0 (reactions); MHNreact notice (patent, year and class)',
    isCurated: true,
    columns: ['id', 'year', 'class', 'split', 'reaction'],
  },
  {
    name: 'Open Reaction Database, USPTO grants',
    precedentSource: 'USPTO',
    licence: 'CC-BY-SA-4.0',
    isCurated: false,
    columns: [
      'id',
      'patent',
      'year_month',
      'reaction',
      'solvents',
      'yield_percent',
      'yield_source',
      'temperature_c',
      'time_h',
      'other_products',
    ],
  },
  {
    name: 'USPTO-MIT',
    precedentSource: 'USPTO-MIT',
    licence: 'MIT (first release); CC0-1.0 (reactions)',
    isCurated: false,
    columns: ['id', 'reaction', 'other_products'],
  },
  {
    name: 'PaRoutes n1, steps with their patents',
    precedentSource: 'USPTO',
    licence: 'CC-BY-4.0',
    isCurated: false,
    columns: ['id', 'patent', 'paragraph', 'row', 'year', 'reaction', 'dev_step'],
  },
  {
    name: 'USPTO-500-MT',
    precedentSource: 'USPTO-500-MT',
    licence: 'CC-BY-4.0',
    isCurated: false,
    columns: ['id', 'reaction', 'reagents', 'split', 'also_in'],
  },
];

/** What the caller says of a table. */
export interface TableRequest {
  /** Name of the file without folder, for messages and for tables nobody knows. */
  readonly fileName: string;
  readonly sha256: string;
  /** Lines without their ends; the first names the columns, separated by tabs. */
  readonly lines: Iterable<string>;
  /** Value of the column `split` that rows must have; all rows when absent. */
  readonly split?: string;
}

/** What the column `yield_source` says. */
const YIELD_WORDS: ReadonlySet<string | undefined> = new Set(['reported', 'calculated']);

function number(text: string | undefined): number | null {
  return text === undefined || text === '' || !Number.isFinite(Number(text)) ? null : Number(text);
}

function patentOf(row: Readonly<Record<string, string>>): string | null {
  if (row.patent) return row.patent;
  return /^US[A-Z0-9]{6,}$/.test(row.id ?? '') ? row.id : null;
}

/** The reaction with the species of a column of its own between the arrows. */
function withReagents(reaction: string, reagents: string | undefined): string {
  if (!reagents) return reaction;
  const [reactants, agents, product] = reaction.split('>');
  return [reactants, [agents, reagents].filter((text) => text !== '').join('.'), product].join('>');
}

function* readRows(columns: readonly string[], lines: Iterator<string>, request: TableRequest): Iterable<SourceReaction> {
  const rowsOfPatent = new Map<string, number>();
  let rowNumber = 0;
  for (let next = lines.next(); !next.done; next = lines.next()) {
    if (next.value === '') continue;
    rowNumber++;
    const cells = next.value.split('\t');
    const row = Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
    if (request.split !== undefined && row.split !== request.split) continue;
    const patent = patentOf(row);
    let key = row.id || `${request.fileName}:${rowNumber}`;
    if (patent !== null && patent === row.id) {
      // The patent is all the source says: number its reactions in the order of the file.
      const place = (rowsOfPatent.get(patent) ?? 0) + 1;
      rowsOfPatent.set(patent, place);
      key = `${patent};${place}`;
    }
    yield {
      mappedReaction: withReagents(row.reaction, row.reagents),
      key,
      patent,
      year: number(row.year ?? row.year_month?.slice(0, 4)),
      yieldPercent: number(row.yield_percent),
      ...(YIELD_WORDS.has(row.yield_source) ? { isYieldCalculated: row.yield_source === 'calculated' } : {}),
      temperatureCelsius: number(row.temperature_c),
      timeHours: number(row.time_h),
      solvents: row.solvents ? row.solvents.split('.') : [],
      ...(row.other_products ? { otherProducts: row.other_products.split('.') } : {}),
    };
  }
}

/**
 * A tab-separated table with a column `reaction` as a source of reactions. Columns that are used where present: `id`, `patent`, `year`,
 * `year_month`, `split`, `reagents`, `yield_percent`, `yield_source`, `temperature_c`, `time_h`, `solvents`, `other_products`. Tables of unknown columns count as automatically mapped.
 */
export function readSourceTable(request: TableRequest): Result<ReactionSource, Failure> {
  const lines = request.lines[Symbol.iterator]();
  const first = lines.next();
  const columns = first.done ? [] : first.value.split('\t');
  if (!columns.includes('reaction')) {
    return failure({ kind: 'no-reactions', message: `${request.fileName} has no column named reaction.` });
  }
  if (request.split !== undefined && !columns.includes('split')) {
    return failure({ kind: 'no-split', message: `${request.fileName} has no column named split.` });
  }
  const known = KNOWN_TABLES.find((table) => table.columns.join() === columns.join());
  const isCurated = known?.isCurated ?? false;
  const name = known?.name ?? request.fileName;
  return success({
    name: request.split === undefined ? name : `${name} (${request.split})`,
    precedentSource: known?.precedentSource ?? request.fileName,
    sha256: request.sha256,
    licence: known?.licence ?? 'unknown',
    isCurated,
    limits: isCurated ? CURATED_LIMITS : AUTO_MAPPED_LIMITS,
    reactions: readRows(columns, lines, request),
  });
}
