import { type LookThreads, searchOnThreads } from '@retron/command';
import { type BeyondSteps, type FoundRoutes, type PlanningPorts, planRoutes, type RouteIntent, type RouteQuestion } from '@retron/planning';
import type { NotBought } from '@retron/tree';
import { type RouteJson, routesJson } from './route-json.ts';
import { routeText } from './route-text.ts';
import { avoidedLines, bondLines, leftOutLines } from './wishes-text.ts';

/** A material that an installed catalogue lists and the search did not count as known. */
interface NotBoughtMaterial {
  readonly smiles: string;
  readonly why: NotBought;
  /** US dollars, where that is why. */
  readonly pricePerGram?: number;
}

/** What `retron plan --algorithm V3 --json` prints of one structure, on one line. */
export interface RouteAnswer {
  readonly target: string;
  readonly routes: readonly RouteJson[];
  /** Routes known when the search ended; `routes` are those asked for. */
  readonly routesKnown: number;
  /** Why the search ended. */
  readonly ended: FoundRoutes['end'];
  /** What the number of steps kept from the search, whatever ended it; null where routes were known when it was stopped. */
  readonly beyondSteps: BeyondSteps | null;
  /** Where there is no route: what the most promising way still needs. */
  readonly missing: readonly string[];
  /** Of these, what an installed catalogue lists, and why it is not bought. */
  readonly notBought: readonly NotBoughtMaterial[];
  /** What was left out for what was asked, in sentences. */
  readonly leftOut: readonly string[];
  /** Structures looked at when the first route was known; null where none is. */
  readonly firstRouteExpansions: number | null;
  readonly timing: { readonly firstRouteMs: number | null; readonly totalMs: number; readonly structuresExpanded: number };
}

/** Why a search ended, in a sentence. */
const ENDS: Readonly<Record<FoundRoutes['end'], string>> = {
  enough: 'Nothing left promises a cheaper route.',
  exhausted: 'Every way has been followed to its end.',
  steps: 'Every way has been followed as far as the number of steps allows.',
  expansions: 'The number of structures to look at was reached.',
  molecules: 'The number of structures that memory allows was reached.',
  time: 'The time was over.',
};

/** What might help where no route was found, beside more steps. */
const HELP: Readonly<Record<FoundRoutes['end'], string>> = {
  enough: '',
  exhausted: 'Ask for a lower precision, or avoid and require less.',
  steps: '',
  expansions: 'Ask for more expansions.',
  molecules: 'Ask for less breadth.',
  time: 'Ask for more seconds.',
};

const WHY_NOT_BOUGHT: Readonly<Record<NotBought, string>> = {
  never: 'is never to be bought',
  price: 'costs more than --max-price',
  unpriced: 'is listed without a price',
  catalogue: 'is in no catalogue that counts',
};

/** @param seconds - after which the search is stopped */
export function answerRoutes(ports: PlanningPorts, question: RouteQuestion, seconds: number): RouteAnswer {
  return answerOf(
    question,
    planRoutes(ports, question, (elapsedMs) => elapsedMs >= 1000 * seconds),
  );
}

/** As `answerRoutes`, by threads that look at several structures at once. */
export async function answerRoutesOnThreads(
  threads: LookThreads,
  ports: PlanningPorts,
  question: RouteQuestion,
  seconds: number,
): Promise<RouteAnswer> {
  return answerOf(question, await searchOnThreads(threads, ports, question, (elapsedMs) => elapsedMs >= 1000 * seconds));
}

function answerOf(question: RouteQuestion, found: FoundRoutes): RouteAnswer {
  const { end, missing, beyondSteps, leftOut, structure, firstRoute, totalMs, expansions } = found;
  const needed = found.known.length > 0 ? [] : missing.map(structure);
  return {
    target: question.target,
    routes: routesJson(found),
    routesKnown: found.known.length,
    ended: end,
    beyondSteps,
    missing: needed.map(({ smiles }) => smiles),
    notBought: needed.flatMap(({ smiles, notBought, refusedPrice }) =>
      notBought === undefined ? [] : [{ smiles, why: notBought, ...(refusedPrice === undefined ? {} : { pricePerGram: refusedPrice }) }],
    ),
    leftOut: leftOutLines(leftOut, question.strategy),
    firstRouteExpansions: firstRoute?.expansions ?? null,
    timing: {
      firstRouteMs: firstRoute === null ? null : Number(firstRoute.ms.toFixed(1)),
      totalMs: Number(totalMs.toFixed(1)),
      structuresExpanded: expansions,
    },
  };
}

/** Where the number of steps bound, that it did and what would help; it binds all along, whatever ended the search. */
function stepLines(beyondSteps: BeyondSteps | null, ended: RouteAnswer['ended']): readonly string[] {
  const { structures = 0, route = null } = beyondSteps ?? {};
  if (route !== null) return [`A route of ${route} steps on its longest branch is known, which is too long. Ask for more steps.`];
  const count = `${structures} structure${structures === 1 ? '' : 's'}`;
  if (structures > 0)
    return [
      `${count} that promised more ${structures === 1 ? 'was' : 'were'} left out, as routes through them are too long. Ask for more steps.`,
    ];
  return ended === 'steps' ? ['Ask for more steps.'] : [];
}

export function answerText(
  { target, routes, routesKnown, ended, beyondSteps, missing, notBought, leftOut, timing }: RouteAnswer,
  intent: RouteIntent,
): readonly string[] {
  const asked = [...bondLines(target, intent), ...avoidedLines(intent)];
  const head = [target, '', ...asked, ...(asked.length === 0 ? [] : [''])];
  const looked = `${timing.structuresExpanded} structure${timing.structuresExpanded === 1 ? '' : 's'} expanded in ${timing.totalMs} ms`;
  if (routes.length === 0) {
    return [
      ...head,
      'No route to known starting materials.',
      ENDS[ended],
      ...(missing.length === 0 ? [] : [`The most promising way still needs ${missing.join(', ')}.`]),
      ...notBought.map(
        ({ smiles, why, pricePerGram }) =>
          `${smiles} ${WHY_NOT_BOUGHT[why]}${pricePerGram === undefined ? '' : ` ($${Number(pricePerGram.toFixed(2))} for 1 g)`}.`,
      ),
      ...(Object.keys(intent).length === 0 ? [] : ['What is asked may forbid the routes there are.', ...leftOut]),
      ...stepLines(beyondSteps, ended),
      ...(HELP[ended] === '' ? [] : [HELP[ended]]),
      `${looked}.`,
    ];
  }
  const first = timing.firstRouteMs === null ? '' : `, the first route after ${timing.firstRouteMs} ms`;
  return [
    ...head,
    ...routes.flatMap(routeText),
    ...leftOut,
    `${routesKnown} routes to known starting materials. ${ENDS[ended]} ${looked}${first}.`,
  ];
}
