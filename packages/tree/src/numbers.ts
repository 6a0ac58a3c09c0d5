const NUMBER = new Intl.NumberFormat('en-GB');

/** A number with its thousands parted, such as `5,000`: for every text that a reader sees. */
export function numberText(value: number): string {
  return NUMBER.format(value);
}

/** Such as `1 query` or `5,000 queries`. */
export function counted(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
