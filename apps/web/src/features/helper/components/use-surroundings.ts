import { useLayoutEffect, useState } from 'react';
import type { Box, Surroundings } from '../rules.ts';
import { onNextFrame, oncePerFrame } from './frames.ts';

/** What a screen is for: the filled buttons, those that send a form, and what asks to be kept clear. */
const mainButtons =
  '#main :is([data-variant="filled"], [type="submit"], .mantine-Button-root:not([data-variant]), [data-keep-clear])';

const isShown = ({ width }: Box): boolean => width > 0;
const boxOf = (element: Element | null): Box | undefined =>
  [element?.getBoundingClientRect()].find((box) => box !== undefined && isShown(box));

/** A screen without its margins: what it shows is inside. */
function contentBox(): Box | undefined {
  const main = document.getElementById('main');
  const box = boxOf(main);
  if (!main || !box) return undefined;
  const { paddingLeft, paddingRight } = getComputedStyle(main);
  const [start, end] = [Number.parseFloat(paddingLeft) || 0, Number.parseFloat(paddingRight) || 0];
  return { top: box.top, height: box.height, left: box.left + start, width: box.width - start - end };
}

const look = (): Surroundings => ({
  buttons: [...document.querySelectorAll(mainButtons)]
    .map((button) => button.getBoundingClientRect())
    .filter(isShown),
  dock: boxOf(document.querySelector('[data-assistant-dock]')),
  content: contentBox(),
});

/** What lies around it now, also when the page scrolls or changes below it. */
export function useSurroundings(): Surroundings {
  const [around, setAround] = useState<Surroundings>({
    buttons: [],
    dock: undefined,
    content: undefined,
  });
  useLayoutEffect(() => {
    const lookAgain = () => setAround(look());
    lookAgain();
    const stop = onNextFrame(['scroll', 'resize', 'transitionend'], lookAgain);
    const { ask, cancel } = oncePerFrame(lookAgain);
    // All of the page: with the screen its frame may change, too.
    const observer = new MutationObserver(ask);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop();
      cancel();
      observer.disconnect();
    };
  }, []);
  return around;
}
