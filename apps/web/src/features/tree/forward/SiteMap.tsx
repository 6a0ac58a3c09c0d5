import type { QueryAnswer, StructureNode } from '@retron/contract';
import { useQuery } from '@tanstack/react-query';
import { RatingPips } from '../../../components/chemistry/RatingPips.tsx';
import { numberText } from '../../../texts/counts.ts';
import * as texts from '../../../texts/tree/forward.ts';
import { disconnectionOptions } from '../api/disconnections.ts';
import type { PictureSource } from '../canvas/picture-source.ts';
import { shareText } from '../model/share-text.ts';
import classes from './forward.module.css';
import { RING_PX, ringsOf, TAG_PX, viewOf } from './site-rings.ts';
import type { Site } from './sites.ts';

export interface SiteMapProps {
  readonly query: QueryAnswer;
  readonly target: StructureNode;
  readonly sites: readonly Site[];
  /** 0 to 1; null for unknown. */
  readonly outside: number | null;
  /** Number of the site that the list is narrowed to. */
  readonly chosen: number | null;
  readonly pictureOf: PictureSource;
  readonly onChoose: (no: number | null) => void;
}

/** Sites that are ringed and numbered in the drawing, beside the chosen one: more would hide it. */
const MOST_RINGED = 3;
/** Pixels while the layout is not known. */
const DRAWING = { width: 386, height: 300 } as const;

/** Where the starting material reacts: ringed in its drawing, and by share in a bar and a table. */
export function SiteMap({ query, target, sites, outside, chosen, pictureOf, onChoose }: SiteMapProps) {
  return (
    <section className={classes.map} aria-label={texts.siteMap}>
      <header>
        <h2>{texts.siteMap}</h2>
        <span className={classes.dim}>{texts.chooseSite}</span>
      </header>
      <Drawing query={query} target={target} sites={sites} chosen={chosen} pictureOf={pictureOf} />
      <p className={classes.caption}>
        <b>{target.no}</b> {target.smiles.includes('.') ? texts.startingMaterials : texts.startingMaterial}
      </p>
      <div className={classes.where}>
        <h3>{texts.whereItReacts}</h3>
        <span className={classes.dim}>{texts.shareHint}</span>
      </div>
      <ShareBar sites={sites} outside={outside} />
      <table className={classes.sites} aria-label={texts.sites}>
        <thead>
          <tr>
            <th colSpan={2}>{texts.site}</th>
            <th>{texts.best}</th>
            <th className={classes.number}>{texts.products}</th>
            <th className={classes.number}>{texts.share}</th>
          </tr>
        </thead>
        <tbody>
          {sites.map((site) => (
            <tr key={site.no} data-chosen={site.no === chosen || undefined}>
              <td>
                <button
                  type="button"
                  className={classes.tag}
                  aria-pressed={site.no === chosen}
                  aria-label={texts.siteLabel(site.no, site.label)}
                  onClick={() => onChoose(site.no === chosen ? null : site.no)}
                >
                  {site.no}
                </button>
              </td>
              <td>{site.label}</td>
              <td>
                <RatingPips rating={site.best} />
              </td>
              <td className={classes.number}>{numberText(site.ensids.length)}</td>
              <td className={classes.share}>{shareText(site.share)}</td>
            </tr>
          ))}
          {outside !== null && (
            <tr>
              <td>
                <span className={classes.unknownTag} aria-hidden>
                  ?
                </span>
              </td>
              <td colSpan={3}>{texts.outsideWhatIsKnown}</td>
              <td className={classes.share}>{shareText(outside)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {outside !== null && (
        <p className={classes.note}>
          <b>{texts.outsideKnownWith(shareText(outside))}</b>
          {texts.notRecordedHint}
        </p>
      )}
    </section>
  );
}

type DrawingProps = Pick<SiteMapProps, 'query' | 'target' | 'sites' | 'chosen' | 'pictureOf'>;

/** The starting material with a ring round every atom that reacts; without rings where its layout is not known. */
function Drawing({ query, target, sites, chosen, pictureOf }: DrawingProps) {
  const summary = useQuery(disconnectionOptions(query));
  const drawing = summary.data?.data.drawing;
  const alt = texts.startingMaterialNumber(target.no);
  if (drawing === undefined) {
    return (
      <div className={classes.drawing}>
        <img src={pictureOf(target.sid, [], DRAWING.width, DRAWING.height)} {...DRAWING} alt={alt} />
      </div>
    );
  }
  const { width, height, atoms } = drawing;
  const shown = sites.filter(({ no }) => no <= MOST_RINGED || no === chosen);
  return (
    <div className={classes.drawing}>
      <svg viewBox={viewOf(atoms)} role="img" aria-label={texts.withItsSites(alt)}>
        <image href={pictureOf(target.sid, [], width, height)} width={width} height={height} />
        {ringsOf(shown, atoms).map(({ site, rings, tag }) => (
          <g key={site.no} className={classes.ring} data-chosen={site.no === chosen || undefined}>
            {rings.map(({ atom, x, y }) => (
              <circle key={atom} cx={x} cy={y} r={RING_PX} />
            ))}
            <line x1={tag.from.x} y1={tag.from.y} x2={tag.x} y2={tag.y} />
            <circle cx={tag.x} cy={tag.y} r={TAG_PX} className={classes.ringTag} />
            <text x={tag.x} y={tag.y}>
              {site.no}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The shares as one bar, numbered; the last part is what is outside. */
function ShareBar({ sites, outside }: Pick<SiteMapProps, 'sites' | 'outside'>) {
  const parts = sites.map(({ no, share }) => texts.siteWithShare(no, shareText(share)));
  const text = [...parts, ...(outside === null ? [] : [texts.outsideKnownOf(shareText(outside))])].join(', ');
  return (
    <div className={classes.bar} role="img" aria-label={texts.sharesOf(text)}>
      {sites.map(({ no, share }) => (
        <span key={no} style={{ flexGrow: share }}>
          {share > 0.05 && no}
        </span>
      ))}
      {outside !== null && (
        <span className={classes.outside} style={{ flexGrow: outside }}>
          ?
        </span>
      )}
    </div>
  );
}
