import type { AudioElement, VideoElement } from '@app/deck/element.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { CheckField } from '../../fields/check-field.tsx';
import styles from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { same } from '../../fields/same.ts';
import { Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { type MediaSource, takeFile } from '../../insert/insert-media.ts';
import { MediaChoice } from '../../insert/media-choice.tsx';
import { kindOfType } from '../../insert/media-rules.ts';
import { useEditor } from '../../use-editor.ts';
import { mediaTexts as texts } from './messages.ts';

type Props = { elements: readonly (VideoElement | AudioElement)[] };

/** Another file in the same place, and how it plays. */
export function PlayingSections({ elements }: Props) {
  const { t } = useTexts();
  const { project } = useEditor();
  const set = useSetField<VideoElement | AudioElement>(elements);
  const kind = elements[0]?.type ?? 'video';
  const name = t(kind === 'video' ? texts.replaceVideo : texts.replaceSound);
  const replace = async (source: MediaSource) => {
    const taken = await takeFile(project.id, source);
    if (taken && kindOfType(taken.type) === kind) set('url', taken.url);
  };
  return (
    <>
      <Section title={t(texts.file)}>
        <MediaChoice
          kind={kind}
          label={name}
          face={name}
          className={styles.button}
          onChoose={(source) => void replace(source)}
        />
      </Section>
      <Section title={t(texts.playing)}>
        <CheckField
          label={t(texts.autoplay)}
          value={same(elements, ({ autoplay }) => autoplay === true)}
          onChange={(isOn) => set('autoplay', isOn || undefined)}
        />
        <CheckField
          label={t(texts.loop)}
          value={same(elements, ({ loop }) => loop === true)}
          onChange={(isOn) => set('loop', isOn || undefined)}
        />
        <NumberField
          label={t(texts.volume)}
          value={same(elements, ({ volume }) => Math.round((volume ?? 1) * 100))}
          min={0}
          max={100}
          step={5}
          unit="%"
          onChange={(value) => set('volume', value === 100 ? undefined : value / 100)}
        />
      </Section>
    </>
  );
}
