/** Leaves the app for a page of the server, or of others, by a full page load. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}
