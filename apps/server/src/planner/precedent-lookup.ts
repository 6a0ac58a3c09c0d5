import { type LookupAnswer, MESSAGES, type WirePrecedent } from '@retron/contract';
import type { Precedent, TransformLibrary } from '@retron/library';
import { precedentsOf, type RankedPrecedent } from '@retron/planning';
import type { Rdkit } from '@retron/rdkit';
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

function citationOf({ patent, year }: Precedent): string | null {
  if (patent === null) return null;
  return year === null ? patent : `${patent} (${year})`;
}

/** The public page of a patent, by its number without blanks, such as `US5250534A`. */
function linkOf({ patent }: Precedent): string | null {
  return patent === null ? null : `https://patents.google.com/patent/${encodeURIComponent(patent.replaceAll(' ', ''))}`;
}

function conditionsOf({ solvents, temperatureCelsius, timeHours }: Precedent): string | null {
  const parts = [
    ...(solvents.length > 0 ? [solvents.join(', ')] : []),
    ...(temperatureCelsius === null ? [] : [`${temperatureCelsius} °C`]),
    ...(timeHours === null ? [] : [`${timeHours} h`]),
  ];
  return parts.length === 0 ? null : parts.join(' · ');
}

function wirePrecedent({ library, precedent, similarity }: RankedPrecedent): WirePrecedent {
  const reactants = precedent.reactants.map(({ smiles }) => smiles).join('.');
  const agents = [...precedent.agents, ...precedent.solvents].join('.');
  return {
    source: precedent.source,
    prkey: precedent.key,
    viewKey: `${library}:${precedent.key}`,
    citation: citationOf(precedent),
    link: linkOf(precedent),
    name: precedent.nameReactions[0] ?? '',
    yield: precedent.yieldPercent,
    similarity: Math.round(similarity * 1000) / 10,
    conditions: conditionsOf(precedent),
    namereactions: [...precedent.nameReactions],
    doi: null,
    year: precedent.year,
    reaction: `${reactants}>${agents}>${precedent.product.smiles}`,
    centre: { reactants: precedent.reactants.map(({ centre }) => fromOne(centre)), product: fromOne(precedent.product.centre) },
  };
}

/** Published reactions behind a suggestion, most similar first. @throws when the product's fingerprint cannot be made */
export function lookUpPrecedents(rdkit: Rdkit, libraries: readonly TransformLibrary[], request: LookupRequest): LookupAnswer {
  const page = precedentsOf({ libraries, rdkit }, request, request.productSmiles, request);
  if (!page.ok) throw new Error(page.error.message);
  return {
    message: page.value.total === 0 ? MESSAGES.precedentsMissing : '',
    total: page.value.total,
    numPrecedents: request.precedentCount,
    precedents: page.value.precedents.map(wirePrecedent),
  };
}
