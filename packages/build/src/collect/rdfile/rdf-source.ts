import { type Failure, failure, type Result, success } from '@retron/molecule';
import type { Rdkit } from '@retron/rdkit/port';
import { AUTO_MAPPED_LIMITS } from '@retron/transforms';
import { mainProduct, otherProducts } from '../reaction-text.ts';
import type { ReactionSource, SourceReaction } from '../source-reaction.ts';
import { type FieldStructure, type RecordFacts, readFacts } from './data-facts.ts';
import { type RdfRecord, readRdfRecords } from './rdf-records.ts';
import { type RxnBlock, readRxnBlock } from './rxn-block.ts';

export interface RdfRequest {
  /** Name of the file without folder: what precedents give as their source. */
  readonly fileName: string;
  readonly sha256: string;
  /** Lines without their ends. */
  readonly lines: Iterable<string>;
  readonly rdkit: Rdkit;
}

/** The reaction of a record, read once for all its variations. */
interface ReadReaction {
  readonly reactants: string;
  readonly agents: readonly string[];
  readonly product: string;
  readonly otherProducts: readonly string[];
  /** Number of the main product in the record, from 1. */
  readonly productNumber: number;
}

/** SMILES with maps of each molfile, or `null` when one is refused: a reaction that lacks a molecule is another reaction. */
function readMolecules(molfiles: readonly string[], rdkit: Rdkit): string[] | null {
  const texts: string[] = [];
  for (const molfile of molfiles) {
    const smiles = rdkit.mappedSmiles({ molfile });
    if (!smiles.ok) return null;
    texts.push(smiles.value);
  }
  return texts;
}

function readReaction(block: RxnBlock, rdkit: Rdkit): ReadReaction | string {
  const reactants = readMolecules(block.reactants, rdkit);
  if (reactants === null) return 'reactant-unreadable';
  const products = readMolecules(block.products, rdkit);
  if (products === null) return 'product-unreadable';
  const agents = readMolecules(block.agents, rdkit);
  if (agents === null) return 'agent-unreadable';
  const reactantSide = reactants.join('.');
  const productSide = products.join('.');
  const product = mainProduct(reactantSide, productSide);
  if (product === null) return 'unparsable-molecule';
  // A product may have several parts, of which the main one was chosen: each part knows the product it belongs to.
  const numberOfPart = products.flatMap((smiles, i) => smiles.split('.').map(() => i + 1));
  return {
    reactants: reactantSide,
    agents,
    product: product.smiles,
    otherProducts: otherProducts(reactantSide, productSide, product.place),
    productNumber: numberOfPart[product.place],
  };
}

/** A source of the reactions of one RDfile, with what it counts on the way. */
class RdfReactions {
  readonly unread = new Map<string, number>();
  readonly #request: RdfRequest;
  readonly #keys = new Map<string, number>();

  constructor(request: RdfRequest) {
    this.#request = request;
  }

  *read(): Iterable<SourceReaction> {
    for (const record of readRdfRecords(this.#request.lines)) {
      const facts = readFacts(record.fields, (name) => this.#countUnread(name));
      const reaction = this.#reactionOf(record);
      for (const variation of facts) yield this.#sourceReaction(record, reaction, variation);
    }
  }

  #reactionOf({ reaction }: RdfRecord): ReadReaction | string {
    if (reaction.length === 0) return 'no-reaction-block';
    const block = readRxnBlock(reaction);
    return block === null ? 'broken-reaction-block' : readReaction(block, this.#request.rdkit);
  }

  #sourceReaction(record: RdfRecord, reaction: ReadReaction | string, facts: RecordFacts): SourceReaction {
    const key = this.#uniqueKey(facts.key ?? record.registry ?? `${this.#request.fileName}:${record.place}`);
    const known = { key, patent: facts.patent, year: facts.year, temperatureCelsius: facts.temperatureCelsius, timeHours: facts.timeHours };
    if (typeof reaction === 'string') return { ...known, mappedReaction: '', problem: reaction, yieldPercent: null, solvents: [] };
    const agents = [...reaction.agents, ...this.#structures(facts.agents, 'agent')];
    return {
      ...known,
      mappedReaction: `${reaction.reactants}>${agents.join('.')}>${reaction.product}`,
      ...(reaction.otherProducts.length === 0 ? {} : { otherProducts: reaction.otherProducts }),
      ...(facts.stepCount > 1 ? { problem: 'several-steps' } : {}),
      yieldPercent: facts.yields.get(reaction.productNumber) ?? facts.yields.get(0) ?? null,
      solvents: this.#structures(facts.solvents, 'solvent'),
    };
  }

  #structures(structures: readonly FieldStructure[], what: string): string[] {
    return structures.flatMap((structure) => {
      const smiles = this.#request.rdkit.mappedSmiles(structure);
      if (!smiles.ok) this.#countUnread(`structure of ${what}, unreadable`);
      return smiles.ok ? [smiles.value.replace(/:\d+\]/g, ']')] : [];
    });
  }

  #countUnread(name: string): void {
    this.unread.set(name, (this.unread.get(name) ?? 0) + 1);
  }

  /** Variations of a reaction share its key; the second gets `;2`. */
  #uniqueKey(key: string): string {
    const place = (this.#keys.get(key) ?? 0) + 1;
    this.#keys.set(key, place);
    return place === 1 ? key : `${key};${place}`;
  }
}

/**
 * An MDL RDfile as a source of reactions: one for every variation of a record, so that each keeps its own yield and publication.
 *
 * Of several products the main one is kept. Which data fields are read stands in docs/operations.md; all others are counted in
 * `unreadFields`. Maps count as automatic.
 */
export function readRdfSource(request: RdfRequest): Result<ReactionSource, Failure> {
  const lines = request.lines[Symbol.iterator]();
  const first = lines.next();
  if (first.done || !first.value.startsWith('$RDFILE')) {
    return failure({ kind: 'no-reactions', message: `${request.fileName} does not begin with $RDFILE: it is no RDfile.` });
  }
  const reactions = new RdfReactions({ ...request, lines: { [Symbol.iterator]: () => lines } });
  return success({
    name: request.fileName,
    precedentSource: request.fileName.replace(/\.(rdf|rd)(\.gz)?$/i, ''),
    sha256: request.sha256,
    licence: 'unknown',
    isCurated: false,
    limits: AUTO_MAPPED_LIMITS,
    unreadFields: reactions.unread,
    reactions: reactions.read(),
  });
}
