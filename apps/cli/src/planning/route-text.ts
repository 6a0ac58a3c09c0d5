import { isIonAlone } from '@retron/planning';
import { RATING_WORDS } from './rating-words.ts';
import type { RouteJson, RouteStepJson } from './route-json.ts';
import { isHeldDown, worksText } from './works-text.ts';

/** A route for reading: what a chemist compares it by, then its reactions in the order in which they would be run. */
export function routeText(route: RouteJson): readonly string[] {
  return [
    `Route ${route.rank}, idea ${route.idea}: ${counted(route.steps, 'step')}, longest branch ${route.longestBranch}${route.convergent ? ', convergent' : ''}; ${yieldText(route)}; ${protectionText(route)}; ${economyText(route)}`,
    `  ${tierText(route)}`,
    ...route.faults.map((fault) => `  ! ${faultText(fault)}`),
    ...route.reactions.flatMap((step, index) => stepText(step, index + 1, index + 1 === route.weakestStep && route.steps > 1)),
    `  Starts from ${route.startingMaterials.map(materialText).join(', ')}`,
    '',
  ];
}

function materialText({ smiles, isKnown }: RouteJson['startingMaterials'][number]): string {
  const remarks = [...(isKnown === true ? [] : ['not known']), ...(isIonAlone(smiles) ? ['ion: choose a salt'] : [])];
  return remarks.length === 0 ? smiles : `${smiles} (${remarks.join('; ')})`;
}

function stepText(step: RouteStepJson, number: number, isWeakest: boolean): readonly string[] {
  const { product, precursors, rating, choice, numPrecedents, nameReactions, limits, warnings } = step;
  const works = worksText(step);
  const parts = [
    RATING_WORDS[rating],
    ...(works === '' ? [] : [works]),
    ...(choice === null ? [] : [`chosen ${percent(choice.disconnection)}`]),
    counted(numPrecedents, 'precedent'),
    ...(nameReactions.length === 0 ? [] : [nameReactions[0].name]),
    ...(isWeakest ? ['weakest step'] : []),
  ];
  return [
    `  ${number}. ${precursors.join(' + ')}`,
    `     -> ${product}`,
    `     ${parts.join(', ')}`,
    ...(isHeldDown(step) ? limits.slice(0, 1).filter((limit) => !warnings.includes(limit)) : []).map((text) => `     - ${text}`),
    ...warnings.map((text) => `     ! ${text}`),
  ];
}

function yieldText({ estimatedYield, stepsWithoutYield }: RouteJson): string {
  if (estimatedYield === null) return `yield unknown (${counted(stepsWithoutYield, 'step')} without a recorded one)`;
  const { lower, median, upper } = estimatedYield;
  return `yield about ${median.toFixed(0)} % (${lower.toFixed(0)} to ${upper.toFixed(0)})`;
}

function protectionText({ protectingGroupSteps }: RouteJson): string {
  return protectingGroupSteps === 0 ? 'no protecting groups' : `${counted(protectingGroupSteps, 'step')} of protecting groups`;
}

function economyText({ atomEconomy }: RouteJson): string {
  return atomEconomy === null ? 'atom economy unknown' : `atom economy ${atomEconomy.toFixed(0)} %`;
}

/** What speaks against the route, or that nothing does. */
function tierText({ tiers }: RouteJson): string {
  const against = [
    ...(tiers.everyLeafKnown ? [] : ['not every starting material is known']),
    ...(tiers.everyStepGood ? [] : ['not every step is good']),
    ...(tiers.noWarning ? [] : ['some step has a warning']),
    ...(tiers.everyStepPrecedented ? [] : ['not every step has a precedent at this precision']),
  ];
  return against.length === 0
    ? 'Every starting material known, every step good or better and precedented, no warnings.'
    : `But ${against.join('; ')}.`;
}

function faultText({ kind, step, freedBy }: RouteJson['faults'][number]): string {
  const texts = {
    'freed too early': `Step ${freedBy} frees a group that is in the way of step ${step}: free it later.`,
    exchanged: `What step ${freedBy} frees step ${step} shields again: the first shield could stay.`,
    'drawn as two': `Steps ${freedBy} and ${step} free two groups in one way: one operation.`,
    undone: `Step ${step} puts back what step ${freedBy} changes: leave out both.`,
    'in vain': `Step ${step} erases what step ${freedBy} does: leave out step ${freedBy}.`,
    'turned over': `Step ${step} turns over what step ${freedBy} makes: make the other enantiomer in step ${freedBy}.`,
  } satisfies Record<typeof kind, string>;
  return texts[kind];
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

function percent(share: number): string {
  return share < 0.01 ? 'under 1 %' : `${Math.round(100 * share)} %`;
}
