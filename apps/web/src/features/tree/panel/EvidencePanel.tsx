import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { EnsembleNode, StructureNode, WireDirection } from '@retron/contract';
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import { takesText } from '../../../components/takes-text.ts';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import { structureTimes } from '../../../texts/tree/model.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { type OpenSuggestion, STEP_REASON } from '../model/alternatives.ts';
import { eachOnce } from '../model/each-once.ts';
import { whatItDoes } from '../model/suggestion-facts.ts';
import { type SuggestionWarning, warningsOf } from '../model/warnings.ts';
import { priceCategoryOf, ratingOf, suggestionTitle } from '../model/words.ts';
import { Admission } from './Admission.tsx';
import classes from './EvidencePanel.module.css';
import { ForwardCheck } from './ForwardCheck.tsx';
import { LevelChip } from './LevelChip.tsx';
import { PanelFoot } from './PanelFoot.tsx';
import { PrecedentList } from './PrecedentList.tsx';
import { Reasons } from './Reasons.tsx';
import { Scheme } from './Scheme.tsx';
import { WarningBlock, WarningChips } from './WarningChips.tsx';
import { WouldChoose } from './WouldChoose.tsx';
import { WouldItWork } from './WouldItWork.tsx';

export interface EvidencePanelProps {
  readonly queryId: number;
  readonly direction: WireDirection;
  readonly open: OpenSuggestion;
  /** The structure it makes. */
  readonly structure: StructureNode;
  readonly pictureOf: PictureSource;
  /** Pixels. */
  readonly width: number;
  readonly canStep: boolean;
  /** Which of its warnings is ringed in the drawing. */
  readonly ringed: number | null;
  readonly onRing: (warning: number | null) => void;
  /** To the next or previous variant of its disconnection. */
  readonly onStepVariant: (by: 1 | -1) => void;
  readonly arePrecedentsShown: boolean;
  readonly onTogglePrecedents: () => void;
  /** All suggestions of its disconnection, best first, itself included. */
  readonly variants: readonly EnsembleNode[];
  readonly onStep: (by: 1 | -1) => void;
  /** Opens another variant. */
  readonly onOpenVariant: (ensid: number) => void;
  readonly onSelectRoute: () => void;
  readonly onHide: () => void;
  readonly onCluster: () => void;
  readonly onComment: () => void;
  readonly onExport: () => void;
  readonly onClose: () => void;
}

const PADDING_PX = 32;
const SCHEME_HEIGHT_PX = 124;

/** Everything that speaks for and against one suggestion. */
export function EvidencePanel(props: EvidencePanelProps) {
  const { queryId, direction, open, width, arePrecedentsShown, onTogglePrecedents } = props;
  const suggestion = open.suggestion.wire;
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
    if (event.key === ',' || event.key === '.') props.onStepVariant(event.key === '.' ? 1 : -1);
  };
  return (
    <aside className={classes.panel} aria-label={texts.evidenceFor(suggestion.no)} onKeyDown={handleKey}>
      <PanelHead {...props} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className={classes.body} key={open.place} tabIndex={0} aria-label={texts.evidence}>
        <SchemeWithWarnings {...props} />
        {suggestion.feasibility !== null && (
          <WouldItWork suggestion={suggestion} feasibility={suggestion.feasibility} isForward={direction === 'reaction'} />
        )}
        <WouldChoose suggestion={suggestion} variants={props.variants} target={props.structure.smiles} onOpen={props.onOpenVariant} />
        <ForwardCheck queryId={queryId} direction={direction} suggestion={suggestion} />
        <Reasons suggestion={suggestion} />
        <Admission suggestion={suggestion} />
        <PrecedentList
          key={open.place}
          queryId={queryId}
          suggestion={suggestion}
          direction={direction}
          isShown={arePrecedentsShown}
          onToggle={onTogglePrecedents}
          width={width - PADDING_PX}
        />
      </section>
      <PanelFoot
        commentCount={suggestion.comments}
        onSelectRoute={props.onSelectRoute}
        onHide={props.onHide}
        onComment={props.onComment}
        onExport={props.onExport}
      />
    </aside>
  );
}

