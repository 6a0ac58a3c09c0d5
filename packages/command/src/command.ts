/** What a command may use of the world. */
export interface CommandIo {
  /** Standard input, line by line, without line ends; carriage returns are kept out. */
  readonly lines: () => AsyncIterable<string>;
  /** Writes a line to standard output: results only. */
  readonly out: (line: string) => void;
  /** Writes a line to standard error: progress, warnings, errors. */
  readonly err: (line: string) => void;
  /** Writes to standard error without a line end: a progress bar that redraws itself. */
  readonly progress: (text: string) => void;
  /** Whether standard error is a terminal, where a bar can redraw itself. */
  readonly isTerminal: boolean;
  /** From the first call on, Ctrl-C and a request to end abort this instead of ending the program. */
  readonly interruption: () => AbortSignal;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the repository. */
  readonly root: string;
}

/** One command of `retron`. */
export interface Command {
  /** Words after `retron`, such as `library build`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** What `--help` prints below the summary. */
  readonly usage: string;
  /** @returns the exit status: 0 done, 1 failed, 2 called wrongly */
  readonly run: (args: readonly string[], io: CommandIo) => Promise<number>;
}
