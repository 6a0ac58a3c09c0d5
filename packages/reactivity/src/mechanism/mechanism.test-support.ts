import { connectedComponents, type Molecule, parseSmiles } from '@retron/molecule';
import { type MappedReaction, readMappedReaction } from '@retron/transforms';
import { NameRecogniser } from '../name-reactions/recognise.ts';
import { NAME_REACTION_TABLES } from '../name-reactions/table.ts';
import { MechanismJudge } from './mechanism-judge.ts';
import type { MechanismFinding, MechanismTable, Verdict } from './mechanism-rule.ts';

const namer = new NameRecogniser(NAME_REACTION_TABLES);

/** Ids of the rules of one table that a mapped reaction breaks, in their order. @throws when it cannot be read */
export function rulesBroken(table: MechanismTable, mappedReaction: string): readonly string[] {
  return findingsOn(table, readMapped(mappedReaction)).map(({ rule }) => rule);
}

/** The same with how grave each is: `C1 never`. @throws when the reaction cannot be read */
export function verdictsOn(table: MechanismTable, mappedReaction: string): readonly string[] {
  return findingsOn(table, readMapped(mappedReaction)).map(({ rule, verdict }) => `${rule} ${verdict}`);
}

/** The atoms in the way, by the numbers of their map. @throws when the reaction cannot be read */
export function rivalsOn(table: MechanismTable, mappedReaction: string): readonly number[] {
  const mapped = readMapped(mappedReaction);
  return findingsOn(table, mapped).flatMap(({ rivals }) => rivals.map((atom) => mapped.reactants.atomMap[atom]));
}

/** Rules of one table that a reaction as `inOrder` reads it breaks, each with its verdict: `S1 never`. */
export function verdicts(table: MechanismTable, reaction: string): readonly `${string} ${Verdict}`[] {
  return findingsOn(table, inOrder(reaction)).map(({ rule, verdict }) => `${rule} ${verdict}` as const);
}

function findingsOn(table: MechanismTable, mapped: MappedReaction): readonly MechanismFinding[] {
  return new MechanismJudge([table]).judge(mapped, namer.nameReactionsOf(mapped));
}

function readMapped(text: string): MappedReaction {
  const mapped = readMappedReaction(text);
  if (!mapped.ok) throw new Error(`${text}: ${mapped.error.message}`);
  return mapped.value;
}

/**
 * A reaction whose reactant atoms become those of the product in the order of the text, without those that carry a map: these leave. The
 * product is written as parts that ring closures join, `CC%11.N%11` for ethylamine from ethyl and nitrogen.
 *
 * @throws when it cannot be read
 */
function inOrder(reaction: string): MappedReaction {
  const [reactants, product] = reaction.split('>>').map(read);
  const becomes = new Int32Array(reactants.atomCount).fill(-1);
  const stays = Array.from(becomes, (_, atom) => atom).filter((atom) => reactants.atomMap[atom] === 0);
  if (stays.length !== product.atomCount)
    throw new Error(`${reaction}: ${stays.length} atoms stay, ${product.atomCount} are in the product`);
  stays.forEach((source, atom) => {
    if (reactants.atomicNumber[source] !== product.atomicNumber[atom]) throw new Error(`${reaction}: atom ${atom} changes its element`);
    becomes[source] = atom;
  });
  const molecules = connectedComponents(reactants);
  const moleculeOf = new Int32Array(reactants.atomCount);
  molecules.forEach((atoms, place) => {
    for (const atom of atoms) moleculeOf[atom] = place;
  });
  return { reactants, product, sourceOf: Int32Array.from(stays), becomes, moleculeOf, moleculeCount: molecules.length };
}

function read(smiles: string): Molecule {
  const parsed = parseSmiles(smiles);
  if (!parsed.ok) throw new Error(`${smiles}: ${parsed.error.message}`);
  return parsed.value;
}
