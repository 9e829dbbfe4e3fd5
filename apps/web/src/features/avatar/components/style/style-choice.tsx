import { avatarLimits } from '@app/contract/avatar/limits.ts';
import type { Avatar } from '@app/contract/avatar/schema.ts';
import { type LookName, naturalLook } from '@app/contract/avatar/states/style.ts';
import { helperWorks } from '@app/contract/helper/limits.ts';
import { IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../../components/button.tsx';
import { Card } from '../../../../components/card.tsx';
import { ProgressBar } from '../../../../components/progress-bar.tsx';
import { RadioTile } from '../../../../components/radio-tile.tsx';
import { Refusal } from '../../../../components/refusal.tsx';
import { VoiceLine } from '../../../../components/voice-line.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { cutOf, firstCut, type Size } from '../photo/crop.ts';
import { Shown } from '../photo/crop-frame.tsx';
import { styleNames, styleTexts as texts } from './messages.ts';
import styles from './style-choice.module.css';
import type { Styles } from './use-styles.ts';

type Making = NonNullable<Avatar['making']>;
type Props = { avatar: Avatar; making: Making; styles: Styles; label: string };

/** The style images as they appear, and beside them the photo as it is; one of them is picked. */
export function StyleChoice({ avatar, making, styles: state, label }: Props) {
  const { t } = useTexts();
  const group = useId();
  const isDrawing = making.taskId !== null;
  const missing = isDrawing ? Math.max(0, avatarLimits.styleImages - making.styles.length) : 0;
  const tile = (style: LookName, about: string, picture: ReactNode) => (
    <RadioTile
      key={style}
      group={group}
      checked={state.picked === style}
      disabled={isDrawing}
      onChoose={() => state.pick(style)}
      className={styles.tile}
    >
      <span className={styles.picture}>{picture}</span>
      <span className={styles.name}>
        {t(styleNames[style])}
        <small>{about}</small>
      </span>
    </RadioTile>
  );
  return (
    <Card title={label}>
      {making.reason === '' || isDrawing ? null : <Ended making={making} />}
      <Drawing making={making} isDrawing={isDrawing} onCancel={state.cancel} />
      <fieldset className={styles.tiles} aria-busy={isDrawing}>
        <legend className="only-for-readers">{label}</legend>
        {making.styles.map(({ style, modelTypes, url }) =>
          tile(
            style,
            t(modelTypes === 'RealisticStyle' ? texts.realistic : texts.game),
            <img src={url} alt="" />,
          ),
        )}
        {Array.from({ length: missing }, (_, index) => (
          <div key={index} className={styles.tile} aria-hidden="true">
            <span className={styles.picture}>
              <VoiceLine moving />
            </span>
          </div>
        ))}
        {tile(naturalLook, t(texts.naturalAbout), <Natural making={making} />)}
      </fieldset>
      {isDrawing ? null : <Again avatar={avatar} state={state} hasSome={making.styles.length > 0} />}
    </Card>
  );
}

/** Why there is nothing new. Who cancelled it reads that it was, which is no fault. */
const Ended = ({ making: { reason, isCancelled } }: { making: Making }) =>
  isCancelled ? (
    <p className={styles.note} role="status">
      {reason}
    </p>
  ) : (
    <Refusal>{reason}</Refusal>
  );

function Drawing({
  making,
  isDrawing,
  onCancel,
}: {
  making: Making;
  isDrawing: boolean;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  if (!isDrawing) return <p className={styles.note}>{t(texts.chooseHint)}</p>;
  const { min, max } = avatarLimits.styleSeconds;
  return (
    <div className={styles.progress}>
      <p role="status">
        {t(texts.drawing, { count: making.styles.length, all: avatarLimits.styleImages, min, max })}
      </p>
      <ProgressBar label={t(texts.drawingLabel)} value={making.progress / 100} />
      <Button variant="default" size="xs" onClick={onCancel}>
        {t(texts.cancel)}
      </Button>
    </div>
  );
}

/** The part of the photo that is used. */
function Natural({ making: { photo } }: { making: Making }) {
  const [size, setSize] = useState<Size>();
  if (!photo) return null;
  const cut = size && (photo.crop ? cutOf(size, photo.crop) : firstCut(size));
  if (size && cut) return <Shown address={photo.url} photo={size} cut={cut} />;
  return (
    <img
      src={photo.url}
      alt=""
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        setSize({ width: naturalWidth, height: naturalHeight })
      }
    />
  );
}

function Again({ avatar, state, hasSome }: { avatar: Avatar; state: Styles; hasSome: boolean }) {
  const { t } = useTexts();
  const left = avatar.freeStyleChange;
  return (
    <div className={styles.again}>
      <Button
        variant={hasSome ? 'default' : 'filled'}
        leftSection={<IconRefresh size={18} stroke={1.6} />}
        loading={state.isSaving}
        onClick={state.draw}
      >
        {t(hasSome ? texts.drawAgain : texts.draw)}
        {state.cost}
      </Button>
      <small>
        {left > 0
          ? t(texts.free, { count: left })
          : t(texts.uses, { count: helperWorks['style-images'].uses })}
      </small>
      {state.isChanging ? (
        <Button variant="default" onClick={state.keep}>
          {t(texts.keep)}
        </Button>
      ) : null}
    </div>
  );
}
