import { useEffect, useState } from 'react';

export interface SteadyPictureProps {
  /** Address of the picture. */
  readonly source: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture in the drawing that stays until the one that takes its place has come, so that nothing blinks when a halo is put on. */
export function SteadyPicture({ source, ...place }: SteadyPictureProps) {
  const [shown, setShown] = useState(source);
  useEffect(() => {
    if (shown === source) return;
    const next = new Image();
    next.onload = () => setShown(source);
    next.src = source;
    return () => {
      next.onload = null;
    };
  }, [source, shown]);
  return <image href={shown} {...place} />;
}
