import type { VideoElement } from '@app/deck/element.ts';
import { IconCamera } from '@tabler/icons-react';
import { useRef } from 'react';
import { notify } from '../../../../../lib/notices.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import styles from '../../fields/fields.module.css';
import { FieldRow, Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { type MediaSource, takeFile } from '../../insert/insert-media.ts';
import { MediaChoice } from '../../insert/media-choice.tsx';
import { useEditor } from '../../use-editor.ts';
import { frameOf } from './frame-of.ts';
import { mediaTexts as texts } from './messages.ts';
import { PlayingSections } from './playing-sections.tsx';
import videoStyles from './video-panel.module.css';

type Props = { elements: readonly VideoElement[] };

/** The fields of films. */
export const VideoPanel = ({ elements }: Props) => (
  <>
    <PlayingSections elements={elements} />
    <PosterSection elements={elements} />
  </>
);

/** What is seen before a film plays: a picture, or one of its own frames. */
function PosterSection({ elements }: Props) {
  const { t } = useTexts();
  const { project } = useEditor();
  const set = useSetField(elements);
  const film = useRef<HTMLVideoElement>(null);
  const [only, ...others] = elements;
  const hasPoster = elements.some(({ poster }) => poster !== undefined);
  const choose = async (source: MediaSource) => {
    const taken = await takeFile(project.id, source);
    if (taken) set('poster', taken.url);
  };
  const takeFrame = async () => {
    const frame = film.current && (await frameOf(film.current, t(texts.frameName)));
    if (frame) await choose(frame);
    else notify('warning', t(texts.frameFailed));
  };
  return (
    <Section title={t(texts.poster)}>
      {only && others.length === 0 ? (
        <>
          {/* What people bring has no captions. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            // Another film begins anew.
            key={only.url}
            ref={film}
            className={videoStyles.film}
            src={only.url}
            controls
            muted
            playsInline
            preload="metadata"
            aria-label={t(texts.preview)}
          />
          <button type="button" className={styles.button} onClick={() => void takeFrame()}>
            <IconCamera size={16} stroke={1.6} aria-hidden="true" />
            {t(texts.thisFrame)}
          </button>
        </>
      ) : null}
      <FieldRow>
        <MediaChoice
          kind="image"
          label={t(texts.choosePoster)}
          face={t(texts.choosePoster)}
          className={styles.button}
          onChoose={(source) => void choose(source)}
        />
        {hasPoster ? (
          <button type="button" className={styles.button} onClick={() => set('poster', undefined)}>
            {t(texts.removePoster)}
          </button>
        ) : null}
      </FieldRow>
    </Section>
  );
}
