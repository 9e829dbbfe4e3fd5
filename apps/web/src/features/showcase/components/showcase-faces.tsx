import { avatarTemplates, mouthSheet } from '@app/contract/avatar/states/templates.ts';
import { say } from '@app/contract/base/messages.ts';
import {
  createFace,
  createRenderer,
  type Face,
  type FaceTrack,
  faceAddress,
  liveClock,
  loadFace,
  type Viseme,
} from '@app/player/entry-avatar.ts';
import { Button } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/texts.ts';
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

function ShownFace({ template, seed }: { template: (typeof avatarTemplates)[number]; seed: number }) {
  const { t, language } = useTexts();
  const name = say(template.name, language);
  const canvas = useRef<HTMLCanvasElement>(null);
  const face = useRef<Face>(undefined);
  useEffect(() => {
    let gone = false;
    const show = async () => {
      const { rig, pictures } = await loadFace(faceAddress(template.folder, mouthSheet));
      if (gone || !canvas.current) return;
      const renderer = createRenderer(canvas.current, rig, pictures);
      face.current = createFace({ renderer, clock: liveClock(() => performance.now(), globalThis), seed });
    };
    void show();
    return () => {
      gone = true;
      face.current?.dispose();
    };
  }, [template, seed]);
  const speak = () => {
    const start = performance.now();
    face.current?.speak(trackOf(sounds), () => performance.now() - start);
  };
  return (
    <div className={styles.face}>
      <canvas ref={canvas} {...size} role="img" aria-label={name} />
      <div className={styles.row}>
        <Button variant="default" onClick={speak}>
          {t(texts.faceSpeak, { name })}
        </Button>
      </div>
    </div>
  );
}

/** The template avatars: they breathe and blink, and move their lips when they are asked to. */
export function ShowcaseFaces() {
  const { t } = useTexts();
  return (
    <ShowcaseSection title={t(texts.faces)}>
      <div className={styles.faces}>
        {avatarTemplates.map((template, place) => (
          <ShownFace key={template.id} template={template} seed={place + 1} />
        ))}
      </div>
    </ShowcaseSection>
  );
}
