import { photoRoutes } from '@app/contract/photo/routes.ts';
import { type RefObject, useEffect, useState } from 'react';
import { upload } from '../../../../lib/upload.ts';
import { pictureOf } from './picture-of.ts';

/** How often a small picture of the camera is looked at. */
const everyMs = 1500;
const small = { quality: 0.7, maxHeight: 480 };

/** What would be refused of the photo if it were taken now; nothing while it would not, or nobody knows. */
export function useGlances(video: RefObject<HTMLVideoElement | null>, isOn: boolean): string {
  const [hint, setHint] = useState('');
  useEffect(() => {
    if (!isOn) return undefined;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        const blob = video.current && (await pictureOf(video.current, small));
        if (blob) {
          const file = new File([blob], 'glance.jpg', { type: blob.type });
          const { faults } = await upload(photoRoutes.glance, { file, signal: gone.signal, silent: true });
          if (!gone.signal.aborted) setHint(faults[0]?.text ?? '');
        }
      } catch {
        // A photo can be taken without hints; the next look may work.
        if (!gone.signal.aborted) setHint('');
      }
      if (!gone.signal.aborted) timer = setTimeout(look, everyMs);
    };
    timer = setTimeout(look, everyMs);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [video, isOn]);
  return isOn ? hint : '';
}
