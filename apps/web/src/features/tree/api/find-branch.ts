import { treeCalls } from '@retron/contract';
import { idAt, type Place, structuresDownTo } from '@retron/tree';
import { call } from '../../../api/client.ts';
import { branchPlaces } from '../model/found-routes.ts';

/** The steps of the cheapest way known from starting materials to the structure at a place; none where none is known. */
export async function findBranch(queryId: number, place: Place): Promise<readonly Place[]> {
  const path = structuresDownTo(place).slice(0, -1).join(',');
  const params = { id: queryId, sid: idAt(place) };
  const { route } = await call(treeCalls.findBranch, { params, query: path === '' ? {} : { path } });
  return route === null ? [] : branchPlaces(route, place);
}
