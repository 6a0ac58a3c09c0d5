/** A molfile without its three lines of heading, which hold the time. */
export function drawingOf(molfile: string): string {
  return molfile.split('\n').slice(3).join('\n');
}
