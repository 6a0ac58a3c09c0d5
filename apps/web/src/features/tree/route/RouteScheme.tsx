import { Button } from '@mantine/core';
import { PRICE_CATEGORIES, RATING_WORDS, type StructureNode } from '@retron/contract';
import type { Place } from '@retron/tree';
import { IconHelp, IconPackage, IconPackageOff } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { AtomRing } from '../../../api/picture-url.ts';
import { ChemicalName } from '../../../components/chemistry/ChemicalName.tsx';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import * as counts from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/routes.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { type Repeated, timesText } from '../model/each-once.ts';
import { reagentLabel } from '../model/reagent-label.ts';
import { ringsInWords } from '../model/rings-in-words.ts';
import type { RouteEnds, RouteGap } from '../model/route-gaps.ts';
import { overArrow, type SchemeLine, type SchemeMaterial, type SchemeStep, type StepFacts } from '../model/route-scheme.ts';
import { LARGE_DRAWING, SCHEME_DRAWING, sortedMaterials } from '../model/scheme-materials.ts';
import { stepName } from '../model/step-name.ts';
import { openWord, priceCategoryOf, ratingOf, stockOf } from '../model/words.ts';
import classes from './RouteView.module.css';

export interface RouteSchemeProps {
  readonly lines: readonly SchemeLine[];
  readonly ends: RouteEnds;
  readonly factsOf: ReadonlyMap<Place, StepFacts>;
  readonly openPlace: Place | null;
  readonly pictureOf: PictureSource;
  /** Rings by the structures that they stand on. */
  readonly rings?: ReadonlyMap<number, readonly AtomRing[]> | undefined;
  readonly onOpen: (place: Place) => void;
  readonly onComplete: ((place: Place) => void) | null;
}

/** The route as a chemist writes it: materials left, target right, branches above; what a route ends with unresolved is framed. */
export function RouteScheme({ lines, ends, factsOf, openPlace, pictureOf, rings, onOpen, onComplete }: RouteSchemeProps) {
  const gapOf = new Map(ends.gaps.map((gap) => [gap.structure.sid, gap]));
  const [alone] = lines.flat().length === 1 ? lines.flat() : [];
  const drawn = (structure: StructureNode, isStart: boolean) => (
    <Compound
      structure={structure}
      isStart={isStart}
      isLarge={alone !== undefined}
      gap={isStart ? gapOf.get(structure.sid) : undefined}
      rings={rings?.get(structure.sid)}
      pictureOf={pictureOf}
      onComplete={onComplete}
    />
  );
  return (
    <>
      {lines.map((line, index) => {
        const product = line.at(-1)?.product;
        const isMain = index === lines.length - 1;
        return (
          // No landmark: two routes side by side would have two of one name.
          // biome-ignore lint/a11y/useSemanticElements: a group of what is drawn, not of form fields
          <div
            key={product?.sid ?? index}
            role="group"
            className={classes.line}
            aria-label={isMain ? texts.routeToTarget : texts.branchToStructure(product?.no ?? '')}
          >
            {!isMain && <h2>{texts.branchOfStructure(product?.no ?? '')}</h2>}
            <div className={classes.scheme} data-alone={alone && sortedMaterials(alone.materials).drawn.length}>
              {line.map((step) => {
                const { drawn: drawnMaterials, written } = sortedMaterials(step.materials);
                return (
                  <Fragment key={step.place}>
                    {drawnMaterials.map((material, place) => (
                      <span key={material.place} className={classes.together}>
                        {(place > 0 || step.materials[0]?.origin === 'before') && <b className={classes.plus}>+</b>}
                        {drawn(material.structure, material.origin === 'start')}
                      </span>
                    ))}
                    <span className={classes.together}>
                      <Arrow
                        step={step}
                        written={written}
                        gapOf={gapOf}
                        facts={factsOf.get(step.place) ?? 'loading'}
                        isOpen={step.place === openPlace}
                        onOpen={() => onOpen(step.place)}
                      />
                      {drawn(step.product, false)}
                    </span>
                  </Fragment>
                );
              })}
            </div>
          </div>
        );
      })}
    </>
  );
}

interface CompoundProps {
  readonly structure: StructureNode;
  readonly isStart: boolean;
  readonly isLarge: boolean;
  readonly gap: RouteGap | undefined;
  readonly rings: readonly AtomRing[] | undefined;
  readonly pictureOf: PictureSource;
  readonly onComplete: ((place: Place) => void) | null;
}

