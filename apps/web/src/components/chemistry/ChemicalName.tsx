import { Fragment } from 'react';

/** Where a name may go on in the next line: behind a hyphen, a closing bracket or a blank, before an opening bracket. */
const PARTS = /(?<=[-)\]])(?=[^-)\],])|(?=[([])(?<=[^([])/;

/** A name of a compound, which breaks where chemists break it, and not within a word. */
export function ChemicalName({ name }: { readonly name: string }) {
  return name.split(PARTS).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may have the same part twice
    <Fragment key={`${part} ${place}`}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
