import { type ExportKind, numberText } from '@retron/tree';
import type { ExportCluster, ExportPrecedent, ExportQuery, ExportReaction, ExportStructure } from '../content.ts';
import type { ExportChemistry, PictureRequest } from '../export-file.ts';
import { calledReaction, doiUrl, type Facts, priceSign, stepsOf, yieldBasis } from '../facts.ts';
import { Pictures } from '../pictures.ts';
import { NO_CITATION } from '../tables/precedents-table.ts';
import { minutes, queryFacts } from '../tables/query-table.ts';
import { percent } from '../tables/table.ts';
import { type ReportColumn, ReportPages } from './page.ts';

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
  const pictures = await Pictures.draw(picturesOf(facts, kind), request.chemistry, request.onProgress);
  const pages = new ReportPages(`${TITLES[kind]}: ${query.name}`, query.exportedBy, query.exportedAt);
  const report = new Report(pages, facts, kind, pictures);
  report.target();
  if (kind === 'pathways') report.routes();
  else if (kind === 'precedents') report.precedents(facts.content.precedents);
  else report.clusters();
  return pages.finish(`Retron ${query.programVersion} · ${query.name} · ${query.exportedBy} · ${minutes(query.exportedAt)} UTC`);
}

/** Every picture of a report, in order of appearance. */
function* picturesOf(facts: Facts, kind: ExportKind): Generator<PictureRequest> {
  const { query, precedents } = facts.content;
  yield targetPicture(query);
  if (kind === 'pathways') {
    for (const { reaction } of stepsOf(facts)) yield reactionPicture(facts, reaction);
    for (const material of startingMaterials(facts)) yield structurePicture(material);
  } else if (kind === 'precedents') yield* precedents.map(precedentPicture);
  else for (const { best } of clustersOf(facts, kind)) if (best !== undefined) yield reactionPicture(facts, best);
}

const targetPicture = ({ targetSmiles }: ExportQuery): PictureRequest => ({ smiles: targetSmiles, ...TARGET });
const structurePicture = ({ smiles }: ExportStructure): PictureRequest => ({ smiles, ...STRUCTURE });
const precedentPicture = ({ reactants, product }: ExportPrecedent): PictureRequest => ({ reactants, product, ...REACTION });

function reactionPicture(facts: Facts, reaction: ExportReaction): PictureRequest {
  return { reactants: facts.reactantSmiles(reaction), product: facts.productSmiles(reaction), ...REACTION };
}

function startingMaterials(facts: Facts): readonly ExportStructure[] {
  return facts.content.structures.filter(({ role }) => role === 'starting material');
}

/** Clusters in their order; of a disconnection with the reaction that is drawn for it. */
function clustersOf(
  facts: Facts,
  kind: ExportKind,
): readonly { readonly cluster: ExportCluster; readonly best?: ExportReaction | undefined }[] {
  const { clusters, disconnections } = facts.content;
  return kind === 'clusterstatistics'
    ? clusters.map((cluster) => ({ cluster }))
    : disconnections.map((cluster) => ({ cluster, best: facts.reaction(cluster.reactions[0] ?? '') }));
}

const CLUSTER_COLUMNS: readonly ReportColumn[] = [
  { header: 'No', share: 0.05, isNumber: true },
  { header: 'Disconnection', share: 0.24 },
  { header: 'Suggestions', share: 0.16, isNumber: true },
  { header: 'Bonds', share: 0.12 },
  { header: 'Precedents', share: 0.14, isNumber: true },
  { header: 'Rating', share: 0.09, isNumber: true },
  { header: 'Comment', share: 0.2 },
];

function clusterRow({ no, name, size, bonds, precedents, rating, comment }: ExportCluster): readonly string[] {
  return [String(no), name, String(size), bonds.join(', ') || 'none is made', String(precedents), String(rating), comment];
}

class Report {
  readonly #pages: ReportPages;
  readonly #facts: Facts;
  readonly #kind: ExportKind;
  readonly #pictures: Pictures;

  constructor(pages: ReportPages, facts: Facts, kind: ExportKind, pictures: Pictures) {
    this.#pages = pages;
    this.#facts = facts;
    this.#kind = kind;
    this.#pictures = pictures;
  }

