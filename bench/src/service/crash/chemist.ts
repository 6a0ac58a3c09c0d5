import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '../running/chance.ts';
import type { Client, Reply } from '../running/client.ts';
import { ABSENT, type Intent, type Ledger } from './ledger.ts';
import { QUESTIONS, startBody } from './questions.ts';
import { keys, type StartedQuery, THERE, type Written } from './written.ts';

/** Queries of one chemist that may run at the same time, so that the planner keeps up. */
const MOST_RUNNING = 2;
/** Queries that a chemist goes on working with: the newest. */
const MOST_IN_HAND = 6;
const FOLLOW_MS = 4000;

interface TreeNode {
  readonly sid: number;
  readonly children: readonly { readonly children: readonly TreeNode[] }[];
}

/** A user who works all the time: starts, stops, names, comments, saves, deletes, restores; writes every answer into the ledger. */
export class Chemist {
  readonly client: Client;
  /** Everything that was written, by all. */
  readonly #written: Written;
  readonly #ledger: Ledger;
  readonly #chance: Chance;
  readonly #sharedProjects: readonly number[];
  #counter = 0;
  #work: Promise<void> | null = null;
  #isResting = true;
  #ownProject: { readonly id: number } | null = null;

  constructor(
    client: Client,
    shared: { readonly written: Written; readonly ledger: Ledger; readonly projects: readonly number[] },
    chance: Chance,
  ) {
    this.client = client;
    this.#written = shared.written;
    this.#ledger = shared.ledger;
    this.#sharedProjects = shared.projects;
    this.#chance = chance;
  }

  /** Works until `rest`. */
  begin(): void {
    this.#isResting = false;
    this.#work = this.#workOn();
  }

  /** Ends after the call under way. */
  async rest(): Promise<void> {
    this.#isResting = true;
    await this.#work;
  }

