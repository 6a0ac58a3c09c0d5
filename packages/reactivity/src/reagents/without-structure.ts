import { isLight, LIGHT } from './light.ts';

/** Deep cold among the reagents, where these are written as SMILES: like light it is no substance. */
export const COLD = '−78 °C';
/** An enzyme that makes and cleaves esters. */
export const HYDROLASE = 'hydrolase';
/** An enzyme that reduces carbonyl groups, with its cofactor. */
export const KETOREDUCTASE = 'ketoreductase';

/** Temperatures of dry ice and acetone, and what is near; one that rises afterwards says nothing. */
const COLD_WRITTEN = /^[-−–]\s?(6\d|7\d|8\d|90|9[0-8])(\.\d+)?\s*(°|º|o|deg)?\s*c$/;
const HYDROLASE_WRITTEN =
  /^((.+[- ])?(lip|ester)ase([- ].+)?|novozyme?s?( ?435)?|cal[- ]?[ab]|ple|ppl|amano (lipase|ps|ak)( .+)?|lipase (ps|ak|b)|(immobili[sz]ed )?(subtilisin|(alpha-|α-)?chymotrypsin))$/;
const KETOREDUCTASE_WRITTEN =
  /^((.+[- ])?(keto|carbonyl )reductase([- ].+)?|kred([- ].+)?|(alcohol dehydrogenase|adh)([- ].+)?|baker[’']?s'? yeast)$/;

/** What stands above an arrow and has a say in what happens, but no structure. */
export interface WithoutStructure {
  /** What stands for it among SMILES. */
  readonly smiles: string;
  readonly name: string;
}

const ALL: readonly (WithoutStructure & { readonly isWritten: (text: string) => boolean })[] = [
  { smiles: LIGHT, name: 'light', isWritten: isLight },
  { smiles: COLD, name: COLD, isWritten: (text) => COLD_WRITTEN.test(plain(text)) },
  { smiles: HYDROLASE, name: HYDROLASE, isWritten: (text) => HYDROLASE_WRITTEN.test(plain(text)) },
  { smiles: KETOREDUCTASE, name: KETOREDUCTASE, isWritten: (text) => KETOREDUCTASE_WRITTEN.test(plain(text)) },
];

function plain(text: string): string {
  return text.trim().toLowerCase();
}

/** Light, deep cold or an enzyme as it is written above an arrow: `hν`, `-78 °C`, `Novozym 435`; `null` for anything else. */
export function withoutStructure(text: string): WithoutStructure | null {
  const found = ALL.find(({ isWritten }) => isWritten(text));
  return found === undefined ? null : { smiles: found.smiles, name: found.name };
}

/** Whether a reagent is a substance, and not what only stands for light, cold or an enzyme. @param reagent - canonical SMILES */
export function hasStructure(reagent: string): boolean {
  return !ALL.some(({ smiles }) => smiles === reagent);
}

/** What a reagent without structure is called; `null` for a substance. */
export function nameWithoutStructure(reagent: string): string | null {
  return ALL.find(({ smiles }) => smiles === reagent)?.name ?? null;
}
