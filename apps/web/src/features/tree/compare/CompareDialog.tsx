import { Button } from '@mantine/core';
import type { EnsembleNode, WireDirection } from '@retron/contract';
import type { Place } from '@retron/tree';
import type { ReactNode } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { StockBadge } from '../../../components/chemistry/StockBadge.tsx';
import { AppDialog } from '../../../components/dialogs/AppDialog.tsx';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/cluster.ts';
import { structureTimes } from '../../../texts/tree/model.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { eachOnce } from '../model/each-once.ts';
import { feasibilityNumber } from '../model/feasibility-number.ts';
import type { ListRow } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { shareText } from '../model/share-text.ts';
import { brokenBonds } from '../model/suggestion-facts.ts';
import { warningsOf } from '../model/warnings.ts';
import { priceCategoryOf, ratingOf, suggestionTitle } from '../model/words.ts';
import { Contributions } from '../panel/Contributions.tsx';
import { Scheme } from '../panel/Scheme.tsx';
import classes from './CompareDialog.module.css';
import { ComparedConditions, ComparedPrecedents } from './ComparedEvidence.tsx';

export interface CompareDialogProps {
  readonly isOpen: boolean;
  readonly queryId: number;
  readonly direction: WireDirection;
  readonly tree: LoadedTree;
  /** Two to four. */
  readonly compared: readonly ListRow[];
  readonly pictureOf: PictureSource;
  /** Opens the evidence of one. */
  readonly onOpen: (place: Place) => void;
  readonly onClose: () => void;
}

/** Pixels of a scheme, by how many stand side by side. */
const SCHEME_WIDTHS: Readonly<Record<number, number>> = { 2: 520, 3: 360, 4: 290 };
const SCHEME_HEIGHT = 124;

/** Suggestions side by side: what they break and need, both numbers with what made them, warnings, conditions and precedents. */
export function CompareDialog({ isOpen, compared, onClose, ...rest }: CompareDialogProps) {
  return (
    <AppDialog isOpen={isOpen} title={common.compare} subtitle={counts.suggestions(compared.length)} onClose={onClose}>
      <Comparison compared={compared} {...rest} />
    </AppDialog>
  );
}

function Comparison({ queryId, direction, tree, compared, pictureOf, onOpen }: Omit<CompareDialogProps, 'isOpen' | 'onClose'>) {
  const line = (title: string, cell: (suggestion: EnsembleNode) => ReactNode) => (
    <tr>
      <th scope="row">{title}</th>
      {compared.map(({ place, suggestion }) => (
        <td key={place}>{cell(suggestion.wire)}</td>
      ))}
    </tr>
  );
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={texts.comparison}>
        <thead>
          <tr>
            <td />
            {compared.map(({ place, suggestion: { wire } }) => (
              <th key={place} scope="col">
                <span className={classes.head}>
                  <RatingDiscIcon rating={ratingOf(wire)} label={wire.no} size={32} />
                  <span>{suggestionTitle(wire)}</span>
                  <Button size="compact-xs" variant="subtle" aria-label={texts.evidenceFor(wire.no)} onClick={() => onOpen(place)}>
                    {texts.evidence}
                  </Button>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {line('Step', (wire) => (
            <Scheme
              suggestion={wire}
              structure={tree.structureOf(wire.parid)}
              pictureOf={pictureOf}
              width={SCHEME_WIDTHS[compared.length] ?? 290}
              height={SCHEME_HEIGHT}
              isForward={direction === 'reaction'}
            />
          ))}
          {line('Bonds', (wire) => orNone(brokenBonds(wire, tree.structureOf(wire.parid)) ?? ''))}
          {line('Precursors', (wire) => (
            <Precursors suggestion={wire} />
          ))}
          {line(texts.wouldItWork, (wire) => (
            <>
              <RatingPips rating={ratingOf(wire)} />{' '}
              {wire.feasibility === null ? <Dim>{texts.notEstimated}</Dim> : <b>{feasibilityNumber(wire)}</b>}
            </>
          ))}
          {line(texts.whatMakesIt, (wire) =>
            wire.contributions.length === 0 ? <Dim>{texts.notGiven}</Dim> : <Contributions contributions={wire.contributions} />,
          )}
          {line(texts.wouldChemistChooseIt, (wire) => (
            <Chosen choice={wire.choice} />
          ))}
          {line(texts.againstIt, (wire) => (
            <Warnings suggestion={wire} />
          ))}
          {line('Conditions', (wire) => (
            <ComparedConditions queryId={queryId} suggestion={wire} direction={direction} />
          ))}
          {line(texts.bestPrecedents, (wire) => (
            <ComparedPrecedents queryId={queryId} suggestion={wire} direction={direction} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Precursors({ suggestion }: { readonly suggestion: EnsembleNode }) {
  return (
    <ul className={classes.list}>
      {eachOnce(suggestion.children, ({ sid }) => sid).map((precursor) => (
        <li key={precursor.sid}>
          {texts.structureNumber(structureTimes(precursor.no, precursor.count))}{' '}
          <StockBadge isInStock={precursor.instock} priceCategory={priceCategoryOf(precursor)} />
        </li>
      ))}
    </ul>
  );
}

function Chosen({ choice }: { readonly choice: EnsembleNode['choice'] }) {
  if (choice === null) return <Dim>{texts.notEstimated}</Dim>;
  return (
    <>
      <b>{shareText(choice.disconnection)}</b> {texts.ofDisconnections} <b>{shareText(choice.variant)}</b> {texts.ofItThisVariant}
    </>
  );
}

/** What goes wrong by name, then what else is said against it, each once. */
function Warnings({ suggestion }: { readonly suggestion: EnsembleNode }) {
  const warnings = warningsOf(suggestion);
  const told = new Set([...suggestion.messages.warning, ...suggestion.mechanism.flatMap(({ chip, text }) => [text, `${chip}.`])]);
  const others = [...new Set(suggestion.limits)].filter((text) => !told.has(text));
  if (warnings.length + others.length === 0) return <Dim>{texts.none}</Dim>;
  return (
    <ul className={classes.list}>
      {warnings.map(({ chip, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and they do not change their order
        <li key={`${chip}-${place}`}>
          <b>{chip}</b>: {withoutTags(text)}
        </li>
      ))}
      {others.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** No atom is ringed here. */
function withoutTags(text: readonly (string | number)[]): string {
  return text
    .filter((part) => typeof part === 'string')
    .join('')
    .replace(/ {2,}/g, ' ');
}

function orNone(text: string): ReactNode {
  return text === '' ? <Dim>{texts.none}</Dim> : text;
}

function Dim({ children }: { readonly children: string }) {
  return <span className={classes.dim}>{children}</span>;
}
