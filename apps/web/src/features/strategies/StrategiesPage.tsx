import { DIRECTIONS, type StrategyEntry } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { strategiesOptions } from '../../api/reference-data.ts';
import { Card } from '../../components/Card.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { ErrorState } from '../../components/states/ErrorState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import classes from './StrategiesPage.module.css';

/** The strategies a query can follow, for reading. */
export function StrategiesPage() {
  const strategies = useQuery(strategiesOptions);
  return (
    <div className={classes.page}>
      <ShellHeader crumbs={[{ label: 'Strategies' }]} />
      <h1>Strategies</h1>
      {strategies.isPending ? <LoadingRows count={2} height={120} label="Loading strategies" /> : null}
      {strategies.isError ? (
        <ErrorState
          message="Unable to load strategies. Please try to reload the page."
          error={strategies.error}
          onRetry={() => void strategies.refetch()}
        />
      ) : null}
      {strategies.data?.length === 0 ? <EmptyState sentence="There is no strategy yet." /> : null}
      <ul className={classes.grid}>
        {(strategies.data ?? []).map((strategy) => (
          <li key={strategy.id}>
            <StrategyCard strategy={strategy} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function StrategyCard({ strategy }: { readonly strategy: StrategyEntry }) {
  return (
    <Card title={strategy.name}>
      <p className={classes.comment}>{strategy.comment}</p>
      <dl className={classes.facts}>
        <div>
          <dt>Direction</dt>
          <dd>{DIRECTIONS[strategy.direction]}</dd>
        </div>
        <div>
          <dt>Owner</dt>
          <dd>{strategy.owner}</dd>
        </div>
        <div>
          <dt>Group</dt>
          <dd>{strategy.group}</dd>
        </div>
      </dl>
    </Card>
  );
}
