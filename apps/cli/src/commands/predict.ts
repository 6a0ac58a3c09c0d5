import { type Command, type CommandIo, openPlanningWorld, readOptions } from '@retron/command';
import { type ExpansionReport, type PlanningPorts, plan } from '@retron/planning';
import {
  materialAboveArrow,
  nameOfCompound,
  nameOfNameReaction,
  type ReadReagent,
  type ReagentList,
  readReagentList,
  reagentsApart,
} from '@retron/reactivity';
import { checkMaterials } from '@retron/target';

const OPTIONS = { reagents: 'list', limit: 'value', library: 'list', json: 'flag' } as const;
/** Every product that is found, whatever the strategies of the page would leave out. */
const STRATEGY = 'All Reactions 1.0';
const MOST_PRODUCTS = 5000;
const DEFAULT_LIMIT = 10;

const USAGE = `retron predict <structures> [options]

Predicts what structures give. Several, joined by dots, react with each other; one reacts alone and with partners of recorded reactions.
Reagents among them (hydrogen, sodium cyanide) are taken as standing above the arrow.
SMILES, ROSDAL or molfile; \`-\` reads one line of structures at a time from standard input.

  --reagents LIST  what stands above the arrow: names such as NBS, formulas, InChIKeys or SMILES, comma- or semicolon-separated or repeatable; they
                   decide what happens
  --limit N        products shown (default ${DEFAULT_LIMIT})
  --library NAME   library file or name; repeatable (default the newest chemsynth_core)
  --json           one JSON object for each line, on one line`;

/** One predicted product as `retron predict --json` prints it. */
interface ProductJson {
  readonly product: string;
  /** What reacts with the starting materials: of recorded reactions, or a reagent that gives atoms. */
  readonly partners: readonly string[];
  /** Of recorded reactions of such a mixture, those that give this product; 0 to 1. */
  readonly share: number | null;
  readonly probability: number;
  readonly rating: number;
  readonly nameReactions: readonly string[];
  /** The reaction of the textbooks that it is, by name; `null` where recorded reactions stand behind it. */
  readonly textbook: string | null;
  readonly numPrecedents: number;
  readonly limits: readonly string[];
}

interface PredictionJson {
  readonly materials: readonly string[];
  readonly reagents: readonly ReadReagent[];
  /** What was written above the arrow and is no known reagent and no structure: the prediction goes without it. */
  readonly notUnderstood: readonly string[];
  /** Estimated share of what such a mixture does that is none of the products; 0 to 1. */
  readonly outside: number;
  readonly products: readonly ProductJson[];
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, OPTIONS);
  const wrong = (message: string) => {
    io.err(message);
    return 2;
  };
  if (!options.ok) return wrong(options.error.message);
  const { values, lists, flags, positional } = options.value;
  const limit = /^[1-9]\d{0,3}$/.test(values.limit ?? `${DEFAULT_LIMIT}`) ? Number(values.limit ?? DEFAULT_LIMIT) : null;
  if (limit === null) return wrong('--limit is a whole number from 1 to 9999.');
  if (positional.length !== 1) return wrong('Give the structures, joined by dots, or - to read from standard input.');
  const world = await openPlanningWorld(io.root, lists.library ?? [], 'forward');
  if (!world.ok) {
    io.err(world.error.message);
    return 1;
  }
  for (const note of world.value.notes) io.err(note);
  const reagents = reagentsOf(lists.reagents ?? [], world.value, io);
  if (typeof reagents === 'string') return wrong(reagents);
  let status = 0;
  for await (const text of positional[0] === '-' ? io.lines() : positional) {
    const prediction = predictOne(text, reagents, world.value, limit, io);
    if (prediction === null) status = 1;
    else if (flags.has('json')) io.out(JSON.stringify(prediction));
    else for (const line of tableOf(prediction)) io.out(line);
  }
  return status;
}

/** What was given above the arrow. */
type Above = Omit<ReagentList, 'conditions'>;

/**
 * The reagents; where none is understood, what is wrong with the first. One that is not is told and left out. How a reaction is run (`reflux`) is
 * told to change nothing.
 */
