import type { Drawn } from '@app/deck/drawn.ts';
import type { AudioElement, VideoElement } from '@app/deck/element.ts';
import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../lib/texts.ts';
import { useEngine, useStage } from '../../hooks.ts';
import { clockText } from '../../rules.ts';
import styles from './film.module.css';
import { FollowedFilm } from './followed-film.ts';
import { filmTexts as texts } from './messages.ts';

type Props = { element: Drawn<VideoElement | AudioElement>; index: number; scale: number };

/** A film or a sound on the slide, which plays as the talk says and when a viewer presses. */
export function Film({ element, index, scale }: Props) {
  const { t } = useTexts();
  const media = useRef<HTMLVideoElement>(null);
  const controls = useFilm(media, element, index);
  const shown = useMediaState(media);
  const isVideo = element.type === 'video';
  const name = element.alt || t(isVideo ? texts.film : texts.sound);
  const common = { src: element.url, preload: 'metadata', 'aria-label': name } as const;
  // Its controls are as large as everywhere, however small the slide is.
  const size = { width: `${scale * 100}%`, height: `${scale * 100}%`, transform: `scale(${1 / scale})` };
  return (
    <div className={styles.film} style={size} data-kind={element.type} data-plays={shown.isPlaying}>
      {isVideo ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said in it is not known
        <video {...common} ref={media} poster={element.poster} playsInline onClick={controls.press} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said in it is not known
        <audio {...common} ref={media} />
      )}
      {shown.isBroken ? (
        <p className={styles.broken}>{t(isVideo ? texts.broken : texts.brokenSound)}</p>
      ) : (
        <Bar shown={shown} name={name} element={element} index={index} controls={controls} />
      )}
    </div>
  );
}

type Controls = Pick<FollowedFilm, 'press' | 'skip' | 'seek'>;

function useFilm(
  media: RefObject<HTMLVideoElement | null>,
  element: Props['element'],
  index: number,
): Controls {
  const talk = useEngine();
  const followed = useRef<FollowedFilm>(undefined);
  useEffect(() => {
    if (!media.current) return undefined;
    const film = new FollowedFilm({ media: media.current, element, index, talk });
    followed.current = film;
    return film.end;
  }, [media, element, index, talk]);
  return {
    press: () => followed.current?.press(),
    skip: () => followed.current?.skip(),
    seek: (seconds) => followed.current?.seek(seconds),
  };
}

type Shown = { isPlaying: boolean; isBroken: boolean; seconds: number; length: number };
const told = ['play', 'pause', 'ended', 'timeupdate', 'seeked', 'loadedmetadata', 'durationchange', 'error'];

/** What a film does, for who looks at its controls. */
function useMediaState(media: RefObject<HTMLVideoElement | null>): Shown {
  const [shown, setShown] = useState<Shown>({ isPlaying: false, isBroken: false, seconds: 0, length: 0 });
  useEffect(() => {
    const { current } = media;
    if (!current) return undefined;
    const look = () =>
      setShown({
        isPlaying: !current.paused && !current.ended,
        isBroken: current.error !== null,
        seconds: current.currentTime,
        length: Number.isFinite(current.duration) ? current.duration : 0,
      });
    for (const name of told) current.addEventListener(name, look);
    return () => {
      for (const name of told) current.removeEventListener(name, look);
    };
  }, [media]);
  return shown;
}

type BarProps = Omit<Props, 'scale'> & { shown: Shown; name: string; controls: Controls };

function Bar({ shown, name, element, index, controls }: BarProps) {
  const { t } = useTexts();
  const isHeld = useStage(({ held, page }) => page === index && held?.elementId === element.id);
  // Where the talk says where it is nobody else does.
  const isFree = useStage(({ phase }) => phase !== 'playing') || isHeld;
  const Icon = shown.isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.press}
        aria-label={t(shown.isPlaying ? texts.pause : texts.play, { name })}
        onClick={controls.press}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
      {element.type === 'video' && shown.length > 0 && isFree ? (
        <>
          <input
            type="range"
            className={styles.line}
            min={0}
            max={shown.length}
            step={0.1}
            value={shown.seconds}
            aria-label={t(texts.place, { name })}
            aria-valuetext={clockText(shown.seconds * 1000)}
            onChange={({ target }) => controls.seek(Number(target.value))}
          />
          <span className={styles.time}>{clockText((shown.length - shown.seconds) * 1000)}</span>
        </>
      ) : null}
      {isHeld ? (
        <button type="button" className={styles.skip} onClick={controls.skip} aria-label={t(texts.skip)}>
          <IconPlayerSkipForwardFilled size={16} aria-hidden="true" />
          <span>{t(texts.skip)}</span>
        </button>
      ) : null}
    </div>
  );
}
