interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Lock = Readonly<Record<string, LockedPackage>>;

export function withWhatTheyNeed(lock: Lock, folders: readonly string[]): string[];
export function licenceOf(
  lock: Lock,
  folder: string,
): { name: string; version: string; licence: string | null; address: string | null; text: string | null };
export function writeLicences(): void;
