import type { Size } from '@app/deck/deck.ts';
import type { StagedSlide } from '@app/deck/presenter/stage-slides.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { AvatarElement } from '@app/deck/element.ts';
import { cornerBox } from '@app/deck/presenter/places.ts';
import type { ComponentProps } from 'react';
import { PersonFrame } from '../../../../../components/person-frame.tsx';
import { useAvatar } from '../../../../avatar/api.ts';
import { useStaged } from '../../slides/staged.tsx';
import { useEditor } from '../../use-editor.ts';

type Place = NonNullable<ComponentProps<typeof PersonFrame>['place']>;

/** Whoever presents a slide, standing still. */
function Person({ avatarId, place }: { avatarId: string | null; place: Place }) {
  const picture = useAvatar(avatarId)?.wholeImage;
  return picture ? (
    <PersonFrame place={place}>
      <img src={picture} alt="" draggable={false} />
    </PersonFrame>
  ) : null;
}

/** The presenter in the box of an avatar element, where that is where it stands: often it is only the usual place. */
export function AvatarFigure({ element, slideId }: { element: Drawn<AvatarElement>; slideId: string }) {
  const { avatarsId } = useEditor().project;
  const staged = useStaged(slideId);
  const { width, height, framing = 'whole' } = element;
  if (staged && staged.spot.layout !== 'slide') return null;
  return (
    <Person
      avatarId={staged ? staged.avatarId : avatarsId}
      place={{ left: 0, top: 0, width, height, rotate: 0, look: framing }}
    />
  );
}

/** The presenter on a slide where no element says so: in a corner, or in the usual place. */
export function StandingFigure({ slideId, viewport, scale = 1 }: StandingProps) {
  const staged = useStaged(slideId);
  const place = staged && placeOf(staged, viewport);
  if (!place) return null;
  const { left, top, width, height, look } = place;
  const box = { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
  return <Person avatarId={staged.avatarId} place={{ ...box, look, rotate: 0 }} />;
}

type StandingProps = { slideId: string; viewport: Size; scale?: number };

function placeOf({ slide, spot }: StagedSlide, viewport: Size): Omit<Place, 'rotate'> | undefined {
  if ((spot.layout === 'corner' || spot.layout === 'small') && spot.corner)
    return { ...cornerBox(spot.corner, spot.layout, viewport), look: 'round' };
  const hasElement = slide.elements.some(({ type }) => type === 'avatar');
  return spot.layout === 'slide' && !hasElement ? { ...spot.box, look: spot.framing } : undefined;
}
