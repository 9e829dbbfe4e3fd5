import type { StageEngine } from '../../engine/stage-engine.ts';
import type { StageState } from '../../store.ts';

type Followed = {
  video: HTMLVideoElement;
  page: number;
  talk: Pick<StageEngine, 'store' | 'place'>;
  onShown(isShown: boolean): void;
};

/** What is further from the words than this is put there; what is nearer runs a little faster or slower until it is there. */
const farSeconds = 0.25;
/** By how much of its pace a second of distance is made up, and by how much at most. */
const catchUp = { perSecond: 0.8, most: 0.12 };

/** Answers are given by the avatar, and so is what is waited for. */
const filmed: readonly StageState['phase'][] = ['playing', 'paused'];

const news = ['loadeddata', 'canplay', 'seeked', 'waiting', 'ended'];

/** Keeps a film in step with the talk. It is shown only as long as it is, so that whatever is wrong with it is not seen. */
export function followTalk({ video, page, talk, onShown }: Followed): () => void {
  let isBroken = false;
  let wasShown = false;

  const show = (isOn: boolean) => {
    if (isOn !== wasShown) onShown(isOn);
    wasShown = isOn;
  };
  const fail = () => {
    isBroken = true;
    video.pause();
    show(false);
  };

  function apply(): void {
    const { phase, rate, held } = talk.store.getState();
    const place = talk.place;
    const hasPicture = video.readyState >= HTMLMediaElement.HAVE_METADATA && video.videoWidth > 0;
    if (isBroken || !hasPicture || place.page !== page || !filmed.includes(phase)) {
      video.pause();
      return show(false);
    }
    // A film may be a little shorter than the speech: its last picture stays.
    const wanted = Math.min(place.ms / 1000, video.duration);
    const behind = wanted - video.currentTime;
    const isFar = Math.abs(behind) > farSeconds;
    if (isFar && !video.seeking) video.currentTime = wanted;
    const more = Math.max(-catchUp.most, Math.min(catchUp.most, behind * catchUp.perSecond));
    video.playbackRate = rate * (1 + more);
    if (phase !== 'playing' || held || wanted >= video.duration) video.pause();
    else if (video.paused)
      video.play().catch((error: unknown) => {
        // What was overtaken says nothing; a browser that refuses to play does.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        fail();
      });
    show(!isFar && !video.seeking && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA);
  }

  const unsubscribe = talk.store.subscribe(apply);
  for (const name of news) video.addEventListener(name, apply);
  video.addEventListener('error', fail);
  if (video.error) fail();
  else apply();
  return () => {
    unsubscribe();
    for (const name of news) video.removeEventListener(name, apply);
    video.removeEventListener('error', fail);
    video.pause();
  };
}
