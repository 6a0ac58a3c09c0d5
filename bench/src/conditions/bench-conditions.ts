import { writeFileSync } from 'node:fs';
import { mapReaction, readSourceTable, transformsOfLibrary } from '@retron/build';
import type { Command, CommandIo } from '@retron/command';
import { progressBar, readNamedTable, readOptions } from '@retron/command';
import { libraryPath, openLibraryFile, shippedFolder } from '@retron/installation';
import type { TransformLibrary } from '@retron/library';
import { type Failure, netCharge, type Result, success } from '@retron/molecule';
import { precedentsOf } from '@retron/planning';
import { createRdkit, type Rdkit } from '@retron/rdkit';
import { type Reagent, reagentsOf } from '@retron/reactivity';
import { AUTO_MAPPED_LIMITS, extractTemplates } from '@retron/transforms';
import { circumstances } from '../report/circumstances.ts';
import { newHits, type RoleHits, scoreRoles } from './role-hits.ts';

const USAGE = `retron bench conditions --test FILE [--library NAME|FILE] [--limit N] [--json FILE]

Looks recorded reactions up in a library that does not hold them, and says how often the recorded solvent, base and catalyst are
among the first, the first three and the first four suggested sets of conditions. FILE of --test has mapped reactions with agents and
solvents (as ord_uspto.tsv.gz), or the columns reactant_boron, reactant_halide, product, catalyst, ligand, base and solvent (as
suzuki_conditions.tsv.gz), which are mapped by the library. --limit takes N reactions, spread evenly. Catalysts are compared by their
metal.`;

const DEFAULT_LIBRARY = 'chemsynth_core-1.0';

/** A recorded reaction with its conditions; canonical SMILES. */
interface TestReaction {
  /** `null` where it has to be mapped. */
  readonly mapped: string | null;
  readonly reactants: readonly string[];
  readonly product: string;
  readonly agents: readonly string[];
  readonly solvents: readonly string[];
}

interface Tally {
  reactions: number;
  /** Reactions without a map. */
  unmapped: number;
  /** Reactions whose transform the library does not have, at any level. */
  unknownTransform: number;
  /** Reactions of a known transform for which no set of conditions is suggested. */
  withoutSet: number;
  readonly roles: Record<'solvent' | 'base' | 'catalyst', RoleHits>;
}

const SUZUKI_COLUMNS = ['reactant_boron', 'reactant_halide', 'product', 'catalyst', 'ligand', 'base', 'solvent'] as const;

async function readTest(path: string, rdkit: Rdkit): Promise<Result<TestReaction[], Failure>> {
  const table = readNamedTable(path);
  if (!table.ok) return table;
  const [header = '', ...rows] = table.value.lines;
  const columns = header.split('\t');
  const canonical = (text: string) =>
    text
      .split('.')
      .filter(Boolean)
      .flatMap((part) => {
        const answer = rdkit.canonicalSmiles(part);
        return answer.ok ? [answer.value] : [];
      });
  if (SUZUKI_COLUMNS.every((name) => columns.includes(name))) {
    const places = SUZUKI_COLUMNS.map((name) => columns.indexOf(name));
    return success(
      rows.filter(Boolean).map((row) => {
        const cells = row.split('\t');
        const [boron, halide, product, catalyst, ligand, base, solvent] = places.map((place) => cells[place] ?? '');
        const beside = [catalyst, ligand, base].flatMap((cell) => cell.split(' ; ').flatMap(canonical));
        return { mapped: null, reactants: [boron, halide], product, agents: beside, solvents: solvent.split(' ; ').flatMap(canonical) };
      }),
    );
  }
  const source = readSourceTable({ fileName: path, sha256: '', lines: [header, ...rows] });
  if (!source.ok) return source;
  const reactions: TestReaction[] = [];
  for await (const { mappedReaction, solvents } of source.value.reactions) {
    const [reactants = '', agents = '', product = ''] = mappedReaction.split('>');
    const taking = [...canonical(reactants), ...canonical(product)];
    reactions.push({
      mapped: mappedReaction,
      reactants: reactants.split('.'),
      product,
      agents: canonical(agents).filter((smiles) => !taking.includes(smiles)),
      solvents: solvents.flatMap(canonical),
    });
  }
  return success(reactions);
}

/** Transforms of a library by their templates. */
function transformsByTemplate(library: TransformLibrary): ReadonlyMap<string, number> {
  return new Map(Array.from({ length: library.transformCount }, (_, transform) => [library.template(transform), transform]));
}

