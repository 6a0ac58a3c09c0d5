import type { Precedent, RecordedConditions } from '@retron/library';
import { agentsOf, solventsOf, speciesText } from '@retron/reactivity';

/** What is said between parts of a line of conditions. */
const SEPARATOR = ' · ';

/** Parts of a patent number: country, number without leading zeros, kind. */
const PATENT = /^([A-Z]{2})0*(\d+)([A-Z]\d?)?$/;

/** The patent as one cites it, such as `US 6358972 B1 (2002)`; `null` where the source records none. */
export function citationOf({ patent, year }: Pick<Precedent, 'patent' | 'year'>): string | null {
  if (patent === null) return null;
  const parts = PATENT.exec(patent);
  const cited = parts === null ? patent : parts.slice(1).filter(Boolean).join(' ');
  return year === null ? cited : `${cited} (${year})`;
}

/** Addresses of the pages of some sources' precedents, by source; `{key}` stands for the precedent's key. */
export type LinkAddresses = Readonly<Record<string, string>>;

/** Address of the precedent's page: that of its source, where one is known, else that of its patent; `null` where there is neither. */
export function precedentLinkOf(
  { source, key, patent }: Pick<Precedent, 'source' | 'key' | 'patent'>,
  addresses: LinkAddresses,
): string | null {
  const address = addresses[source.toUpperCase()];
  return address === undefined ? patentLinkOf(patent) : address.replaceAll('{key}', encodeURIComponent(key));
}

/** The patent's public page; `null` for a number of a form that is not known. */
export function patentLinkOf(patent: string | null): string | null {
  const parts = PATENT.exec(patent ?? '');
  return parts === null ? null : `https://patents.google.com/patent/${parts.slice(1).filter(Boolean).join('')}`;
}

/** Agents, solvents, temperature and time in one line, such as `triethylamine · THF · 25 °C · 2 h`; `null` where nothing is recorded. */
export function conditionsOf(conditions: Omit<RecordedConditions, 'year' | 'yieldPercent' | 'isYieldCalculated'>): string | null {
  const { temperatureCelsius, timeHours } = conditions;
  const parts = [
    agentsOf(conditions).map(speciesText).join(', '),
    solventsOf(conditions).map(speciesText).join(', '),
    temperatureCelsius === null ? '' : `${rounded(temperatureCelsius)} °C`,
    timeHours === null ? '' : `${rounded(timeHours)} h`,
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(SEPARATOR) : null;
}

/** The precedent as reaction SMILES, `reactants>agents>product`; solvents stand among the agents, each molecule once. */
export function reactionSmilesOf({
  reactants,
  agents,
  solvents,
  product,
}: Pick<Precedent, 'reactants' | 'agents' | 'solvents' | 'product'>): string {
  return `${reactants.map(({ smiles }) => smiles).join('.')}>${[...new Set([...agents, ...solvents])].join('.')}>${product.smiles}`;
}

function rounded(value: number): string {
  return String(Number(value.toFixed(1)));
}
