import type { Show } from '@app/player/entry-show.ts';
import { nextRate } from '../rules.ts';
import { keepLikes, type Likes, nextWish, type StageStore } from '../store.ts';

type Tools = { store: StageStore; isKept: boolean; show(): Show | undefined };

/** How a viewer likes talks: heard at once, and kept for the next one. */
export function createLiking({ store, isKept, show }: Tools) {
  const like = (likes: Partial<Likes>) => {
    store.setState(likes);
    if (isKept) keepLikes(store.getState());
  };
  const setRate = (rate: number) => {
    like({ rate });
    show()?.setRate(rate);
  };
  return {
    setRate,
    stepRate: (by: 1 | -1): void => setRate(nextRate(store.getState().rate, by)),
    setVolume(volume: number): void {
      const next = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
      like({ volume: next, muted: false });
      show()?.setVolume(next);
    },
    toggleMute(): void {
      const { muted, volume } = store.getState();
      like({ muted: !muted });
      show()?.setVolume(muted ? volume : 0);
    },
    toggleCaptions: (): void => like({ captions: !store.getState().captions }),
    /** Smaller, then gone, then there again. */
    stepPresenter: (): void => like({ presenter: nextWish(store.getState().presenter) }),
    /** A show that begins sounds as its viewer likes it. */
    applyTo(begun: Show): void {
      const { rate, volume, muted } = store.getState();
      begun.setRate(rate);
      begun.setVolume(muted ? 0 : volume);
    },
  };
}

export type Liking = ReturnType<typeof createLiking>;
