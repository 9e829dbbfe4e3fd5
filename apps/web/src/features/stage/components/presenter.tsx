import type { Talk } from '@app/contract/project/schema.ts';
import type { Arranged } from '@app/player/entry-layout.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { PersonFrame } from '../../../components/person-frame.tsx';
import { useSize } from '../../../components/use-size.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useLessMotion, useStage } from '../hooks.ts';
import { stageMessages as texts } from '../messages.ts';

/** The presenter in its place on the stage: a picture until the player is there, then alive. */
export function Presenter({ talk, place }: { talk: Talk; place: Arranged['person'] }) {
  const { language, t } = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isAlive = useFace(canvas, talk.avatar);
  useRestWhile(place === undefined);
  const { avatar } = talk;
  if (!avatar) return null;
  const name = language === 'zh-CN' ? avatar.name.zh : avatar.name.en;
  return (
    <PersonFrame place={place} label={t(texts.presenter, { name })}>
      {isAlive ? null : <img src={avatar.pictureUrl} alt="" />}
      <canvas ref={canvas} data-alive={isAlive} />
    </PersonFrame>
  );
}

/** Nothing is drawn of somebody who is not to be seen. */
function useRestWhile(isAway: boolean): void {
  const { presenter } = useEngine();
  useEffect(() => {
    if (!isAway) return undefined;
    presenter.rest(true);
    return () => presenter.rest(false);
  }, [presenter, isAway]);
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
