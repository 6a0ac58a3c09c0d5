/** A metal that carries carbon monoxide into bonds, by its name or formula; in the brackets of a SMILES it says nothing, as there `CO` is methanol. */
const CARBONYLATING = /(?<!\[)(Pd(?![a-z])|palladium|PEPPSI|Rh(?![a-z])|rhodium|Co2\(CO\)8)/;

/**
 * What stands above an arrow, with `CO` as carbon monoxide where palladium or rhodium is named beside it: nobody who writes names means methanol by it.
 *
 * @param texts - what is written, one text a substance; in the same order in what is returned
 */
export function withCarbonMonoxide(texts: readonly string[]): readonly string[] {
  if (!texts.some((text) => CARBONYLATING.test(text))) return texts;
  return texts.map((text) => (text.trim() === 'CO' ? 'carbon monoxide' : text));
}
