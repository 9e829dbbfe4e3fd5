import type { ShareEntry } from '@app/contract/share/schema.ts';
import { shareLimits } from '@app/contract/share/limits.ts';
import { statisticsLimits } from '@app/contract/statistics/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { declareFonts, lettersOf } from '../../lib/cut-fonts.ts';
import { isOver, loadEntry, reportStay } from './api.ts';
import type { ShareVisit } from './rules.ts';

/** What is said of a share before its code is known. */
export function useShareEntry(code: string) {
  const [found, setFound] = useState<{ entry?: ShareEntry; error?: Error }>({});
  const [turn, setTurn] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- `turn` asks for it again
  useEffect(() => {
    if (code === '') return undefined;
    const end = new AbortController();
    setFound({});
    loadEntry(code, end.signal).then(
      (entry) => {
        if (end.signal.aborted) return;
        const cover = JSON.stringify(entry.cover);
        declareFonts(lettersOf({ '400': entry.owner + cover, '700': entry.title + cover }));
        setFound({ entry });
      },
      (error: Error) => end.signal.aborted || setFound({ error }),
    );
    return () => end.abort();
  }, [code, turn]);
  return { ...found, retry: () => setTurn((before) => before + 1) };
}

/**
 * Tells the owner's statistics of a visit: that it began, how long it was whenever it may be over, and while the talk goes
 * on every now and then: a page that crashes says nothing at its end.
 */
export function useStayReport(visit: ShareVisit | undefined, isShown: boolean, isGoing: boolean): void {
  /** Whether it goes on, or did since the last look. */
  const wentOn = useRef(isGoing);
  const goesOn = useRef(isGoing);
  useEffect(() => {
    goesOn.current = isGoing;
    wentOn.current ||= isGoing;
  }, [isGoing]);
  useEffect(() => {
    if (!visit || !isShown) return undefined;
    const began = performance.now();
    let told = -1;
    const tell = () => {
      const ms = performance.now() - began;
      // A hidden page is often closed at once afterwards: both are told, but not the same moment twice.
      if (told >= 0 && ms - told < 1000) return;
      // Stays add up: each tells what came since the one before.
      void reportStay(visit, ms - Math.max(0, told));
      told = ms;
    };
    const onHide = () => document.visibilityState === 'hidden' && tell();
    const timer = setInterval(() => {
      // A talk that stands on a forgotten page needs no calls.
      if (wentOn.current) tell();
      wentOn.current = goesOn.current;
    }, statisticsLimits.toldEveryMs);
    tell();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', tell);
      tell();
    };
  }, [visit, isShown]);
}

/**
 * Asks now and then whether the share is still open, and tells when it is not. A talk that stands on a page that nobody
 * sees needs no calls; who comes back to it is told at once.
 */
export function useBeat(visit: ShareVisit, isGoing: boolean, onOver: () => void): void {
  const goesOn = useRef(isGoing);
  const tell = useRef(onOver);
  useEffect(() => {
    goesOn.current = isGoing;
    tell.current = onOver;
  }, [isGoing, onOver]);
  useEffect(() => {
    let isLeft = false;
    const beat = async () => {
      if (document.visibilityState === 'hidden' && !goesOn.current) return;
      if ((await isOver(visit)) && !isLeft) tell.current();
    };
    const timer = setInterval(() => void beat(), shareLimits.beatMs);
    const onShown = () => document.visibilityState === 'visible' && void beat();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [visit]);
}
