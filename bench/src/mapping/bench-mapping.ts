import { writeFileSync } from 'node:fs';
import {
  compareMaps,
  mainProduct,
  mapReaction,
  type ReactionMap,
  readReactionText,
  type TransformSet,
  transformsOfLibrary,
} from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { progressBar, readNamedTable, readOptions } from '@retron/command';
import { libraryPath, openLibraryFile, shippedFolder } from '@retron/installation';
import { type Failure, failure, type Result, success } from '@retron/molecule';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { circumstances } from '../report/circumstances.ts';

const USAGE = `retron bench mapping --gold FILE [--library NAME] [--limit N] [--differences] [--json FILE]

Maps reactions by the transforms of a library and compares with maps made by hand. FILE of --gold has the columns source, reaction
(unmapped) and gold_mapped_reaction; .gz is unzipped. --library names a file or a library that comes with Retron (default
chemsynth_core-1.0). --limit takes N reactions of each source, spread evenly. --differences lists maps that differ. Every reaction
counts: of several products the main one is mapped and compared; what cannot be compared counts as wrong.`;

const DEFAULT_LIBRARY = 'chemsynth_core-1.0';

interface GoldReaction {
  readonly source: string;
  readonly reaction: string;
  readonly gold: string;
}

/** What became of the reactions of one source. */
interface MappingTally {
  reactions: number;
  /** Reactions with more than one product, of which the main one is looked at. */
  severalProducts: number;
  mapped: number;
  /** Whole map right, up to the symmetry of the molecules. */
  sameMap: number;
  /** Changed bonds of the product right, likewise. */
  sameChange: number;
  notComparable: number;
  readonly byGround: Record<string, { mapped: number; sameMap: number; sameChange: number }>;
}

function readGold(path: string): Result<GoldReaction[], Failure> {
  const table = readNamedTable(path);
  if (!table.ok) return table;
  const [header = '', ...rows] = table.value.lines;
  const columns = header.split('\t');
  const [source, reaction, gold] = ['source', 'reaction', 'gold_mapped_reaction'].map((name) => columns.indexOf(name));
  if (source < 0 || reaction < 0 || gold < 0) {
    return failure({ kind: 'missing-column', message: `${path} needs the columns source, reaction and gold_mapped_reaction.` });
  }
  const cellsOf = rows.filter((row) => row !== '').map((row) => row.split('\t'));
  return success(cellsOf.map((cells) => ({ source: cells[source], reaction: cells[reaction] ?? '', gold: cells[gold] ?? '' })));
}

/** `limit` reactions of each source, spread evenly over it; all when it is absent. */
function sample(reactions: readonly GoldReaction[], limit: number | null): GoldReaction[] {
  if (limit === null) return [...reactions];
  const sizes = new Map<string, number>();
  for (const { source } of reactions) sizes.set(source, (sizes.get(source) ?? 0) + 1);
  const seen = new Map<string, number>();
  return reactions.filter(({ source }) => {
    const place = seen.get(source) ?? 0;
    seen.set(source, place + 1);
    const share = Math.min(1, limit / (sizes.get(source) ?? 1));
    return Math.floor((place + 1) * share) > Math.floor(place * share);
  });
}

/** The molecules of a side in the toolkit's aromatic form, maps kept; `null` when one is refused. */
function normalSide(side: string, rdkit: Rdkit): string | null {
  const parts: string[] = [];
  for (const smiles of side.split('.')) {
    const part = rdkit.mappedSmiles({ smiles });
    if (!part.ok) return null;
    parts.push(part.value);
  }
  return parts.join('.');
}

/** The gold map of the product that was mapped; `null` when it cannot be read, or has no such product. */
function goldOf(gold: string, product: string, rdkit: Rdkit): string | null {
  const sides = readReactionText(gold);
  if (sides === null) return null;
  const wanted = rdkit.canonicalSmiles(product);
  const same = sides.products.split('.').find((smiles) => {
    const canonical = rdkit.canonicalSmiles(smiles);
    return canonical.ok && wanted.ok && canonical.value === wanted.value;
  });
  const reactants = normalSide(sides.reactants, rdkit);
  const goldProduct = same === undefined ? null : normalSide(same, rdkit);
  return reactants === null || goldProduct === null ? null : `${reactants}>>${goldProduct}`;
}

function groundOf({ level, isStereoIgnored }: ReactionMap): string {
  return isStereoIgnored ? `level ${level}, stereo ignored` : `level ${level}`;
}

