/** What is written in two ways, or in an older one, and as it is taken here. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/aluminum/g, 'aluminium'],
  [/cesium/g, 'caesium'],
  [/sulph/g, 'sulf'],
  [/cuprous/g, 'copper(i)'],
  [/cupric/g, 'copper(ii)'],
  [/ferrous/g, 'iron(ii)'],
  [/ferric/g, 'iron(iii)'],
  [/stannous/g, 'tin(ii)'],
  [/stannic/g, 'tin(iv)'],
  [/mercuric/g, 'mercury(ii)'],
  [/\b(t|tert\.?|tertiary)[- ]?(?=but)/g, 'tert-'],
];

/** A name in lower case, in the spelling of the table: American and British, and the old names of the states of a metal. */
export function inOneSpelling(name: string): string {
  return SPELLINGS.reduce((text, [written, taken]) => text.replace(written, taken), name);
}
