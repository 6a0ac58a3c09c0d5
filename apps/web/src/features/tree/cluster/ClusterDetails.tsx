import { Button } from '@mantine/core';
import { IconHierarchy2 } from '@tabler/icons-react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/cluster.ts';
import { ratingOf, suggestionTitle } from '../model/words.ts';
import { Reasons } from '../panel/Reasons.tsx';
import { Scheme } from '../panel/Scheme.tsx';
import classes from './cluster.module.css';
import type { ClusterViewProps } from './cluster-view.ts';

const SCHEME = { width: 620, height: 150 } as const;

/** Each suggestion drawn, with what speaks for and against it. */
export function ClusterDetails({ root, direction, pictureOf, onOpen }: ClusterViewProps) {
  return (
    <div className={classes.cards}>
      {root.children.map((suggestion) => (
        <section key={suggestion.ensid} className={classes.card} aria-label={texts.suggestionNumber(suggestion.no)}>
          <header>
            <RatingDiscIcon rating={ratingOf(suggestion)} label={suggestion.no} size={30} />
            <h2>{suggestionTitle(suggestion)}</h2>
            <RatingPips rating={ratingOf(suggestion)} />
            <span className={classes.dim}>{counts.precedents(suggestion.numPrecedents)}</span>
            <span className={classes.grow} />
            <Button
              size="xs"
              variant="default"
              leftSection={<IconHierarchy2 size={14} stroke={1.75} aria-hidden />}
              onClick={() => onOpen(suggestion.ensid)}
            >
              {texts.showInTree}
            </Button>
          </header>
          <div className={classes.scheme}>
            <Scheme suggestion={suggestion} structure={root} pictureOf={pictureOf} {...SCHEME} isForward={direction === 'reaction'} />
          </div>
          <div className={classes.reasons}>
            <Reasons suggestion={suggestion} />
          </div>
        </section>
      ))}
    </div>
  );
}
