import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Design } from '@app/deck/design.ts';
import { drawSlide } from '@app/deck/design/draw-slide.ts';
import { Slide, type Slots } from '@app/slide-view/slide.tsx';
import { memo, useMemo } from 'react';
import { useTexts } from '../../../lib/texts.ts';
import { useAvatar } from '../../avatar/api.ts';
import { lostNote } from '../../slide/rules.ts';
import { slideOf } from '../rules.ts';
import styles from './slide-picture.module.css';

type Props = {
  page: CoursewarePage;
  design: Design;
  viewport: Project['viewport'];
  width: number;
  /** Who stands on it; absent: whom the page itself names. */
  avatarId?: string | null;
};

/** Whoever presents stands in the avatar's place, still. */
function slotsOf(picture: string | null | undefined): Slots {
  if (!picture) return {};
  const portrait = <img className={styles.presenter} src={picture} alt="" />;
  return { avatar: () => portrait };
}

/** A slide as it is, as wide as it is told. It cannot be pressed: links on it would open by accident. */
export const SlidePicture = memo(function SlidePicture({ page, design, viewport, width, avatarId }: Props) {
  const slide = useMemo(() => drawSlide(slideOf(page), design, page.index + 1), [page, design]);
  const picture = useAvatar(avatarId === undefined ? page.avatarId : avatarId)?.wholeImage;
  const { language } = useTexts();
  const slots = useMemo(() => ({ ...lostNote(language), ...slotsOf(picture) }), [language, picture]);
  return (
    <div className={styles.picture} inert>
      <Slide slide={slide} viewport={viewport} width={width} slots={slots} />
    </div>
  );
});