function reagentsOf(given: readonly string[], { rdkit }: PlanningPorts, io: CommandIo): Above | string {
  const canonical = (smiles: string) => {
    const read = rdkit.canonicalSmiles(smiles);
    return read.ok ? read.value : null;
  };
  const lists = given.map((text) => readReagentList(text, canonical));
  const reagents = lists.flatMap((each) => each.reagents);
  const unknown = lists.flatMap((each) => each.unknown);
  for (const each of lists.flatMap(({ conditions }) => conditions)) io.err(`${each}: the prediction goes by substances alone.`);
  const refused = unknown.map((each) => `${each} is neither a known reagent (by name, formula or InChIKey) nor a SMILES`);
  if (unknown.length > 0 && reagents.length === 0) return `${refused[0]}.`;
  for (const each of refused) io.err(`${each}: the prediction goes without it.`);
  return { reagents, unknown };
}

/** @returns `null` where the structures cannot be taken, which was said */
function predictOne(text: string, above: Above, ports: PlanningPorts, limit: number, io: CommandIo): PredictionJson | null {
  const { objections, target, reagents: among } = checkMaterials(ports.rdkit, text, 'auto', reagentsApart);
  if (target === null || objections.length > 0) {
    io.err(`${text.trim()}: ${objections.map(({ message }) => message).join(' ')}`);
    return null;
  }
  const reagents = [...among.filter(({ smiles }) => above.reagents.every((each) => each.smiles !== smiles)), ...above.reagents];
  const [report] = plan(ports, {
    target: target.smiles,
    direction: 'forward',
    algorithm: 'brute-force',
    strategy: STRATEGY,
    precision: 1,
    maxSuggestions: MOST_PRODUCTS,
    maxSteps: 1,
    reagents: reagents.map(({ smiles }) => smiles),
  });
  return {
    materials: target.smiles.split('.'),
    reagents,
    notUnderstood: above.unknown,
    outside: rounded(report.outside ?? 1),
    products: productsOf(report).slice(0, limit),
  };
}

function productsOf({ structures, suggestions }: ExpansionReport): readonly ProductJson[] {
  const smiles = new Map(structures.map((structure) => [structure.id, structure.smiles]));
  return suggestions.map((suggestion) => ({
    product: suggestion.precursors.map(({ structureId }) => smiles.get(structureId) ?? '').join('.'),
    partners: suggestion.partners,
    share: suggestion.feasibility === null ? null : rounded(suggestion.feasibility),
    probability: rounded(suggestion.probability),
    rating: suggestion.rating,
    nameReactions: suggestion.nameReactions.map(({ id }) => nameOfNameReaction(id)),
    textbook: suggestion.textbook?.name ?? null,
    numPrecedents: suggestion.precedentCount,
    limits: suggestion.limits,
  }));
}

function rounded(share: number): number {
  return Number(share.toFixed(4));
}

/** Rating in words. Source: spec section 3. */
const RATING_WORDS: Readonly<Record<number, string>> = { 1: 'ugly', 2: 'bad', 3: 'good', 4: 'great' };

/** The prediction for reading: what was given, a line for each product, and what is left. */
function tableOf({ materials, reagents, outside, products }: PredictionJson): readonly string[] {
  const called = ({ name, smiles }: ReadReagent) => name ?? nameOfCompound(smiles) ?? smiles;
  const arrow = reagents.length === 0 ? '->' : `-[${reagents.map(called).join(', ')}]->`;
  const unknown = reagents
    .filter(({ name, smiles }) => name === null && materialAboveArrow(smiles) === null)
    .map((each) => `${called(each)}: changes nothing, as nothing is known of it as a reagent.`);
  const warning = outside > 0.5 ? ['Most of what such a compound does is not recorded.'] : [];
  const rows = products.map(({ product, partners, share, rating, nameReactions, textbook, numPrecedents }, index) => [
    `${index + 1}`,
    share === null ? '' : percent(share),
    RATING_WORDS[rating],
    `${numPrecedents}`,
    product,
    partners.length === 0 ? '' : `with ${partners.join(' + ')}`,
    nameReactions[0] ?? textbook ?? '',
  ]);
  return [
    `${materials.join(' + ')} ${arrow}`,
    ...warning,
    ...unknown,
    ...columns([['', 'Share', 'Rating', 'Precedents', 'Product', 'Partner', 'Name'], ...rows]),
    `   ${percent(outside)} outside what is known`,
    '',
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Cells under each other; the first, which are numbers, to the right. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const toTheRight = new Set([0, 1, 3]);
  return rows.map((row) =>
    row
      .map((cell, column) => (toTheRight.has(column) ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

/** Predicts products from the command line, without server or database. */
export const predictCommand: Command = {
  name: 'predict',
  summary: 'Predict what starting materials give, with or without reagents',
  usage: USAGE,
  run,
};
