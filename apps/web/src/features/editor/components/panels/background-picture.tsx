import { fillingCrop } from '@app/deck/commands/fill-frame.ts';
import type { Fill } from '@app/deck/paint.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import styles from '../fields/fields.module.css';
import { fieldTexts } from '../fields/messages.ts';
import { FieldRow } from '../fields/section.tsx';
import { type MediaSource, takeFile } from '../insert/insert-media.ts';
import { measureMedia } from '../insert/measure-media.ts';
import { MediaChoice } from '../insert/media-choice.tsx';
import { useEditor } from '../use-editor.ts';
import { panelTexts as texts } from './messages.ts';

type Picture = Extract<Fill, { kind: 'picture' }>;

type Props = {
  /** Undefined: the slide is painted with something else. */
  picture: Picture | undefined;
  /** Paints a slide, which may be another one than is looked at by now. */
  onChange: (slideId: string, fill: Fill | undefined) => void;
};

/** A picture behind everything: from this computer or the person's materials, filling the slide or as tiles. */
export function BackgroundPicture({ picture, onChange }: Props) {
  const { t } = useTexts();
  const { editor, project } = useEditor();
  const slideId = () => editor.store.getState().slideId;
  const put = async (url: string, fit: Picture['fit'], goal = slideId()) => {
    const natural = fit === 'stretch' ? await measureMedia('image', url) : undefined;
    // It fills the slide and is not distorted.
    const crop = natural && fillingCrop(natural, editor.store.getState().deck.viewport);
    onChange(goal, { kind: 'picture', url, fit, ...(crop && { crop }) });
  };
  const choose = async (source: MediaSource) => {
    const goal = slideId();
    const taken = await takeFile(project.id, source);
    if (taken) await put(taken.url, picture?.fit ?? 'stretch', goal);
  };
  const label = t(picture ? texts.otherPicture : texts.pictureBehind);
  return (
    <>
      {picture ? (
        <ChoiceField
          label={t(fieldTexts.pictureFit)}
          value={picture.fit}
          options={[
            ['stretch', t(texts.fitFill)],
            ['tile', t(fieldTexts.fitTile)],
          ]}
          onChange={(fit) => void put(picture.url, fit)}
        />
      ) : null}
      <FieldRow>
        <MediaChoice
          kind="image"
          label={label}
          face={label}
          className={styles.button}
          onChoose={(source) => void choose(source)}
        />
        {picture ? (
          <button type="button" className={styles.button} onClick={() => onChange(slideId(), undefined)}>
            {t(texts.removePicture)}
          </button>
        ) : null}
      </FieldRow>
    </>
  );
}
