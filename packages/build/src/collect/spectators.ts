/** The reaction without agents and without reactants that give no mapped atom to the product; unmapped ones as they are. */
export function withoutSpectators(reaction: string): string {
  const [reactants = '', , product = ''] = reaction.split('>');
  const maps = new Set(product.match(/:\d+\]/g));
  if (maps.size === 0) return reaction;
  const giving = reactants.split('.').filter((reactant) => (reactant.match(/:\d+\]/g) ?? []).some((map) => maps.has(map)));
  return `${giving.join('.')}>>${product}`;
}
