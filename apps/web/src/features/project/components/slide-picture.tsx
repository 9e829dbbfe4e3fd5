import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Size } from '@app/deck/deck.ts';
import type { DrawnSlide } from '@app/deck/drawn.ts';
import type { PresenterSpot } from '@app/deck/presenter/spots.ts';
import { stillStage } from '@app/player/entry-layout.ts';
import { Slide } from '@app/slide-view/slide.tsx';
import { memo, useMemo } from 'react';
import { PersonFrame } from '../../../components/person-frame.tsx';
import { useTexts } from '../../../lib/texts.ts';
import { useAvatar } from '../../avatar/api.ts';
import { slideSlots } from '../../slide/rules.ts';
import styles from './slide-picture.module.css';

type Props = {
  slide: DrawnSlide;
  viewport: Size;
  width: number;
  spot: PresenterSpot;
  /** Who presents. */
  avatarId: string | null;
};

/** What one of these pictures shows of a page besides its slide. */
export const pictureOf = (
  { viewport }: Pick<Project, 'viewport'>,
  { avatarId }: Pick<CoursewarePage, 'avatarId'>,
) => ({ viewport, avatarId });

/** A page as those who watch see it, as wide as it is told, standing still. It cannot be pressed: links on it would open by accident. */
export const StagePicture = memo(function StagePicture({ slide, viewport, width, spot, avatarId }: Props) {
  const picture = useAvatar(avatarId)?.wholeImage;
  const { language } = useTexts();
  const slots = useMemo(() => slideSlots(language), [language]);
  const stage = stillStage(spot, viewport);
  const scale = width / stage.width;
  return (
    <div className={styles.picture} style={{ width, height: stage.height * scale }} inert>
      <div className={styles.slide} style={{ left: stage.slide.left * scale, top: stage.slide.top * scale }}>
        <Slide slide={slide} viewport={viewport} width={stage.slide.width * scale} slots={slots} />
      </div>
      {stage.person && picture ? (
        <PersonFrame
          place={{
            ...stage.person,
            left: stage.person.left * scale,
            top: stage.person.top * scale,
            width: stage.person.width * scale,
            height: stage.person.height * scale,
          }}
        >
          <img src={picture} alt="" />
        </PersonFrame>
      ) : null}
    </div>
  );
});

/** The slide alone, with whoever stands on it: for small pictures, in which a slide takes all the room. */
export const SlidePicture = (props: Props) => (
  <StagePicture {...props} spot={isOnSlide(props.spot) ? props.spot : nobody} />
);

const nobody: PresenterSpot = { layout: 'hidden' };
const isOnSlide = (spot: PresenterSpot): boolean =>
  spot.layout === 'slide' || ('corner' in spot && spot.corner !== undefined);
