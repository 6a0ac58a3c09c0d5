import { posix } from 'node:path';

/**
 * Circles of folders: in every folder, what its files and subfolders import of each other must have no circle with a subfolder in it.
 *
 * Imports of types count: a circle of folders is one for the reader, whatever becomes of it when it runs. Tests and what only they use
 * are left out. Circles of files alone are dependency-cruiser's business.
 */
export function folderCircles(modules) {
  /** For each folder its members, for each member those it imports with one import as an example. */
  const folders = new Map();
  for (const { source, dependencies } of modules) {
    if (!isOurs(source)) continue;
    for (const { resolved } of dependencies) if (isOurs(resolved)) addImport(folders, source, resolved);
  }
  return [...folders]
    .flatMap(([folder, members]) => circlesOf(members).map((circle) => describe(folder, circle, members)))
    .sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

const TESTS = /\.test(-support)?\.tsx?$|\/testing\//;

function isOurs(path) {
  return /^((packages|apps)\/[^/]+|bench)\/src\//.test(path) && !TESTS.test(path);
}

/** The import counts in the folder where the ways to both files part. */
function addImport(folders, from, to) {
  const [a, b] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (a[depth] === b[depth]) depth++;
  const folder = a.slice(0, depth).join('/');
  if (!folder.includes('/src')) return; // between packages: the table of import-rules.mjs
  const members = folders.get(folder) ?? new Map();
  folders.set(folder, members);
  const imports = members.get(a[depth]) ?? new Map();
  members.set(a[depth], imports);
  if (!imports.has(b[depth])) imports.set(b[depth], `${from} -> ${to}`);
}

/** Strongly connected members, of which at least one is a folder. */
function circlesOf(members) {
  const reach = new Map([...members.keys()].map((member) => [member, reachable(member, members)]));
  const seen = new Set();
  const circles = [];
  for (const [member, reached] of reach) {
    if (seen.has(member) || !reached.has(member)) continue;
    const circle = [...reached].filter((other) => reach.get(other)?.has(member));
    for (const other of circle) seen.add(other);
    if (circle.some((name) => posix.extname(name) === '')) circles.push(circle.sort());
  }
  return circles;
}

function reachable(from, members) {
  const reached = new Set();
  const queue = [from];
  for (const member of queue) {
    for (const next of members.get(member)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      queue.push(next);
    }
  }
  return reached;
}

function describe(folder, circle, members) {
  const imports = circle.flatMap((from) =>
    [...(members.get(from) ?? [])].flatMap(([to, example]) => (circle.includes(to) ? [example] : [])),
  );
  return { folder, members: circle, imports };
}
