import { type Browser, chromium } from '@playwright/test';
import { ALL_CALLS, type Call } from '@retron/contract';
import { findChromium } from '../../scripts/steps/chromium.mjs';
import type { Exchange } from './recorder.ts';
import type { World } from './world.ts';

const SIZE = { width: 1440, height: 900 };
/** Milliseconds without a call, after which a page has all it asks for, and the longest that is waited for that. */
const QUIET_MS = 4000;
const LONGEST_MS = 30_000;

/** Opens the screens in both colour schemes and keeps what they ask for with GET: pictures above all. */
export async function walkScreens(product: string, cookie: string, world: World, exchanges: Exchange[]): Promise<void> {
  const executablePath = await findChromium();
  if (executablePath === null) throw new Error('There is no Chromium, and none can be installed.');
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  const known = new Set(exchanges.filter(({ call }) => call.method === 'GET').map(({ url }) => url));
  try {
    for (const colorScheme of ['light', 'dark'] as const) await walk(browser, colorScheme, { product, cookie, world, exchanges, known });
  } finally {
    await browser.close();
  }
}

interface Walk {
  readonly product: string;
  readonly cookie: string;
  readonly world: World;
  readonly exchanges: Exchange[];
  readonly known: Set<string>;
}

async function walk(browser: Browser, colorScheme: 'light' | 'dark', { product, cookie, world, exchanges, known }: Walk): Promise<void> {
  const context = await browser.newContext({ viewport: SIZE, colorScheme });
  await context.addCookies(
    cookie.split('; ').map((each) => ({ name: each.slice(0, each.indexOf('=')), value: each.slice(each.indexOf('=') + 1), url: product })),
  );
  let underWay = 0;
  let lastAt = 0;
  await context.route('**/app/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = pathname + search;
    const call = route.request().method() === 'GET' ? callAt(pathname) : null;
    if (call === null || !isKept(call) || known.has(url)) return route.continue();
    underWay += 1;
    const response = await route.fetch().finally(() => {
      underWay -= 1;
      lastAt = Date.now();
    });
    const content = await response.body();
    if (response.ok() && !known.has(url)) {
      known.add(url);
      const type = (response.headers()['content-type'] ?? '').split(';')[0] ?? '';
      exchanges.push({ call, url, status: 200, type, location: null, content });
    }
    await route.fulfill({ response, body: content });
  });
  const page = await context.newPage();
  const tree = (query: number) => `/projects/${query === world.sample ? world.sampleProject : world.project}/tree/${query}`;
  const addresses = [
    '/',
    '/projects/',
    `/projects/${world.project}`,
    `/projects/${world.sampleProject}`,
    tree(world.routes),
    // With its evidence open.
    `${tree(world.routes)}/${world.suggestion}?view=tree`,
    `${tree(world.routes)}?view=list`,
    `${tree(world.routes)}?view=route`,
    tree(world.forward),
    tree(world.broad),
    tree(world.running),
    tree(world.sample),
    `/projects/${world.project}/compare/${world.routes}/${world.broad}`,
    '/molecules/',
    '/strategies/',
    `/strategies/${world.strategy}`,
    '/exports',
    '/preferences',
    '/about',
    '/client',
    '/app/person/tokens',
    '/app/person/changePassword',
    ...['', '/groups', '/news', '/texts', '/reports', '/libraries', '/jobs', '/quotas', '/health', '/audit'].map(
      (part) => `/app/backoffice${part}`,
    ),
  ];
  const settle = async () => {
    lastAt = Date.now();
    for (const end = Date.now() + LONGEST_MS; Date.now() < end && (underWay > 0 || Date.now() < lastAt + QUIET_MS); ) {
      await page.waitForTimeout(100);
    }
  };
  for (const address of addresses) {
    await page.goto(product + address);
    await settle();
    // Pictures further down are asked for when they come into view.
    await page.mouse.move(SIZE.width / 2, SIZE.height / 2);
    await page.mouse.wheel(0, 4 * SIZE.height);
    await settle();
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Streams do not end, and redirects are followed by the browser itself. */
function isKept({ answer }: Call): boolean {
  return '_zod' in answer || (answer.status === 200 && answer.type !== 'text/event-stream');
}

/** The call of a path; of several that fit, the one that says most of the path itself. */
function callAt(pathname: string): Call | null {
  const fitting = ALL_CALLS.filter(
    ({ method, path, aliases }) =>
      method === 'GET' && [path, ...aliases].some((each) => new RegExp(`^${each.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname)),
  );
  const parameters = ({ params }: Call) => Object.keys(params.shape).length;
  return fitting.sort((a, b) => parameters(a) - parameters(b))[0] ?? null;
}
