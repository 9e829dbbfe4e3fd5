import type { Talk } from '@app/contract/project/schema.ts';
import type { Arranged } from '@app/player/entry-layout.ts';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { PersonFrame } from '../../../components/person-frame.tsx';
import { useSize } from '../../../components/use-size.ts';
import { useTexts } from '../../../lib/texts.ts';
import { useEngine, useLessMotion, useStage } from '../hooks.ts';
import { pageSeen } from '../rules.ts';
import { stageMessages as texts } from '../messages.ts';

/** The presenter in its place on the stage: a picture until the player is there, then alive. */
export function Presenter({ talk, place }: { talk: Talk; place: Arranged['person'] }) {
  const { language, t } = useTexts();
  const seen = useStage(pageSeen);
  useRestWhile(place === undefined);
  const avatar = talk.pages[seen]?.avatar ?? talk.avatar;
  const film = useFilmOf(talk, avatar?.id);
  if (!avatar) return null;
  const name = language === 'zh-CN' ? avatar.name.zh : avatar.name.en;
  return (
    <PersonFrame place={place} label={t(texts.presenter, { name })}>
      <LiveFace key={avatar.id} avatar={avatar} film={film} />
    </PersonFrame>
  );
}

/** One canvas serves all pages of a presenter; another one needs another, because a canvas is drawn on in one way for ever. */
function LiveFace({ avatar, film }: { avatar: NonNullable<Talk['avatar']>; film: FilmedPage | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isAlive = useFace(canvas, avatar);
  const [isFilmed, setFilmed] = useState(false);
  useRestWhile(isFilmed);
  return (
    <>
      {isAlive || isFilmed ? null : <img src={avatar.pictureUrl} alt="" />}
      <canvas ref={canvas} data-alive={isAlive && !isFilmed} />
      {film ? (
        <Suspense>
          <PresenterFilm key={film.url} {...film} onShown={setFilmed} />
        </Suspense>
      ) : null}
    </>
  );
}

type FilmedPage = { url: string; page: number };

// Few talks have films: what plays them comes with the first one.
const PresenterFilm = lazy(async () => ({
  default: (await import('./films/presenter-film.tsx')).PresenterFilm,
}));

/** The film of the page that is spoken, where it shows who is seen. Who wants less motion sees the avatar, which moves less. */
function useFilmOf(talk: Talk, avatarId: string | undefined): FilmedPage | undefined {
  const still = useLessMotion();
  const page = useStage((state) => state.page);
  const url = useStage((state) => state.pages[state.page]?.broadcast?.film);
  const isSame = (talk.pages[page]?.avatar ?? talk.avatar)?.id === avatarId;
  return url !== undefined && isSame && !still ? { url, page } : undefined;
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

/** Wakes the face as soon as there is a player, so that it does not hold up the first words. */
function useFace(canvas: RefObject<HTMLCanvasElement | null>, avatar: NonNullable<Talk['avatar']>): boolean {
  const { presenter } = useEngine();
  const isWarm = useStage((state) => state.isWarm);
  const still = useLessMotion();
  const [isAlive, setAlive] = useState(false);
  const { width, height } = useSize(canvas);
  useEffect(() => {
    const element = canvas.current;
    if (!isWarm || !element) return;
    element.width = Math.max(1, Math.round(element.clientWidth * devicePixelRatio));
    element.height = Math.max(1, Math.round(element.clientHeight * devicePixelRatio));
    // Without its face the talk is still heard; the picture stays.
    presenter.appear(element, avatar, still).then(
      (isShown) => setAlive(isShown),
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
