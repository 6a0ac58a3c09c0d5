import type { EnsembleNode, ForwardCheckAnswer, WireDirection } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import * as texts from '../../../texts/tree/evidence.ts';
import { forwardCheckOptions } from '../api/forward-check.ts';
import { eachOnce } from '../model/each-once.ts';
import { textbookWords } from '../model/forward-verdict.ts';
import classes from './ForwardCheck.module.css';

export interface ForwardCheckProps {
  readonly queryId: number;
  readonly direction: WireDirection;
  readonly suggestion: EnsembleNode;
}

/** Ratings below this are not asked forward: nobody would run them as they are. */
const GOOD = 3;
const PICTURE = { width: 96, height: 72 } as const;

/** What the model expects of the precursors of a good suggestion, asked when it is looked at; nothing while that is not known. */
export function ForwardCheck({ queryId, direction, suggestion }: ForwardCheckProps) {
  const isAsked = direction === 'synthesis' && suggestion.rating >= GOOD;
  const check = useQuery({ ...forwardCheckOptions(queryId, suggestion.ensid), enabled: isAsked });
  if (!isAsked || check.data === undefined) return null;
  const isRepeated = eachOnce(suggestion.children, ({ sid }) => sid).length < suggestion.children.length;
  return <Expected check={check.data} notExpected={isRepeated ? texts.productOfSeveral : texts.productNotExpected} />;
}

function Expected({ check, notExpected }: { readonly check: ForwardCheckAnswer; readonly notExpected: string }) {
  const { share, outside, others, otherPosition = null } = check;
  return (
    <section className={classes.check} aria-label={texts.forwardCheck}>
      <p>
        {share === null ? notExpected : texts.productExpected(share.toFixed(2), textbookWords(check))}{' '}
        <span className={classes.dim}>{texts.outsideKnown(outside.toFixed(2))}</span>
      </p>
      {share !== null && otherPosition !== null && (
        <p className={classes.warning}>{texts.otherPositionExpected(otherPosition.toFixed(2), share.toFixed(2))}</p>
      )}
      {others.length > 0 && (
        <>
          <h3>{texts.alsoExpectedFromThese}</h3>
          <ul>
            {others.map((other) => (
              <li key={other.smiles}>
                <StructurePicture smiles={other.smiles} {...PICTURE} alt={texts.productSmiles(other.smiles)} />
                {other.share.toFixed(2)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
