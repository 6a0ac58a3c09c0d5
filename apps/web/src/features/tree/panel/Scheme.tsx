import type { EnsembleNode, StructureNode } from '@retron/contract';
import { Fragment } from 'react';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import * as texts from '../../../texts/tree/evidence.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { eachOnce } from '../model/each-once.ts';
import type { StepRings } from '../model/mechanism-rings.ts';
import { ringsInWords } from '../model/rings-in-words.ts';
import { atomCountOf, shareWidth } from '../model/suggestion-facts.ts';
import classes from './EvidencePanel.module.css';

export interface SchemeProps {
  readonly suggestion: EnsembleNode;
  /** What it makes; in the forward direction what it starts from. */
  readonly structure: StructureNode;
  readonly pictureOf: PictureSource;
  /** Pixels for the whole scheme. */
  readonly width: number;
  readonly height: number;
  readonly isForward: boolean;
  /** Rings of a warning. */
  readonly rings?: StepRings | undefined;
}

const ARROW_PX = 34;
const PLUS_PX = 20;
const LEAST_PX = 62;

/**
 * The step drawn: the structure, an arrow, its precursors; the reaction centre is haloed on both sides. In the forward direction the
 * starting material and its partners, an arrow, the products.
 */
export function Scheme({ suggestion, structure, pictureOf, width, height, isForward, rings }: SchemeProps) {
  const children = eachOnce(
    suggestion.children.map((child, index) => ({ ...child, rings: rings?.children[index] ?? [] })),
    ({ sid }) => sid,
  );
  const structureRings = rings?.structure ?? [];
  const partners = isForward ? suggestion.partners : [];
  const available = width - ARROW_PX - PLUS_PX * Math.max(0, children.length - 1 + partners.length);
  const drawn = [structure, ...partners.map((smiles) => ({ smiles })), ...children];
  const [first = 0, ...shares] = shareWidth(drawn.map(atomCountOf), available, LEAST_PX);
  const widths = shares.slice(partners.length);
  return (
    <div className={classes.scheme}>
      <img
        src={pictureOf(structure.sid, suggestion.atcenter, first, height, structureRings)}
        width={first}
        height={height}
        alt={texts.startingMaterialLabel(isForward, structure.no, ringsInWords(structureRings, structure.smiles))}
      />
      {partners.map((smiles, index) => (
        // The same partner may be needed twice.
        // biome-ignore lint/suspicious/noArrayIndexKey: partners do not change their order
        <Fragment key={`${smiles}-${index}`}>
          <b className={classes.plus}>+</b>
          <StructurePicture
            smiles={smiles}
            width={shares[index] ?? LEAST_PX}
            height={height}
            alt={texts.partnerSmiles(smiles, ringsInWords(rings?.partners[index] ?? [], smiles))}
            rings={rings?.partners[index] ?? []}
          />
        </Fragment>
      ))}
      {isForward ? <ForwardArrow /> : <RetroArrow />}
      {children.map((precursor, index) => (
        <Fragment key={precursor.sid}>
          {index > 0 && <b className={classes.plus}>+</b>}
          {precursor.count > 1 && <b className={classes.factor}>{precursor.count}</b>}
          <img
            src={pictureOf(precursor.sid, precursor.atcenter, widths[index] ?? LEAST_PX, height, precursor.rings)}
            width={widths[index]}
            height={height}
            alt={texts.productLabel(isForward, precursor.no, ringsInWords(precursor.rings, precursor.smiles))}
          />
        </Fragment>
      ))}
    </div>
  );
}

/** Open and double: the step is planned backwards. */
function RetroArrow() {
  return (
    <svg width="34" height="16" viewBox="0 0 34 16" role="img" aria-label={texts.comesFrom} className={classes.arrow}>
      <path d="M1 5.6H27M1 10.4H27M24.5 1.6 32 8l-7.5 6.4" strokeWidth="1.5" />
    </svg>
  );
}

function ForwardArrow() {
  return (
    <svg width="26" height="12" viewBox="0 0 26 12" role="img" aria-label={texts.gives} className={classes.arrow}>
      <path d="M1 6H24M19.5 1.5 24.5 6l-5 4.5" strokeWidth="1.4" />
    </svg>
  );
}
