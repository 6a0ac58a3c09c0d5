import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../running/client.ts';
import { groupBy } from './group-by.ts';
import type { Ledger } from './ledger.ts';
import { keys, type StartedQuery, THERE, type Written } from './written.ts';

/** How long the last query may take until it is done, once nobody disturbs any more. */
const SETTLE_MS = 150_000;
/** Calls at the same time. */
const AT_ONCE = 6;

/** What is wrong; each a sentence. */
export interface Findings {
  /** Acknowledged, and not there; or refused, and there. */
  readonly lost: string[];
  readonly duplicated: string[];
  /** Still Busy. */
  readonly stuck: string[];
  /** Ended with Error. */
  readonly failed: string[];
  /** Another tree than an earlier query with the same question. */
  readonly unequal: string[];
  /** Could not be looked at. */
  readonly unread: string[];
  /** A process held far more than it ever needs. */
  readonly leaked: string[];
}

export const noFindings = (): Findings => ({ lost: [], duplicated: [], stuck: [], failed: [], unequal: [], unread: [], leaked: [] });

interface Listed {
  readonly id: number;
  readonly sessionid: string;
  readonly comment: string;
  readonly status: 'Busy' | 'Ready' | 'Stopped' | 'Error';
  readonly message: string | null;
  readonly suggestions: number;
}

/** Looks at everything that was written, over HTTP, as its writers see it. Nobody may write meanwhile. */
export class Verifier {
  readonly #written: Written;
  readonly #ledger: Ledger;
  /** The tree of each question, as the first query with it had it. */
  readonly #trees = new Map<string, { readonly digest: string; readonly queryId: number }>();
  /** Queries whose tree was compared: it does not change any more. */
  readonly #compared = new Set<number>();
  /** What was looked at before, and not written since. */
  readonly #seen = new Map<string, string | null>();

  constructor(written: Written, ledger: Ledger) {
    this.#written = written;
    this.#ledger = ledger;
  }

  /** @param isAll - false leaves out what was found right before and not written since */
  async verify(clients: readonly Client[], isAll: boolean): Promise<Findings> {
    const findings = noFindings();
    if (isAll) this.#seen.clear();
    const lists = await this.#settled(clients, findings);
    const there = new Map<number, Listed>();
    for (const client of clients) this.#judgeQueries(client, lists.get(client) ?? null, there, findings);
    await this.#judgeProjects(clients, findings);
    await this.#judgeContents(there, findings);
    return findings;
  }