async function run(args: readonly string[], io: CommandIo): Promise<number> {
  const options = readOptions(args, { test: 'value', library: 'value', limit: 'value', json: 'value' });
  if (!options.ok || !options.value.values.test || options.value.positional.length > 0) {
    io.err(options.ok ? `Usage: ${USAGE}` : options.error.message);
    return 2;
  }
  const { values } = options.value;
  const limit = values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit);
  if (!(limit > 0)) {
    io.err('--limit is a number above 0.');
    return 2;
  }
  const rdkit = await createRdkit();
  const name = values.library ?? DEFAULT_LIBRARY;
  const library = openLibraryFile(libraryPath(shippedFolder(io.root), name));
  const test = await readTest(values.test, rdkit);
  const set = library.ok ? transformsOfLibrary(library.value) : null;
  if (!library.ok || !test.ok || set === null) {
    io.err(!library.ok ? library.error.message : !test.ok ? test.error.message : `${name} does not serve retrosynthesis.`);
    return 1;
  }
  const share = Math.min(1, limit / test.value.length);
  const reactions = test.value.filter((_, place) => Math.floor((place + 1) * share) > Math.floor(place * share));
  const transformOf = transformsByTemplate(library.value);
  const bar = progressBar(io, () => performance.now());
  const tally: Tally = {
    reactions: 0,
    unmapped: 0,
    unknownTransform: 0,
    withoutSet: 0,
    roles: { solvent: newHits(), base: newHits(), catalyst: newHits() },
  };
  for (const [place, reaction] of reactions.entries()) {
    tally.reactions++;
    const mapped = reaction.mapped ?? mapReaction([set], rdkit, reaction.reactants, reaction.product)?.mappedReaction ?? null;
    if (mapped === null) tally.unmapped++;
    else score(library.value, transformOf, reaction, mapped, rdkit, tally);
    bar.update('Looking up conditions', place + 1, (place + 1) / reactions.length);
  }
  bar.finish();
  report(tally, io);
  if (values.json === undefined) return 0;
  const { fullName, header } = library.value;
  const result = {
    ...circumstances(io.root, ['retron bench conditions', ...args].join(' ')),
    library: { name: fullName, hash: header.hash },
    ...tally,
  };
  writeFileSync(values.json, `${JSON.stringify(result, null, 2)}\n`);
  return 0;
}

function score(
  library: TransformLibrary,
  transformOf: ReadonlyMap<string, number>,
  reaction: TestReaction,
  mapped: string,
  rdkit: Rdkit,
  tally: Tally,
): void {
  const extracted = extractTemplates(mapped, AUTO_MAPPED_LIMITS);
  const templates = extracted.ok ? extracted.value.templates : [];
  const transforms = templates.flatMap((template) => {
    const transform = transformOf.get(template);
    return transform === undefined ? [] : [{ library: library.fullName, transform }];
  });
  const product = rdkit.canonicalSmiles(mapped.split('>')[2]);
  if (transforms.length === 0 || !product.ok) {
    tally.unknownTransform++;
    return;
  }
  const page = precedentsOf(
    { libraries: [library], rdkit },
    { transforms, nameReactions: [] },
    { productSmiles: product.value, changed: null, sortedBy: 'product', offset: 0, limit: 0 },
  );
  if (!page.ok) return;
  const { statistics } = page.value;
  const isIonic = [...reaction.reactants, reaction.product].some((smiles) => netCharge(smiles.replace(/:\d+\]/g, ']')) !== 0);
  const recorded: readonly Reagent[] = reagentsOf({ agents: reaction.agents, solvents: reaction.solvents, isIonic });
  if (statistics.conditionSets.length === 0) tally.withoutSet++;
  for (const role of ['solvent', 'base', 'catalyst'] as const) {
    const sets = statistics.conditionSets.map(({ reagents }) => reagents);
    scoreRoles(tally.roles[role], role, recorded, sets);
  }
}

function report(tally: Tally, io: CommandIo): void {
  const { reactions, unmapped, unknownTransform, withoutSet } = tally;
  io.out(`${reactions} reactions, ${unmapped} not mapped, ${unknownTransform} of unknown transforms, ${withoutSet} without a set`);
  io.out('role\trecorded\tone of it: first set %\tfirst 3 %\tfirst 4 %\tall of it in one set: first 3 %');
  for (const [role, { recorded, one, all }] of Object.entries(tally.roles)) {
    const percent = (part: number) => (recorded === 0 ? '-' : ((100 * part) / recorded).toFixed(1));
    io.out([role, recorded, percent(one[0]), percent(one[2]), percent(one[3]), percent(all[2])].join('\t'));
  }
}

/** `retron bench conditions`: whether the conditions of recorded reactions are among those suggested. */
export const benchConditionsCommand: Command = {
  name: 'bench conditions',
  summary: 'Compare suggested conditions with recorded ones',
  usage: USAGE,
  run,
};