/** The step drawn, with its chips: a pressed warning rings its atoms and says what it means. */
function SchemeWithWarnings({ direction, open, structure, pictureOf, width, ringed, onRing, onCluster }: EvidencePanelProps) {
  const suggestion = open.suggestion.wire;
  const warnings = useMemo(() => warningsOf(suggestion), [suggestion]);
  const warning = ringed === null ? undefined : warnings[ringed];
  return (
    <>
      <Chips suggestion={suggestion} warnings={warnings} pressed={ringed} onPress={onRing} onCluster={onCluster} />
      <Scheme
        suggestion={suggestion}
        structure={structure}
        pictureOf={pictureOf}
        width={width - PADDING_PX}
        height={SCHEME_HEIGHT_PX}
        isForward={direction === 'reaction'}
        rings={warning?.rings}
      />
      {direction === 'synthesis' && (
        <ul className={classes.precursors} aria-label={texts.stockAndPrice}>
          {eachOnce(suggestion.children, ({ sid }) => sid).map((precursor) => (
            <li key={precursor.sid}>
              <span>{texts.structureNumber(structureTimes(precursor.no, precursor.count))}</span>
              {precursor.name === undefined ? null : (
                <span className={classes.compound} title={precursor.name}>
                  {precursor.name}
                </span>
              )}
              <StockBadge isInStock={precursor.instock} priceCategory={priceCategoryOf(precursor)} />
            </li>
          ))}
        </ul>
      )}
      {warning && <WarningBlock warning={warning} />}
    </>
  );
}

function PanelHead({ direction, open, structure, canStep, onStep, onClose }: EvidencePanelProps) {
  const suggestion = open.suggestion.wire;
  const title = suggestionTitle(suggestion);
  return (
    <header className={classes.head}>
      <RatingDiscIcon rating={ratingOf(suggestion)} label={suggestion.no} size={36} />
      <div className={classes.names}>
        <h2 title={title}>{title}</h2>
        <p>{whatItDoes(suggestion, structure, direction)}</p>
      </div>
      <Tooltip label={canStep ? texts.previousAlternative : STEP_REASON}>
        <ActionIcon
          variant="default"
          size="sm"
          aria-label={texts.previousAlternative}
          disabled={!canStep || open.total < 2}
          onClick={() => onStep(-1)}
        >
          <IconChevronLeft size={15} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <span className={classes.position}>{texts.positionOfTotal(numberText(open.position), numberText(open.total))}</span>
      <Tooltip label={canStep ? texts.nextAlternative : STEP_REASON}>
        <ActionIcon
          variant="default"
          size="sm"
          aria-label={texts.nextAlternative}
          disabled={!canStep || open.total < 2}
          onClick={() => onStep(1)}
        >
          <IconChevronRight size={15} stroke={1.75} />
        </ActionIcon>
      </Tooltip>
      <ActionIcon size="sm" aria-label={common.close} onClick={onClose}>
        <IconX size={16} stroke={1.75} />
      </ActionIcon>
    </header>
  );
}

interface ChipsProps extends Pick<EvidencePanelProps, 'onCluster'> {
  readonly suggestion: EnsembleNode;
  readonly warnings: readonly SuggestionWarning[];
  readonly pressed: number | null;
  readonly onPress: (place: number | null) => void;
}

function Chips({ suggestion, warnings, pressed, onPress, onCluster }: ChipsProps) {
  return (
    <div className={classes.chips}>
      <RatingPips rating={ratingOf(suggestion)} />
      <LevelChip level={suggestion.deepestLevel} isOfTextbook={suggestion.textbook !== undefined} />
      <span className={classes.chip}>{counts.precedents(suggestion.numPrecedents)}</span>
      <WarningChips warnings={warnings} pressed={pressed} onPress={onPress} />
      <Button className={classes.clusterButton} size="compact-xs" variant="subtle" onClick={onCluster}>
        {texts.showCluster}
      </Button>
    </div>
  );
}
