import type { ExportKind } from '@retron/tree';
import type { ExportCluster, ExportPrecedent, ExportReaction, ExportStructure } from '../content.ts';
import type { ExportChemistry, PictureRequest } from '../export-file.ts';
import { doiUrl, type Facts, priceSign, stepsOf, yieldBasis } from '../facts.ts';
import { NO_CITATION } from '../tables/precedents-table.ts';
import { minutes, queryFacts } from '../tables/query-table.ts';
import { percent } from '../tables/table.ts';
import { ReportPages } from './page.ts';

/** Precedents written out below a step; the workbook has them all. */
const PRECEDENTS_A_STEP = 5;
/** Points of a picture; a px of a drawing is a point. */
const REACTION = { widthPx: 499, heightPx: 130 };
const TARGET = { widthPx: 300, heightPx: 180 };
const STRUCTURE = { widthPx: 180, heightPx: 100 };

const UNKNOWN = 'unknown';
const NOT_GIVEN = 'not given';

const TITLES: Readonly<Record<ExportKind, string>> = {
  pathways: 'Synthesis routes',
  precedents: 'Precedents',
  clusterstatistics: 'Cluster statistics',
  disconnections: 'Disconnections',
};

export interface ReportRequest {
  readonly facts: Facts;
  readonly kind: ExportKind;
  readonly chemistry: ExportChemistry;
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** A report to read and print: the target, then what the kind is about, with evidence, conditions and citations. */
export async function writeReport(request: ReportRequest): Promise<Uint8Array> {
  const { facts, kind } = request;
  const { query } = facts.content;
  const pages = new ReportPages(`${TITLES[kind]}: ${query.name}`, query.exportedBy, query.exportedAt);
  const report = new Report(pages, request);
  await report.target();
  if (kind === 'pathways') await report.routes();
  else if (kind === 'precedents') await report.precedents(facts.content.precedents);
  else await report.clusters(kind);
  return pages.finish(`Retron ${query.programVersion} · ${query.name} · ${query.exportedBy} · ${minutes(query.exportedAt)} UTC`);
}

class Report {
  readonly #pages: ReportPages;
  readonly #facts: Facts;
  readonly #kind: ExportKind;
  readonly #chemistry: ExportChemistry;
  readonly #onProgress: (share: number) => void;

  constructor(pages: ReportPages, { facts, kind, chemistry, onProgress }: ReportRequest) {
    this.#pages = pages;
    this.#facts = facts;
    this.#kind = kind;
    this.#chemistry = chemistry;
    this.#onProgress = onProgress ?? (() => undefined);
  }

  async target(): Promise<void> {
    const { query } = this.#facts.content;
    this.#pages.heading(`${TITLES[this.#kind]}: ${query.name}`, 1);
    await this.#picture({ smiles: query.targetSmiles, ...TARGET });
    for (const [name, value] of queryFacts(query)) this.#pages.fact(name, String(value));
    this.#pages.paragraph(
      'Choice and feasibility are estimates. Conditions and yields are those of precedents, not of the reactions drawn.',
      'faint',
    );
  }

  async routes(): Promise<void> {
    const steps = stepsOf(this.#facts);
    let label: string | null = null;
    for (const [index, { reaction, route, step, of }] of steps.entries()) {
      if ((route?.label ?? '') !== label) {
        label = route?.label ?? '';
        this.#pages.heading(route === null ? 'Suggestions' : `Route ${route.label}`, 2);
        if (route !== null && route.open.length > 0) {
          this.#pages.paragraph(`Left open: nothing makes ${route.open.join(', ')}, and no catalogue that was asked has it.`);
        }
      }
      await this.#reaction(reaction, route === null ? reaction.no : `Step ${step} of ${of}: ${reaction.no}`);
      this.#onProgress((index + 1) / steps.length);
    }
    await this.#startingMaterials();
  }

  async #reaction(reaction: ExportReaction, heading: string): Promise<void> {
    const pages = this.#pages;
    const names = reaction.nameReactions.map(({ name, count }) => `${name} (${count})`);
    pages.heading(`${heading} · ${reaction.name}`, 3);
    await this.#picture({ reactants: this.#facts.reactantSmiles(reaction), product: this.#facts.productSmiles(reaction), ...REACTION });
    pages.fact('Structures', `${[...reaction.reactants, ...reaction.partners].join(' + ')} → ${reaction.product}`);
    pages.fact('Rating', `${reaction.rating} ${reaction.ratingWord}`);
    pages.fact('Choice', shareText(reaction.choice));
    pages.fact('Feasibility', shareText(reaction.feasibility));
    if (names.length > 0) pages.fact('Name reactions', names.join(', '));
    pages.fact('Conditions', reaction.conditions[0]?.text ?? NOT_GIVEN);
    pages.fact('Yield', yieldText(reaction));
    for (const warning of reaction.warnings) pages.fact('Warning', warning);
    for (const { author, text } of reaction.comments) pages.fact('Comment', `${author}: ${text}`);
    const precedents = this.#facts.precedents(reaction.no);
    pages.fact('Precedents', String(reaction.precedentCount));
    for (const precedent of precedents.slice(0, PRECEDENTS_A_STEP)) this.#citation(precedent);
  }

