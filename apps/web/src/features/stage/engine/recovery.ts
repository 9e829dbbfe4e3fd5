import { isNear, type Place } from '../rules.ts';

type Tools = {
  /** Asks for what is needed until it comes. */
  fetchAgain(): void;
  play(): void;
};

/** Sound that breaks off by itself goes on where it was as soon as it can be had again. */
export function createRecovery({ fetchAgain, play }: Tools) {
  let broken: (Place & { goesOn: boolean }) | undefined;
  return {
    /** What breaks off at the same place again waits for a click. */
    breakOff(place: Place): void {
      const again = broken !== undefined && isNear(broken, place);
      broken = { ...place, goesOn: !again };
      fetchAgain();
    },
    /** Somebody stopped it or went elsewhere; whether it would have gone on. */
    giveUp(): boolean {
      const goesOn = broken?.goesOn === true;
      broken = undefined;
      return goesOn;
    },
    /** The speech of a page is here. */
    arrived(page: number): void {
      if (!broken?.goesOn || broken.page !== page) return;
      broken.goesOn = false;
      play();
    },
  };
}
