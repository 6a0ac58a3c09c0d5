import { type StrategyChangeBody, type StrategyDetail, type StrategyPreview, type StrategyTerms, strategyCalls } from '@retron/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';
import { keys } from './keys.ts';

/** What clauses can ask for by name: it changes with a release of the server. */
export const strategyTermsOptions = queryOptions<StrategyTerms>({
  queryKey: keys.strategyTerms,
  queryFn: ({ signal }) => call(strategyCalls.terms, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** A private copy of the signed-in user. */
export const copyStrategy = (id: number): Promise<StrategyDetail> => call(strategyCalls.copy, { body: { id } });

export const changeStrategy = (id: number, body: StrategyChangeBody): Promise<StrategyDetail> =>
  call(strategyCalls.change, { params: { id }, body });

export const shareStrategy = (id: number): Promise<StrategyDetail> => call(strategyCalls.share, { params: { id } });
export const revokeStrategy = (id: number): Promise<StrategyDetail> => call(strategyCalls.revoke, { params: { id } });

export async function deleteStrategy(id: number): Promise<void> {
  await call(strategyCalls.delete, { params: { id } });
}

/** What clauses do with one target. */
export const previewStrategy = (body: Parameters<typeof bodyOf>[0]): Promise<StrategyPreview> =>
  call(strategyCalls.preview, { body: bodyOf(body) });

const bodyOf = (body: {
  readonly structure: string;
  readonly direction: StrategyDetail['direction'];
  readonly clauses: NonNullable<StrategyChangeBody['clauses']>;
}) => ({ ...body, clauses: [...body.clauses] });
