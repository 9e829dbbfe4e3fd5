import type { Avatar } from '@app/contract/avatar/schema.ts';
import { mouthSheet } from '@app/contract/avatar/states/mouth-sheet.ts';
import type { Viseme } from '@app/contract/speech/states/viseme.ts';
import { createFace, type Face, type FaceTrack, liveClock, loadFace } from '@app/player/entry-avatar.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useAvatars } from '../../avatar/api.ts';
import { showcaseMessages as texts } from '../messages.ts';
import { ShowcaseSection } from './showcase-section.tsx';
import styles from './showcase.module.css';

/** The shapes of 大家好，我是数字人, and how long each of them lasts. */
const sounds: [Viseme, number][] = [
  ['sil', 200],
  ['DD', 60],
  ['aa', 150],
  ['CH', 80],
  ['aa', 140],
  ['kk', 70],
  ['aa', 90],
  ['U', 130],
  ['sil', 320],
  ['U', 70],
  ['O', 140],
  ['SS', 90],
  ['RR', 160],
  ['SS', 90],
  ['U', 150],
  ['SS', 80],
  ['RR', 110],
  ['E', 120],
  ['nn', 120],
  ['sil', 400],
];

function trackOf(list: typeof sounds): FaceTrack {
  let at = 0;
  const visemes = list.map(([id, length]) => {
    const mark = { id, startMs: at, endMs: at + length, weight: 1 };
    at = mark.endMs;
    return mark;
  });
  return { visemes, emphasis: [{ startMs: 260 }] };
}

const size = { width: 360, height: 480 };

function ShownFace({ avatar, said }: { avatar: Avatar; said: number }) {
  const { rigUrl, wholeImage, name } = avatar;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [face, setFace] = useState<Face>();
  useEffect(() => {
    let shown: Face | undefined;
    let gone = false;
    const show = async () => {
      if (rigUrl === null || wholeImage === null) return;
      const loaded = await loadFace({ rig: rigUrl, picture: wholeImage, mouth: mouthSheet });
      if (gone || !canvas.current) return;
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const clock = liveClock(() => performance.now(), globalThis);
      shown = createFace({ renderer: loaded.show(canvas.current), clock, seed: 1, still });
      setFace(shown);
    };
    void show();
    return () => {
      gone = true;
      shown?.dispose();
    };
  }, [rigUrl, wholeImage]);
  useEffect(() => {
    if (said === 0) return;
    const start = performance.now();
    face?.speak(trackOf(sounds), () => performance.now() - start);
  }, [face, said]);
  return <canvas ref={canvas} {...size} role="img" aria-label={name} />;
}

/** A template avatar: it breathes and blinks, and moves its lips when it is asked to. */
export function ShowcaseFaces() {
  const { t } = useTexts();
  const { data: avatars = [] } = useAvatars();
  const [{ id, said }, setShown] = useState<{ id?: string; said: number }>({ said: 0 });
  const shown = avatars.find((avatar) => avatar.id === id) ?? avatars[0];
  return (
    <ShowcaseSection title={t(texts.faces)}>
      <div className={styles.row}>
        {avatars.map((avatar) => (
          <Button
            key={avatar.id}
            variant="default"
            onClick={() => setShown((before) => ({ id: avatar.id, said: before.said + 1 }))}
          >
            {t(texts.faceSpeak, { name: avatar.name })}
          </Button>
        ))}
      </div>
      <div className={styles.face}>
        {/* A canvas keeps the way it was first drawn on, so each face has its own. */}
        {shown ? <ShownFace key={shown.id} avatar={shown} said={said} /> : null}
      </div>
    </ShowcaseSection>
  );
}
