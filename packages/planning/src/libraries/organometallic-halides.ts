/** An organomagnesium or organozinc cation that a transform adds, its halide elsewhere in the record. */
const BARE_CATION = /(?<=-)\[(Mg|Zn)\+\]|\[(Mg|Zn)\+\](?=-)/g;

/**
 * The template of a transform whose organometallic reagents are written whole.
 *
 * Many sources write Grignard and zinc reagents as ions and keep the halide among the agents, so that the transform adds `[Mg+]-C`: nobody
 * would draw that, and it would not unite with the same reagent of other sources. The bromide stands for the halide, which seldom matters
 * and which the record of another reaction of the kind may not share.
 *
 * @param text - template in the direction of retrosynthesis
 */
export function withHalides(text: string): string {
  const [matched, made] = text.split('>>');
  return made === undefined ? text : `${matched}>>${made.replace(BARE_CATION, '[$1$2](-Br)')}`;
}

/** The halide at the metal of a Grignard or zinc reagent, behind a bond of a template or in brackets before one. */
const HALIDE_AT_METAL = /\[(Mg|Zn)\](Br|Cl|I|\((Br|Cl|I)\))/g;

/** A template as records have it: mixtures hold organomagnesium and organozinc compounds as cations, whatever their halide (`recordedForm`). */
export function withoutHalides(text: string): string {
  return text.replace(HALIDE_AT_METAL, '[$1+]');
}
