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
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/strategies.ts';
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
        subject={common.strategy}
        message={isMissing ? texts.noSuchStrategy : MESSAGES.strategiesLoad}
        error={strategy.error}
        onRetry={() => void strategy.refetch()}
        back={{ label: common.strategies, to: paths.strategies }}
      />
    );
  }
  return (
    <div className={classes.content}>
      <ShellHeader crumbs={[{ label: common.strategies, to: paths.strategies }, { label: strategy.data?.name ?? '' }]} />
      {strategy.isPending ? <LoadingRows count={3} height={72} label={texts.loadingStrategy} /> : null}
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
        <dt>{common.direction}</dt>
        <dd>{DIRECTIONS[strategy.direction]}</dd>
        <dt>{common.owner}</dt>
        <dd>{ownerText(strategy)}</dd>
        <dt>{common.group}</dt>
        <dd>{strategy.group}</dd>
        <dt>{texts.shareable}</dt>
        <dd>{strategy.shareable ? common.yes : common.no}</dd>
      </dl>
      <h2>{texts.clauses}</h2>
      <p className={classes.dim}>{texts.deciding}</p>
      <ol className={classes.clauses}>
        {deciding.map((clause) => (
          <ClauseRow key={clause.text} clause={clause} />
        ))}
      </ol>
      {deciding.length === 0 ? <p className={classes.dim}>{texts.clausesNotKnown}</p> : null}
      {weighing.length > 0 ? (
        <>
          <h2>{texts.order}</h2>
          <p className={classes.dim}>{texts.weighing}</p>
          <ul className={classes.clauses}>
            {weighing.map((clause) => (
              <ClauseRow key={clause.text} clause={clause} />
            ))}
          </ul>
        </>
      ) : null}
      <p className={classes.back}>
        <Link to={paths.strategies}>{texts.allStrategies}</Link>
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
        <ul className={classes.terms} aria-label={texts.asksFor}>
          {clause.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
          {clause.terms.length === 0 ? <li>{texts.always}</li> : null}
        </ul>
      </div>
    </li>
  );
}
