/** How a reaction is run: heat, time, temperature, atmosphere, enzymes, work-up. */
const CONDITIONS: readonly RegExp[] = [
  /^(heat(ing)?|δ|warm(ing)?|cool(ing)?|(reflux|heat) (to|then) (r\.?t\.?|room temp(erature)?)|balloon|reflux|microwaves?|mw|µw|μw|sealed tube|autoclave|neat|dark|work-?up|(then )?((aq(ueous)?\.?|acidic|basic) )?work-?up|quench|(then )?ice|(then )?ice[- ]water|overnight|o\/n|melt|pyrolysis|thermolysis)$/,
  /^(microwave irradiation|dean[-–\s]?stark( (trap|apparatus))?|solvent[- ]free|no solvent|sonication|ultrasound|ball mill(ing)?|grinding|(in )?flow|stirring)$/,
  // An amount whose substance stands elsewhere.
  /^(cat(alytic)?\.?|excess|xs|[\d.,]+\s*(%|equiv(alents?)?\.?|eq\.?|mol\s*%|wt\s*%))$/,
  /^(r\.?\s?t\.?|room temp(erature)?\.?|ambient)$/,
  // Temperatures, also as a range or one after the other.
  /^(from )?([-−–+±]?\d+(\.\d+)?\s*(°|º)?\s*[ck]?|r\.?t\.?)(\s*(to|→|->|–|-)\s*([-−–+]?\d+(\.\d+)?\s*(°|º)?\s*[ck]|r\.?t\.?|reflux))$/,
  /^[-−–+±]?\d+(\.\d+)?\s*(°|º)\s*[ck]?$/,
  /^[-−–+]?\d+(\.\d+)?\s*(o|deg(rees)?\.?)?\s*c$/,
  // Times and pressures.
  /^\d+(\.\d+)?\s*([-–]\s*\d+(\.\d+)?\s*)?(s|sec|min|mins|minutes|h|hr|hrs|hours?|d|days?)\.?$/,
  /^\d+(\.\d+)?\s*(atm|bar|psi|mbar|mpa|kpa|kbar|torr|mmhg)$/,
  /^(under )?(an? )?((argon|ar|n2|nitrogen|inert gas|inert)( atmosphere)?|vacuum|high vacuum|reduced pressure|high pressure)$/,
  /^((3|4|5)\s*(å|a|angstrom)\s*)?(ms|mol(ecular)?\.?\s*sieves?)(\s*(3|4|5)\s*(å|a))?$/,
  /^ph\s*[=~≈]?\s*\d+(\.\d+)?(\s*[-–]\s*\d+(\.\d+)?)?(\s*buffer)?$/,
  /^(phosphate )?buffer$/,
  // Enzymes and their cofactors have no structure here.
  /^(.+[- ])?(lip|ester|(amino)?transfer|transamin|(keto)?reduct|dehydrogen|(mono|di)?oxygen|oxid|prote|peptid|acyl|aldol|hydrol|nitril|(nitrile )?hydrat|phosphat|glucosid|galactosid|lacc|peroxid|catal|amid|decarboxyl)ase([- ].+)?$/,
  /^(novozyme?s?( ?\d+)?|cal[- ]?[ab]|ple|ppl|kred|ered|gdh|adh|(immobili[sz]ed )?(subtilisin|trypsin|(alpha-|α-)?chymotrypsin|papain|pepsin|thermolysin)|baker[’']?s'? yeast)$/,
  /^(plp|pyridoxal[- ]?(5['’]?-?)?phosphate|nad(p)?(\+|h)?|cofactor)$/,
  // What filters and adsorbs.
  /^(silica( gel)?|sio2|alumina|al2o3|celite|charcoal|activated carbon)$/,
];

/**
 * Whether what stands above an arrow is no substance but how the reaction is run (`reflux`, `−78 °C`, `neat, 2 h`, `4 Å MS`, `then 110 °C`, `Novozym 435`). The prediction goes by
 * substances alone.
 */
export function isReactionCondition(text: string): boolean {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[;,]\s+/)
    .map((part) => part.replace(/^then (at )?(?=\S)/, ''));
  return parts.every((part) => CONDITIONS.some((pattern) => pattern.test(part)));
}

/** What stands in brackets behind a substance. */
const IN_BRACKETS = /\s*\(([^()]*)\)$/;
/** How much, how strong, how pure, in what proportion, in which state. */
const AMOUNT =
  /^\s*([\d.,]+\s*(equiv(alents?)?|eq|mol\s*%|m|n|wt\s*%|%|g|mg|ml|mmol)?\.?(\s*(w\/w|v\/v|aq(ueous)?\.?|dispersion|suspension|solution|soln\.?))?(\s+(in|on)\s+.+)?|cat(alytic)?\.?|excess|(sat(urated)?\.?\s*)?aq(ueous)?\.?|conc(entrated)?\.?|dil(ute)?\.?|sat(urated)?\.?|solvent|as solvent|base|xs|g|gas|l|s|solid|balloon|dean[-–\s]?stark|removal of .+|fuming|glacial|anhydrous|dry|powder|dust|activated|[\d.,]+\s*%\s*aq\.?|\d+(\.\d+)?(\s*:\s*\d+(\.\d+)?)+)\s*$/i;
const AMOUNT_BEHIND =
  /(?<![,;])\s+([\d.,]+\s*(equiv(alents?)?|eq|mol\s*%|wt\s*%|%|m|n|atm|bar|psi)\.?|cat(alytic)?\.?|conc\.?|dil\.?|aq\.?|(at |under )?reflux|excess|gas|dust|powder|turnings|filings|shavings|granules|\d+(\.\d+)?(:\d+(\.\d+)?)+|work-?up)$/i;
const BEFORE =
  /^(aq(ueous)?|cat(alytic)?|conc(entrated)?|dil(uted?)?|sat(urated|d)?|dry|anhydrous|anh|excess|wet|fuming|glacial|activated|liq(uid)?|xs|then|refluxing|boiling|hot|cold|active|powdered|freshly distilled|degassed|[\d.,]+\s*(m|n|%|equiv|eq|mol\s*%|wt\s*%))\.?\s+/i;
/** The number of a step before what it takes: `1) O3`, `(ii) MeI`, `a) NaH`. */
const NUMBER_BEFORE = /^(\((\d|[ivx]{1,4}|[a-e])\)|(\d|[ivx]{1,4}|[a-e])\)|\d\.)\s+/i;

/** What is left of the name of a substance without amount, strength, conditions and order: `NaH (1.1 equiv)`, `H2 (1 atm)`, `aq NaHCO3`, `then conc. HCl`. */
export function withoutAmount(text: string): string {
  let left = text.trim();
  for (;;) {
    const inBrackets = IN_BRACKETS.exec(left)?.[1];
    const isBeside = inBrackets !== undefined && (AMOUNT.test(inBrackets) || isReactionCondition(inBrackets));
    const next = (isBeside ? left.replace(IN_BRACKETS, '') : left)
      .replace(NUMBER_BEFORE, '')
      .replace(AMOUNT_BEHIND, '')
      .replace(BEFORE, '')
      .trim();
    if (next === left || next === '') return left;
    left = next;
  }
}

/**
 * Water, an ether, a sulfide, chloroform, an acid or lithium chloride behind a point, hydrate or hydrochloride behind a blank: how a base or a
 * complex is sold. What stands behind a blank else is a reagent of its own (`Zn HCl`).
 */
const LIGAND =
  /(\s+(hydrochloride|(mono|di|tri|tetra|penta|hexa|hepta)?hydrate)|\s*[·•∙.*]\s*(\d*(\.5)?\s*x?\s*H2O|\d?HCl|\d?HBr|HBF4|TFA|\d?AcOH|LiCl|THF|SMe2|Me2S|DMS|Et2O|OEt2|CHCl3|CH2Cl2|DCM|DME|MeCN|CH3CN|py(ridine)?|\d?Et3N|\d?NEt3))$/i;
/** What borane and boron trifluoride are sold in, however it is written behind them: `BH3-DMS`, `borane THF complex`, `boron trifluoride diethyl etherate`. */
const OF_BORON =
  /^(BH3|borane|BF3|boron trifluoride)[\s·•∙.-]+(THF|tetrahydrofuran|DMS|SMe2|Me2S|(di)?methyl sul(f|ph)ide|Et2O|OEt2|(di)?ethyl ether(ate)?|diethyl etherate|etherate)(\s+complex)?$/i;

/** What is left of the name of a complex or hydrate without what it is sold with: `CeCl3·7H2O`, `BH3.SMe2`, `Pd2(dba)3·CHCl3`. */
export function withoutLigand(text: string): string {
  return text.replace(LIGAND, '').replace(OF_BORON, '$1').trim();
}
