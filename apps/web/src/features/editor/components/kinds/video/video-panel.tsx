import type { VideoElement } from '@app/deck/element.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import styles from '../../fields/fields.module.css';
import { FieldRow, Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { takeFile } from '../../insert/insert-media.ts';
import { acceptOf } from '../../insert/media-rules.ts';
import { pickFile } from '../../insert/pick-file.ts';
import { useEditor } from '../../use-editor.ts';
import { mediaTexts as texts } from './messages.ts';
import { PlayingSections } from './playing-sections.tsx';

/** The fields of films. */
export function VideoPanel({ elements }: { elements: readonly VideoElement[] }) {
  const { t } = useTexts();
  const { project } = useEditor();
  const set = useSetField(elements);
  const choose = () =>
    pickFile(acceptOf('image'), async (file) => {
      const taken = await takeFile(project.id, file);
      if (taken) set('poster', taken.url);
    });
  const hasPoster = elements.some(({ poster }) => poster !== undefined);
  return (
    <>
      <PlayingSections elements={elements} />
      <Section title={t(texts.poster)}>
        <FieldRow>
          <button type="button" className={styles.button} onClick={choose}>
            {t(texts.choosePoster)}
          </button>
          {hasPoster ? (
            <button type="button" className={styles.button} onClick={() => set('poster', undefined)}>
              {t(texts.removePoster)}
            </button>
          ) : null}
        </FieldRow>
      </Section>
    </>
  );
}
