/** What counts as a known starting material of a query, where that is not everything that the installed catalogues list. */
export interface AskedMaterials {
  /** Full names of the catalogues that count, perhaps none; `null`: all that are installed. */
  readonly catalogs: readonly string[] | null;
  /** What is dearer is not bought; `null` for any price. */
  readonly dearest: PriceLimit | null;
  /** Whether what a catalogue lists without a price is bought too. */
  readonly unpriced: boolean;
  /** Made whatever catalogues and prices say. */
  readonly never: MaterialList;
  /** Known whatever catalogues and prices say. */
  readonly also: MaterialList;
}

/** A price that may be paid for an amount. */
export interface PriceLimit {
  /** US dollars. */
  readonly dollars: number;
  readonly per: 'g' | 'mmol';
}

/** Structures given as such, and by InChIKey, which stands for all drawings of a molecule. */
export interface MaterialList {
  /** Canonical SMILES. */
  readonly smiles: readonly string[];
  readonly inchiKeys: readonly string[];
}

/** The same as it was given: names, SMILES and InChIKeys in one list. */
export interface GivenMaterials extends Omit<AskedMaterials, 'never' | 'also'> {
  readonly never: readonly string[];
  readonly also: readonly string[];
}

/** A text, as it was given, that names no material; or one whose material stands in both lists. */
export interface UnreadMaterial {
  readonly list: 'never' | 'also';
  readonly text: string;
  readonly problem: 'unknown' | 'both';
}

/** Nothing is asked: what the catalogues list is known. */
export const ANY_MATERIALS: AskedMaterials = {
  catalogs: null,
  dearest: null,
  unpriced: true,
  never: { smiles: [], inchiKeys: [] },
  also: { smiles: [], inchiKeys: [] },
};

const INCHI_KEY = /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/;

/** The texts of both lists that are no InChIKeys, each once: what is to be read by who knows structures. */
export function materialTextsOf({ never, also }: Pick<GivenMaterials, 'never' | 'also'>): readonly string[] {
  return [...new Set([...never, ...also].filter((text) => !INCHI_KEY.test(text)))];
}

/** @param smilesOf - canonical SMILES of a text that names a structure, or `null` */
export function readMaterials(
  { never, also, ...settings }: GivenMaterials,
  smilesOf: (text: string) => string | null,
): { readonly materials: AskedMaterials; readonly unread: readonly UnreadMaterial[] } {
  const unread: UnreadMaterial[] = [];
  const read = (list: UnreadMaterial['list'], texts: readonly string[]): MaterialList => {
    const smiles = new Set<string>();
    const inchiKeys = new Set<string>();
    for (const text of texts) {
      const isKey = INCHI_KEY.test(text);
      const material = isKey ? text : smilesOf(text);
      if (material === null) unread.push({ list, text, problem: 'unknown' });
      else if (list === 'also' && forbidden.has(material)) unread.push({ list, text, problem: 'both' });
      if (material !== null) (isKey ? inchiKeys : smiles).add(material);
    }
    return { smiles: [...smiles], inchiKeys: [...inchiKeys] };
  };
  const forbidden = new Set<string>();
  const listed = read('never', never);
  for (const material of [...listed.smiles, ...listed.inchiKeys]) forbidden.add(material);
  return { materials: { ...settings, never: listed, also: read('also', also) }, unread };
}
