import type { Precedent } from '@retron/library';
import { solventName } from './solvent-names.ts';

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

/** Address of the patent's public page; `null` for a number of a form that is not known. */
export function patentLinkOf({ patent }: Pick<Precedent, 'patent'>): string | null {
  const parts = PATENT.exec(patent ?? '');
  return parts === null ? null : `https://patents.google.com/patent/${parts.slice(1).filter(Boolean).join('')}`;
}

/** Solvents, temperature and time in one line, such as `THF · 25 °C · 2 h`; `null` where nothing is recorded. */
export function conditionsOf({
  solvents,
  temperatureCelsius,
  timeHours,
}: Pick<Precedent, 'solvents' | 'temperatureCelsius' | 'timeHours'>): string | null {
  const parts = [
    ...(solvents.length > 0 ? [solvents.map(solventName).join(', ')] : []),
    ...(temperatureCelsius === null ? [] : [`${rounded(temperatureCelsius)} °C`]),
    ...(timeHours === null ? [] : [`${rounded(timeHours)} h`]),
  ];
  return parts.length > 0 ? parts.join(SEPARATOR) : null;
}

/** The precedent as reaction SMILES, `reactants>agents>product`. */
export function reactionSmilesOf({
  reactants,
  agents,
  solvents,
  product,
}: Pick<Precedent, 'reactants' | 'agents' | 'solvents' | 'product'>): string {
  return `${reactants.map(({ smiles }) => smiles).join('.')}>${[...agents, ...solvents].join('.')}>${product.smiles}`;
}

function rounded(value: number): string {
  return String(Number(value.toFixed(1)));
}
