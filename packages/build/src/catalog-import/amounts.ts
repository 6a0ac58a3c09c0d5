/** Which sign separates the decimals of numbers; the other one separates thousands. */
export type DecimalSign = '.' | ',';

/** Why a price per gram is not known; the report counts these. */
export type UnknownPrice =
  | 'no-price'
  | 'price-unreadable'
  | 'currency-without-rate'
  | 'no-amount'
  | 'amount-unreadable'
  /** Not a mass or an amount of substance, such as ml or pieces. */
  | 'unit-unknown';

export interface PriceText {
  readonly price: string;
  readonly amount: string;
  readonly unit: string;
  readonly currency: string;
}

export interface PriceRules {
  readonly decimalSign: DecimalSign;
  /** Currency of prices that name none, as three letters. */
  readonly currency: string;
  /** US dollars for one unit of a currency; `USD` needs no entry. */
  readonly rates: ReadonlyMap<string, number>;
}

const GRAMS: Readonly<Record<string, number>> = { ug: 1e-6, mcg: 1e-6, mg: 1e-3, g: 1, gr: 1, gm: 1, gram: 1, grams: 1, kg: 1e3 };
const MOLES: Readonly<Record<string, number>> = { umol: 1e-6, mmol: 1e-3, mol: 1 };
const CURRENCY_SIGNS: Readonly<Record<string, string>> = { $: 'USD', '€': 'EUR', '£': 'GBP' };

/** A number above 0, with thousands in groups of three or without; `null` for anything else, so that `12,50` is never taken for 1250. */
export function readNumber(text: string, decimalSign: DecimalSign): number | null {
  const grouping = decimalSign === '.' ? ',' : '.';
  const plain = text.trim().replace(/(?<=\d)[\s'\u2019](?=\d{3}(\D|$))/g, grouping);
  const [whole, fraction, ...more] = plain.split(decimalSign);
  const groups = whole.split(grouping);
  const isGrouped = groups.length === 1 || (/^\d{1,3}$/.test(groups[0]) && groups.slice(1).every((group) => /^\d{3}$/.test(group)));
  if (more.length > 0 || !isGrouped || !groups.every((group) => /^\d+$/.test(group))) return null;
  if (fraction !== undefined && !/^\d+$/.test(fraction)) return null;
  const value = Number(`${groups.join('')}.${fraction ?? '0'}`);
  return value > 0 && Number.isFinite(value) ? value : null;
}

/** `$12.50`, `12.50 USD`, `EUR 12.50`, `12.50`. */
function readPrice({ price, currency }: PriceText, rules: PriceRules): number | UnknownPrice {
  if (price.trim() === '') return 'no-price';
  const parts = /^\s*([A-Za-z]{3}|[$€£])?\s*([\d.,'\u2019\s]*\d)\s*([A-Za-z]{3}|[$€£])?\s*$/.exec(price);
  const value = parts === null ? null : readNumber(parts[2], rules.decimalSign);
  if (parts === null || value === null || (parts[1] !== undefined && parts[3] !== undefined)) return 'price-unreadable';
  const named = (parts[1] ?? parts[3] ?? currency.trim()) || rules.currency;
  const code = CURRENCY_SIGNS[named] ?? named.toUpperCase();
  const rate = code === 'USD' ? 1 : rules.rates.get(code);
  return rate === undefined ? 'currency-without-rate' : value * rate;
}

/** `500 mg`, `0.5` with its unit beside it. */
function readGrams({ amount, unit }: PriceText, rules: PriceRules, gramsPerMole: number): number | UnknownPrice {
  if (amount.trim() === '') return 'no-amount';
  const parts = /^\s*([\d.,'\u2019\s]*\d)\s*(\p{L}*)\.?\s*$/u.exec(amount);
  const value = parts === null ? null : readNumber(parts[1], rules.decimalSign);
  if (parts === null || value === null) return 'amount-unreadable';
  // The micro sign and the Greek letter look alike; suppliers use both, and a plain u.
  const name = (parts[2] || unit.trim()).toLowerCase().replace(/^[\u00b5\u03bc]/, 'u');
  if (Object.hasOwn(GRAMS, name)) return value * GRAMS[name];
  return Object.hasOwn(MOLES, name) ? value * MOLES[name] * gramsPerMole : 'unit-unknown';
}

/**
 * US dollars per gram of what is sold, or why that is not known.
 *
 * @param gramsPerMole - molecular weight of what is sold, counter-ions included
 */
export function pricePerGram(text: PriceText, rules: PriceRules, gramsPerMole: number): number | UnknownPrice {
  const price = readPrice(text, rules);
  if (typeof price === 'string') return price;
  const grams = readGrams(text, rules, gramsPerMole);
  return typeof grams === 'string' ? grams : price / grams;
}
