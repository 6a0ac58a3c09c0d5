import type { EnsembleNode, ForwardCheckAnswer, WireDirection } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import { forwardCheckOptions } from '../api/forward-check.ts';
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
  return <Expected check={check.data} />;
}

function Expected({ check }: { readonly check: ForwardCheckAnswer }) {
  const { share, outside, others } = check;
  return (
    <section className={classes.check} aria-label="Forward check">
      <p>
        {share === null
          ? 'Given these precursors, the model does not expect this product.'
          : `Given these precursors, the model expects this product with a share of ${share.toFixed(2)}${textbookWords(check)}.`}{' '}
        <span className={classes.dim}>Outside what is known: {outside.toFixed(2)}.</span>
      </p>
      {others.length > 0 && (
        <>
          <h3>Also expected from these</h3>
          <ul>
            {others.map((other) => (
              <li key={other.smiles}>
                <StructurePicture smiles={other.smiles} {...PICTURE} alt={`Product ${other.smiles}`} />
                {other.share.toFixed(2)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
