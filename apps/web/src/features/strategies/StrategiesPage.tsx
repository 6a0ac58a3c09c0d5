import { Button, TextInput } from '@mantine/core';
import { DIRECTIONS, MESSAGES, type StrategyEntry } from '@retron/contract';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../addresses/paths.ts';
import { strategiesOptions } from '../../api/reference-data.ts';
import { FilterGroupSection } from '../../components/filters/FilterGroupSection.tsx';
import { FilterPanel } from '../../components/filters/FilterPanel.tsx';
import { ShellHeader } from '../../components/shell/ShellHeader.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { LoadingRows } from '../../components/states/LoadingRows.tsx';
import { useSlashKey } from '../../components/use-slash-key.ts';
import { useUrlSearch } from '../../components/use-url-search.ts';
import { ErrorState } from '../../shared/failures/ErrorState.tsx';
import { ownerText } from '../../shared/strategies.ts';
import * as common from '../../texts/common.ts';
import * as texts from '../../texts/strategies.ts';
import { GROUP_TITLES } from '../../texts/strategies.ts';
import classes from './strategies.module.css';
import {
  readStrategyView,
  STRATEGY_GROUPS,
  type StrategyView,
  shownStrategies,
  strategyOptions,
  withToggled,
  writeStrategyView,
} from './strategy-filters.ts';

/** The strategies a query can follow, as cards: those of the product, one's own, and those that others share. */
export function StrategiesPage() {
  const strategies = useQuery(strategiesOptions);
  const [search, changeSearch] = useUrlSearch();
  const view = readStrategyView(search);
  const input = useSlashKey<HTMLInputElement>();
  const handleView = (next: StrategyView) => changeSearch((parameters) => writeStrategyView(next, parameters));
  const all = strategies.data ?? [];
  const shown = shownStrategies(all, view);
  return (
    <div className={classes.work}>
      <ShellHeader crumbs={[{ label: common.strategies }]} />
      <FilterPanel
        inUse={STRATEGY_GROUPS.filter((group) => view.filters[group].length > 0).length}
        onClear={() => handleView({ ...view, filters: { direction: [], owner: [], group: [] } })}
      >
        {STRATEGY_GROUPS.map((group) => (
          <FilterGroupSection
            key={group}
            title={GROUP_TITLES[group]}
            options={strategyOptions(all, group, view)}
            chosen={view.filters[group]}
            isOpenAtFirst
            onToggle={(value) => handleView(withToggled(view, group, value))}
          />
        ))}
      </FilterPanel>
      <div className={classes.content}>
        <div className={classes.head}>
          <h1>{common.strategies}</h1>
          <span className={classes.dim} role="status">
            {strategies.data ? texts.shownOfAll(shown.length, all.length) : ''}
          </span>
          <span className={classes.grow} />
          <TextInput
            ref={input}
            className={classes.search}
            aria-label={texts.searchByNameOrComment}
            placeholder={texts.nameOrComment}
            leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
            value={view.term}
            onChange={(event) => handleView({ ...view, term: event.currentTarget.value })}
          />
        </div>
        {strategies.isPending ? <LoadingRows count={8} height={190} grid={classes.grid} label={texts.loadingStrategies} /> : null}
        {strategies.isError ? (
          <ErrorState message={MESSAGES.strategiesLoad} error={strategies.error} onRetry={() => void strategies.refetch()} />
        ) : null}
        {strategies.data?.length === 0 ? <EmptyState sentence={texts.noStrategyYet} /> : null}
        {all.length > 0 && shown.length === 0 ? (
          <EmptyState
            sentence={texts.noStrategyMatchesFilters}
            action={
              <Button variant="default" onClick={() => handleView(readStrategyView(new URLSearchParams()))}>
                {common.clearFilters}
              </Button>
            }
          />
        ) : null}
        <ul className={classes.grid}>
          {shown.map((strategy) => (
            <li key={strategy.id}>
              <StrategyCard strategy={strategy} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A whole card is the link; its name alone is what a screen reader says. */
function StrategyCard({ strategy }: { readonly strategy: StrategyEntry }) {
  return (
    <article className={classes.card}>
      <h2>
        <Link to={paths.strategy(strategy.id)}>{strategy.name}</Link>
      </h2>
      <p className={classes.comment}>{strategy.comment}</p>
      <dl className={classes.facts}>
        <dt>{common.direction}</dt>
        <dd>{DIRECTIONS[strategy.direction]}</dd>
        <dt>{common.owner}</dt>
        <dd>{ownerText(strategy)}</dd>
        <dt>{common.group}</dt>
        <dd>{strategy.group}</dd>
      </dl>
    </article>
  );
}
