import { helperLimits } from '@app/contract/helper/limits.ts';
import type { HelperStep } from '@app/contract/helper/states/guidance.ts';
import {
  createElement,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useShallow } from 'zustand/react/shallow';
import { TargetTip } from './components/target-tip.tsx';
import { setHelperStatus, useHelper } from './store.ts';

/** What a screen spreads on the element that the helper points at, and the tip that it shows beside it. */
export type HelperTarget = {
  readonly props: {
    readonly ref: RefCallback<HTMLElement>;
    readonly 'data-helper-lit': boolean;
    readonly 'aria-describedby': string | undefined;
  };
  readonly tip: ReactNode;
};

/** Tells the helper what comes next, as long as the screen is there. */
export function useGuidance(step: HelperStep | undefined): void {
  useEffect(() => {
    setHelperStatus(step);
    return () => setHelperStatus(undefined);
  }, [step]);
}

/**
 * Spec section 4: when the helper status is this one, the element is scrolled into view and lit up with its tip for
 * 10 seconds. The focus stays where it is.
 */
export function useHelperTarget(status: HelperStep): HelperTarget {
  const tipId = useId();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [endedRound, setEndedRound] = useState(-1);
  const { round, isWanted } = useHelper(
    useShallow(({ status: current, round, isAsked, muted }) => ({
      round,
      isWanted: current === status && (isAsked || !muted.includes(status)),
    })),
  );
  const isLit = isWanted && element !== null && endedRound !== round;
  useEffect(() => {
    if (!isLit || !element) return undefined;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    // No further than it takes: what is being worked on stays in sight.
    element.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
    const timer = setTimeout(() => setEndedRound(round), helperLimits.highlightMs);
    return () => clearTimeout(timer);
  }, [isLit, element, round]);
  return {
    props: {
      ref: setElement,
      'data-helper-lit': isLit,
      'aria-describedby': isLit ? tipId : undefined,
    },
    tip: isLit ? createElement(TargetTip, { id: tipId, element, status }) : null,
  };
}

/**
 * When the tip of the assistant is there: 3 s of hover or focus open it, 10 s later it goes; a click does either at
 * once. While somebody is on the tip itself it stays (WCAG 1.4.13).
 */
export function useTip(comesByItself: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);

  const close = useCallback(() => {
    stop();
    setIsOpen(false);
  }, [stop]);
  const hideLater = useCallback(() => {
    stop();
    timer.current = setTimeout(close, helperLimits.tipHidesMs);
  }, [stop, close]);
  const open = useCallback(() => {
    setIsOpen(true);
    hideLater();
  }, [hideLater]);

  return {
    isOpen,
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    /** The pointer or the focus has come. */
    approach() {
      if (isOpen || !comesByItself) return;
      stop();
      timer.current = setTimeout(open, helperLimits.hoverOpensMs);
    },
    /** It has gone again before anything opened. */
    leave: () => !isOpen && stop(),
    hold: stop,
    release: () => isOpen && hideLater(),
  };
}
