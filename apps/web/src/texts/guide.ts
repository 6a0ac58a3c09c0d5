export const guide = 'Guide';
export const contents = 'Contents';
export const introduction = 'From a target molecule to a route, with the evidence for each step.';
export const tourOfSampleResult = 'Tour of the sample result';
