import { ActionIcon, Table, Tooltip, VisuallyHidden } from '@mantine/core';
import { RATING_WORDS } from '@retron/contract';
import { IconHierarchy2 } from '@tabler/icons-react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import { StackingTable } from '../../../components/table/StackingTable.tsx';
import * as common from '../../../texts/common.ts';
import { numberText } from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/cluster.ts';
import { priceCategoryOf, ratingOf, sentence, suggestionTitle } from '../model/words.ts';
import classes from './cluster.module.css';
import type { ClusterViewProps } from './cluster-view.ts';

const PICTURE = { width: 120, height: 72 } as const;

/** A suggestion a row, to compare them. */
export function ClusterRows({ root, direction, pictureOf, onOpen }: ClusterViewProps) {
  return (
    <div className={classes.body}>
      <StackingTable label={texts.suggestionsOfCluster} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.suggestion}</Table.Th>
            <Table.Th>{direction === 'synthesis' ? texts.precursors : texts.products}</Table.Th>
            <Table.Th>{texts.rating}</Table.Th>
            <Table.Th className={classes.number}>{common.precedents}</Table.Th>
            <Table.Th className={classes.number}>{texts.level}</Table.Th>
            <Table.Th className={classes.number}>{texts.warnings}</Table.Th>
            <Table.Th>{texts.stock}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{texts.showInTree}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {root.children.map((suggestion) => (
            <Table.Tr key={suggestion.ensid}>
              <Table.Td>
                <span className={classes.title}>
                  <RatingDiscIcon rating={ratingOf(suggestion)} label={suggestion.no} size={30} />
                  {suggestionTitle(suggestion)}
                </span>
              </Table.Td>
              <Table.Td>
                <span className={classes.pictures}>
                  {suggestion.children.map((structure, place) => (
                    <img
                      // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
                      key={`${structure.sid}-${place}`}
                      src={pictureOf(structure.sid, structure.atcenter, PICTURE.width, PICTURE.height)}
                      {...PICTURE}
                      alt={texts.structureNumber(structure.no)}
                      loading="lazy"
                    />
                  ))}
                </span>
              </Table.Td>
              <Table.Td data-head={texts.rating}>{sentence(RATING_WORDS[ratingOf(suggestion)])}</Table.Td>
              <Table.Td className={classes.number} data-head={common.precedents}>
                {numberText(suggestion.numPrecedents)}
              </Table.Td>
              <Table.Td className={classes.number} data-head={texts.level}>
                {suggestion.deepestLevel}
              </Table.Td>
              <Table.Td className={classes.number} data-head={texts.warnings}>
                {numberText(suggestion.messages.warning.length)}
              </Table.Td>
              <Table.Td data-head={texts.stock}>
                <span className={classes.stock}>
                  {suggestion.children.map((structure, place) => (
                    <StockBadge
                      // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
                      key={`${structure.sid}-${place}`}
                      isInStock={structure.instock}
                      priceCategory={priceCategoryOf(structure)}
                    />
                  ))}
                </span>
              </Table.Td>
              <Table.Td data-corner>
                <Tooltip label={texts.showInTree}>
                  <ActionIcon variant="default" aria-label={texts.showNumberInTree(suggestion.no)} onClick={() => onOpen(suggestion.ensid)}>
                    <IconHierarchy2 size={16} stroke={1.75} />
                  </ActionIcon>
                </Tooltip>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </StackingTable>
    </div>
  );
}
