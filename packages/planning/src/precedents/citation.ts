import type { Precedent } from '@retron/library';

/** What is said between parts of a line of conditions. */
const SEPARATOR = ' · ';

/** The patent as one cites it, such as `US 6358972 B1 (2002)`; `null` where the source records none. */
export function citationOf({ patent, year }: Pick<Precedent, 'patent' | 'year'>): string | null {
  if (patent === null) return null;
  const parts = /^([A-Z]{2})0*(\d+)([A-Z]\d?)?$/.exec(patent);
  const cited = parts === null ? patent : parts.slice(1).filter(Boolean).join(' ');
  return year === null ? cited : `${cited} (${year})`;
}

/** Solvents, temperature and time in one line, such as `C1CCOC1 · 25 °C · 2 h`; `null` where nothing is recorded. */
export function conditionsOf({
  solvents,
  temperatureCelsius,
  timeHours,
}: Pick<Precedent, 'solvents' | 'temperatureCelsius' | 'timeHours'>): string | null {
  const parts = [
    ...(solvents.length > 0 ? [solvents.join(', ')] : []),
    ...(temperatureCelsius === null ? [] : [`${rounded(temperatureCelsius)} °C`]),
    ...(timeHours === null ? [] : [`${rounded(timeHours)} h`]),
  ];
  return parts.length > 0 ? parts.join(SEPARATOR) : null;
}

/** The precedent as reaction SMILES, `reactants>agents>product`. */
export function reactionSmilesOf({ reactants, agents, product }: Pick<Precedent, 'reactants' | 'agents' | 'product'>): string {
  return `${reactants.map(({ smiles }) => smiles).join('.')}>${agents.join('.')}>${product.smiles}`;
}

function rounded(value: number): string {
  return String(Number(value.toFixed(1)));
}
