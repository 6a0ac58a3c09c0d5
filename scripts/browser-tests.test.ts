import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The list of browser tests names every route and every dialog, and tests that hold the words they are named for. */
const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const [routes = [], dialogs = []] = read('docs/browser-tests.md')
  .split(/^## /m)
  .slice(1)
  .map((section) =>
    [...section.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| `([^`]+)` \|$/gm)].map(([, what = '', words = '', test = '']) => ({
      what,
      words,
      test,
    })),
  );

const WEB = 'apps/web/src/';
/** What dialogs, drawers and panels are made of. */
const PARTS = /<(?:AppDialog|CentreDialog|ConfirmDialog|SlideUp|DrawerFrame|Drawer\.Root|Modal\.Root)\b|role="dialog"/;
const IS_PART = /\/(?:AppDialog|CentreDialog|ConfirmDialog|SlideUp|DrawerFrame)\.tsx$/;

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

describe('the list of browser tests', () => {
  it('has every route of the router', () => {
    const ofRouter = [...read(`${WEB}app/router.tsx`).matchAll(/(?:page|openPage|pageOptions)\('([^']+)'|path: '([^']+)'/g)].map(
      ([, page, path]) => page ?? path ?? '',
    );
    expect(ofRouter.length).toBeGreaterThan(35);
    expect(sorted(routes.map(({ what }) => what))).toEqual(sorted(ofRouter));
  });

  it('has everything that draws a dialog, a drawer or a panel', () => {
    const drawn = readdirSync(new URL(WEB, root), { encoding: 'utf8', recursive: true })
      .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !IS_PART.test(`/${path}`))
      .filter((path) => PARTS.test(read(`${WEB}${path}`)));
    expect(drawn.length).toBeGreaterThan(30);
    const listed = new Set(dialogs.map(({ what }) => what));
    expect(drawn.filter((path) => !listed.has(path))).toEqual([]);
    expect(dialogs.filter(({ what }) => !existsSync(new URL(`${WEB}${what}`, root)))).toEqual([]);
  });

  it.each([...routes, ...dialogs])('$what is opened in $test', ({ words, test }) => {
    expect(test).toMatch(/^e2e\//);
    expect(read(test)).toContain(words);
  });
});
