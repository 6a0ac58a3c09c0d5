/** Textbook reactions that only light brings about. */
export const BY_LIGHT: ReadonlySet<string> = new Set([
  'Paterno-Büchi reaction',
  'Photochemical [2+2] cycloaddition',
  'Norrish-Yang cyclisation',
  'Norrish type I cleavage',
  'Decarboxylative arylation',
  'Cycloaddition of singlet oxygen',
]);

/** Textbook reactions that need nothing but heat. */
export const BY_HEAT: ReadonlySet<string> = new Set([
  'Claisen rearrangement',
  'Cope rearrangement',
  'Diels-Alder reaction',
  'Diels-Alder reaction of a cyclopentadienone',
  'Diels-Alder reaction of a furan',
  'Diels-Alder reaction of an anthracene',
  'Diels-Alder reaction of an aminodiene',
  'Alder ene reaction',
  'Newman-Kwart rearrangement',
  'Cope elimination',
  'Chugaev elimination',
]);

/** Kinds of reagents that say that there is light: nobody adds a photocatalyst in the dark. */
export const OF_LIGHT: readonly string[] = ['light', 'photocatalyst'];

/** Whether a textbook reaction of this name needs light: it does not happen where none is written. */
export function needsLight(name: string): boolean {
  return BY_LIGHT.has(name);
}

/** Whether a textbook reaction of this name goes by heat alone, which nobody has to write. */
export function goesByHeat(name: string): boolean {
  return BY_HEAT.has(name);
}
