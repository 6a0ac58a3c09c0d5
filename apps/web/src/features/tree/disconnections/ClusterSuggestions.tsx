import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { RATING_WORDS } from '@retron/contract';
import { IconFilter, IconHierarchy2 } from '@tabler/icons-react';
import { Fragment, type ReactNode, useState } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/disconnections.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { useUnfolded } from '../list/use-unfolded.ts';
import { VariantsButton } from '../list/VariantsButton.tsx';
import type { LoadedSuggestion } from '../model/loaded-tree.ts';
import { priceCategoryOf, ratingOf, sentence, suggestionTitle } from '../model/words.ts';
import { ClusterComment, type ClusterCommentProps } from './ClusterComment.tsx';
import classes from './disconnections.module.css';
import { type DrawnCluster, sizeText, variantGroups } from './drawn-clusters.ts';

export interface ClusterSuggestionsProps {
  readonly cluster: DrawnCluster;
  /** Variants of one disconnection are one row. */
  readonly isGrouped: boolean;
  /** Loaded suggestions of the target. */
  readonly suggestions: ReadonlyMap<number, LoadedSuggestion>;
  /** Shown at first; the rest is named by its number, which opens it. */
  readonly most: number;
  readonly pictureOf: PictureSource;
  readonly onFilter: () => void;
  readonly onOpen: (ensid: number) => void;
  readonly onComment: ClusterCommentProps['onSave'];
}

const PICTURE = { width: 120, height: 92 } as const;

/** One cluster with its suggestions, best first, the variants of each folded below it. */
export function ClusterSuggestions({
  cluster,
  isGrouped,
  suggestions,
  most,
  pictureOf,
  onFilter,
  onOpen,
  onComment,
}: ClusterSuggestionsProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = variantGroups(cluster, suggestions, isGrouped).slice(0, isWhole ? undefined : most);
  const [unfolded, handleUnfold] = useUnfolded();
  const left = (cluster.leaders ?? cluster.ensids).length - shown.length;
  return (
    <section className={classes.card} aria-label={texts.clusterNumber(cluster.no)}>
      <header>
        <h2>{texts.clusterNumber(cluster.no)}</h2>
        <span className={classes.dim}>
          {cluster.name} · {sizeText(cluster)} · {counts.precedents(cluster.precedents)}
        </span>
        <span className={classes.grow} />
        <ClusterComment cluster={cluster} onSave={onComment} />
        <Button size="xs" variant="light" leftSection={<IconFilter size={14} stroke={1.75} aria-hidden />} onClick={onFilter}>
          {texts.filterTree}
        </Button>
      </header>
      <ul className={classes.suggestions}>
        {shown.map(({ leader, first, variants }) => (
          <Fragment key={leader}>
            <Row suggestion={first} pictureOf={pictureOf} onOpen={onOpen}>
              <VariantsButton
                no={first.wire.no}
                count={variants.length}
                isUnfolded={unfolded.has(leader)}
                onUnfold={() => handleUnfold(leader)}
              />
            </Row>
            {unfolded.has(leader) &&
              variants.map((variant) => <Row key={variant.id} suggestion={variant} isVariant pictureOf={pictureOf} onOpen={onOpen} />)}
          </Fragment>
        ))}
      </ul>
      {left > 0 && !isWhole && (
        <button type="button" className={classes.more} onClick={() => setIsWhole(true)}>
          {cluster.leaders === null ? texts.andMoreSuggestions(left) : texts.andMoreDisconnections(left)}
        </button>
      )}
    </section>
  );
}

interface RowProps extends Pick<ClusterSuggestionsProps, 'pictureOf' | 'onOpen'> {
  readonly suggestion: LoadedSuggestion;
  readonly isVariant?: boolean;
  readonly children?: ReactNode;
}

function Row({ suggestion: { id, wire }, isVariant = false, pictureOf, onOpen, children }: RowProps) {
  return (
    <li data-variant={isVariant || undefined}>
      <RatingDiscIcon rating={ratingOf(wire)} label={wire.no} size={30} />
      <div className={classes.facts}>
        <strong>{sentence(RATING_WORDS[ratingOf(wire)])}</strong>
        <span>{suggestionTitle(wire)}</span>
        <span className={classes.dim}>{counts.precedents(wire.numPrecedents)}</span>
        {children}
      </div>
      <div className={classes.precursors}>
        {wire.children.map((precursor, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
          <span key={`${precursor.sid}-${place}`}>
            {place > 0 && (
              <span className={classes.plus} aria-hidden>
                +
              </span>
            )}
            <img
              src={pictureOf(precursor.sid, precursor.atcenter, PICTURE.width, PICTURE.height)}
              {...PICTURE}
              alt={texts.structureNumber(precursor.no)}
              loading="lazy"
            />
          </span>
        ))}
      </div>
      <div className={classes.stock}>
        {wire.children.map((precursor, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion may need the same structure twice
          <StockBadge key={`${precursor.sid}-${place}`} isInStock={precursor.instock} priceCategory={priceCategoryOf(precursor)} />
        ))}
      </div>
      <Tooltip label={texts.showInTree}>
        <ActionIcon variant="default" aria-label={texts.showNumberInTree(wire.no)} onClick={() => onOpen(id)}>
          <IconHierarchy2 size={16} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
