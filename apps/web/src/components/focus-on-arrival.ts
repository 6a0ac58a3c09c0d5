/** As the `ref` of what a new step begins with: the reader goes on there as soon as it is drawn. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The same for a group of radio buttons: at the one that is chosen. */
export function focusChosenOnArrival(group: HTMLElement | null): void {
  focusOnArrival(group?.querySelector<HTMLInputElement>('input:checked') ?? null);
}
