import type { BuildForm } from '../../api/data-files.ts';

/** What is typed into the form of an upload. */
export interface UploadDraft {
  readonly kind: 'library' | 'catalog';
  readonly name: string;
  readonly version: string;
  readonly displayname: string;
  readonly licence: string;
  readonly minimumsupport: number;
  readonly currency: string;
  /** Such as `EUR=1.08 GBP=1.27`. */
  readonly rates: string;
  readonly decimal: 'point' | 'comma';
  readonly website: string;
  readonly link: string;
}

export const EMPTY_UPLOAD: UploadDraft = {
  kind: 'library',
  name: '',
  version: '1.0',
  displayname: '',
  licence: '',
  minimumsupport: 2,
  currency: 'USD',
  rates: '',
  decimal: 'point',
  website: '',
  link: '',
};

/** Names for what a file becomes, from the file's own: `Stock 2026.csv` is `stock_2026` and “Stock 2026”. What was typed already stays. */
export function namedAfter(draft: UploadDraft, file: Pick<File, 'name'>): Pick<UploadDraft, 'name' | 'displayname'> {
  const stem = file.name.replace(/\.[^.]*$/, '').trim();
  const name = stem
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '');
  return { name: draft.name.trim() === '' ? name : draft.name, displayname: draft.displayname.trim() === '' ? stem : draft.displayname };
}

/** What currencies are worth; null where one cannot be read. */
export function ratesOf(text: string): { currency: string; dollars: number }[] | null {
  const rates: { currency: string; dollars: number }[] = [];
  for (const part of text.split(/[\s;]+/).filter((each) => each !== '')) {
    const [, code, worth] = /^([A-Za-z]{3})=(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    const dollars = Number(worth);
    if (code === undefined || !(dollars > 0)) return null;
    rates.push({ currency: code.toUpperCase(), dollars });
  }
  return rates;
}

/** The form as the call takes it. */
export function uploadFormOf(draft: UploadDraft, { name: filename, size }: Pick<File, 'name' | 'size'>): BuildForm {
  const { name, version, displayname, licence } = draft;
  const common = { name: name.trim(), version: version.trim(), displayname: displayname.trim(), licence: licence.trim(), filename, size };
  if (draft.kind === 'library') return { kind: 'library', ...common, minimumsupport: draft.minimumsupport };
  return {
    kind: 'catalog',
    ...common,
    currency: draft.currency.trim().toUpperCase(),
    decimal: draft.decimal,
    rates: ratesOf(draft.rates) ?? [],
    website: draft.website.trim(),
    link: draft.link.trim(),
  };
}
