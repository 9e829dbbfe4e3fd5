import type { Command } from '@app/deck/commands/command.ts';
import {
  type DrawnImage,
  cropCommands,
  cropToRatio,
  pullSide,
  recropped,
  wholePicture,
} from '@app/deck/commands/crop.ts';
import { elementPlace } from '@app/deck/commands/place.ts';
import type { ImageElement } from '@app/deck/element.ts';
import type { Crop } from '@app/deck/paint.ts';
import { shapeGroups } from '@app/deck/shapes/library.ts';
import { IconCrop } from '@tabler/icons-react';
import { useTexts } from '../../../../../lib/texts.ts';
import { cropStep } from '../../../gestures/crop.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import styles from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { Popover } from '../../fields/popover.tsx';
import { FieldRow, Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { ShapePicker } from '../../insert/shape-picker.tsx';
import { useEdited, useEditor } from '../../use-editor.ts';
import { useSeen } from '../seen.ts';
import { imageTexts as texts } from './messages.ts';

const ratios = ['1:1', '4:3', '3:2', '16:9', '3:4', '2:3', '9:16'] as const;
type Ratio = (typeof ratios)[number] | 'whole' | 'free';

const ratioOf = (name: string): number => {
  const [width = 1, height = 1] = name.split(':').map(Number);
  return width / height;
};

/** Shapes that something can be seen through. */
const masks = shapeGroups.filter((group) => group === 'rectangles' || group === 'basic' || group === 'stars');

/** The part of a picture that is shown, and the shape it has. */
export function CropSection({ elements }: { elements: readonly ImageElement[] }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [image] = useSeen(elements);
  const isCropping = useEdited((state) => state.opened !== undefined);
  if (!image) return null;
  const crop = image.crop ?? wholePicture;
  const change = (next: Crop) => {
    const { slideId } = editor.store.getState();
    const commands = cropCommands(slideId, image, recropped(image, next));
    editor.perform(commands, isCropping ? { merge: cropStep(image.id) } : {});
  };
  const choose = (ratio: Ratio) => {
    if (ratio === 'whole') change(wholePicture);
    else if (ratio !== 'free') change(cropToRatio(image, ratioOf(ratio)));
  };
  const shown = ratios.find((name) => Math.abs(image.width / image.height - ratioOf(name)) < 0.005);
  const side = (name: keyof Crop, label: string) => (
    <NumberField
      label={label}
      value={crop[name] * 100}
      min={0}
      max={98}
      unit="%"
      onChange={(value) => change(pullSide(crop, name, value / 100))}
    />
  );
  return (
    <Section title={t(texts.crop)}>
      {elements.length === 1 ? (
        <>
          <button
            type="button"
            className={styles.button}
            disabled={image.locked}
            onClick={() => editor.open(isCropping ? undefined : image.id)}
          >
            <IconCrop size={18} stroke={1.6} aria-hidden="true" />
            {t(isCropping ? texts.cropDone : texts.cropHere)}
          </button>
          <ChoiceField
            label={t(texts.cropRatio)}
            value={shown ?? (image.crop ? 'free' : 'whole')}
            options={[
              ['whole', t(texts.ratioWhole)],
              ...(image.crop ? [['free', t(texts.ratioFree)] as const] : []),
              ...ratios.map((name) => [name, name] as const),
            ]}
            onChange={choose}
          />
          <FieldRow>
            {side('left', t(texts.cropLeft))}
            {side('right', t(texts.cropRight))}
          </FieldRow>
          <FieldRow>
            {side('top', t(texts.cropTop))}
            {side('bottom', t(texts.cropBottom))}
          </FieldRow>
        </>
      ) : null}
      <MaskRow elements={elements} image={image} />
      <ResetPicture elements={elements} />
    </Section>
  );
}

/** The shape through which pictures are seen. */
function MaskRow({ elements, image }: { elements: readonly ImageElement[]; image: DrawnImage }) {
  const { t } = useTexts();
  const set = useSetField(elements);
  return (
    <FieldRow>
      <Popover label={t(texts.mask)} face={<span>{t(texts.mask)}</span>}>
        {(close) => (
          <ShapePicker
            groups={masks}
            chosen={image.geometry?.kind === 'preset' ? image.geometry.name : 'rect'}
            onPick={(name) => {
              close();
              set('geometry', name === 'rect' ? undefined : { kind: 'preset', name });
            }}
          />
        )}
      </Popover>
      <button
        type="button"
        className={styles.button}
        onClick={() => set('geometry', { kind: 'preset', name: 'roundRect' })}
      >
        {t(texts.corners)}
      </button>
    </FieldRow>
  );
}

/** The picture as it came: uncut, unfiltered, unframed. */
function ResetPicture({ elements }: { elements: readonly ImageElement[] }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const seen = useSeen(elements);
  const names = ['filter', 'geometry', 'stroke', 'shadow', 'flipHorizontal', 'flipVertical'] as const;
  const reset = () => {
    const { slideId } = editor.store.getState();
    const plain = elements.flatMap((element) =>
      names
        .filter((name) => element[name] !== undefined)
        .map((name): Command => ({ do: 'unset', at: [...elementPlace(slideId, element.id).path, name] })),
    );
    editor.perform([
      ...seen.flatMap((image) => cropCommands(slideId, image, recropped(image, wholePicture))),
      ...plain,
    ]);
  };
  return (
    <button type="button" className={styles.button} onClick={reset}>
      {t(texts.reset)}
    </button>
  );
}