  target(): void {
    const { query } = this.#facts.content;
    this.#pages.heading(`${TITLES[this.#kind]}: ${query.name}`, 1);
    this.#picture(targetPicture(query));
    for (const [name, value] of queryFacts(query)) this.#pages.fact(name, String(value));
    this.#pages.paragraph(
      'Choice and feasibility are estimates. Conditions and yields are those of precedents, not of the reactions drawn.',
      'faint',
    );
  }

  routes(): void {
    let label: string | null = null;
    for (const { reaction, route, step, of } of stepsOf(this.#facts)) {
      if ((route?.label ?? '') !== label) {
        label = route?.label ?? '';
        this.#pages.heading(route === null ? 'Suggestions' : `Route ${route.label}`, 2);
        if (route !== null && route.open.length > 0) {
          this.#pages.paragraph(`Left open: nothing makes ${route.open.join(', ')}, and no catalogue that was asked has it.`);
        }
      }
      this.#reaction(reaction, route === null ? reaction.no : `Step ${step} of ${of}: ${reaction.no}`);
    }
    this.#startingMaterials();
  }

  #reaction(reaction: ExportReaction, heading: string): void {
    const pages = this.#pages;
    const names = reaction.nameReactions.map(({ name, count }) => `${name} (${numberText(count)})`);
    pages.heading(`${heading} · ${calledReaction(reaction)}`, 3);
    this.#picture(reactionPicture(this.#facts, reaction));
    pages.fact(
      'Structures',
      `${[...timesEach(reaction.reactants.map(this.#called)), ...reaction.partners].join(' + ')} → ${this.#called(reaction.product)}`,
    );
    pages.fact('Rating', `${reaction.rating} ${reaction.ratingWord}`);
    pages.fact('Choice', shareText(reaction.choice));
    pages.fact('Feasibility', shareText(reaction.feasibility));
    if (names.length > 0) pages.fact('Name reactions', names.join(', '));
    pages.fact('Conditions', reaction.conditions[0]?.text ?? NOT_GIVEN);
    pages.fact('Yield', yieldText(reaction));
    for (const warning of reaction.warnings) pages.fact('Warning', warning);
    for (const { author, text } of reaction.comments) pages.fact('Comment', `${author}: ${text}`);
    const precedents = this.#facts.precedents(reaction.no);
    pages.fact('Precedents', numberText(reaction.precedentCount));
    for (const precedent of precedents.slice(0, PRECEDENTS_A_STEP)) this.#citation(precedent);
  }

  /** The number of a structure, and its name where that is known. */
  readonly #called = (no: string): string => {
    const name = this.#facts.structure(no)?.name ?? null;
    return name === null ? no : `${no} (${name})`;
  };

  #citation(precedent: ExportPrecedent): void {
    const { citation, citationUrl, doi, similarity } = precedent;
    const url = doi === null ? citationUrl : doiUrl(doi);
    this.#pages.fact(
      `similarity ${similarity} %`,
      [citation ?? NO_CITATION, doi === null ? '' : `doi:${doi}`].filter(Boolean).join(', '),
      url,
    );
  }

  #startingMaterials(): void {
    const materials = startingMaterials(this.#facts);
    if (materials.length === 0) return;
    this.#pages.heading('Starting materials', 2);
    for (const material of materials) this.#material(material);
  }

  #material(material: ExportStructure): void {
    const pages = this.#pages;
    pages.heading(material.name === null ? material.no : `${material.no} · ${material.name}`, 3);
    this.#picture(structurePicture(material));
    pages.fact('Formula', material.formula === null ? UNKNOWN : withSubscripts(material.formula));
    pages.fact('Molar mass', material.molarMass === null ? UNKNOWN : `${material.molarMass.toFixed(2)} g/mol`);
    pages.fact('SMILES', material.smiles);
    pages.fact('Price category', priceSign(material.priceCategory) ?? UNKNOWN);
    if (material.offers.length === 0) pages.fact('Catalogue', catalogueText(material.isInStock));
    for (const { catalog, id, url } of material.offers) pages.fact('Catalogue', `${catalog} ${id}`, url);
  }

  precedents(precedents: readonly ExportPrecedent[]): void {
    const pages = this.#pages;
    for (const [index, precedent] of precedents.entries()) {
      const { reaction, name, conditions } = precedent;
      pages.heading(`${index + 1}. ${name} (for ${reaction})`, 3);
      this.#picture(precedentPicture(precedent));
      this.#citation(precedent);
      pages.fact('Conditions', conditions ?? NOT_GIVEN);
      pages.fact('Yield', precedent.yield === null ? NOT_GIVEN : `${precedent.yield} %, ${yieldBasis(precedent.isCalculated)}`);
      pages.fact('Source', `${precedent.source} ${precedent.prkey}`);
    }
  }

  /** All clusters as one table; below it of each disconnection its best suggestion. */
  clusters(): void {
    const clusters = clustersOf(this.#facts, this.#kind);
    this.#pages.table(
      CLUSTER_COLUMNS,
      clusters.map(({ cluster }) => clusterRow(cluster)),
    );
    for (const { cluster, best } of clusters) if (best !== undefined) this.#reaction(best, `${cluster.no}. ${cluster.name}: ${best.no}`);
  }

  #picture(request: PictureRequest): void {
    const png = this.#pictures.of(request);
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

/** The numbers of a formula as chemists set them; a charge stays in the line. */
function withSubscripts(formula: string): string {
  return formula.replace(/(?<=[A-Za-z]\d*)\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit)));
}

/** What stands there several times once, with its number, as in an equation. */
function timesEach(called: readonly string[]): readonly string[] {
  return [...new Set(called)].map((each) => {
    const count = called.filter((other) => other === each).length;
    return count === 1 ? each : `${count} ${each}`;
  });
}
