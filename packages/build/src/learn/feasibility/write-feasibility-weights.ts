import type { LearnedFeasibility } from './learn-feasibility.ts';

/** The module that planning reads the weights from: `packages/planning/src/rate/feasibility-weights.ts`. */
export function feasibilityWeightsModule(
  { constant, terms, fittedOn }: Pick<LearnedFeasibility, 'constant' | 'terms' | 'fittedOn'>,
  command: string,
  inputs: readonly { readonly name: string; readonly sha256: string }[],
): string {
  return [
    '// Made by a command, not by hand; with the same inputs it gives the same file:',
    `//   ${command}`,
    ...inputs.map(({ name, sha256 }) => `//   ${name} ${sha256}`),
    `// Fitted on ${fittedOn} recorded reactions.`,
    "import type { FeasibilityTermId } from './feasibility-terms.ts';",
    '',
    '/** Natural logarithm of the odds of a step that is typical in everything. */',
    `export const CONSTANT = ${constant};`,
    '',
    '/** What a term adds to the natural logarithm of the odds for each unit above what is typical. */',
    'export const WEIGHTS: Readonly<Record<FeasibilityTermId, { readonly weight: number; readonly typical: number }>> = {',
    ...terms.map(({ id, weight, typical }) => `  ${id}: { weight: ${Object.is(weight, -0) ? 0 : weight}, typical: ${typical} },`),
    '};',
    '',
  ].join('\n');
}
