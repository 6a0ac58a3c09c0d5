/** How a reaction is run: heat, light, time, temperature, atmosphere, work-up. */
const CONDITIONS: readonly RegExp[] = [
  /^(heat(ing)?|δ|warm(ing)?|cool(ing)?|reflux|microwaves?|mw|µw|μw|sealed tube|autoclave|neat|dark|work-?up|then work-?up|quench|(then )?ice|(then )?ice[- ]water|overnight|o\/n)$/,
  /^(hν|hv|light|uv|irradiation|visible light|blue leds?|sunlight)$/,
  /^(r\.?\s?t\.?|room temp(erature)?\.?|ambient)$/,
  // Temperatures, also as a range or one after the other.
  /^(from )?([-−–+±]?\d+(\.\d+)?\s*(°|º)?\s*[ck]?|r\.?t\.?)(\s*(to|→|->|–|-)\s*([-−–+]?\d+(\.\d+)?\s*(°|º)?\s*[ck]|r\.?t\.?|reflux))$/,
  /^[-−–+±]?\d+(\.\d+)?\s*(°|º)\s*[ck]?$/,
  /^[-−–+]?\d+(\.\d+)?\s*c$/,
  // Times and pressures.
  /^\d+(\.\d+)?\s*([-–]\s*\d+(\.\d+)?\s*)?(s|sec|min|mins|minutes|h|hr|hrs|hours?|d|days?)\.?$/,
  /^\d+(\.\d+)?\s*(atm|bar|psi|mbar|mpa|kpa|kbar|torr|mmhg)$/,
  /^(under )?(argon|ar|n2|nitrogen|inert gas|vacuum|high vacuum|reduced pressure)$/,
  /^((3|4|5)\s*(å|a|angstrom)\s*)?(ms|mol(ecular)?\.?\s*sieves?)(\s*(3|4|5)\s*(å|a))?$/,
  /^ph\s*[=~≈]?\s*\d+(\.\d+)?(\s*[-–]\s*\d+(\.\d+)?)?(\s*buffer)?$/,
  /^(phosphate )?buffer$/,
  // What filters and adsorbs.
  /^(silica( gel)?|sio2|alumina|al2o3|celite|charcoal|activated carbon)$/,
];

/**
 * Whether what stands above an arrow is no substance but how the reaction is run (`reflux`, `−78 °C`, `neat, 2 h`, `4 Å MS`). The prediction goes by
 * substances alone.
 */
export function isReactionCondition(text: string): boolean {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[;,]\s+/);
  return parts.every((part) => CONDITIONS.some((pattern) => pattern.test(part)));
}

/** What stands in brackets behind a substance. */
const IN_BRACKETS = /\s*\(([^()]*)\)$/;
/** How much, how strong, how pure, in what proportion, in which state. */
const AMOUNT =
  /^\s*([\d.,]+\s*(equiv(alents?)?|eq|mol\s*%|m|n|wt\s*%|%|g|mg|ml|mmol)?\.?(\s+(in|on)\s+.+)?|cat(alytic)?\.?|excess|aq(ueous)?\.?|conc\.?|dil\.?|sat\.?|xs|g|gas|l|s|solid|balloon|dean[-–\s]?stark|removal of .+|fuming|glacial|anhydrous|dry|powder|dust|activated|[\d.,]+\s*%\s*aq\.?|\d+(\.\d+)?(\s*:\s*\d+(\.\d+)?)+)\s*$/i;
const AMOUNT_BEHIND =
  /\s+([\d.,]+\s*(equiv(alents?)?|eq|mol\s*%)\.?|cat\.|aq\.?|excess|gas|dust|powder|turnings|filings|shavings|granules|\d+(\.\d+)?(:\d+(\.\d+)?)+|work-?up)$/i;
const BEFORE =
  /^(aq(ueous)?|cat(alytic)?|conc(entrated)?|dil(uted?)?|sat(urated|d)?|dry|anhydrous|anh|excess|wet|fuming|glacial|activated|liq(uid)?|xs|then|[\d.,]+\s*(m|n|%|equiv|eq|mol\s*%))\.?\s+/i;

/** What is left of the name of a substance without amount, strength, conditions and order: `NaH (1.1 equiv)`, `H2 (1 atm)`, `aq NaHCO3`, `then conc. HCl`. */
export function withoutAmount(text: string): string {
  let left = text.trim();
  for (;;) {
    const inBrackets = IN_BRACKETS.exec(left)?.[1];
    const isBeside = inBrackets !== undefined && (AMOUNT.test(inBrackets) || isReactionCondition(inBrackets));
    const next = (isBeside ? left.replace(IN_BRACKETS, '') : left).replace(AMOUNT_BEHIND, '').replace(BEFORE, '').trim();
    if (next === left || next === '') return left;
    left = next;
  }
}

/**
 * Water, an ether, a sulfide, chloroform, an acid or lithium chloride behind a point, hydrate or hydrochloride behind a blank: how a base or a
 * complex is sold. What stands behind a blank else is a reagent of its own (`Zn HCl`).
 */
const LIGAND =
  /(\s+(hydrochloride|(mono|di|tri|tetra|penta|hexa|hepta)?hydrate)|\s*[·•∙.*]\s*(\d*(\.5)?\s*x?\s*H2O|\d?HCl|\d?HBr|HBF4|TFA|\d?AcOH|LiCl|THF|SMe2|Me2S|DMS|Et2O|OEt2|CHCl3|CH2Cl2|DCM|DME|MeCN|CH3CN|py(ridine)?))$/i;

/** What is left of the name of a complex or hydrate without what it is sold with: `CeCl3·7H2O`, `BH3.SMe2`, `Pd2(dba)3·CHCl3`. */
export function withoutLigand(text: string): string {
  return text.replace(LIGAND, '').trim();
}