  #citation(precedent: ExportPrecedent): void {
    const { citation, citationUrl, doi, similarity } = precedent;
    const url = doi === null ? citationUrl : doiUrl(doi);
    this.#pages.fact(
      `similarity ${similarity} %`,
      [citation ?? NO_CITATION, doi === null ? '' : `doi:${doi}`].filter(Boolean).join(', '),
      url,
    );
  }

  async #startingMaterials(): Promise<void> {
    const materials = this.#facts.content.structures.filter(({ role }) => role === 'starting material');
    if (materials.length === 0) return;
    this.#pages.heading('Starting materials', 2);
    for (const material of materials) await this.#material(material);
  }

  async #material(material: ExportStructure): Promise<void> {
    const pages = this.#pages;
    pages.heading(material.no, 3);
    await this.#picture({ smiles: material.smiles, ...STRUCTURE });
    pages.fact('Formula', material.formula ?? UNKNOWN);
    pages.fact('Molar mass', material.molarMass === null ? UNKNOWN : `${material.molarMass.toFixed(2)} g/mol`);
    pages.fact('SMILES', material.smiles);
    pages.fact('Price category', priceSign(material.priceCategory) ?? UNKNOWN);
    if (material.offers.length === 0) pages.fact('Catalogue', catalogueText(material.isInStock));
    for (const { catalog, id, url } of material.offers) pages.fact('Catalogue', `${catalog} ${id}`, url);
  }

  async precedents(precedents: readonly ExportPrecedent[]): Promise<void> {
    const pages = this.#pages;
    for (const [index, precedent] of precedents.entries()) {
      const { reactants, product, reaction, name, conditions } = precedent;
      pages.heading(`${index + 1}. ${name} (for ${reaction})`, 3);
      await this.#picture({ reactants, product, ...REACTION });
      this.#citation(precedent);
      pages.fact('Conditions', conditions ?? NOT_GIVEN);
      pages.fact('Yield', precedent.yield === null ? NOT_GIVEN : `${precedent.yield} %, ${yieldBasis(precedent.isCalculated)}`);
      pages.fact('Source', `${precedent.source} ${precedent.prkey}`);
      this.#onProgress((index + 1) / precedents.length);
    }
  }

  async clusters(kind: ExportKind): Promise<void> {
    const { clusters, disconnections } = this.#facts.content;
    if (kind === 'clusterstatistics') for (const cluster of clusters) await this.#cluster(cluster, undefined);
    else for (const cluster of disconnections) await this.#cluster(cluster, this.#facts.reaction(cluster.reactions[0] ?? ''));
  }

  async #cluster({ no, name, size, bonds, precedents, rating, comment }: ExportCluster, best: ExportReaction | undefined): Promise<void> {
    const pages = this.#pages;
    pages.heading(`${no}. ${name}`, 3);
    if (best) await this.#picture({ reactants: this.#facts.reactantSmiles(best), product: this.#facts.productSmiles(best), ...REACTION });
    pages.fact('Suggestions', String(size));
    pages.fact('Bonds', bonds.join(', ') || 'none is made');
    pages.fact('Precedents', String(precedents));
    pages.fact('Rating', String(rating));
    if (comment !== '') pages.fact('Comment', comment);
  }

  async #picture(request: PictureRequest): Promise<void> {
    const png = await this.#chemistry.picture(request);
    if (png === null) this.#pages.paragraph('This structure cannot be drawn.', 'faint');
    else this.#pages.picture(png, request.widthPx, request.heightPx);
  }
}

function shareText(share: number | null): string {
  return share === null ? UNKNOWN : `${percent(share)} %`;
}

function yieldText({ yield: found }: ExportReaction): string {
  if (found === null) return NOT_GIVEN;
  const range = found.from === found.to ? `${found.from} %` : `${found.from} to ${found.to} %`;
  return `${range}, of precedents, ${yieldBasis(found.isCalculated)}`;
}

function catalogueText(isInStock: boolean | null): string {
  if (isInStock === null) return UNKNOWN;
  return isInStock ? 'in one that was asked, number unknown' : 'in none that was asked';
}
