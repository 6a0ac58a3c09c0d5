import { describe, expect, it } from 'vitest';
import { PLANNING } from '../import-rules.mjs';
import { folderCircles } from './steps/folder-circles.mjs';

/** Modules from lines such as `a/b > c/d`, below the sources of a package. */
function modules(...lines: readonly string[]) {
  const path = (file: string) => `packages/house/src/${file}`;
  return lines.map((line) => {
    const [source, resolved] = line.split(' > ').map(path);
    return { source, dependencies: [{ resolved }] };
  });
}

describe('circles of folders', () => {
  it('are found where two rooms import each other by way of a third, though no files do', () => {
    const found = folderCircles(
      modules('hall/door.ts > kitchen/stove.ts', 'kitchen/pan.ts > attic/box.ts', 'attic/trunk.ts > hall/mirror.ts'),
    );
    expect(found.map(({ folder, members }) => [folder, members])).toEqual([['packages/house/src', ['attic', 'hall', 'kitchen']]]);
  });

  it('are found between a file and the folder beside it, and in folders within folders', () => {
    expect(folderCircles(modules('hall/a/x.ts > hall/b.ts', 'hall/b.ts > hall/a/y.ts'))).toHaveLength(1);
    expect(folderCircles(modules('hall/a/x.ts > hall/b/y.ts', 'hall/b/z.ts > hall/a/y.ts'))[0].folder).toBe('packages/house/src/hall');
  });

  it('are none where imports run one way, nor between files of one folder, nor by tests', () => {
    expect(folderCircles(modules('hall/a.ts > kitchen/b.ts', 'plan.ts > hall/a.ts'))).toEqual([]);
    expect(folderCircles(modules('hall/a.ts > hall/b.ts', 'hall/b.ts > hall/a.ts'))).toEqual([]);
    expect(folderCircles(modules('hall/a.test.ts > kitchen/b.ts', 'kitchen/b.ts > hall/c.ts'))).toEqual([]);
    expect(folderCircles(modules('hall/testing/a.ts > kitchen/b.ts', 'kitchen/b.ts > hall/c.ts'))).toEqual([]);
  });
});

describe("the table of planning's rooms", () => {
  it('names only rooms that stand above, so that no arrow runs back up', () => {
    const rooms = Object.keys(PLANNING);
    for (const [room, allowed] of Object.entries(PLANNING)) {
      for (const each of allowed) expect(rooms.indexOf(each), `${room} imports ${each}`).toBeLessThan(rooms.indexOf(room));
      for (const each of allowed) expect(rooms).toContain(each);
    }
  });
});
