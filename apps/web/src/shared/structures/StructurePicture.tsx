import { useComputedColorScheme } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useState } from 'react';
import { type AtomRing, pictureUrl } from '../../api/picture-url.ts';
import * as texts from '../../texts/shared/structures.ts';
import classes from './StructurePicture.module.css';

export interface StructurePictureProps {
  readonly smiles: string;
  /** Pixels; the space is kept while the picture loads. */
  readonly width: number;
  readonly height: number;
  /** Its name if known, else its formula or SMILES: what a reader who cannot see it is told. */
  readonly alt: string;
  /** Atoms of the reaction centre, from 1 in the order of `smiles`. */
  readonly highlight?: readonly number[];
  /** Atoms that a search found, from 1. */
  readonly match?: readonly number[];
  readonly rings?: readonly AtomRing[];
}

/** Below this width atom labels would crowd the bonds: the drawing is made larger and shown smaller. */
const SMALL_WIDTH_PX = 100;
const SMALL_SCALE = 1.6;

/** A molecule drawn by the server in the colours of the present scheme. */
export function StructurePicture({ smiles, width, height, alt, highlight, match, rings }: StructurePictureProps) {
  const theme = useComputedColorScheme('light');
  const scale = width < SMALL_WIDTH_PX ? SMALL_SCALE : 1;
  const source = pictureUrl({
    smiles,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    theme,
    ...(highlight ? { highlight } : {}),
    ...(match ? { match } : {}),
    ...(rings ? { rings } : {}),
  });
  return <LoadedPicture key={source} source={source} width={width} height={height} alt={alt} />;
}

interface LoadedPictureProps {
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

function LoadedPicture({ source, width, height, alt }: LoadedPictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  if (state === 'failed') {
    return (
      <span className={classes.failed} style={{ width, height }} role="img" aria-label={texts.drawingNotLoaded(alt)}>
        <IconPhotoOff size={20} stroke={1.75} aria-hidden />
      </span>
    );
  }
  return (
    <span className={classes.frame} data-state={state} style={{ width, height }}>
      <img
        src={source}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </span>
  );
}
