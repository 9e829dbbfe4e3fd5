import type { Talk } from '@app/contract/project/schema.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useSize } from '../../../components/use-size.ts';
import { useEngine, useLessMotion, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';
import { avatarBox, type TalkPage } from '../rules.ts';
import styles from './presenter.module.css';

const percent = (share: number) => `${share * 100}%`;

/** The presenter over its place on the slide: a picture until the player is there, then alive. */
export function Presenter({ talk, page }: { talk: Talk; page: TalkPage }) {
  const { language, t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isAlive = useFace(canvas, talk.avatar);
  const { avatar, viewport } = talk;
  if (!avatar) return null;
  const { left, top, width, height, rotate } = avatarBox(page, viewport);
  const name = language === 'zh-CN' ? avatar.name.zh : avatar.name.en;
  return (
    <div
      className={styles.place}
      role="img"
      aria-label={t(texts.presenter, { name })}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
        rotate: `${rotate}deg`,
      }}
    >
      {isAlive ? null : <img src={avatar.pictureUrl} alt="" />}
      <canvas ref={canvas} data-alive={isAlive} />
    </div>
  );
}

/** Wakes the face as soon as there is a player, so that it does not hold up the first words. One canvas serves all pages: a face is not made anew for each. */
function useFace(canvas: RefObject<HTMLCanvasElement | null>, avatar: Talk['avatar']): boolean {
  const { presenter } = useEngine();
  const isWarm = useStage((state) => state.isWarm);
  const still = useLessMotion();
  const [isAlive, setAlive] = useState(false);
  const { width, height } = useSize(canvas);
  useEffect(() => {
    const element = canvas.current;
    if (!isWarm || !avatar || !element) return;
    element.width = Math.max(1, Math.round(element.clientWidth * devicePixelRatio));
    element.height = Math.max(1, Math.round(element.clientHeight * devicePixelRatio));
    // Without its face the talk is still heard; the picture stays.
    presenter.appear(element, avatar, still).then(
      () => setAlive(true),
      () => undefined,
    );
    // oxlint-disable-next-line react/exhaustive-deps -- a face wakes once
  }, [isWarm, presenter]);
  useEffect(() => {
    if (!isAlive || width === 0) return;
    presenter.resize(Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio));
  }, [presenter, isAlive, width, height]);
  return isAlive;
}
