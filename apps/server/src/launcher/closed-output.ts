/**
 * Lets this process live on when nobody reads what it writes on standard output and error: a terminal that was closed, or a pipe whose
 * reader has ended, is told by an event that would otherwise end it. To be called before threads are started: each of them listens to these
 * streams too, and with more than ten a listener that comes after them is warned of as a leak.
 */
export function surviveClosedOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
