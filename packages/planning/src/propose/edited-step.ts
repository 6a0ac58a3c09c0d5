import type { RawPrecursor } from '@retron/transforms';
import type { EqualEnds } from '../step/equal-ends.ts';
import type { UnappraisedStep } from '../step/proposed-step.ts';
import type { StockToAsk } from '../step/stock-to-ask.ts';
import type { FoundStep } from './found-step.ts';
import type { PrecursorSet } from './precursor-set.ts';

/** What is known of a step without asking for the SMILES of its precursors. */
type Known = Omit<
  FoundStep,
  'precursors' | 'rawPrecursors' | 'hardestComplexity' | 'key' | 'hasPrecursor' | 'hasTautomer' | 'countInStock' | 'partners'
>;

/** A step as an edit gives it: a class, as hundreds are made for each structure and accessors of single objects take long to make. */
export class EditedStep implements FoundStep {
  readonly identity: string;
  readonly constitution: string;
  readonly centres: number;
  readonly charges: number;
  readonly partners: UnappraisedStep['partners'] = [];
  readonly outcome: Known['outcome'];
  readonly disconnection: Known['disconnection'];
  readonly admission: Known['admission'];
  readonly site: string;
  readonly share: number | null;
  readonly support: Known['support'];
  readonly ends?: EqualEnds;
  readonly set: PrecursorSet;

  constructor(set: PrecursorSet, known: Known) {
    this.set = set;
    this.identity = known.identity;
    this.constitution = known.constitution;
    this.centres = known.centres;
    this.charges = known.charges;
    this.outcome = known.outcome;
    this.disconnection = known.disconnection;
    this.admission = known.admission;
    this.site = known.site;
    this.share = known.share;
    this.support = known.support;
    if (known.ends !== undefined) this.ends = known.ends;
  }

  get precursors(): readonly string[] {
    return this.set.smiles;
  }

  get rawPrecursors(): readonly RawPrecursor[] {
    return this.set.raw;
  }

  get hardestComplexity(): number {
    return this.set.hardestComplexity;
  }

  get key(): string {
    return `${this.set.smiles.join('.')} ${this.site}`;
  }

  countInStock(stock: StockToAsk): number | null {
    return this.set.countInStock(stock);
  }

  hasPrecursor(smiles: string): boolean {
    return this.set.has(smiles);
  }

  hasTautomer(smiles: string): boolean {
    return this.set.hasTautomer(smiles);
  }
}
