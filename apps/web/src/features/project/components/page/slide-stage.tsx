import type { Project } from '@app/contract/project/schema.ts';
import { stillStage } from '@app/player/entry-layout.ts';
import { useRef } from 'react';
import { useSize } from '../../../../components/use-size.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { pageLook } from '../../rules.ts';
import { pictureOf, StagePicture } from '../slide-picture.tsx';
import type { StagedPage } from '../staged-pages.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './slide-stage.module.css';

type Props = { staged: StagedPage; project: Project };

/** The page as those who watch see it, as large as there is room. Its words are read from the script and from here. */
export function SlideStage({ staged, project }: Props) {
  const { t } = useTexts();
  const { page, number, slide, spot } = staged;
  const ref = useRef<HTMLDivElement>(null);
  const { width } = useSize(ref);
  const { width: across, height: down } = stillStage(spot, project.viewport);
  const words = page.elementList.flatMap(({ content }) => content ?? []).join('\n');
  return (
    <figure
      className={styles.stage}
      aria-label={number === undefined ? t(texts.hiddenSlide) : t(texts.slide, { number })}
      data-speaking={pageLook(page).moving === true}
    >
      {/* As large as leaves room for its script below. */}
      <div
        ref={ref}
        style={{
          aspectRatio: `${across} / ${down}`,
          maxWidth: `calc(max(62vh, 100vh - 356px) * ${across / down})`,
        }}
      >
        {width > 0 && slide ? (
          <StagePicture {...pictureOf(project, page)} slide={slide} spot={spot} width={width} />
        ) : null}
      </div>
      <figcaption className="only-for-readers">{words}</figcaption>
    </figure>
  );
}
