import type { DataField } from './rdf-records.ts';

/** What the data of a record say of one way the reaction was run. Structures are molfiles or SMILES as the field gives them. */
export interface RecordFacts {
  readonly key: string | null;
  readonly patent: string | null;
  readonly year: number | null;
  /** By number of the product, from 1; 0 for a yield of no particular product. */
  readonly yields: ReadonlyMap<number, number>;
  readonly temperatureCelsius: number | null;
  readonly timeHours: number | null;
  readonly solvents: readonly FieldStructure[];
  readonly agents: readonly FieldStructure[];
  /** More than one when the record is the sum of several steps. */
  readonly stepCount: number;
}

export type FieldStructure = { readonly molfile: string } | { readonly smiles: string };

/** Meaning of a field, by the end of its name; see docs/operations.md, "Own reactions". Matched in this order, without index numbers. */
const MEANINGS = [
  ['key', /(^|:)(RXNREF:EXTREG|RXNREGNO|RX_ID|CAS_REACTION_NUMBER|REACTION_ID)$/],
  ['patent', /(^|:)(PATENT|PATENT_NO|PATENT_NUMBER|PATENTNUMBER)$/],
  ['citation', /(^|:)(FULL_CITATION|CITATION|REFERENCE)$/],
  ['year', /(^|:)(JOURNAL_YEAR|PATENT_YEAR|YEAR)$/],
  ['yield', /(^|:)((PRODUCT|PRO):)?(YIELD|YIELD_PERCENT|NYD)$/],
  ['temperature', /(^|:)(TEMP|TEMPERATURE|RXD:T)$/],
  ['time', /(^|:)(TIME|RXD:TIM)$/],
  ['solvent', /(^|:)(SOLVENT|SOL)(:MOL)?(:(MOLSTRUCTURE|STRUCTURE|SMILES))?$/],
  ['agent', /(^|:)(CATALYST|CAT|REAGENT|RGT)(:MOL)?(:(MOLSTRUCTURE|STRUCTURE|SMILES))?$/],
  ['steps', /(^|:)(RXNREF:STEP|NSTEPS)$/],
] as const;
type Meaning = (typeof MEANINGS)[number][0];

/** `RXN:VARIATION(2):PRODUCT(1):YIELD`: variation 2, path `PRODUCT:YIELD`, numbers 1. */
const VARIATION = /^(?:VARIATION|VAR|RXD)\((\d+)\)$/;

interface FieldName {
  readonly variation: number;
  /** In capitals, without index numbers; the name of the root is left out. */
  readonly path: string;
  /** Number of the product it belongs to, or 0. */
  readonly product: number;
}

function readName(name: string): FieldName {
  const parts = name.toUpperCase().split(':');
  if (parts.length > 1 && (parts[0] === 'RXN' || parts[0] === 'ROOT')) parts.shift();
  const variation = VARIATION.exec(parts[0]);
  const plain = parts.map((part) => part.replace(/\(\d+\)$/, '').trim());
  const product = /^(?:PRODUCT|PRO)\((\d+)\)$/.exec(parts.at(-2) ?? '')?.[1];
  // The name of the Reaxys level stays: its fields have names too short to be told from others.
  const path = variation && plain[0] !== 'RXD' ? plain.slice(1) : plain;
  return { variation: variation ? Number(variation[1]) : 0, path: path.join(':'), product: Number(product ?? 0) };
}

function meaningOf(path: string): Meaning | null {
  return MEANINGS.find(([, names]) => names.test(path))?.[0] ?? null;
}

/**
 * A number with its unit, or the lower end of a range (`70.0 - 75.0`): a yield or a time is at least that. `null` for bounds, lists and
 * anything else, so that nothing is read that is not there.
 */
function numberOf(value: string): { readonly amount: number; readonly unit: string } | null {
  const found = /^(-?\d+(?:\.\d+)?)(?:\s*(?:-|to)\s*(-?\d+(?:\.\d+)?))?\s*([a-z%°]*)\.?$/i.exec(value.trim());
  if (found === null || (found[2] !== undefined && Number(found[2]) < Number(found[1]))) return null;
  return { amount: Number(found[1]), unit: found[3].toLowerCase() };
}

function percentOf(value: string): number | null {
  const read = numberOf(value);
  return read !== null && (read.unit === '' || read.unit === '%') && read.amount >= 0 && read.amount <= 100 ? read.amount : null;
}

/** A range of temperatures is no temperature. */
function celsiusOf(value: string): number | null {
  const ends = value.trim().split(/\s+(?:-|to)\s+/);
  const read = ends.every((end) => end === ends[0]) ? numberOf(ends[0]) : null;
  if (read === null || !['', 'c', '°c', 'degc'].includes(read.unit) || read.amount < -273.15) return null;
  return read.amount;
}

