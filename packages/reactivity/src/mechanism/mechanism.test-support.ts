import { readMappedReaction } from '@retron/transforms';
import { NameRecogniser } from '../name-reactions/recognise.ts';
import { NAME_REACTION_TABLES } from '../name-reactions/table.ts';
import { MechanismJudge } from './mechanism-judge.ts';
import type { MechanismTable } from './mechanism-rule.ts';

const namer = new NameRecogniser(NAME_REACTION_TABLES);

/** Ids of the rules of one table that a mapped reaction breaks, in their order. @throws when it cannot be read */
export function rulesBroken(table: MechanismTable, mappedReaction: string): readonly string[] {
  const mapped = readMappedReaction(mappedReaction);
  if (!mapped.ok) throw new Error(`${mappedReaction}: ${mapped.error.message}`);
  return new MechanismJudge([table]).judge(mapped.value, namer.nameReactionsOf(mapped.value)).map(({ rule }) => rule);
}

/** The same with how grave each is: `C1 never`. @throws when the reaction cannot be read */
export function verdictsOn(table: MechanismTable, mappedReaction: string): readonly string[] {
  const mapped = readMappedReaction(mappedReaction);
  if (!mapped.ok) throw new Error(`${mappedReaction}: ${mapped.error.message}`);
  const names = namer.nameReactionsOf(mapped.value);
  return new MechanismJudge([table]).judge(mapped.value, names).map(({ rule, verdict }) => `${rule} ${verdict}`);
}
