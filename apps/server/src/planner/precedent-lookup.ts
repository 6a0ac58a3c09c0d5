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

/** Parts of a patent number: country, number without leading zeros, kind. */
const PATENT = /^([A-Z]{2})0*(\d+)([A-Z]\d?)?$/;

/** Such as `US 5250534 A (1993)`. */
function citationOf({ patent, year }: Precedent): string | null {
  if (patent === null) return null;
  const number = patent.replace(PATENT, (_, country: string, digits: string, kind?: string) =>
    [country, digits, kind].filter(Boolean).join(' '),
  );
  return year === null ? number : `${number} (${year})`;
}

/** The public page of a patent; null for a number of a form that is not known. */
function linkOf({ patent }: Precedent): string | null {
  const parts = PATENT.exec(patent ?? '');
  return parts === null ? null : `https://patents.google.com/patent/${parts[1]}${parts[2]}${parts[3] ?? ''}`;
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
