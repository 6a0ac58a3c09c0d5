import { type LookupAnswer, MESSAGES, type WirePrecedent } from '@retron/contract';
import type { TransformLibrary } from '@retron/library';
import {
  citationOf,
  conditionsOf,
  type LinkAddresses,
  type PrecedentPage,
  precedentLinkOf,
  precedentsOf,
  type RankedPrecedent,
  reactionSmilesOf,
  type SpeciesCounts,
} from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
import { agentsOf, nameOfNameReaction, solventsOf } from '@retron/reactivity';
import type { Suggestion } from '@retron/tree';

export interface LookupRequest {
  readonly transforms: Suggestion['transforms'];
  readonly precedentCount: number;
  /** The structure being made; forward: the product. */
  readonly productSmiles: string;
  readonly offset: number;
  readonly limit: number;
}

const fromOne = (atoms: readonly number[]): number[] => atoms.map((atom) => atom + 1);

function wirePrecedent({ library, precedent, similarity }: RankedPrecedent, addresses: LinkAddresses): WirePrecedent {
  const names = precedent.nameReactions.map(nameOfNameReaction);
  return {
    source: precedent.source,
    prkey: precedent.key,
    viewKey: `${library}:${precedent.key}`,
    citation: citationOf(precedent),
    link: precedentLinkOf(precedent, addresses),
    name: names[0] ?? '',
    yield: precedent.yieldPercent,
    similarity: Math.round(similarity * 1000) / 10,
    conditions: conditionsOf(precedent),
    agents: [...agentsOf(precedent)],
    solvents: [...solventsOf(precedent)],
    temperature: precedent.temperatureCelsius,
    time: precedent.timeHours,
    namereactions: names,
    doi: null,
    year: precedent.year,
    reaction: reactionSmilesOf(precedent),
    centre: { reactants: precedent.reactants.map(({ centre }) => fromOne(centre)), product: fromOne(precedent.product.centre) },
  };
}

const wireCounts = ({ commonest, ...counts }: SpeciesCounts) => ({ ...counts, commonest: [...commonest] });

function wireStatistics({ statistics, statisticsOver }: PrecedentPage): LookupAnswer['statistics'] {
  const { years, solvents, agents, ...others } = statistics;
  return {
    over: statisticsOver,
    ...others,
    years: { ...years, counts: [...years.counts] },
    solvents: wireCounts(solvents),
    agents: wireCounts(agents),
  };
}

/** What precedents are looked up in. */
export interface LookupWorld {
  readonly rdkit: Rdkit;
  readonly libraries: readonly TransformLibrary[];
  /** Pages of sources other than patents. */
  readonly addresses: LinkAddresses;
}

/** Published reactions behind a suggestion, most similar first. @throws when the product's fingerprint cannot be made */
export function lookUpPrecedents({ rdkit, libraries, addresses }: LookupWorld, request: LookupRequest): LookupAnswer {
  const page = precedentsOf({ libraries, rdkit }, request, request.productSmiles, request);
  if (!page.ok) throw new Error(page.error.message);
  return {
    message: page.value.total === 0 ? MESSAGES.precedentsMissing : '',
    total: page.value.total,
    numPrecedents: request.precedentCount,
    precedents: page.value.precedents.map((precedent) => wirePrecedent(precedent, addresses)),
    statistics: wireStatistics(page.value),
  };
}
