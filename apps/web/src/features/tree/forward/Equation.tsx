import type { EnsembleNode, ReagentEntry, StructureNode } from '@retron/contract';
import { Fragment, type ReactNode } from 'react';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import * as texts from '../../../texts/tree/forward.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import classes from './forward.module.css';

const PICTURE = { width: 112, height: 74 } as const;
const PARTNER = { width: 124, height: 74 } as const;

export interface EquationProps {
  readonly suggestion: EnsembleNode;
  readonly target: StructureNode;
  /** As they are written over the arrow. */
  readonly reagents: readonly ReagentEntry[];
  readonly pictureOf: PictureSource;
}

/** Starting material and partners, an arrow with what stands over it, the product. */
export function Equation({ suggestion, target, reagents, pictureOf }: EquationProps) {
  return (
    <div className={classes.equation}>
      <Molecule caption={target.no}>
        <img
          src={pictureOf(target.sid, suggestion.atcenter, PICTURE.width, PICTURE.height)}
          {...PICTURE}
          alt={texts.startingMaterialNumber(target.no)}
          loading="lazy"
        />
      </Molecule>
      {suggestion.partners.length === 0 ? (
        <span className={classes.noPartner}>{target.smiles.includes('.') ? '' : texts.noPartner}</span>
      ) : (
        suggestion.partners.map((partner, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same partner may be needed twice
          <span key={`${partner}-${place}`} className={classes.partner}>
            <b>+</b>
            <StructurePicture smiles={partner} {...PARTNER} alt={texts.partnerLabel(partner)} />
          </span>
        ))
      )}
      <span className={classes.arrow}>
        <span>
          {reagents.map((reagent, place) => (
            <Fragment key={reagent.smiles}>
              {place > 0 && ', '}
              <span title={reagentTitle(reagent)} className={reagent.name === null ? classes.unnamed : undefined}>
                {reagentText(reagent)}
              </span>
            </Fragment>
          ))}
        </span>
        <svg
          width="104"
          height="10"
          viewBox="0 0 104 10"
          role="img"
          aria-label={reagents.length === 0 ? texts.gives : texts.withReagentsGives(reagents.map(reagentText).join(', '))}
        >
          <path d="M1 5H102M97 1l5.5 4-5.5 4" />
        </svg>
      </span>
      {suggestion.children.map((product, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand twice
        <Molecule key={`${product.sid}-${place}`} caption={product.no}>
          <img
            src={pictureOf(product.sid, product.atcenter, PICTURE.width, PICTURE.height)}
            {...PICTURE}
            alt={texts.productNumber(product.no)}
            loading="lazy"
          />
        </Molecule>
      ))}
    </div>
  );
}

function reagentText({ name, smiles }: ReagentEntry): string {
  return name ?? smiles;
}

/** `NBS · C4H4BrNO2 · PCLIMKBDDGJMGD-UHFFFAOYSA-N`; of what is not in the table its structure. */
function reagentTitle({ name, smiles, formula, inchikey }: ReagentEntry): string {
  return [name, formula, inchikey ?? smiles].filter((part) => part != null).join(' · ');
}

function Molecule({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <span className={classes.molecule}>
      {children}
      <b>{caption}</b>
    </span>
  );
}