function Compound({ structure, isStart, isLarge, gap, rings = [], pictureOf, onComplete }: CompoundProps) {
  const drawing = isLarge ? LARGE_DRAWING : SCHEME_DRAWING;
  return (
    <figure className={classes.compound} data-open={gap !== undefined || undefined}>
      {gap !== undefined && gap.next !== 'none' && (
        <Button
          size="xs"
          variant="light"
          className={classes.complete}
          disabled={onComplete === null}
          onClick={() => onComplete?.(gap.place)}
        >
          {texts.completeThisBranch}
        </Button>
      )}
      <img
        src={pictureOf(structure.sid, [], drawing.width, drawing.height, rings)}
        {...drawing}
        alt={`${texts.structureAt(structure.no)}${ringsInWords(rings, structure.smiles)}`}
      />
      <figcaption>
        <b>{structure.no}</b>
        {structure.level === 0 && <span>{texts.target}</span>}
        {isStart && <Source structure={structure} />}
        {structure.name !== undefined && structure.level !== 0 && (
          <span className={classes.called} title={structure.name}>
            {structure.name}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

/** Whether somebody is known to sell it. */
function Source({ structure }: { readonly structure: StructureNode }) {
  const price = priceCategoryOf(structure);
  if (structure.instock === true) {
    return (
      <span className={classes.known}>
        <IconPackage size={14} stroke={1.75} aria-hidden />
        {texts.known} {price !== null && PRICE_CATEGORIES[price].sign}
      </span>
    );
  }
  const Icon = stockOf(structure) === 'out' ? IconPackageOff : IconHelp;
  return (
    <span className={classes.open}>
      <Icon size={14} stroke={1.75} aria-hidden />
      {openWord(structure)}
    </span>
  );
}

interface ArrowProps {
  readonly step: SchemeStep;
  readonly written: readonly Repeated<SchemeMaterial>[];
  readonly gapOf: ReadonlyMap<number, RouteGap>;
  readonly facts: StepFacts;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Reagents listed over an arrow; more would be taller than what is drawn. */
const MOST_REAGENTS = 3;

function Arrow({ step: { suggestion, product }, written, gapOf, facts, isOpen, onOpen }: ArrowProps) {
  const rating = ratingOf(suggestion);
  const conditions = typeof facts === 'object' ? facts : null;
  const reagents = overArrow(facts, suggestion);
  return (
    <div className={classes.arrow}>
      <button
        type="button"
        className={classes.disc}
        aria-pressed={isOpen}
        aria-label={texts.evidenceFor(suggestion.no, stepName(suggestion, product), RATING_WORDS[rating])}
        title={stepName(suggestion, product)}
        onClick={onOpen}
      >
        <RatingDiscIcon rating={rating} label={suggestion.no} size={30} />
      </button>
      <div className={classes.over}>
        {written.map(({ place, structure, count }) => (
          <span key={place} className={gapOf.has(structure.sid) ? classes.open : undefined}>
            {timesText(count, reagentLabel(structure.smiles) ?? '')} <b>{structure.no}</b>
            {gapOf.has(structure.sid) && ` ${openWord(structure)}`}
          </span>
        ))}
        {reagents.slice(0, MOST_REAGENTS).map((reagent) => (
          <span key={reagent}>
            <ChemicalName name={reagent} />
          </span>
        ))}
        {reagents.length > MOST_REAGENTS && <span className={classes.dim}>{texts.andMoreMaterials(reagents.length - MOST_REAGENTS)}</span>}
      </div>
      <svg className={classes.shaft} viewBox="0 0 116 10" width="116" height="10" role="img" aria-label={texts.gives}>
        <path d="M1 5H113M108.5 1l5 4-5 4" />
      </svg>
      <div className={classes.under}>
        {conditions?.under.map((text) => (
          <span key={text}>
            <ChemicalName name={text} />
          </span>
        ))}
        <YieldText facts={facts} />
        <span className={classes.dim}>{counts.precedents(suggestion.numPrecedents)}</span>
      </div>
    </div>
  );
}

function YieldText({ facts }: { readonly facts: StepFacts }) {
  if (facts === 'loading') return <span className={classes.dim}>…</span>;
  if (facts === 'failed') return <span className={classes.open}>{texts.conditionsCouldNotBeLoaded}</span>;
  if (facts.yieldPercent === null) return <span className={classes.dim}>{texts.yieldNotGiven}</span>;
  return <b>{Math.round(facts.yieldPercent)} %</b>;
}