const HOURS: Readonly<Record<string, number>> = {
  '': 1,
  h: 1,
  hr: 1,
  hrs: 1,
  hour: 1,
  hours: 1,
  min: 1 / 60,
  mins: 1 / 60,
  d: 24,
  days: 24,
};

function hoursOf(value: string): number | null {
  const read = numberOf(value);
  const hours = read === null ? undefined : HOURS[read.unit];
  return read === null || hours === undefined || read.amount < 0 ? null : read.amount * hours;
}

function yearOf(value: string): number | null {
  return /^(1[89]|20)\d\d$/.test(value) ? Number(value) : null;
}

/** Years stand in brackets in Reaxys' citations. */
function yearInCitation(value: string): number | null {
  const years = [...value.matchAll(/\(((?:1[89]|20)\d\d)\)/g)];
  return years.length === 1 ? Number(years[0][1]) : null;
}

function stepsOf(value: string): number {
  return Number(/^(\d+)\s*(?:steps?)?$/i.exec(value.trim())?.[1] ?? 1);
}

function structureOf(name: string, value: string): FieldStructure | null {
  const molfile = /^\$MFMT[^\n]*\n([\s\S]*)$/.exec(value)?.[1];
  if (molfile !== undefined) return { molfile };
  return /:SMILES$/i.test(name) && value !== '' ? { smiles: value } : null;
}

class Facts {
  readonly yields = new Map<number, number>();
  readonly solvents: FieldStructure[] = [];
  readonly agents: FieldStructure[] = [];
  readonly texts = new Map<Meaning, string>();
  readonly #temperatures = new Set<number>();
  readonly #times = new Set<number>();

  /** @returns whether the field says something that is used */
  take(meaning: Meaning, name: string, { product }: FieldName, value: string): boolean {
    switch (meaning) {
      case 'yield': {
        const percent = percentOf(value);
        if (percent !== null && !this.yields.has(product)) this.yields.set(product, percent);
        return percent !== null;
      }
      case 'temperature':
        return add(this.#temperatures, celsiusOf(value));
      case 'time':
        return add(this.#times, hoursOf(value));
      case 'solvent':
      case 'agent': {
        const structure = structureOf(name, value);
        if (structure) (meaning === 'solvent' ? this.solvents : this.agents).push(structure);
        return structure !== null;
      }
      default:
        if (value !== '' && !this.texts.has(meaning)) this.texts.set(meaning, value.replace(/\s+/g, ' '));
        return value !== '';
    }
  }

  read(shared: Facts | null): RecordFacts {
    const text = (meaning: Meaning) => this.texts.get(meaning) ?? shared?.texts.get(meaning) ?? null;
    const citation = text('citation');
    return {
      key: text('key'),
      patent: text('patent') ?? citation,
      year: yearOf(text('year') ?? '') ?? yearInCitation(citation ?? ''),
      yields: this.yields.size > 0 ? this.yields : (shared?.yields ?? this.yields),
      temperatureCelsius: only(this.#temperatures) ?? (shared ? only(shared.#temperatures) : null),
      timeHours: only(this.#times) ?? (shared ? only(shared.#times) : null),
      solvents: [...(shared?.solvents ?? []), ...this.solvents],
      agents: [...(shared?.agents ?? []), ...this.agents],
      stepCount: stepsOf(text('steps') ?? ''),
    };
  }
}

function add(values: Set<number>, value: number | null): boolean {
  if (value !== null) values.add(value);
  return value !== null;
}

/** Several stages have several temperatures and times; none of them is that of the reaction. */
function only(values: ReadonlySet<number>): number | null {
  return values.size === 1 ? [...values][0] : null;
}

/**
 * The facts of each variation of a record, in the order of their numbers; one of no variation when the record has none.
 *
 * @param onUnread - told the name of every field that is not used, without index numbers
 */
export function readFacts(fields: readonly DataField[], onUnread: (name: string) => void): RecordFacts[] {
  const shared = new Facts();
  const variations = new Map<number, Facts>();
  for (const { name, value } of fields) {
    const read = readName(name);
    const meaning = meaningOf(read.path);
    const facts = read.variation === 0 ? shared : (variations.get(read.variation) ?? new Facts());
    if (read.variation !== 0) variations.set(read.variation, facts);
    if (meaning === null || !facts.take(meaning, name, read, value)) onUnread(name.replace(/\(\d+\)/g, '').trim());
  }
  const ordered = [...variations].sort(([a], [b]) => a - b);
  return ordered.length === 0 ? [shared.read(null)] : ordered.map(([, facts]) => facts.read(shared));
}