  /** Lists of all queries of each client, as soon as none is Busy. */
  async #settled(clients: readonly Client[], findings: Findings): Promise<ReadonlyMap<Client, readonly Listed[] | null>> {
    const deadline = Date.now() + SETTLE_MS;
    for (;;) {
      const lists = new Map<Client, readonly Listed[] | null>();
      for (const client of clients) lists.set(client, await listAll(client));
      const busy = [...lists.values()].flatMap((list) => (list ?? []).filter(({ status }) => status === 'Busy'));
      if (busy.length === 0) return lists;
      if (Date.now() > deadline) {
        findings.stuck.push(...busy.map(({ id, sessionid }) => `query ${id} (${sessionid}) is still Busy`));
        return lists;
      }
      await sleep(500);
    }
  }

  #judgeQueries(client: Client, list: readonly Listed[] | null, there: Map<number, Listed>, findings: Findings): void {
    if (list === null) {
      findings.unread.push(`queries of ${client.username}`);
      return;
    }
    const byId = new Map(list.map((query) => [query.id, query]));
    const own = this.#written.queries.filter(({ owner }) => owner === client);
    for (const query of own) {
      const listed = byId.get(query.id);
      if (listed) there.set(query.id, listed);
      byId.delete(query.id);
      // With its project away, it is not to be seen.
      if (!this.#isProjectThere(query)) continue;
      this.#judge(keys.query(query.id), listed ? [THERE] : [], findings);
      if (!listed) continue;
      this.#judge(keys.queryName(query.id), [listed.sessionid], findings);
      if (this.#ledger.kindOf(keys.queryDescription(query.id))) {
        this.#judge(keys.queryDescription(query.id), listed.comment === '' ? [] : [listed.comment], findings);
      }
      if (listed.status === 'Error') findings.failed.push(`query ${query.id}: ${listed.message ?? 'without a reason'}`);
    }
    // What is left was started without an answer, or by nobody.
    const starts = this.#written.uncertainStarts.filter(({ owner }) => owner === client);
    for (const { name } of starts) {
      const found = [...byId.values()].filter(({ sessionid }) => sessionid === name);
      for (const { id, status, message } of found) {
        byId.delete(id);
        if (status === 'Error') findings.failed.push(`query ${id}: ${message ?? 'without a reason'}`);
      }
      this.#judge(
        keys.start(name),
        found.map(() => THERE),
        findings,
      );
    }
    for (const { id, sessionid } of byId.values()) findings.duplicated.push(`query ${id} (${sessionid}) was started by nobody`);
  }

  #isProjectThere({ projectId }: StartedQuery): boolean {
    const key = keys.project(projectId);
    return this.#ledger.kindOf(key) === null || this.#ledger.valueOf(key) === THERE;
  }

  async #judgeProjects(clients: readonly Client[], findings: Findings): Promise<void> {
    for (const client of clients) {
      const names = await client.read<{ id: number; name: string }[]>('/app/api/projects/names/list');
      if (names === null) {
        findings.unread.push(`projects of ${client.username}`);
        continue;
      }
      for (const { id } of this.#written.projects.filter(({ owner }) => owner === client)) {
        const found = names.filter((project) => project.id === id);
        this.#judge(
          keys.project(id),
          found.map(() => THERE),
          findings,
        );
        if (found.length > 0 && this.#ledger.kindOf(keys.projectName(id))) {
          // Before the first name that was given, any is right.
          const isNamed = this.#ledger.isKnown(keys.projectName(id));
          if (isNamed) this.#judge(keys.projectName(id), [found[0].name], findings);
        }
      }
      for (const { name } of this.#written.uncertainProjects.filter(({ owner }) => owner === client)) {
        const found = names.filter((project) => project.name === name);
        this.#judge(
          keys.projectMade(name),
          found.map(() => THERE),
          findings,
        );
      }
    }
  }

  /** Comments, views, notes, runs and trees. */
  async #judgeContents(there: ReadonlyMap<number, Listed>, findings: Findings): Promise<void> {
    const { comments, views, notes, queries } = this.#written;
    const jobs: (() => Promise<void>)[] = [];
    const look = <T>(owner: Client, path: string, judge: (answer: T) => void) => {
      jobs.push(async () => {
        const answer = await readPatiently<T>(owner, path);
        if (answer === null) findings.unread.push(path);
        else judge(answer);
      });
    };

    const isNew = (key: string) => this.#seen.get(key) !== this.#ledger.valueOf(key) || this.#ledger.valueOf(key) === null;
    const isReadable = ({ queryId }: { readonly queryId: number | null }) => queryId === null || there.has(queryId);
    const freshComments = comments.filter((comment) => isReadable(comment) && isNew(keys.comment(comment.message)));
    for (const [place, group] of groupBy(freshComments, placeOf)) {
      look<{ message: string }[]>(group[0].owner, `/app/api/${place}/comments`, (found) => {
        for (const { message } of group) {
          const same = found.filter((comment) => comment.message === message);
          this.#judge(
            keys.comment(message),
            same.map(() => THERE),
            findings,
          );
        }
      });
    }
    const freshViews = views.filter((view) => isReadable(view) && isNew(keys.view(view.name)));
    for (const [path, group] of groupBy(freshViews, ({ projectId, queryId }) => `/app/api/projects/${projectId}/query/${queryId}/states`)) {
      look<{ name: string; state: { value: string } }[]>(group[0].owner, path, (found) => {
        for (const { name } of group) {
          const values = found.filter((view) => view.name === name).map(({ state }) => state.value);
          this.#judge(keys.view(name), values, findings);
        }
      });
    }
    const freshNotes = notes.filter((note) => isReadable(note) && isNew(keys.note(note.queryId, note.bonds)));
    for (const { queryId, owner, bonds } of freshNotes) {
      look<{ targethash: string }>(owner, `/app/api/queries/${queryId}`, ({ targethash }) => {
        look<{ clusters: { bonds: string[]; comment: string }[] }>(
          owner,
          `/app/api/queries/${queryId}/disconnection/${targethash}`,
          ({ clusters }) => {
            const noted = clusters.filter((cluster) => cluster.bonds.join() === bonds.join()).map(({ comment }) => comment);
            this.#judge(keys.note(queryId, bonds), noted.filter(Boolean), findings);
          },
        );
      });
    }
    for (const query of queries) {
      const listed = there.get(query.id);
      const key = keys.queryRuns(query.id);
      if (listed?.status !== 'Ready' || (this.#compared.has(query.id) && !isNew(key))) continue;
      look<{ plannedBy: unknown[]; tree: unknown; leftOut: unknown }>(query.owner, `/app/api/queries/${query.id}`, (answer) => {
        this.#judge(key, [String(answer.plannedBy.length)], findings);
        this.#compareTree(query, [answer.tree, answer.leftOut, listed.suggestions], findings);
      });
    }
    await inTurns(jobs);
  }

  #compareTree({ id, question, isTouched }: StartedQuery, facts: unknown, findings: Findings): void {
    this.#compared.add(id);
    if (isTouched) return;
    const digest = createHash('sha256').update(JSON.stringify(facts)).digest('hex');
    const asked = JSON.stringify(question);
    const first = this.#trees.get(asked);
    if (first === undefined) this.#trees.set(asked, { digest, queryId: id });
    else if (first.digest !== digest) findings.unequal.push(`query ${id} has another tree than query ${first.queryId}`);
  }

  #judge(key: string, found: readonly string[], findings: Findings): void {
    const verdict = this.#ledger.judge(key, found);
    if (verdict === 'kept') this.#seen.set(key, this.#ledger.valueOf(key));
    else
      findings[verdict].push(
        `${key}: ${found.length === 0 ? 'not there' : `found ${found.join(' and ')}`}, ${this.#ledger.valueOf(key)} was acknowledged`,
      );
  }
}

const placeOf = ({ projectId, queryId }: { readonly projectId: number; readonly queryId: number | null }): string =>
  queryId === null ? `projects/${projectId}` : `queries/${queryId}`;

async function listAll(client: Client): Promise<readonly Listed[] | null> {
  const all: Listed[] = [];
  for (let page = 1; ; page++) {
    const path = `/app/api/queries?owner=${client.username}&per_page=500&page=${page}&order=asc`;
    const answer = await readPatiently<{ queries: readonly Listed[]; total: number }>(client, path);
    if (answer === null) return null;
    all.push(...answer.queries);
    if (answer.queries.length < 500) return all;
  }
}

async function readPatiently<T>(client: Client, path: string): Promise<T | null> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await client.read<T>(path);
    if (answer !== null) return answer;
    await sleep(500);
  }
  return null;
}

/** Runs all, those that are added meanwhile too, some at the same time. */
async function inTurns(jobs: (() => Promise<void>)[]): Promise<void> {
  const work = async () => {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
