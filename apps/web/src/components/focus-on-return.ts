/** What gets the focus once it is drawn again, and until when, milliseconds of the page's clock. */
let awaited: { readonly address: string; readonly until: number } | null = null;

/** A page takes longer than that only where nobody waits for its focus any more. */
const AWAITED_MS = 10_000;

/** Says that a page is left, so that what leads to it gets the focus when it is drawn. */
export function returnFocusTo(address: string): void {
  awaited = { address, until: performance.now() + AWAITED_MS };
}

/** As the `ref` of a control that leads to another page. Whoever has set the focus elsewhere meanwhile is not disturbed. */
export function focusOnReturn(address: string): (element: HTMLElement | null) => void {
  return (element) => {
    if (element === null || awaited?.address !== address) return;
    const isInTime = performance.now() <= awaited.until;
    awaited = null;
    const { activeElement, body } = element.ownerDocument;
    const isNowhere = activeElement === null || activeElement === body || activeElement.matches('main') || !activeElement.isConnected;
    if (isInTime && isNowhere) element.focus();
  };
}
