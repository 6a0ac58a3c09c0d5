import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  type ColumnPlaces,
  type DecimalSign,
  FIELDS,
  type Field,
  type ImportedCatalog,
  importCatalog,
  type PriceRules,
  readNumber,
} from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { type Options, packBody, progressBar, readOptions, readPlainBytes, readSupplierList, sha256, UnclosedQuote } from '@retron/command';
import type { CatalogImport } from '@retron/library';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { createRdkit } from '@retron/rdkit';

const USAGE = `retron catalog import FILE --name NAME --version VERSION --out FILE.rcat [options]

Makes a catalogue of a supplier's list: CSV, TSV or SD file (.csv, .tsv, .txt, .sdf, .sd; .gz is unzipped). The first row of a table names
the columns: a structure (SMILES, molfile or ROSDAL), and id, name, price, amount, unit, currency where there are any. Prices become US
dollars per gram, and these the categories 1 to 5.

  --column FIELD=NAME      says which column holds id, name, smiles, molfile, rosdal, price, pricePerGram, amount, unit or currency, where
                           its name does not tell; repeatable
  --currency CODE          currency of prices that name none (default USD)
  --rate CODE=DOLLARS      US dollars for one unit of a currency, such as EUR=1.08; repeatable
  --decimal SIGN           point or comma: which separates the decimals of numbers (default point)
  --delimiter SIGN         comma, semicolon or tab (default: the one that stands most often in the first row)
  --display-name TEXT      what users see (default: the name)
  --licence TEXT           licence of the list (default unknown)
  --website URL            address of the supplier
  --link URL               address of one compound; {id} stands for its number`;

const OPTIONS = {
  name: 'value',
  version: 'value',
  out: 'value',
  column: 'list',
  currency: 'value',
  rate: 'list',
  decimal: 'value',
  delimiter: 'value',
  'display-name': 'value',
  licence: 'value',
  website: 'value',
  link: 'value',
} as const;

const DELIMITERS: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };
const DECIMAL_SIGNS: Readonly<Record<string, DecimalSign>> = { point: '.', comma: ',' };

function wrong(message: string) {
  return failure({ kind: 'wrong-option', message });
}

function readPriceRules({ values, lists }: Options): Result<PriceRules, Failure> {
  const decimalSign = DECIMAL_SIGNS[values.decimal ?? 'point'];
  if (decimalSign === undefined) return wrong('--decimal is point or comma.');
  const currency = (values.currency ?? 'USD').toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return wrong('--currency is a code of three letters.');
  const rates = new Map<string, number>();
  for (const text of lists.rate ?? []) {
    const [, code, dollars] = /^([A-Za-z]{3})=(.+)$/.exec(text) ?? [];
    const rate = dollars === undefined ? null : readNumber(dollars, '.');
    if (rate === null) return wrong(`--rate ${text} is not of the form CODE=DOLLARS, such as EUR=1.08.`);
    rates.set(code.toUpperCase(), rate);
  }
  return success({ decimalSign, currency, rates });
}

function readPlaces(given: readonly string[]): Result<ColumnPlaces, Failure> {
  const places: Partial<Record<Field, string>> = {};
  for (const text of given) {
    const [field, ...name] = text.split('=');
    const known = FIELDS.find((candidate) => candidate === field);
    if (known === undefined || name.join('=') === '') return wrong(`--column ${text} is not of the form FIELD=NAME.`);
    places[known] = name.join('=');
  }
  return success(places);
}

function describeCounts(counts: Readonly<Record<string, number>>, lines: ImportedCatalog['refusedLines'], what: string): string[] {
  return Object.entries(counts).map(([reason, count]) => {
    const examples = lines.get(reason) ?? [];
    const more = count > examples.length ? ', …' : '';
    return `  ${String(count).padStart(6)} ${what}: ${reason} (line ${examples.join(', ')}${more})`;
  });
}

function describe(report: CatalogImport, { refusedLines, unknownPriceLines }: ImportedCatalog, size: number): string[] {
  return [
    `${report.rowsRead} rows read, ${report.rowsUsed} used: ${size} compounds, ${report.priced} of them with a price`,
    ...(report.duplicates > 0 ? [`  ${String(report.duplicates).padStart(6)} rows of a compound that had one: the cheapest counts`] : []),
    ...(report.salts > 0 ? [`  ${String(report.salts).padStart(6)} salts or hydrates: listed under their compound`] : []),
    ...describeCounts(report.refused, refusedLines, 'refused'),
    ...describeCounts(report.unknownPrices, unknownPriceLines, 'without a price'),
  ];
}

const REQUIRED = ['name', 'version', 'out'] as const;

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  const refused = (error: Failure, status: number) => {
    io.err(error.message);
    return status;
  };
  if (!options.ok) return refused(options.error, 2);
  const { values, lists, positional } = options.value;
  const missing = REQUIRED.filter((name) => values[name] === undefined).map((name) => `--${name}`);
  if (positional.length !== 1 || missing.length > 0) {
    io.err(positional.length !== 1 ? 'Name one file to import.' : `Missing: ${missing.join(', ')}`);
    return 2;
  }
  const prices = readPriceRules(options.value);
  const places = readPlaces(lists.column ?? []);
  if (!prices.ok || !places.ok) return refused(prices.ok ? (places as { error: Failure }).error : prices.error, 2);
  if (values.delimiter !== undefined && DELIMITERS[values.delimiter] === undefined) {
    io.err('--delimiter is comma, semicolon or tab.');
    return 2;
  }
  if ([values.website, values.link].some((address) => address !== undefined && !/^https?:\/\//.test(address))) {
    io.err('--website and --link begin with http:// or https://.');
    return 2;
  }
  const [path] = positional;
  const bytes = readPlainBytes(path);
  if (!bytes.ok) return refused(bytes.error, 1);
  const delimiter = values.delimiter === undefined ? undefined : DELIMITERS[values.delimiter];
  const list = await readSupplierList(path, bytes.value.plain, delimiter, places.value);
  if (!list.ok) return refused({ ...list.error, message: `${path}: ${list.error.message}` }, 1);
  const bar = progressBar(io, () => performance.now());
  try {
    const imported = await importCatalog({
      name: values.name ?? '',
      version: values.version ?? '',
      displayName: values['display-name'] ?? values.name ?? '',
      licence: values.licence ?? 'unknown',
      fileName: basename(path),
      fileSha256: sha256(bytes.value.stored),
      website: values.website ?? null,
      link: values.link ?? null,
      prices: prices.value,
      rows: list.value.rows,
      rdkit: await createRdkit(),
      sha256,
      pack: packBody,
      onRow: (count) => bar.update('Reading rows', count, null),
    });
    bar.finish();
    if (!imported.ok) return refused(imported.error, 1);
    const { file, report } = imported.value;
    writeFileSync(values.out ?? '', file);
    const compounds = report.rowsUsed - report.duplicates;
    for (const line of describe(report, imported.value, compounds)) io.out(line);
    const unused = list.value.unused();
    if (unused.length > 0) io.out(`Columns that are not used: ${unused.join(', ')}`);
    io.out(`${values.out}: ${file.length} bytes`);
    return 0;
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error;
    return refused({ kind: 'unclosed-quote', message: `${path}: ${error.message}` }, 1);
  }
}

/** Makes a catalogue of a supplier's list. */
export const catalogImportCommand: Command = {
  name: 'catalog import',
  summary: "Make a catalogue with prices of a supplier's list",
  usage: USAGE,
  run,
};
