import type { CommandIo } from './command.ts';

/** Shows how far a long command is. */
export interface ProgressBar {
  /**
   * @param stage - what is being done, such as `Reading reactions`; a new one ends the one before
   * @param done - number of things done, shown where there are any
   * @param share - 0 to 1, or `null` when it cannot be known
   */
  update(stage: string, done: number, share: number | null): void;
  /** Ends the last stage. */
  finish(): void;
}

/** Milliseconds between two drawings of the bar, and between two plain lines. */
const REDRAW_MS = 100;
const LINE_MS = 10_000;
const BAR_CELLS = 24;
/** A shorter time tells too little of how long the rest will take. */
const ESTIMATE_AFTER_MS = 1000;

function clockTime(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

interface Stage {
  readonly name: string;
  readonly startedMs: number;
  done: number;
  share: number | null;
  shownMs: number;
}

/** `45 % · 18000 · 0:12, 0:15 left`. */
function describe({ startedMs, done, share }: Stage, nowMs: number): string {
  const elapsedMs = nowMs - startedMs;
  const left =
    share !== null && share > 0 && elapsedMs >= ESTIMATE_AFTER_MS ? `, ${clockTime((elapsedMs / share) * (1 - share))} left` : '';
  return [
    ...(share === null ? [] : [`${String(Math.floor(100 * share)).padStart(3)} %`]),
    ...(done === 0 ? [] : [String(done)]),
    `${clockTime(elapsedMs)}${left}`,
  ].join(' · ');
}

/**
 * A bar on one line of standard error that redraws itself where that is a terminal; elsewhere a plain line when a stage ends and every
 * ten seconds of a long one.
 */
export function progressBar(io: Pick<CommandIo, 'progress' | 'err' | 'isTerminal'>, nowMs: () => number): ProgressBar {
  let stage: Stage | null = null;
  const draw = (drawn: Stage, now: number, end: string) => {
    const filled = Math.round(BAR_CELLS * (drawn.share ?? 0));
    const bar = drawn.share === null ? '' : `[${'#'.repeat(filled)}${'-'.repeat(BAR_CELLS - filled)}] `;
    // Behind the text, what a longer one left on the line is wiped out.
    if (io.isTerminal) io.progress(`\r${drawn.name.padEnd(20)} ${bar}${describe(drawn, now)}\u001b[K${end}`);
    else io.err(`${drawn.name}: ${describe(drawn, now).trim()}`);
    drawn.shownMs = now;
  };
  const finish = () => {
    if (stage) draw({ ...stage, share: stage.share === null ? null : 1 }, nowMs(), '\n');
    stage = null;
  };
  return {
    update: (name, done, share) => {
      const now = nowMs();
      if (stage?.name !== name) {
        finish();
        // A terminal shows at once what is being done; plain lines tell only what took long, or what is done.
        stage = { name, startedMs: now, done, share, shownMs: io.isTerminal ? Number.NEGATIVE_INFINITY : now };
      }
      stage.done = done;
      stage.share = share;
      if (now - stage.shownMs >= (io.isTerminal ? REDRAW_MS : LINE_MS)) draw(stage, now, '');
    },
    finish,
  };
}
