/** An element that had the focus, what it stood in from the inside out, and the place of each among its siblings. */
interface Spot {
  readonly chain: readonly Element[];
  readonly places: readonly number[];
}

/** Milliseconds that a button which was pressed may be disabled before the focus goes on: most are until the server has answered. */
const DISABLED_MS = 1000;
/** Spots before the last: a dialog may be opened from a dialog, and what opened the first may be gone. */
const MOST_SPOTS = 6;
/** What stands by itself: where it goes, one is back where one was before it came. */
const BY_ITSELF = 'aside, [role="dialog"], [role="menu"], [data-portal]';
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';
const OUT_OF_REACH = '[hidden], [inert], [aria-hidden="true"]';

/**
 * Gives the focus a place when what had it is gone: a row that was deleted, a drawer that was closed, a step that led to the next. Left to
 * itself a browser begins at the top of the page again. What stood by itself gives it back to where it came from, anything else to what has
 * taken its place; where the whole page is another, its content begins. A button that is disabled once it is pressed loses the focus as well, and
 * gets it back as soon as it can have it. Whoever sets the focus meanwhile is not disturbed.
 *
 * @returns what ends it
 */
export function keepFocus(page: Document): () => void {
  const spots: Spot[] = [];
  const handleFocus = ({ target }: FocusEvent) => {
    disabled = null;
    if (!(target instanceof Element) || target === page.body || spots[0]?.chain[0] === target) return;
    spots.unshift(spotOf(target));
    spots.length = Math.min(spots.length, MOST_SPOTS);
  };
  let isDue = false;
  /** What had the focus when it was disabled. */
  let disabled: Spot | null = null;
  const isNowhere = () => page.activeElement === null || page.activeElement === page.body;
  const giveBack = () => {
    const [element] = disabled?.chain ?? [];
    if (!(element instanceof HTMLElement) || !element.isConnected || element.matches(':disabled') || !isNowhere()) return;
    element.focus({ preventScroll: true });
  };
  const goOn = (spot: Spot) => {
    if (disabled !== spot || !isThere(spot) || !isNowhere()) return;
    (nearestTo(spot, 1) ?? contentOf(page))?.focus({ preventScroll: true });
  };
  const noteDisabled = () => {
    const [last] = spots;
    if (disabled !== null) setTimeout(giveBack);
    if (last === undefined || disabled === last || !isThere(last) || last.chain[0]?.matches(':disabled') !== true) return;
    if (!isNowhere() && page.activeElement !== last.chain[0]) return;
    disabled = last;
    setTimeout(() => goOn(last), DISABLED_MS);
  };
  const look = () => {
    isDue = false;
    const [last] = spots;
    if (last === undefined || isThere(last) || (page.activeElement !== null && page.activeElement !== page.body)) return;
    landingFor(page, spots)?.focus({ preventScroll: true });
  };
  // Later, as dialogs and pages that set the focus themselves do so after what they took away.
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ type }) => type === 'attributes')) noteDisabled();
    if (isDue || spots[0] === undefined || isThere(spots[0])) return;
    isDue = true;
    setTimeout(look);
  });
  page.addEventListener('focusin', handleFocus);
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    page.removeEventListener('focusin', handleFocus);
    observer.disconnect();
  };
}

const isThere = ({ chain }: Spot): boolean => chain[0]?.isConnected === true;

function spotOf(element: Element): Spot {
  const chain: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) chain.push(each);
  return { chain, places: chain.map((each) => [...(each.parentElement?.children ?? [])].indexOf(each)) };
}

function landingFor(page: Document, spots: readonly Spot[]): HTMLElement | null {
  for (const spot of spots) {
    if (isThere(spot)) {
      const [element] = spot.chain;
      if (element instanceof HTMLElement && isReachable(element)) return element;
      continue;
    }
    const left = spot.chain.findIndex((each) => each.isConnected);
    const gone = spot.chain.slice(0, left);
    if (left < 0 || spot.chain[left] === page.body || gone.some((each) => each.matches(BY_ITSELF))) continue;
    return nearestTo(spot, left) ?? contentOf(page);
  }
  return contentOf(page);
}

/** What stands now where the spot was, or before it; further out where there is nothing. Null from the content of the page on. */
function nearestTo({ chain, places }: Spot, from: number): HTMLElement | null {
  for (let at = from; at < chain.length; at += 1) {
    const within = chain[at];
    if (within === undefined || within.matches('main') || within.querySelector('main') !== null) return null;
    const children = [...within.children];
    const place = Math.max(0, places[at - 1] ?? 0);
    for (const child of [...children.slice(place), ...children.slice(0, place).reverse()]) {
      const found = [child, ...child.querySelectorAll(FOCUSABLE)].find((each) => each.matches(FOCUSABLE) && isReachable(each));
      if (found instanceof HTMLElement) return found;
    }
  }
  return null;
}

const isReachable = (element: Element): boolean => element.closest(OUT_OF_REACH) === null;

function contentOf(page: Document): HTMLElement | null {
  const content = page.querySelector('main');
  if (content !== null && !content.hasAttribute('tabindex')) content.tabIndex = -1;
  return content;
}