function measure({ reaction, gold }: GoldReaction, set: TransformSet, rdkit: Rdkit, tally: MappingTally): string | null {
  tally.reactions++;
  const sides = readReactionText(reaction);
  const product = sides && mainProduct(sides.reactants, sides.products);
  if (!sides || !product) return null;
  if (sides.products.includes('.')) tally.severalProducts++;
  const map = mapReaction([set], rdkit, sides.reactants.split('.'), product.smiles);
  if (map === null) return null;
  tally.mapped++;
  const ground = groundOf(map);
  tally.byGround[ground] ??= { mapped: 0, sameMap: 0, sameChange: 0 };
  const ofGround = tally.byGround[ground];
  ofGround.mapped++;
  const expected = goldOf(gold, product.smiles, rdkit);
  const agreement = expected === null ? null : compareMaps(map.mappedReaction, expected);
  if (agreement === null) tally.notComparable++;
  if (agreement?.sameMap) {
    tally.sameMap++;
    ofGround.sameMap++;
  }
  if (agreement?.sameChange) {
    tally.sameChange++;
    ofGround.sameChange++;
  }
  return agreement?.sameMap ? null : `${ground}\t${map.mappedReaction}\t${expected ?? gold}`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '-' : ((100 * part) / whole).toFixed(1);
}

function report(tallies: ReadonlyMap<string, MappingTally>, io: CommandIo): void {
  io.out('source\treactions\tmapped %\tmap right % of mapped\tchange right % of mapped');
  const row = (name: string, reactions: number, { mapped, sameMap, sameChange }: Pick<MappingTally, 'mapped' | 'sameMap' | 'sameChange'>) =>
    io.out([name, reactions, percent(mapped, reactions), percent(sameMap, mapped), percent(sameChange, mapped)].join('\t'));
  for (const [source, tally] of tallies) {
    row(source, tally.reactions, tally);
    for (const [ground, ofGround] of Object.entries(tally.byGround).sort(([a], [b]) => (a < b ? -1 : 1))) {
      row(`${source}, ${ground}`, tally.reactions, ofGround);
    }
  }
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, { gold: 'value', library: 'value', limit: 'value', json: 'value', differences: 'flag' });
  if (!options.ok || !options.value.values.gold || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values, flags } = options.value;
  const limit = values.limit === undefined ? null : Number(values.limit);
  if (limit !== null && !(Number.isInteger(limit) && limit > 0)) {
    io.err('--limit is a whole number from 1.');
    return 2;
  }
  const name = values.library ?? DEFAULT_LIBRARY;
  const library = openLibraryFile(libraryPath(shippedFolder(io.root), name));
  const gold = readGold(values.gold);
  const set = library.ok ? transformsOfLibrary(library.value) : null;
  if (!library.ok || !gold.ok || set === null) {
    io.err(!library.ok ? library.error.message : !gold.ok ? gold.error.message : `${name} does not serve retrosynthesis.`);
    return 1;
  }
  const rdkit = await createRdkit();
  const bar = progressBar(io, () => performance.now());
  const tallies = new Map<string, MappingTally>();
  const reactions = sample(gold.value, limit);
  for (const [place, reaction] of reactions.entries()) {
    const tally = tallies.get(reaction.source) ?? newTally();
    tallies.set(reaction.source, tally);
    const difference = measure(reaction, set, rdkit, tally);
    if (difference !== null && flags.has('differences')) io.out(`${reaction.source}\t${difference}`);
    bar.update('Mapping reactions', place + 1, (place + 1) / reactions.length);
  }
  bar.finish();
  report(tallies, io);
  if (values.json === undefined) return 0;
  const { fullName, header } = library.value;
  const result = {
    ...circumstances(io.root, ['retron bench mapping', ...args].join(' ')),
    library: { name: fullName, hash: header.hash },
    bySource: Object.fromEntries(tallies),
  };
  writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
  return 0;
}

function newTally(): MappingTally {
  return { reactions: 0, severalProducts: 0, mapped: 0, sameMap: 0, sameChange: 0, notComparable: 0, byGround: {} };
}

/** `retron bench mapping`: how far maps by transforms agree with maps made by hand. */
export const benchMappingCommand: Command = {
  name: 'bench mapping',
  summary: 'Compare atom maps by transforms with maps made by hand',
  usage: USAGE,
  run,
};
