import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isPressed } from '../../keys/key-map.ts';
import { useStage } from '../canvas/use-stage.ts';
import { useEdited } from '../use-editor.ts';
import { barPlace } from './bar-place.ts';
import { writingText } from './writing-text.ts';

/** Whether the bar was called by its keys, something is composed, or words are being chosen by the pointer. */
function useMoment(bar: RefObject<HTMLDivElement | null>) {
  const [isCalled, setIsCalled] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const [isPointing, setIsPointing] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const listen = { signal: end.signal, capture: true };
    const isInBar = ({ target }: Event) => target instanceof Node && bar.current?.contains(target) === true;
    document.addEventListener('compositionstart', () => setIsComposing(true), listen);
    document.addEventListener('compositionend', () => setIsComposing(false), listen);
    document.addEventListener('pointerdown', (event) => !isInBar(event) && setIsPointing(true), listen);
    for (const name of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(name, () => setIsPointing(false), listen);
    document.addEventListener('focusin', (event) => !isInBar(event) && setIsCalled(false), listen);
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing || event.keyCode === 229 || !isPressed(event, 'Alt+F10')) return;
        if (!writingText.getState().text) return;
        event.preventDefault();
        setIsCalled(true);
      },
      listen,
    );
    return () => end.abort();
  }, [bar]);
  return { isCalled, isBusy: isComposing || isPointing };
}

/** Keeps a bar beside the words that are chosen while writing, wherever the canvas brings them. */
export function useFloatingPlace() {
  const stage = useStage();
  const bar = useRef<HTMLDivElement>(null);
  const { text } = useStore(writingText);
  const zoom = useEdited((state) => state.zoom);
  const { isCalled, isBusy } = useMoment(bar);
  const isShown = text !== undefined && !isBusy && (isCalled || text.caret === undefined);
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node || !text || !isShown) return undefined;
    const put = () => {
      const place = barPlace(text.place(), node.getBoundingClientRect(), {
        window: { width: innerWidth, height: innerHeight },
        canvas: stage.room?.getBoundingClientRect() ?? { left: 0, width: innerWidth },
      });
      node.style.visibility = place ? 'visible' : 'hidden';
      if (place) Object.assign(node.style, { left: `${place.left}px`, top: `${place.top}px` });
    };
    put();
    // The canvas has its new size, and words their new lines, in the next frame.
    const frame = requestAnimationFrame(put);
    const end = new AbortController();
    window.addEventListener('scroll', put, { signal: end.signal, capture: true, passive: true });
    window.addEventListener('resize', put, { signal: end.signal });
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
    // The zoom moves the words, and tells nobody else.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [stage, text, zoom, isShown]);
  useEffect(() => {
    if (isCalled) bar.current?.querySelector('button')?.focus();
  }, [isCalled]);
  return { bar, isShown };
}
