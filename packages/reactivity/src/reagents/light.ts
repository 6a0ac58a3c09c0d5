/** Light among the reagents, where these are written as SMILES: it is no substance, and no toolkit is asked for it. */
export const LIGHT = 'hν';

const WRITTEN: readonly RegExp[] = [
  /^(hν|hv|h\s?nu|uv([- ]?[abc])?|photolysis|photo-?irradiation|irradiat(e|ed|ion)|sun ?light|sun ?lamp|(medium|high|low)[- ]pressure (hg|mercury) lamp|(hg|mercury|xenon) lamp)$/,
  /^((uv|blue|green|white|violet|purple|visible)[- ]?)?(light|leds?|lamp|irradiation)$/,
  /^(hν|hv|uv|light|irradiation)?\s*\(?(λ\s*=?\s*)?\d{3}\s*nm\)?(\s+(light|leds?|lamp|irradiation))?$/,
  /^(\d+\s*w\s+)?((blue|white|uv|green|purple|violet)\s+)?(leds?|lamp|light|cfl|kessil( lamp)?|compact fluorescent (lamp|bulb|light))$/,
];

/** Whether what stands above an arrow is light: `hν`, `UV light`, `365 nm`, `blue LEDs`. */
export function isLight(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return WRITTEN.some((pattern) => pattern.test(plain));
}
