import { expect, it } from 'vitest';
import { graphOf } from '../testing-graph.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { mergeQueries } from './merge-queries.ts';

it('a comparison as a table has a row for each suggestion, empty cells for what is not found, and no formulas', () => {
  const first = graphOf(['CCO', 'C=C', 'O'], [{ parid: 1, precursors: [2, 3], rating: 4, numPrecedents: 412, name: 'Addition, of water' }]);
  const second = graphOf(['CCO', 'CC=O'], [{ parid: 1, precursors: [2], rating: 2, numPrecedents: 3 }]);
  expect(comparisonCsv(mergeQueries(first, second), ['=broad', 'deep']).split('\r\n')).toEqual([
    "Query 1,'=broad",
    'Query 2,deep',
    '',
    'In,Structure,Precursors,Partners,Name reaction,No. in Query 1,No. in Query 2,Rating in Query 1,Rating in Query 2,Precedents in Query 1,Precedents in Query 2',
    'In Query 1 but not in Query 2,CCO,C=C.O,,"Addition, of water",R1,,4 great,,412,',
    'In Query 2 but not in Query 1,CCO,CC=O,,,,R1,,2 bad,,3',
    '',
  ]);
});
