import { type LookupAnswer, MESSAGES, type WirePrecedent } from '@retron/contract';
import type { SpeciesCounts } from '@retron/planning';
import { nameOfNameReaction } from '@retron/reactivity';
import type { FoundPrecedent, FoundPrecedents } from '../chemistry/precedent-lookup.ts';
import { fromOne } from './words.ts';

function precedentOf(precedent: FoundPrecedent): WirePrecedent {
  const names = precedent.nameReactions.map(nameOfNameReaction);
  return {
    source: precedent.source,
    prkey: precedent.key,
    viewKey: `${precedent.library}:${precedent.key}`,
    citation: precedent.citation,
    link: precedent.link,
    name: names[0] ?? '',
    yield: precedent.yieldPercent,
    similarity: Math.round(precedent.similarity * 1000) / 10,
    conditions: precedent.conditions,
    agents: [...precedent.agents],
    solvents: [...precedent.solvents],
    temperature: precedent.temperatureCelsius,
    time: precedent.timeHours,
    namereactions: names,
    doi: null,
    year: precedent.year,
    reaction: precedent.reaction,
    centre: { reactants: precedent.centre.reactants.map(fromOne), product: fromOne(precedent.centre.product) },
  };
}

const countsOf = ({ commonest, ...counts }: SpeciesCounts) => ({ ...counts, commonest: [...commonest] });

function statisticsOf({ statistics, statisticsOver }: FoundPrecedents): LookupAnswer['statistics'] {
  const { years, solvents, agents, ...others } = statistics;
  return {
    over: statisticsOver,
    ...others,
    years: { ...years, counts: [...years.counts] },
    solvents: countsOf(solvents),
    agents: countsOf(agents),
  };
}

export function lookupAnswerOf(found: FoundPrecedents): LookupAnswer {
  return {
    message: found.total === 0 ? MESSAGES.precedentsMissing : '',
    total: found.total,
    numPrecedents: found.precedentCount,
    precedents: found.precedents.map(precedentOf),
    statistics: statisticsOf(found),
  };
}