  readonly #actions: readonly (readonly [() => Promise<void>, number])[] = [
    [() => this.#startQuery(this.#chance.pick(this.#sharedProjects)), 5],
    [() => this.#comment(), 6],
    [() => this.#deleteComment(), 1],
    [() => this.#saveView(), 4],
    [() => this.#changeView(), 2],
    [() => this.#nameQuery(), 3],
    [() => this.#describeQuery(), 2],
    [() => this.#stopQuery(), 1],
    [() => this.#continueQuery(), 2],
    [() => this.#deleteQuery(), 1],
    [() => this.#note(), 2],
    [() => this.#workOnProject(), 3],
    [() => this.#look(), 5],
    [() => this.#follow(), 1],
    [async () => void (await this.client.signIn()), 0.3],
  ];

  async #workOn(): Promise<void> {
    while (!this.#isResting) {
      await this.#chance.weighted(this.#actions)();
      await sleep(this.#chance.between(50, 300));
    }
  }

  #newName(what: string): string {
    return `${this.client.username} ${what} ${++this.#counter}`;
  }

  /** Queries at hand, whose last write was answered. */
  #queriesAtHand(): readonly StartedQuery[] {
    return this.#written.queries
      .filter((query) => query.owner === this.client && this.#ledger.valueOf(keys.query(query.id)) === THERE)
      .slice(-MOST_IN_HAND);
  }

  async #withQuery(work: (query: StartedQuery) => Promise<void>): Promise<void> {
    const queries = this.#queriesAtHand();
    if (queries.length > 0) await work(this.#chance.pick(queries));
  }

  /** Writes and keeps what was answered. */
  async #write(intent: Intent, method: string, path: string, body?: object): Promise<Reply> {
    const reply = await this.client.call(method, path, body);
    this.#ledger.settle(intent, reply.kind);
    return reply;
  }

  async #startQuery(projectId: number): Promise<void> {
    const running = await this.client.read<{ total: number }>(`/app/api/queries?owner=${this.client.username}&status=Busy&per_page=1`);
    if (running === null || running.total >= MOST_RUNNING) return;
    const name = this.#newName('query');
    const question = this.#chance.weighted(QUESTIONS);
    const mode = this.#chance.pick(['INTERACTIVE', 'BACKGROUND'] as const);
    await startAndKeep({ client: this.client, ledger: this.#ledger, written: this.#written }, startBody(question, name, projectId, mode), {
      name,
      projectId,
      question,
    });
  }

  async #comment(): Promise<void> {
    const message = this.#newName('says');
    const query = this.#chance.pick([...this.#queriesAtHand(), null]);
    const projectId = query?.projectId ?? this.#chance.pick(this.#sharedProjects);
    const about = query === null ? { action: 'PROJECT', project: projectId } : { action: 'QUERY', project: projectId, query: query.id };
    const intent = { key: keys.comment(message), kind: 'comment written or deleted', value: THERE } as const;
    this.#written.comments.push({ message, owner: this.client, projectId, queryId: query?.id ?? null });
    await this.#write(intent, 'POST', '/app/api/comments', { ...about, title: 'A thought', message });
  }

  async #deleteComment(): Promise<void> {
    const comments = this.#written.comments.filter(
      ({ message, owner, queryId }) => owner === this.client && queryId === null && this.#ledger.valueOf(keys.comment(message)) === THERE,
    );
    if (comments.length === 0) return;
    const { message, projectId } = this.#chance.pick(comments.slice(-5));
    const listed = await this.client.read<{ id: number; message: string }[]>(`/app/api/projects/${projectId}/comments`);
    const found = listed?.find((comment) => comment.message === message);
    if (!found) return;
    const intent = { key: keys.comment(message), kind: 'comment written or deleted', value: ABSENT } as const;
    await this.#write(intent, 'DELETE', `/app/api/comments/${found.id}`);
  }

  #saveView(): Promise<void> {
    return this.#withQuery(async ({ id, projectId }) => {
      const name = this.#newName('view');
      const value = String(this.#counter);
      this.#written.views.push({ name, owner: this.client, projectId, queryId: id });
      const intent = { key: keys.view(name), kind: 'view saved or deleted', value } as const;
      await this.#write(intent, 'POST', `/app/api/projects/${projectId}/query/${id}/states`, { name, state: viewOf(value) });
    });
  }

  /** Saves an earlier view again, or deletes it. */
  async #changeView(): Promise<void> {
    const views = this.#written.views.filter(({ name, owner, queryId }) => {
      const isThere = (this.#ledger.valueOf(keys.view(name)) ?? ABSENT) !== ABSENT;
      return owner === this.client && isThere && this.#ledger.valueOf(keys.query(queryId)) === THERE;
    });
    if (views.length === 0) return;
    const { name, projectId, queryId } = this.#chance.pick(views.slice(-10));
    const isDeleted = this.#chance.next() < 0.3;
    const path = `/app/api/projects/${projectId}/query/${queryId}/states`;
    const listed = await this.client.read<{ id: number; name: string }[]>(path);
    const found = listed?.find((view) => view.name === name);
    if (!found) return;
    const value = isDeleted ? ABSENT : `${this.#newName('again')}`;
    const intent = { key: keys.view(name), kind: 'view saved or deleted', value } as const;
    if (isDeleted) await this.#write(intent, 'DELETE', `${path}/${found.id}`);
    else await this.#write(intent, 'PUT', `${path}/${found.id}`, { name, state: viewOf(value) });
  }

  #nameQuery(): Promise<void> {
    return this.#withQuery(async ({ id }) => {
      if (!this.#ledger.isKnown(keys.queryName(id))) return;
      const name = this.#newName('named query');
      const intent = { key: keys.queryName(id), kind: 'query named', value: name } as const;
      await this.#write(intent, 'POST', `/app/api/queries/${id}/rename`, { name });
    });
  }

  #describeQuery(): Promise<void> {
    return this.#withQuery(async ({ id }) => {
      if (!this.#ledger.isKnown(keys.queryDescription(id))) return;
      const comment = this.#newName('describes');
      const intent = { key: keys.queryDescription(id), kind: 'query described', value: comment } as const;
      await this.#write(intent, 'PUT', `/app/apiv2/queries/${id}`, { comment });
    });
  }

  #stopQuery(): Promise<void> {
    return this.#withQuery(async (query) => {
      query.isTouched = true;
      await this.client.call('POST', `/app/api/queries/${query.id}/stop`);
    });
  }

  /** Goes on planning from a leaf of the first level. */
  #continueQuery(): Promise<void> {
    return this.#withQuery(async (query) => {
      const key = keys.queryRuns(query.id);
      if (!this.#ledger.isKnown(key)) return;
      const loaded = await this.client.read<{ status: string; tree: TreeNode | null }>(`/app/api/queries/${query.id}`);
      const leaf = loaded?.tree?.children.flatMap(({ children }) => children).find(({ children }) => children.length === 0);
      if (loaded?.status !== 'Ready' || !leaf) return;
      query.isTouched = true;
      const value = String(Number(this.#ledger.valueOf(key)) + 1);
      await this.#write({ key, kind: 'query continued', value }, 'POST', `/app/api/queries/${query.id}/continue`, {
        structlistid: leaf.sid,
      });
    });
  }

  /** Deletes a query, and mostly restores it. */
  #deleteQuery(): Promise<void> {
    return this.#withQuery(async (query) => {
      query.isTouched = true;
      const key = keys.query(query.id);
      const kind = 'query deleted or restored';
      const deleted = await this.#write({ key, kind, value: ABSENT }, 'DELETE', `/app/apiv2/queries/${query.id}`);
      if (deleted.kind !== 'acknowledged' || this.#chance.next() < 0.3) return;
      await this.#write({ key, kind, value: THERE }, 'POST', `/app/api/queries/${query.id}/restore`);
    });
  }

  #note(): Promise<void> {
    return this.#withQuery(async ({ id }) => {
      const query = await this.client.read<{ status: string; targethash: string }>(`/app/api/queries/${id}`);
      if (query?.status !== 'Ready') return;
      const path = `/app/api/queries/${id}/disconnection/${query.targethash}`;
      const summary = await this.client.read<{ clusters: readonly { bonds: readonly string[] }[] }>(path);
      const bonds = summary?.clusters.find((cluster) => cluster.bonds.length > 0)?.bonds;
      if (!bonds || !this.#ledger.isKnown(keys.note(id, bonds))) return;
      const comment = this.#newName('notes');
      this.#written.notes.push({ queryId: id, owner: this.client, bonds });
      const intent = { key: keys.note(id, bonds), kind: 'disconnection noted', value: comment } as const;
      await this.#write(intent, 'POST', path, { cluster: { bonds, comment } });
    });
  }

  /** Makes a project, works in it, names, deletes and restores it. */
  async #workOnProject(): Promise<void> {
    const project = this.#ownProject;
    if (project === null || !this.#ledger.isKnown(keys.project(project.id)) || this.#chance.next() < 0.1) return this.#makeProject();
    const key = keys.project(project.id);
    const kind = 'project made, deleted or restored';
    if (this.#ledger.valueOf(key) === ABSENT) {
      await this.#write({ key, kind, value: THERE }, 'POST', `/app/api/projects/${project.id}/restore`);
      return;
    }
    await this.#chance.weighted<() => Promise<unknown>>([
      [() => this.#startQuery(project.id), 2],
      [() => this.#nameProject(project.id), 3],
      [
        async () => {
          for (const query of this.#written.queries) if (query.projectId === project.id) query.isTouched = true;
          await this.#write({ key, kind, value: ABSENT }, 'DELETE', `/app/api/projects/${project.id}`);
        },
        2,
      ],
    ])();
  }

  async #makeProject(): Promise<void> {
    const name = this.#newName('project');
    const reply = await this.client.call('POST', '/app/apiv2/projects', { name });
    const kind = 'project made, deleted or restored';
    if (reply.kind === 'unknown') {
      this.#written.uncertainProjects.push({ name, owner: this.client });
      this.#ledger.settle({ key: keys.projectMade(name), kind, value: THERE }, 'unknown');
    }
    if (reply.kind !== 'acknowledged') return;
    const { id } = reply.body as { id: number };
    this.#ownProject = { id };
    this.#written.projects.push({ id, owner: this.client });
    this.#ledger.settle({ key: keys.project(id), kind, value: THERE }, 'acknowledged');
  }

  async #nameProject(id: number): Promise<void> {
    if (!this.#ledger.isKnown(keys.projectName(id))) return;
    const name = this.#newName('named project');
    await this.#write({ key: keys.projectName(id), kind: 'project named', value: name }, 'PUT', `/app/apiv2/projects/${id}`, { name });
  }

  async #look(): Promise<void> {
    const query = this.#chance.pick([...this.#queriesAtHand(), null]);
    const ofQuery = (id: number) => [
      `/app/api/queries/${id}`,
      `/app/api/queries/${id}/status?since=0`,
      `/app/api/queries/${id}/tree/1/children?limit=20`,
      `/app/api/queries/${id}/structures/1/picture?w=200&h=200`,
      `/app/api/queries/${id}/routes`,
    ];
    const always = ['/app/api/queries?counts=yes&per_page=20', '/app/apiv2/projects', '/app/api/structures/picture?smiles=CCO&w=100&h=100'];
    await this.client.get(this.#chance.pick([...always, ...(query === null ? [] : ofQuery(query.id))]));
  }

  /** Listens to a query's event stream for a while, beside other work. */
  #follow(): Promise<void> {
    return this.#withQuery(async ({ id }) => void this.client.follow(`/app/api/queries/${id}/events?since=0`, FOLLOW_MS));
  }
}

const viewOf = (value: string): object => ({ value, hidden: [1, 2, 3], zoom: 1.5 });

/** Starts a query and keeps what was answered. @returns its number; null where it was not acknowledged */
export async function startAndKeep(
  { client, ledger, written }: { readonly client: Client; readonly ledger: Ledger; readonly written: Written },
  body: object,
  { name, projectId, question }: { readonly name: string; readonly projectId: number; readonly question: StartedQuery['question'] },
): Promise<number | null> {
  const reply = await client.call('POST', '/app/apiv2/queries/start', body);
  const kind = 'query started';
  if (reply.kind === 'unknown') {
    written.uncertainStarts.push({ name, owner: client });
    ledger.settle({ key: keys.start(name), kind, value: THERE }, 'unknown');
  }
  if (reply.kind !== 'acknowledged') return null;
  const { id } = reply.body as { id: number };
  written.queries.push({ id, owner: client, projectId, question, isTouched: false });
  ledger.settle({ key: keys.query(id), kind, value: THERE }, 'acknowledged');
  ledger.assume({ key: keys.queryName(id), kind: 'query named', value: name });
  ledger.assume({ key: keys.queryRuns(id), kind: 'query continued', value: '1' });
  return id;
}
