import { ActionIcon } from '@mantine/core';
import { type QueryGraph, RATING_WORDS } from '@retron/contract';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../addresses/paths.ts';
import { ChemicalName } from '../../components/chemistry/ChemicalName.tsx';
import { RatingDiscIcon } from '../../components/chemistry/RatingDisc.tsx';
import { StockBadge } from '../../components/chemistry/StockBadge.tsx';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/compare-queries.ts';
import { MEMBERSHIP_WORDS } from '../../texts/compare-queries.ts';
import { numberText } from '../../texts/numbers.ts';
import classes from './ComparisonFacts.module.css';
import { MembershipGlyph } from './MembershipGlyph.tsx';
import { comparedSettings } from './model/compared-settings.ts';
import type { InOneQuery, MembershipCounts, MergedQueries, MergedSuggestion } from './model/merge-queries.ts';
import type { Spot } from './model/shown-tree.ts';

export interface ComparisonFactsProps {
  readonly first: QueryGraph;
  readonly second: QueryGraph;
  readonly merged: MergedQueries;
  /** What was clicked in the tree. */
  readonly chosen: Spot | null;
  readonly onClose: () => void;
}

const ALONG_BAR = ['first', 'both', 'second'] as const;

/** Beside the tree: what was clicked as both queries see it, how far they agree, and what they were asked. */
export function ComparisonFacts({ first, second, merged, chosen, onClose }: ComparisonFactsProps) {
  return (
    <aside className={classes.facts} aria-label={texts.comparison}>
      {chosen === null ? null : <Chosen first={first} second={second} merged={merged} spot={chosen} onClose={onClose} />}
      <div className={classes.queries}>
        {[first, second].map(({ query }, index) => (
          <Link key={query.id} to={paths.tree(query.projectid, query.id)} className={classes.query} data-query={index + 1}>
            <span className={classes.badge}>{index + 1}</span>
            <span className={classes.names}>
              <strong>{query.sessionid}</strong>
              <span className={classes.dim}>
                {query.projectName} · {query.user}
              </span>
            </span>
            <IconArrowRight size={16} stroke={1.75} aria-hidden />
          </Link>
        ))}
      </div>
      <Overlap counts={merged.counts} />
      <Settings first={first} second={second} />
    </aside>
  );
}

function Overlap({ counts }: { readonly counts: MembershipCounts }) {
  return (
    <section aria-label={texts.overlap}>
      <h2>{texts.overlap}</h2>
      {counts.all === 0 ? null : (
        <div className={classes.bar} aria-hidden>
          {ALONG_BAR.filter((membership) => counts[membership] > 0).map((membership) => (
            <span key={membership} data-in={membership} style={{ flexGrow: counts[membership] }} />
          ))}
        </div>
      )}
      <ul className={classes.legend}>
        {ALONG_BAR.map((membership) => (
          <li key={membership}>
            <MembershipGlyph membership={membership} />
            {MEMBERSHIP_WORDS[membership]}
            <b>{numberText(counts[membership])}</b>
          </li>
        ))}
      </ul>
      <p className={classes.dim}>{overlapSentence(counts)}</p>
    </section>
  );
}

function overlapSentence({ all, both }: MembershipCounts): string {
  if (all === 0) return texts.neitherQueryHasSuggestion;
  return texts.sharedSuggestions(numberText(both), all, Math.round((100 * both) / all));
}

function Settings({ first, second }: Pick<ComparisonFactsProps, 'first' | 'second'>) {
  const settings = comparedSettings(first, second);
  return (
    <section>
      <h2>{texts.settings}</h2>
      <table className={classes.settings}>
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.query1}</th>
            <th scope="col">{texts.query2}</th>
          </tr>
        </thead>
        <tbody>
          {settings.map(({ name, values, isDifferent, isAsked }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, query) => (
                // Two cells, in the order of the queries.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={query}>
                  {value.map((each) => {
                    const isBold = isAsked && isDifferent && !values[1 - query]?.includes(each);
                    return <div key={each}>{isBold ? <b>{each}</b> : each}</div>;
                  })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.dim}>
        {settings.some(({ isAsked, isDifferent }) => isAsked && isDifferent) ? texts.settingsDifferInBold : texts.sameSettings}
      </p>
    </section>
  );
}

interface ChosenProps extends Omit<ComparisonFactsProps, 'chosen'> {
  readonly spot: Spot;
}

function Chosen({ first, second, merged, spot, onClose }: ChosenProps) {
  const { suggestion } = spot;
  const structure = spot.kind === 'structure' ? merged.structures[spot.structure] : undefined;
  return (
    <section className={classes.chosen} aria-label={texts.chosenInTree}>
      <header>
        <h2>
          {spot.kind === 'suggestion' ? suggestion?.name || texts.suggestion : suggestion === null ? common.target : common.structure}
        </h2>
        <ActionIcon size="sm" aria-label={texts.closeWhatWasChosen} onClick={onClose}>
          <IconX size={15} stroke={1.75} />
        </ActionIcon>
      </header>
      {structure === undefined ? null : (
        <>
          {structure.name === null ? null : (
            <p className={classes.compound}>
              <ChemicalName name={structure.name} />
            </p>
          )}
          <code className={classes.smiles}>{structure.smiles}</code>
          {suggestion === null ? null : <StockBadge isInStock={structure.isInStock} priceCategory={structure.priceCategory} />}
        </>
      )}
      {suggestion === null ? null : (
        <>
          <p className={classes.membership}>
            <MembershipGlyph membership={suggestion.membership} />
            {MEMBERSHIP_WORDS[suggestion.membership]}
          </p>
          <InBoth first={first} second={second} suggestion={suggestion} isOfTarget={suggestion.structure === 0} />
        </>
      )}
    </section>
  );
}

interface InBothProps extends Pick<ComparisonFactsProps, 'first' | 'second'> {
  readonly suggestion: MergedSuggestion;
  /** Only then its number alone finds it in the tree. */
  readonly isOfTarget: boolean;
}

function InBoth({ first, second, suggestion: { found }, isOfTarget }: InBothProps) {
  const queries = [first.query, second.query];
  const cells = (of: (each: InOneQuery, query: number) => ReactNode) =>
    found.map((each, query) => (
      // Two cells, in the order of the queries.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <td key={query}>{each === null ? <span className={classes.dim}>{texts.notFound}</span> : of(each, query)}</td>
    ));
  return (
    <table className={classes.settings}>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.query1}</th>
          <th scope="col">{texts.query2}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{texts.number}</th>
          {cells(({ ensid }, query) => {
            const of = queries[query];
            return isOfTarget && of ? <Link to={paths.tree(of.projectid, of.id, ensid)}>R{ensid}</Link> : `R${ensid}`;
          })}
        </tr>
        <tr>
          <th scope="row">{texts.rating}</th>
          {cells(({ rating }) => (
            <span className={classes.rating}>
              <RatingDiscIcon rating={rating} label="" size={18} />
              {rating} {RATING_WORDS[rating]}
            </span>
          ))}
        </tr>
        <tr>
          <th scope="row">{texts.place}</th>
          {cells(({ rank }) => `${numberText(rank)}.`)}
        </tr>
        <tr>
          <th scope="row">{common.precedents}</th>
          {cells(({ numPrecedents }) => numberText(numPrecedents))}
        </tr>
        <tr>
          <th scope="row">{texts.warnings}</th>
          {cells(({ warnings }) => numberText(warnings))}
        </tr>
      </tbody>
    </table>
  );
}
