import { IconRotateClockwise } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../../components/icon-button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import {
  type Cut,
  cutRatio,
  guideOf,
  mostTilt,
  nearness,
  quarterTurned,
  type Size,
  tilted,
  tiltOf,
  withNearness,
} from './crop.ts';
import styles from './crop-frame.module.css';
import { photoTexts as texts } from './messages.ts';
import { useCutGestures } from './use-cut-gestures.ts';

/** A part of a photo, in its pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

type Props = {
  address: string;
  photo: Size;
  cut: Cut;
  /** The face that was found, outlined. */
  face?: Box | null | undefined;
  onChange: (cut: Cut) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** What of a photo is used: dragged, zoomed, straightened and turned in a frame of 3:4. */
export function CropFrame({ address, photo, cut, face, onChange }: Props) {
  const { t } = useTexts();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const gestures = useCutGestures(frame, { photo, cut, onChange });
  const tilt = Math.round(tiltOf(cut.turn) * 10) / 10;
  const near = Math.round(nearness(photo, cut) * 100);
  return (
    <div className={styles.crop}>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={t(texts.crop)}
        aria-describedby={hintId}
        tabIndex={0}
        {...gestures}
      >
        <Shown address={address} photo={photo} cut={cut} face={face} />
        <svg className={styles.guide} viewBox="0 0 300 400" aria-hidden="true">
          <ellipse {...guideOf(cut, face)} />
        </svg>
      </div>
      <p id={hintId} className={styles.hint}>
        {t(texts.cropHint)}
      </p>
      <p className="only-for-readers" role="status">
        {t(texts.cropNow, {
          near,
          tilt,
          left: Math.round((cut.x / photo.width) * 100),
          top: Math.round((cut.y / photo.height) * 100),
        })}
      </p>
      <Slider
        label={t(texts.zoom)}
        value={near}
        min={0}
        max={100}
        shown={`${near}%`}
        onChange={(value) => onChange(withNearness(photo, cut, value / 100))}
      />
      <div className={styles.turns}>
        <Slider
          label={t(texts.straighten)}
          value={tilt}
          min={-mostTilt}
          max={mostTilt}
          shown={`${tilt}°`}
          onChange={(value) => onChange(tilted(photo, cut, value))}
        />
        <IconButton
          label={t(texts.turn)}
          icon={IconRotateClockwise}
          size="large"
          onClick={() => onChange(quarterTurned(photo, cut))}
        />
      </div>
    </div>
  );
}

/** A photo as its frame cuts it. */
export function Shown({ address, photo, cut, face }: Omit<Props, 'onChange'>) {
  const high = cut.height;
  const wide = high * cutRatio;
  return (
    <div
      className={styles.photo}
      style={{
        width: percent(photo.width / wide),
        height: percent(photo.height / high),
        left: percent(0.5 - cut.x / wide),
        top: percent(0.5 - cut.y / high),
        transformOrigin: `${percent(cut.x / photo.width)} ${percent(cut.y / photo.height)}`,
        rotate: `${cut.turn}deg`,
      }}
    >
      <img src={address} alt="" draggable={false} />
      {face ? (
        <span
          className={styles.face}
          style={{
            left: percent(face.left / photo.width),
            top: percent(face.top / photo.height),
            width: percent(face.width / photo.width),
            height: percent(face.height / photo.height),
          }}
        />
      ) : null}
    </div>
  );
}

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  shown: string;
  onChange: (value: number) => void;
};

function Slider({ label, value, min, max, shown, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={shown}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
      <output htmlFor={id}>{shown}</output>
    </div>
  );
}
