import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { RATING_WORDS } from '@retron/contract';
import { IconHierarchy2 } from '@tabler/icons-react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import { numberText } from '../../../components/text/counts.ts';
import { priceCategoryOf, ratingOf, sentence, suggestionTitle } from '../model/words.ts';
import classes from './cluster.module.css';
import type { ClusterViewProps } from './cluster-view.ts';

const PICTURE = { width: 120, height: 72 } as const;

/** A suggestion a row, to compare them. */
export function ClusterRows({ root, direction, pictureOf, onOpen }: ClusterViewProps) {
  return (
    <div className={classes.body}>
      <table className={classes.table} aria-label="Suggestions of the cluster">
        <thead>
          <tr>
            <th>Suggestion</th>
            <th>{direction === 'synthesis' ? 'Precursors' : 'Products'}</th>
            <th>Rating</th>
            <th className={classes.number}>Precedents</th>
            <th className={classes.number}>Level</th>
            <th className={classes.number}>Warnings</th>
            <th>Stock</th>
            <th>
              <VisuallyHidden>Show in the tree</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {root.children.map((suggestion) => (
            <tr key={suggestion.ensid}>
              <td>
                <span className={classes.title}>
                  <RatingDiscIcon rating={ratingOf(suggestion)} label={suggestion.no} size={30} />
                  {suggestionTitle(suggestion)}
                </span>
              </td>
              <td>
                <span className={classes.pictures}>
                  {suggestion.children.map((structure, place) => (
                    <img
                      // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
                      key={`${structure.sid}-${place}`}
                      src={pictureOf(structure.sid, structure.atcenter, PICTURE.width, PICTURE.height)}
                      {...PICTURE}
                      alt={`Structure ${structure.no}`}
                      loading="lazy"
                    />
                  ))}
                </span>
              </td>
              <td>{sentence(RATING_WORDS[ratingOf(suggestion)])}</td>
              <td className={classes.number}>{numberText(suggestion.numPrecedents)}</td>
              <td className={classes.number}>{suggestion.deepestLevel}</td>
              <td className={classes.number}>{numberText(suggestion.messages.warning.length)}</td>
              <td>
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
              </td>
              <td>
                <Tooltip label="Show in the tree">
                  <ActionIcon variant="default" aria-label={`Show ${suggestion.no} in the tree`} onClick={() => onOpen(suggestion.ensid)}>
                    <IconHierarchy2 size={16} stroke={1.75} />
                  </ActionIcon>
                </Tooltip>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
