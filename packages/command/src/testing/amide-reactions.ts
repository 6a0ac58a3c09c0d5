/** Mapped reactions: amides of a few simple partners, each from the acid and its chloride; enough for transforms with several reactions. */
export function amideReactions(): string[] {
  const groups = ['[CH3:9]', '[CH3:9][CH2:10]', '[CH3:9][CH2:10][CH2:11]', '[cH:9]1[cH:10][cH:11][cH:12][cH:13][c:14]1'];
  const partners = ['[CH3:21]', '[CH3:21][CH2:22]', '[CH3:21][CH:22]([CH3:23])', '[CH3:21][CH2:22][CH2:23]'];
  return groups.flatMap((group) =>
    partners.flatMap((partner) => [
      `${group}[C:1](=[O:2])Cl.${partner}[NH2:3]>>${group}[C:1](=[O:2])[NH:3]${reversed(partner)}`,
      `${group}[C:1](=[O:2])[OH].${partner}[NH2:3]>>${group}[C:1](=[O:2])[NH:3]${reversed(partner)}`,
    ]),
  );
}

/** Branches read the same from either side here. */
function reversed(partner: string): string {
  return (partner.match(/\[[^\]]+\](\(\[[^\]]+\]\))?/g) ?? []).reverse().join('');
}
