export const byTextbook = (textbook: string, isConfigurationOpen: boolean) =>
  ` by a textbook reaction (${textbook}) that no record shows${isConfigurationOpen ? '; its configuration is not predicted' : ''}`;
export const andOutsideKnown = (outside: string) => `; outside what is known ${outside}`;
export const productNotExpected = (unknown: string) => `not expected${unknown}`;
export const productExpectedWith = (share: string, words: string) => `expected with ${share}${words}`;
export const productAsLikely = (share: string, words: string) => `with ${share} only${words}; something else is as likely`;
export const productLessLikely = (share: string, words: string) => `with ${share} only${words}; something else is likelier`;
export const productFarLessLikely = (share: string, words: string) => `with ${share} only${words}; something else is far likelier`;
