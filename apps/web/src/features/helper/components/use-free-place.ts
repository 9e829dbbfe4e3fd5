import { useLayoutEffect, useState } from 'react';
import { type Box, freePlace, type Place, type Size } from '../rules.ts';
import { onNextFrame, oncePerFrame } from './frames.ts';

/** What a screen is for: the filled buttons, those that send a form, and what asks to be kept clear. */
const mainButtons =
  '#main :is([data-variant="filled"], [type="submit"], .mantine-Button-root:not([data-variant]), [data-keep-clear])';

const boxes = (): readonly Box[] =>
  [...document.querySelectorAll(mainButtons)]
    .map((button) => button.getBoundingClientRect())
    .filter(({ width }) => width > 0);

/** Where it is shown so that no main button is covered, also when the page scrolls or changes below it. */
export function useFreePlace(place: Place, size: Size, window: Size, isMoving: boolean): Place {
  const [buttons, setButtons] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const look = () => setButtons(boxes());
    look();
    const stop = onNextFrame(['scroll', 'resize', 'transitionend'], look);
    const { ask, cancel } = oncePerFrame(look);
    // All of the page: with the screen its frame may change, too.
    const observer = new MutationObserver(ask);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop();
      cancel();
      observer.disconnect();
    };
  }, []);
  return isMoving ? place : freePlace(place, size, buttons, window);
}
