import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { EnsembleNode, QueryAnswer, ReagentEntry, StructureNode } from '@retron/contract';
import { leaderOf, type Place, type SuggestionId, type TreeView } from '@retron/tree';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { RatingDiscIcon } from '../../../components/chemistry/RatingDisc.tsx';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import { StructurePicture } from '../../../shared/structures/StructurePicture.tsx';
import * as common from '../../../texts/common.ts';
import * as counts from '../../../texts/counts.ts';
import { numberText } from '../../../texts/numbers.ts';
import * as texts from '../../../texts/tree/forward.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { byName } from '../list/cells.tsx';
import { useUnfolded } from '../list/use-unfolded.ts';
import { VariantsButton } from '../list/VariantsButton.tsx';
import { SpacerRow, useVirtualRows } from '../list/virtual-rows.tsx';
import type { RingedWarning } from '../list/workbench.ts';
import { listRows } from '../model/list-rows.ts';
import type { LoadedTree } from '../model/loaded-tree.ts';
import { shareText } from '../model/share-text.ts';
import { warningsOf } from '../model/warnings.ts';
import { ratingOf } from '../model/words.ts';
import { type EquationRow, equationRows } from './equation-rows.ts';
import classes from './forward.module.css';
import { SiteMap } from './SiteMap.tsx';
import { type Site, shareOfExpected, sitesOf } from './sites.ts';

export interface EquationListProps {
  readonly query: QueryAnswer;
  readonly tree: LoadedTree;
  readonly view: TreeView;
  readonly openPlace: Place | null;
  readonly pictureOf: PictureSource;
  readonly onOpen: (place: Place) => void;
  /** The warning whose atoms are ringed in the panel. */
  readonly ringed: RingedWarning | null;
  readonly onRing: (ringed: RingedWarning | null) => void;
}

/** What there is room for: all columns; equations in a line, their figures below; equations that need a second line. */
type Room = 'all' | 'line' | 'lines';
/** Pixels of the list from which there is that room. */
const ROOMY_PX = 760;
const NARROW_PX = 540;
/** Without and with a partner, which takes the second line. */
const ROW_PX: Readonly<Record<Room, readonly [number, number]>> = { all: [119, 119], line: [147, 147], lines: [184, 244] };
const PICTURE = { width: 112, height: 74 } as const;
const PARTNER = { width: 124, height: 74 } as const;
/** Share outside what is known from which it heads the list. */
const MOSTLY_OUTSIDE = 0.5;

/** What becomes of the starting material, as equations with all partners, beside the map of its sites. */
export function EquationList({ query, tree, view, openPlace, pictureOf, onOpen, ringed, onRing }: EquationListProps) {
  const target = useMemo(() => ({ ...tree.structureOf(tree.target), children: firstLevel(tree) }), [tree]);
  const outside = target.outside ?? null;
  const sites = useMemo(() => sitesOf(target), [target]);
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = sites.find(({ no }) => no === wanted) ?? null;
  const [unfolded, handleUnfold] = useUnfolded();
  const rows = useMemo(
    () =>
      equationRows(
        listRows(tree, view, ({ id, structureId }) => structureId === tree.target && (chosen === null || chosen.ensids.includes(id))),
        view.isGrouped,
        unfolded,
      ),
    [tree, view, chosen, unfolded],
  );
  return (
    <div className={classes.frame}>
      <div className={classes.view}>
        <SiteMap
          query={query}
          target={target}
          sites={sites}
          outside={outside}
          chosen={chosen?.no ?? null}
          pictureOf={pictureOf}
          onChoose={setWanted}
        />
        <section className={classes.list} aria-label={texts.equations}>
          <header>
            <h2>{counts.products(rows.length)}</h2>
            <span className={classes.dim}>{chosen === null ? texts.ofStartingMaterial : texts.atSite(chosen.no, chosen.label)}</span>
          </header>
          {outside !== null && outside >= MOSTLY_OUTSIDE && (
            <p className={classes.warning} role="alert">
              <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
              {texts.mostIsNotRecorded}
            </p>
          )}
          {rows.length === 0 ? (
            <EmptyState sentence={texts.noProductMatches} />
          ) : (
            <Equations
              rows={rows}
              unfolded={unfolded}
              onUnfold={handleUnfold}
              target={target}
              sites={sites}
              reagents={query.reagents ?? []}
              openPlace={openPlace}
              pictureOf={pictureOf}
              onOpen={onOpen}
              ringed={ringed}
              onRing={onRing}
            />
          )}
        </section>
      </div>
    </div>
  );
}

