import { cutFurther, fillingCrop } from '@app/deck/commands/fill-frame.ts';
import { set as setCommand, slidePlace } from '@app/deck/commands/place.ts';
import type { ImageElement } from '@app/deck/element.ts';
import { IconFlipHorizontal, IconFlipVertical } from '@tabler/icons-react';
import { useTexts } from '../../../../../lib/texts.ts';
import styles from '../../fields/fields.module.css';
import { fieldTexts } from '../../fields/messages.ts';
import { same } from '../../fields/same.ts';
import { FieldRow, Section } from '../../fields/section.tsx';
import { ShadowField } from '../../fields/shadow-field.tsx';
import { StrokeField } from '../../fields/stroke-field.tsx';
import { Toggle } from '../../fields/toggle.tsx';
import { useSetField, useSetFields } from '../../fields/use-set-field.ts';
import { type MediaSource, takeFile } from '../../insert/insert-media.ts';
import { measureMedia } from '../../insert/measure-media.ts';
import { MediaChoice } from '../../insert/media-choice.tsx';
import { useEditor } from '../../use-editor.ts';
import { useSeen } from '../seen.ts';
import { CropSection } from './crop-section.tsx';
import { FilterSection } from './filter-section.tsx';
import { imageTexts as texts } from './messages.ts';

type Props = { elements: readonly ImageElement[] };

/** The fields of pictures. */
export function ImagePanel({ elements }: Props) {
  const { t } = useTexts();
  const set = useSetField(elements);
  const seen = useSeen(elements);
  const own = elements.map((element, index) => ({
    stroke: element.stroke ?? seen[index]?.stroke,
    shadow: element.shadow ?? seen[index]?.shadow,
  }));
  return (
    <>
      <PictureSection elements={elements} />
      <CropSection elements={elements} />
      <FilterSection elements={elements} />
      <Section title={t(fieldTexts.outline)}>
        <StrokeField value={same(own, (each) => each.stroke)} onChange={(value) => set('stroke', value)} />
      </Section>
      <Section title={t(fieldTexts.shadow)}>
        <ShadowField value={same(own, (each) => each.shadow)} onChange={(value) => set('shadow', value)} />
      </Section>
    </>
  );
}

/** Another picture in the same place, mirrored, or behind everything. */
function PictureSection({ elements }: Props) {
  const { t } = useTexts();
  const { editor, project } = useEditor();
  const set = useSetField(elements);
  const setAll = useSetFields(elements);
  const [only, ...others] = elements;
  const [seen] = useSeen(elements);
  const replace = async (source: MediaSource) => {
    const taken = await takeFile(project.id, source);
    if (!taken || !seen) return;
    const natural = await measureMedia('image', taken.url);
    // The new one fills the same frame and is not distorted.
    setAll({ url: taken.url, crop: natural && fillingCrop(natural, seen) });
  };
  const toBackground = () => {
    if (!only || !seen) return;
    const { slideId, deck } = editor.store.getState();
    // What is seen of it fills the slide and is not distorted.
    const inner = fillingCrop(seen, deck.viewport);
    const crop = inner && seen.crop ? cutFurther(seen.crop, inner) : (inner ?? seen.crop);
    const fill = { kind: 'picture' as const, url: only.url, fit: 'stretch' as const, ...(crop && { crop }) };
    editor.perform([setCommand(slidePlace(slideId).to('background'), fill)]);
  };
  const flip = (name: 'flipHorizontal' | 'flipVertical') => (isOn: boolean) => set(name, isOn || undefined);
  return (
    <Section title={t(texts.picture)}>
      {others.length === 0 ? (
        <FieldRow>
          <MediaChoice
            kind="image"
            label={t(texts.replace)}
            face={t(texts.replace)}
            className={styles.button}
            onChoose={(source) => void replace(source)}
          />
          <button type="button" className={styles.button} onClick={toBackground}>
            {t(texts.background)}
          </button>
        </FieldRow>
      ) : null}
      <FieldRow>
        <Toggle
          label={t(texts.flipAcross)}
          icon={IconFlipVertical}
          isOn={elements.every(({ flipHorizontal }) => flipHorizontal)}
          onChange={flip('flipHorizontal')}
        />
        <Toggle
          label={t(texts.flipDown)}
          icon={IconFlipHorizontal}
          isOn={elements.every(({ flipVertical }) => flipVertical)}
          onChange={flip('flipVertical')}
        />
      </FieldRow>
    </Section>
  );
}
