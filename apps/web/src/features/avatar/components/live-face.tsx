import { mouthSheet } from '@app/contract/avatar/states/mouth-sheet.ts';
import type { CharacterFile } from '@app/contract/character/schema.ts';
import type { Face, FaceTrack, LoadedFace } from '@app/player/entry-avatar.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSize } from '../../../components/use-size.ts';
import styles from './live-face.module.css';

/** What somebody says, and how far it has been heard. */
export type Said = { track: FaceTrack; positionMs: () => number };

/** Who is seen: by the addresses of an avatar, or as it is being drawn. */
export type Looks =
  | { readonly rigUrl: string; readonly picture: string }
  | { readonly character: CharacterFile; readonly picture?: undefined };

type Props = {
  looks: Looks;
  label: string;
  said?: Said | undefined;
};

/** Any number does: it decides when this face blinks. */
const seed = 5;

const pixels = (length: number): number => Math.max(1, Math.round(length * devicePixelRatio));

async function load(looks: Looks): Promise<LoadedFace> {
  const { drawnFace, loadFace } = await import('@app/player/entry-avatar.ts');
  if ('character' in looks) return drawnFace(looks.character);
  return loadFace({ rig: looks.rigUrl, picture: looks.picture, mouth: mouthSheet });
}

/** A face that breathes and blinks, and moves its lips to what is said. Its picture stands there until it is loaded. */
export function LiveFace({ looks, label, said }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { isAlive, face } = useFace(canvas, looks);
  useEffect(() => {
    if (said) face?.speak(said.track, said.positionMs);
    else face?.hush();
  }, [face, said]);
  return (
    <div className={styles.frame} role="img" aria-label={label}>
      {isAlive || looks.picture === undefined ? null : <img src={looks.picture} alt="" />}
      <canvas ref={canvas} data-alive={isAlive} />
    </div>
  );
}

function useFace(canvas: RefObject<HTMLCanvasElement | null>, looks: Looks) {
  const [face, setFace] = useState<Face>();
  const resize = useRef<(width: number, height: number) => void>(undefined);
  const { width, height } = useSize(canvas);
  const key = 'character' in looks ? looks.character : looks.rigUrl;
  useEffect(() => {
    let shown: Face | undefined;
    let isGone = false;
    const show = async () => {
      const [loaded, { createFace, liveClock }] = await Promise.all([
        load(looks),
        import('@app/player/entry-avatar.ts'),
      ]);
      if (isGone || !canvas.current) return;
      const renderer = loaded.show(canvas.current);
      const { clientWidth, clientHeight } = canvas.current;
      renderer.resize(pixels(clientWidth), pixels(clientHeight));
      resize.current = renderer.resize;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      shown = createFace({ renderer, clock: liveClock(() => performance.now(), globalThis), seed, still });
      setFace(shown);
    };
    // Without its face the picture stays.
    show().catch(() => undefined);
    return () => {
      isGone = true;
      resize.current = undefined;
      shown?.dispose();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a face is made anew for somebody else alone
  }, [key, canvas]);
  useEffect(() => {
    if (width > 0) resize.current?.(pixels(width), pixels(height));
  }, [face, width, height]);
  return { isAlive: face !== undefined, face };
}