function firstLevel(tree: LoadedTree): EnsembleNode[] {
  return (tree.suggestionsOf(tree.target) ?? []).map(({ wire }) => wire);
}

interface EquationsProps extends Pick<EquationListProps, 'openPlace' | 'pictureOf' | 'onOpen' | 'ringed' | 'onRing'> {
  readonly rows: readonly EquationRow[];
  readonly target: StructureNode;
  readonly sites: readonly Site[];
  readonly unfolded: ReadonlySet<SuggestionId>;
  readonly onUnfold: (leader: SuggestionId) => void;
  /** As they are written over the arrow. */
  readonly reagents: readonly ReagentEntry[];
}

function Equations({ rows, ringed, onRing, ...shared }: EquationsProps) {
  const { ref: sized, width } = useElementSize();
  const room = width === 0 || width >= ROOMY_PX ? 'all' : width >= NARROW_PX ? 'line' : 'lines';
  const heights = useMemo(() => rows.map((row) => heightOf(row, room)), [rows, room]);
  const { scroll, items, before, after, follower } = useVirtualRows(heights);
  const shareOf = shareOfExpected(shared.target);
  const ring = (place: Place, warning: number) => {
    const isPressed = ringed?.place === place && ringed.warning === warning;
    onRing(isPressed ? null : { place, warning });
    if (!isPressed && place !== shared.openPlace) shared.onOpen(place);
  };
  const siteOf = new Map(shared.sites.flatMap((site) => site.ensids.map((ensid) => [ensid, site] as const)));
  return (
    <div ref={useMergedRef(scroll, sized)} className={classes.scroll}>
      <table className={classes.table} data-room={room} aria-label={texts.products} aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            <th>{texts.no}</th>
            <th>{texts.equation}</th>
            {room === 'all' && (
              <>
                <th>{texts.works}</th>
                <th className={classes.number}>{texts.chosen}</th>
                <th className={classes.number}>{common.precedents}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          <SpacerRow height={before} columns={COLUMN_COUNT} />
          {items.map((index) => {
            const row = rows[index];
            return row ? (
              <Row
                key={row.place}
                row={row}
                index={index}
                site={siteOf.get(row.suggestion.id) ?? null}
                chosen={shareOf(row.suggestion.wire)}
                room={room}
                ringed={ringed?.place === row.place ? ringed.warning : null}
                onRing={(warning) => ring(row.place, warning)}
                {...shared}
              />
            ) : null;
          })}
          <SpacerRow height={after} columns={COLUMN_COUNT} />
        </tbody>
      </table>
      {follower}
    </div>
  );
}

interface RowProps extends Omit<EquationsProps, 'rows' | 'sites' | 'ringed' | 'onRing'> {
  readonly row: EquationRow;
  readonly index: number;
  readonly site: Site | null;
  /** Of what is expected, 0 to 1. */
  readonly chosen: number;
  readonly room: Room;
  /** Which of its warnings is ringed. */
  readonly ringed: number | null;
  readonly onRing: (warning: number) => void;
}

function Row({
  row,
  index,
  site,
  chosen,
  room,
  ringed,
  onRing,
  target,
  reagents,
  unfolded,
  onUnfold,
  openPlace,
  pictureOf,
  onOpen,
}: RowProps) {
  const { wire } = row.suggestion;
  const leader = leaderOf(row.suggestion);
  return (
    <tr
      aria-rowindex={index + 2}
      data-open={row.place === openPlace || undefined}
      data-variant={row.isVariant || undefined}
      style={{ height: heightOf(row, room) }}
      onClick={() => onOpen(row.place)}
    >
      <td>
        <button type="button" className={classes.disc} aria-label={texts.evidenceFor(wire.no)} onClick={() => onOpen(row.place)}>
          <RatingDiscIcon rating={ratingOf(wire)} label={wire.no} size={32} />
        </button>
      </td>
      <td>
        <p className={classes.name}>
          <b>{wire.precedentProperties.nameReactions[0]?.name ?? texts.unnamedReaction}</b>
          <VariantsButton no={wire.no} count={row.variantCount} isUnfolded={unfolded.has(leader)} onUnfold={() => onUnfold(leader)} />
          {site !== null && <span className={classes.dim}>{texts.siteLabel(site.no, site.label)}</span>}
          {byName(warningsOf(wire)).map(({ chip, place }) => (
            <button
              key={chip}
              type="button"
              className={classes.chip}
              aria-pressed={place === ringed}
              onClick={(event) => {
                event.stopPropagation();
                onRing(place);
              }}
            >
              <IconAlertTriangle size={13} stroke={1.75} aria-hidden />
              {chip}
            </button>
          ))}
        </p>
        <Equation suggestion={wire} target={target} reagents={reagents} pictureOf={pictureOf} />
        {room !== 'all' && (
          <p className={classes.spared}>
            <RatingPips rating={ratingOf(wire)} />
            {[worksText(wire), texts.chosenShare(shareText(chosen)), counts.precedents(wire.numPrecedents)].join(' · ')}
          </p>
        )}
      </td>
      {room === 'all' && (
        <>
          <td>
            <RatingPips rating={ratingOf(wire)} />
            <span className={classes.works}>{worksText(wire)}</span>
          </td>
          <td className={classes.number}>{shareText(chosen)}</td>
          <td className={classes.number}>{numberText(wire.numPrecedents)}</td>
        </>
      )}
    </tr>
  );
}

const heightOf = ({ suggestion }: EquationRow, room: Room): number => ROW_PX[room][suggestion.wire.partners.length === 0 ? 0 : 1];

const worksText = ({ feasibility }: EnsembleNode): string => (feasibility === null ? texts.notEstimated : feasibility.toFixed(2));

interface EquationProps extends Pick<RowProps, 'target' | 'reagents' | 'pictureOf'> {
  readonly suggestion: EnsembleNode;
}

/** Starting material and partners, an arrow with what stands over it, the product. */
function Equation({ suggestion, target, reagents, pictureOf }: EquationProps) {
  return (
    <div className={classes.equation}>
      <Molecule caption={target.no}>
        <img
          src={pictureOf(target.sid, suggestion.atcenter, PICTURE.width, PICTURE.height)}
          {...PICTURE}
          alt={texts.startingMaterialNumber(target.no)}
          loading="lazy"
        />
      </Molecule>
      {suggestion.partners.length === 0 ? (
        <span className={classes.noPartner}>{target.smiles.includes('.') ? '' : texts.noPartner}</span>
      ) : (
        suggestion.partners.map((partner, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same partner may be needed twice
          <span key={`${partner}-${place}`} className={classes.partner}>
            <b>+</b>
            <StructurePicture smiles={partner} {...PARTNER} alt={texts.partnerLabel(partner)} />
          </span>
        ))
      )}
      <span className={classes.arrow}>
        <span>
          {reagents.map((reagent, place) => (
            <span key={reagent.smiles} title={reagentTitle(reagent)}>
              {place > 0 && ', '}
              {reagentText(reagent)}
            </span>
          ))}
        </span>
        <svg
          width="104"
          height="10"
          viewBox="0 0 104 10"
          role="img"
          aria-label={reagents.length === 0 ? texts.gives : texts.withReagentsGives(reagents.map(reagentText).join(', '))}
        >
          <path d="M1 5H102M97 1l5.5 4-5.5 4" />
        </svg>
      </span>
      {suggestion.children.map((product, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same product may stand twice
        <Molecule key={`${product.sid}-${place}`} caption={product.no}>
          <img
            src={pictureOf(product.sid, product.atcenter, PICTURE.width, PICTURE.height)}
            {...PICTURE}
            alt={texts.productNumber(product.no)}
            loading="lazy"
          />
        </Molecule>
      ))}
    </div>
  );
}

function reagentText({ name, smiles }: ReagentEntry): string {
  return name ?? smiles;
}

/** `NBS · C4H4BrNO2 · PCLIMKBDDGJMGD-UHFFFAOYSA-N`; of what is not in the table its structure. */
function reagentTitle({ name, smiles, formula, inchikey }: ReagentEntry): string {
  return [name, formula, inchikey ?? smiles].filter((part) => part != null).join(' · ');
}

function Molecule({ caption, children }: { readonly caption: string; readonly children: React.ReactNode }) {
  return (
    <span className={classes.molecule}>
      {children}
      <b>{caption}</b>
    </span>
  );
}

const COLUMN_COUNT = 5;
