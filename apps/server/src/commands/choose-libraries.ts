/** A library by its full name, such as `chemsynth_core-1.0`: family and version. */
function partsOf(fullName: string): { readonly family: string; readonly version: readonly number[] } {
  const dash = fullName.lastIndexOf('-');
  return {
    family: fullName.slice(0, dash),
    version: fullName
      .slice(dash + 1)
      .split('.')
      .map(Number),
  };
}

function isNewer(a: readonly number[], b: readonly number[]): boolean {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/** The installed library that a name means: itself, or the newest version of a family (spec section 9); null where there is none. */
function installedLibrary(name: string, installed: readonly string[]): string | null {
  if (installed.includes(name)) return name;
  const versions = installed.filter((fullName) => partsOf(fullName).family === name);
  return versions.reduce<string | null>(
    (newest, fullName) => (newest === null || isNewer(partsOf(fullName).version, partsOf(newest).version) ? fullName : newest),
    null,
  );
}

/** Whether a name means a library: its full name, or its family. */
export function means(name: string, fullName: string): boolean {
  return name === fullName || name === partsOf(fullName).family;
}

/** Full names of the libraries asked for, each once, in the order asked; and the names that mean none of those installed. */
export function chooseLibraries(
  asked: readonly string[],
  installed: readonly string[],
): { readonly chosen: readonly string[]; readonly missing: readonly string[] } {
  const chosen = new Set<string>();
  const missing: string[] = [];
  for (const name of asked) {
    const library = installedLibrary(name, installed);
    if (library === null) missing.push(name);
    else chosen.add(library);
  }
  return { chosen: [...chosen], missing };
}
