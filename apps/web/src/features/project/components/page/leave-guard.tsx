import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { flushUnsaved, hasUnsaved } from '../../../../lib/unsaved.ts';
import { projectTexts } from '../../messages.ts';
import { pageTexts as texts } from './messages.ts';

const projectIn = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname + (new URLSearchParams(search).get('id') ?? '');

/** Whoever leaves with what the server has not: it is sent first, and only if that fails is it asked. */
export function LeaveGuard() {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      projectIn(currentLocation) !== projectIn(nextLocation) && hasUnsaved(),
  );
  const [isAsking, setIsAsking] = useState(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isOver = false;
    void flushUnsaved().then((isAllSaved) => {
      if (isOver) return;
      if (isAllSaved) blocker.proceed();
      else setIsAsking(true);
    });
    return () => {
      isOver = true;
    };
  }, [blocker]);
  if (!isAsking || blocker.state !== 'blocked') return null;
  const close = () => {
    setIsAsking(false);
    if (!isLeaving.current) blocker.reset();
  };
  return (
    <ConfirmDialog
      title={t(texts.leaveTitle)}
      text={t(texts.leaveText)}
      confirmLabel={t(texts.leave)}
      cancelLabel={t(texts.stay)}
      closeLabel={t(projectTexts.close)}
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed();
      }}
      onClose={close}
    />
  );
}
