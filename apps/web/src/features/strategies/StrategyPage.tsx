import { DIRECTIONS, MESSAGES, type StrategyClause, type StrategyDetail } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../addresses/paths.ts';
import { ApiError } from '../../api/api-error.ts';
import { strategyDetailOptions } from '../../api/reference-data.ts';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { PageFailure } from '../../shared/failures/PageFailure.tsx';
import { ownerText } from '../../shared/strategies.ts';
import { EFFECTS } from './effects.ts';
import { StrategyActions } from './StrategyActions.tsx';
import { StrategyEditor } from './StrategyEditor.tsx';
import classes from './strategies.module.css';

export interface StrategyPageProps {
  readonly strategyId: number;
}

/** One strategy with its clauses, in the order in which they are tried; its owner edits it here. */
export function StrategyPage({ strategyId }: StrategyPageProps) {
  const strategy = useQuery(strategyDetailOptions(strategyId));
  const [isEditing, setEditing] = useState(false);
  const isMissing = strategy.error instanceof ApiError && strategy.error.kind === 'not-found';
  if (strategy.isError && !strategy.data) {
    return (
      <PageFailure
        subject="Strategy"
        message={isMissing ? 'There is no such strategy.' : MESSAGES.strategiesLoad}
        error={strategy.error}
        onRetry={() => void strategy.refetch()}
        back={{ label: 'Strategies', to: paths.strategies }}
      />
    );
  }
  return (
    <div className={classes.content}>
      <ShellHeader crumbs={[{ label: 'Strategies', to: paths.strategies }, { label: strategy.data?.name ?? '' }]} />
      {strategy.isPending ? <LoadingRows count={3} height={72} label="Loading the strategy" /> : null}
      {strategy.data && !isEditing ? <Detail strategy={strategy.data} onEdit={() => setEditing(true)} /> : null}
      {strategy.data && isEditing ? <StrategyEditor strategy={strategy.data} onClose={() => setEditing(false)} /> : null}
    </div>
  );
}

function Detail({ strategy, onEdit }: { readonly strategy: StrategyDetail; readonly onEdit: () => void }) {
  const deciding = strategy.clauses.filter(({ factor }) => factor === null);
  const weighing = strategy.clauses.filter(({ factor }) => factor !== null);
  return (
    <div className={classes.column}>
      <h1>{strategy.name}</h1>
      <p className={classes.lead}>{strategy.comment}</p>
      <StrategyActions strategy={strategy} onEdit={onEdit} />
      <dl className={classes.facts}>
        <dt>Direction</dt>
        <dd>{DIRECTIONS[strategy.direction]}</dd>
        <dt>Owner</dt>
        <dd>{ownerText(strategy)}</dd>
        <dt>Group</dt>
        <dd>{strategy.group}</dd>
        <dt>Shareable</dt>
        <dd>{strategy.shareable ? 'Yes' : 'No'}</dd>
      </dl>
      <h2>Clauses</h2>
      <p className={classes.dim}>The first clause that fits a step decides. A step that none fits is left out.</p>
      <ol className={classes.clauses}>
        {deciding.map((clause) => (
          <ClauseRow key={clause.text} clause={clause} />
        ))}
      </ol>
      {deciding.length === 0 ? <p className={classes.dim}>This version of Retron does not know the clauses of this strategy.</p> : null}
      {weighing.length > 0 ? (
        <>
          <h2>Order</h2>
          <p className={classes.dim}>These move what was admitted up or down among suggestions of the same rating; all that fit count.</p>
          <ul className={classes.clauses}>
            {weighing.map((clause) => (
              <ClauseRow key={clause.text} clause={clause} />
            ))}
          </ul>
        </>
      ) : null}
      <p className={classes.back}>
        <Link to={paths.strategies}>All strategies</Link>
      </p>
    </div>
  );
}

/** What a clause does, its sentence, and what exactly it asks. */
function ClauseRow({ clause }: { readonly clause: StrategyClause }) {
  const { word, Icon } = EFFECTS[clause.effect];
  return (
    <li className={classes.clause}>
      <span className={classes.effect} data-effect={clause.effect}>
        <Icon size={14} stroke={1.75} aria-hidden />
        {word}
        {clause.factor === null ? '' : ` ×\u202f${clause.factor}`}
      </span>
      <div>
        <p>{clause.text}</p>
        <ul className={classes.terms} aria-label="Asks for">
          {clause.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
          {clause.terms.length === 0 ? <li>always</li> : null}
        </ul>
      </div>
    </li>
  );
}
