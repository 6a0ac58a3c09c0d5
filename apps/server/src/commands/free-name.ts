import { MAX_QUERY_NAME_LENGTH } from '@retron/contract';

/** A name, and the number it ends in when it is a further one. */
const FURTHER = /^(?<name>.*?) \((?<number>\d{1,6})\)$/su;

/** The name where it is free, else `name (2)`, `name (3)` and so on; cut where it would be too long for a query. */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  const further = FURTHER.exec(name)?.groups;
  const stem = further?.name ?? name;
  for (let number = further === undefined ? 2 : Number(further.number) + 1; ; number += 1) {
    const end = ` (${number})`;
    const next = `${cutTo(stem, MAX_QUERY_NAME_LENGTH - end.length)}${end}`;
    if (!isTaken(next)) return next;
  }
}

/** Without half a character at its end. */
const cutTo = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
