import { type Failure, failure, type Result, success } from '@retron/molecule';
import { AUTO_MAPPED_LIMITS } from '@retron/transforms';
import { mainProduct, otherProducts, readReactionText } from './reaction-text.ts';
import type { ReactionSource, SourceReaction } from './source-reaction.ts';
import type { TableRequest } from './source-table.ts';

/** Columns of the reaction tables of D. Lowe; the first is needed, the others are read where present. */
const COLUMNS = ['ReactionSmiles', 'PatentNumber', 'ParagraphNum', 'Year', 'TextMinedYield', 'CalculatedYield'] as const;
type Column = (typeof COLUMNS)[number];

/** A yield in per cent such as `85`, `84.6%` or `~85%`; `null` for bounds (`>95%`) and for what no yield can be. */
function yieldOf(text: string): number | null {
  const digits = /^~?\s*(\d+(?:\.\d+)?)\s*%?$/.exec(text.trim());
  const value = digits === null ? Number.NaN : Number(digits[1]);
  return value >= 0 && value <= 100 ? value : null;
}

function yearOf(text: string): number | null {
  return /^(1[89]|20)\d\d$/.test(text) ? Number(text) : null;
}

/** `reactants>agents>main product` of a text with its further products, or why there is none. */
function mainReaction(text: string): Pick<SourceReaction, 'mappedReaction' | 'problem' | 'otherProducts'> {
  const sides = readReactionText(text);
  if (sides === null || sides.reactants === '' || sides.products === '') return { mappedReaction: '', problem: 'not-a-reaction' };
  const product = mainProduct(sides.reactants, sides.products);
  if (product === null) return { mappedReaction: '', problem: 'unparsable-molecule' };
  const others = otherProducts(sides.reactants, sides.products, product.place);
  return {
    mappedReaction: `${sides.reactants}>${sides.agents}>${product.smiles}`,
    ...(others.length === 0 ? {} : { otherProducts: others }),
  };
}

function* readRows(columns: readonly string[], lines: Iterator<string>, fileName: string): Iterable<SourceReaction> {
  const placesOf = new Map<string, number>();
  const widthNeeded = columns.indexOf('ReactionSmiles') + 1;
  for (let next = lines.next(); !next.done; next = lines.next()) {
    if (next.value.trim() === '') continue;
    const cells = next.value.split('\t');
    const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
    const patent = cell('PatentNumber') || null;
    const origin = [patent ?? fileName, ...(cell('ParagraphNum') === '' ? [] : [cell('ParagraphNum')])].join(';');
    const place = (placesOf.get(origin) ?? 0) + 1;
    placesOf.set(origin, place);
    const isBroken = cells.length < widthNeeded || cells.length > columns.length;
    const textMined = yieldOf(cell('TextMinedYield'));
    const calculated = yieldOf(cell('CalculatedYield'));
    yield {
      ...(isBroken ? { mappedReaction: '', problem: 'broken-row' } : mainReaction(cell('ReactionSmiles'))),
      key: `${origin};${place}`,
      patent,
      year: yearOf(cell('Year')),
      yieldPercent: textMined ?? calculated,
      ...(textMined === null && calculated === null ? {} : { isYieldCalculated: textMined === null }),
      temperatureCelsius: null,
      timeHours: null,
      solvents: [],
    };
  }
}

/**
 * A tab-separated `.rsmi` table as a source of reactions. Of several products the main one is kept; the yield is the one found in the
 * text where it is sane, else the calculated one. Maps count as automatic.
 */
export function readRsmiTable({ fileName, sha256, lines }: TableRequest): Result<ReactionSource, Failure> {
  const rows = lines[Symbol.iterator]();
  const first = rows.next();
  const columns = first.done ? [] : first.value.split('\t').map((name) => name.trim());
  if (!columns.includes('ReactionSmiles')) {
    return failure({ kind: 'no-reactions', message: `${fileName} has no column named ReactionSmiles.` });
  }
  const used: ReadonlySet<string> = new Set(COLUMNS);
  return success({
    name: fileName,
    precedentSource: columns.includes('PatentNumber') ? 'USPTO' : fileName,
    sha256,
    licence: 'unknown',
    isCurated: false,
    limits: AUTO_MAPPED_LIMITS,
    unreadFields: new Map(columns.filter((name) => !used.has(name)).map((name) => [name, 1])),
    reactions: readRows(columns, rows, fileName),
  });
}
