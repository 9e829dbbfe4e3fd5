import { IconCamera, IconRefresh } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import styles from './camera-dialog.module.css';
import { photoTexts as texts } from './messages.ts';
import { pictureOf } from './picture-of.ts';
import { useCamera } from './use-camera.ts';
import { useGlances } from './use-glances.ts';

const countFrom = 3;
const secondMs = 1000;
const quality = 0.94;

type Taken = { file: File; address: string };

type Props = {
  onUse: (photo: File) => void;
  onClose: () => void;
};

/** A photo by the camera: seen as in a mirror, taken after a countdown, taken again, used. */
export function CameraDialog({ onUse, onClose }: Props) {
  const { t } = useTexts();
  const { video, isLive, fault, again } = useCamera();
  const [taken, setTaken] = useState<Taken>();
  useEffect(() => (taken ? () => URL.revokeObjectURL(taken.address) : undefined), [taken]);
  const isOn = isLive && taken === undefined;
  const { count, start, stop } = useCountdown(isOn, async () => setTaken(await frameOf(video)));
  const isCounting = isOn && count > 0;
  const hint = useGlances(video, isOn && !isCounting);
  return (
    <Dialog
      title={t(texts.cameraTitle)}
      closeLabel={t(texts.close)}
      onClose={onClose}
      actions={
        taken ? (
          <>
            <Button variant="default" onClick={() => setTaken(undefined)}>
              {t(texts.retake)}
            </Button>
            <Button onClick={() => onUse(taken.file)}>{t(texts.takeThis)}</Button>
          </>
        ) : fault ? (
          <Button leftSection={<IconRefresh size={18} stroke={1.6} />} onClick={again}>
            {t(texts.cameraAgain)}
          </Button>
        ) : (
          <Button
            color={isCounting ? 'brand' : 'spot'}
            variant={isCounting ? 'default' : 'filled'}
            leftSection={<IconCamera size={18} stroke={1.6} />}
            disabled={!isLive}
            onClick={isCounting ? stop : start}
          >
            {t(isCounting ? texts.stopCount : texts.shoot)}
          </Button>
        )
      }
    >
      <div className={styles.view}>
        <video
          ref={video}
          className={styles.video}
          muted
          playsInline
          aria-label={t(texts.cameraView)}
          hidden={fault !== undefined}
        />
        {taken ? <img className={styles.taken} src={taken.address} alt={t(texts.taken)} /> : null}
        {isOn ? (
          <svg className={styles.guide} viewBox="0 0 300 400" aria-hidden="true">
            <ellipse cx="150" cy="160" rx="82" ry="108" />
          </svg>
        ) : null}
        {isCounting ? (
          <span className={styles.count} role="timer" aria-live="assertive">
            {count}
          </span>
        ) : null}
        {fault && !taken ? <Refusal>{t(fault)}</Refusal> : null}
      </div>
      {fault || taken ? null : (
        <p className={styles.hint} role="status" data-strong={hint !== ''}>
          {hint || t(isLive ? texts.cameraHint : texts.asking)}
        </p>
      )}
    </Dialog>
  );
}

/** Counts to nothing, as long as there is something to be taken. */
function useCountdown(isOn: boolean, onEnd: () => Promise<void>) {
  const [count, setCount] = useState(0);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (count === 0 || !isOn) return undefined;
    const timer = setTimeout(() => {
      setCount(count - 1);
      if (count === 1) void end.current();
    }, secondMs);
    return () => clearTimeout(timer);
  }, [count, isOn]);
  return { count, start: () => setCount(countFrom), stop: () => setCount(0) };
}

/** What the frame shows, not mirrored: as others see the person. */
async function frameOf(video: RefObject<HTMLVideoElement | null>): Promise<Taken | undefined> {
  const blob = video.current && (await pictureOf(video.current, { quality }));
  if (!blob) return undefined;
  const file = new File([blob], 'camera.jpg', { type: blob.type });
  return { file, address: URL.createObjectURL(file) };
}
