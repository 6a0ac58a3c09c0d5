/** News on a page; the development mode has files of five. Source: spec section 9. @param mode - of the build */
export function newsPageSize(mode: string): number {
  return mode === 'fixtures' ? 5 : 4;
}
