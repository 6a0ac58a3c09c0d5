import { Button, SegmentedControl, Skeleton, useComputedColorScheme } from '@mantine/core';
import { type EnsembleNode, MESSAGES, type WireDirection, type WirePrecedent } from '@retron/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { precedentOptions } from '../../../api/look-up-precedents.ts';
import { FromFirstOpening } from '../../../components/dialogs/FromFirstOpening.tsx';
import { ErrorState } from '../../../shared/failures/ErrorState.tsx';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/evidence.ts';
import { precedentPicture } from '../api/picture-addresses.ts';
import { examplesOf } from '../model/precedent-facts.ts';
import { PAGES } from '../model/precedent-pages.ts';
import { Conditions } from './Conditions.tsx';
import classes from './EvidencePanel.module.css';
import { PRECEDENT_PICTURE_HEIGHT, PrecedentCard } from './PrecedentCard.tsx';
import { PrecedentSummary } from './PrecedentSummary.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }));

export interface PrecedentListProps {
  readonly queryId: number;
  readonly suggestion: EnsembleNode;
  readonly direction: WireDirection;
  readonly isShown: boolean;
  readonly onToggle: () => void;
  /** Pixels inside the panel. */
  readonly width: number;
}

const CARD_PADDING_PX = 22;
const FINAL_CARD_HEIGHT_PX = 136;
const FINAL_SUMMARY_HEIGHT_PX = 186;
const HTTP_CONFLICT = 409;

/** The published reactions behind a suggestion, together and one by one, those with a citation first, then the closest; fetched when first shown. Above them the conditions. */
export function PrecedentList({ queryId, suggestion, direction, isShown, onToggle, width }: PrecedentListProps) {
  const { ensid, parid, numPrecedents } = suggestion;
  const [limit, setLimit] = useState<number>(PAGES[0]);
  const [sortedBy, setSortedBy] = useState<'surroundings' | 'product'>('surroundings');
  const lookup = useQuery({
    ...precedentOptions({ queryId, ensid, parid, direction, limit, sortedBy }),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  const larger = PAGES.find((page) => page > limit);
  const shown = lookup.data?.precedents.length ?? 0;
  return (
    <>
      <Conditions queryId={queryId} suggestion={suggestion} direction={direction} />
      <section aria-label={common.precedents} className={classes.precedents}>
        <header>
          <h3>{common.precedents}</h3>
          <span className={classes.outlined}>{counts.precedents(numPrecedents)}</span>
          <span className={classes.grow} />
          <Button size="xs" variant="subtle" aria-expanded={isShown} onClick={onToggle}>
            {isShown ? texts.hidePrecedents : texts.showPrecedents}
          </Button>
        </header>
        {isShown && lookup.data && <p className={classes.examples}>{examplesOf(lookup.data, shown)}</p>}
        {isShown && shown > 1 && (
          <div className={classes.sorting}>
            {texts.closestBy}
            <SegmentedControl
              size="xs"
              aria-label={texts.closestBy}
              value={sortedBy}
              onChange={(value) => setSortedBy(value === 'product' ? 'product' : 'surroundings')}
              data={[
                { value: 'surroundings', label: texts.surroundingsWord },
                { value: 'product', label: texts.wholeProductWord },
              ]}
            />
          </div>
        )}
        {isShown && lookup.isPending && <LoadingCards />}
        {isShown && lookup.isError && <LookupFailure error={lookup.error} onRetry={() => void lookup.refetch()} />}
        {isShown && lookup.data && shown > 0 && (
          <PrecedentSummary statistics={lookup.data.statistics} numPrecedents={lookup.data.numPrecedents} />
        )}
        {isShown && lookup.data && <Cards precedents={lookup.data.precedents} message={lookup.data.message} width={width} />}
        {isShown && lookup.data && lookup.data.total > shown && larger !== undefined && (
          <Button size="xs" variant="default" fullWidth mb="md" loading={lookup.isFetching} onClick={() => setLimit(larger)}>
            {texts.showMoreExamples(numberText(lookup.data.total))}
          </Button>
        )}
      </section>
    </>
  );
}

/** A server that has another library now says so, and asking again would not help: its own sentence stands in place of ours. */
function LookupFailure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  if (error instanceof ApiError && error.status === HTTP_CONFLICT) return <ErrorState message={error.message} />;
  return <ErrorState message={MESSAGES.precedentsLoad} error={error} onRetry={onRetry} />;
}

interface CardsProps {
  readonly precedents: readonly WirePrecedent[];
  /** Why there are none, if the server said. */
  readonly message: string;
  readonly width: number;
}

function Cards({ precedents, message, width }: CardsProps) {
  const theme = useComputedColorScheme('light');
  const [reported, setReported] = useState<WirePrecedent | null>(null);
  if (precedents.length === 0) {
    return (
      <p className={classes.missing} role="status">
        <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
        {message === '' || message === MESSAGES.precedentsMissing
          ? MESSAGES.precedentsMissing
          : `${MESSAGES.precedentsMissing}: ${message}`}
      </p>
    );
  }
  const size = { width: Math.round(width - CARD_PADDING_PX), height: PRECEDENT_PICTURE_HEIGHT };
  return (
    <>
      <ol className={classes.cards}>
        {precedents.map((precedent, index) => (
          <PrecedentCard
            key={`${precedent.source}:${precedent.prkey}`}
            precedent={precedent}
            number={index + 1}
            picture={precedentPicture(precedent, size, theme)}
            pictureWidth={size.width}
            onReport={() => setReported(precedent)}
          />
        ))}
      </ol>
      <FromFirstOpening isOpen={reported !== null} onClose={() => setReported(null)}>
        {(isOpen) => <ReportDialog precedent={isOpen ? reported : null} onClose={() => setReported(null)} />}
      </FromFirstOpening>
    </>
  );
}

function LoadingCards() {
  return (
    <div role="status" aria-label={texts.loadingPrecedents}>
      <Skeleton height={FINAL_SUMMARY_HEIGHT_PX} radius="lg" mb="sm" />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={FINAL_CARD_HEIGHT_PX} radius="lg" mb="sm" />
      ))}
    </div>
  );
}
