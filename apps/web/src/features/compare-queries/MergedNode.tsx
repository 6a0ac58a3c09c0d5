import { RATING_WORDS } from '@retron/contract';
import type { PriceCategory } from '@retron/tree';
import { IconAlertTriangle, IconHelp, IconPackage, IconPackageOff, IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { PriceSigns } from '../../components/chemistry/PriceSigns.tsx';
import { RatingDiscIcon } from '../../components/chemistry/RatingDisc.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/compare-queries.ts';
import { MEMBERSHIP_WORDS } from '../../texts/compare-queries.ts';
import * as counting from '../../texts/counts.ts';
import { numberText } from '../../texts/numbers.ts';
import classes from './MergedTree.module.css';
import type { MergedQueries, MergedStructure, MergedSuggestion } from './model/merge-queries.ts';
import type { StructureSpot, SuggestionSpot } from './model/shown-tree.ts';
import { type LaidSpot, NODE, PICTURE_HEIGHT } from './model/tree-layout.ts';

export interface MergedNodeProps {
  readonly id: string;
  readonly laid: LaidSpot;
  /** Where it is drawn now. */
  readonly y: number;
  readonly merged: MergedQueries;
  readonly pictureOf: (structure: MergedStructure) => string;
  /** The keyboard is here. */
  readonly isFocused: boolean;
  /** Its facts are shown. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onToggle: () => void;
}

/** A structure with the tabs of its queries, or a suggestion as a disc. */
export function MergedNode(props: MergedNodeProps) {
  const { id, laid, y, merged, isFocused, isChosen, onChoose } = props;
  const { spot, x, parent } = laid;
  const siblings = parent?.children ?? [laid];
  const structure = spot.kind === 'structure' ? merged.structures[spot.structure] : undefined;
  const isExpandable = spot.kind === 'suggestion' || spot.childCount > 0;
  return (
    // The tree itself hears the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={spot.level + 1}
      aria-posinset={siblings.indexOf(laid) + 1}
      aria-setsize={siblings.length}
      aria-expanded={isExpandable ? spot.children.length > 0 : undefined}
      aria-selected={isChosen}
      aria-label={spot.kind === 'structure' ? structureLabel(spot, structure) : suggestionLabel(spot.suggestion)}
      className={spot.kind === 'structure' ? classes.structure : classes.suggestion}
      title={structure?.name ?? undefined}
      data-in={membershipOf(spot)}
      data-context={(spot.kind === 'suggestion' && !spot.isMeant) || undefined}
      data-focused={isFocused || undefined}
      data-chosen={isChosen || undefined}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      onClick={onChoose}
    >
      {spot.kind === 'structure' && structure ? (
        <StructureBox {...props} spot={spot} structure={structure} />
      ) : spot.kind === 'suggestion' ? (
        <SuggestionDisc suggestion={spot.suggestion} />
      ) : null}
    </div>
  );
}

/** A structure belongs to the queries that have the suggestion it stands below; the target to both. */
const membershipOf = (spot: StructureSpot | SuggestionSpot) => spot.suggestion?.membership ?? 'both';

const numberOf = ([first, second]: MergedStructure['sids']): string => String(first ?? second ?? '');

function structureLabel(spot: StructureSpot, structure: MergedStructure | undefined): string {
  if (structure === undefined) return '';
  const { isInStock, priceCategory } = structure;
  const stock = isInStock === null ? texts.notKnown : isInStock ? texts.known : texts.toBeMade;
  const price = priceCategory === null ? '' : texts.andPriceCategory(priceCategory);
  const below = spot.childCount === 0 ? '' : `, ${counting.suggestions(spot.childCount)}`;
  const named = structure.name ?? structure.smiles;
  if (spot.suggestion === null) return texts.targetLabel(named, MEMBERSHIP_WORDS.both, below);
  return texts.structureLabel(numberOf(structure.sids), named, MEMBERSHIP_WORDS[spot.suggestion.membership], stock, price, below);
}

function suggestionLabel({ found, membership, rating, numPrecedents, name }: MergedSuggestion): string {
  const number = (found[0] ?? found[1])?.ensid;
  const named = name === '' ? '' : `, ${name}`;
  return texts.reactionLabel(number, named, MEMBERSHIP_WORDS[membership], RATING_WORDS[rating], numPrecedents);
}

interface StructureBoxProps extends MergedNodeProps {
  readonly spot: StructureSpot;
  readonly structure: MergedStructure;
}

function StructureBox({ spot, structure, pictureOf, onToggle }: StructureBoxProps) {
  const { isInStock, priceCategory, sids } = structure;
  const membership = membershipOf(spot);
  const StockIcon = isInStock === null ? IconHelp : isInStock ? IconPackage : IconPackageOff;
  const isCollapsed = spot.children.length === 0;
  return (
    <>
      {membership === 'second' ? null : <span className={classes.tab}>1</span>}
      {membership === 'first' ? null : <span className={`${classes.tab} ${classes.secondTab}`}>2</span>}
      <Picture key={pictureOf(structure)} source={pictureOf(structure)} />
      <span className={classes.foot} data-stock={isInStock === null ? 'unknown' : isInStock ? 'in' : 'out'}>
        <span className={classes.number}>{numberOf(sids)}</span>
        {spot.suggestion === null ? (
          <span className={classes.number}>{common.target}</span>
        ) : (
          <>
            {isInStock === false && priceCategory === null ? null : <PriceSigns category={priceCategory as PriceCategory | null} />}
            <StockIcon size={14} stroke={1.75} aria-hidden />
          </>
        )}
      </span>
      {spot.childCount > 0 && spot.suggestion !== null ? (
        <button
          type="button"
          tabIndex={-1}
          className={classes.pill}
          aria-label={isCollapsed ? texts.showSuggestions(spot.childCount) : texts.collapse}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          {isCollapsed ? `+${numberText(spot.childCount)}` : '–'}
        </button>
      ) : null}
    </>
  );
}

/** Its frame says what it is; the drawing alone adds nothing for who cannot see it. */
function Picture({ source }: { readonly source: string }) {
  const [isFailed, setFailed] = useState(false);
  if (isFailed) return <IconPhotoOff className={classes.noPicture} size={20} stroke={1.75} aria-hidden />;
  return (
    <img
      className={classes.picture}
      src={source}
      width={NODE - 8}
      height={PICTURE_HEIGHT}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailed(true)}
    />
  );
}

function SuggestionDisc({ suggestion: { found, rating } }: { readonly suggestion: MergedSuggestion }) {
  const counts = [...new Set(found.flatMap((each) => each?.numPrecedents ?? []))];
  const isWarned = found.some((each) => (each?.warnings ?? 0) > 0);
  return (
    <>
      <RatingDiscIcon rating={rating} label={`R${(found[0] ?? found[1])?.ensid}`} size={30} />
      {isWarned ? <IconAlertTriangle className={classes.warning} size={14} stroke={2} aria-hidden /> : null}
      <span className={classes.precedents}>{counts.map(numberText).join(' | ')}</span>
    </>
  );
}
