import { type LookupAnswer, MESSAGES, type WirePrecedent } from '@retron/contract';
import type { SpeciesCounts } from '@retron/planning';
import { nameOfNameReaction } from '@retron/reactivity';
import type { FoundPrecedent, FoundPrecedents } from '../chemistry/precedent-lookup.ts';
import { fromOne } from './words.ts';

/** To a tenth. */
const perCent = (share: number) => Math.round(share * 1000) / 10;

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
    yieldCalculated: precedent.isYieldCalculated,
    similarity: perCent(precedent.similarity),
    centreSimilarity: precedent.centreSimilarity === null ? null : perCent(precedent.centreSimilarity),
    conditions: precedent.conditions,
    agents: [...precedent.agents],
    solvents: [...precedent.solvents],
    reagents: [...precedent.reagents],
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
  const { years, solvents, agents, conditionSets: _, ...others } = statistics;
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
    cited: found.cited,
    numPrecedents: found.precedentCount,
    precedents: found.precedents.map(precedentOf),
    conditionSets: found.conditionSets.map(({ reagents, citations, ...set }) => ({
      ...set,
      reagents: [...reagents],
      citations: [...citations],
    })),
    statistics: statisticsOf(found),
  };
}
