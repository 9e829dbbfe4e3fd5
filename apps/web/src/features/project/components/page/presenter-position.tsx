import type { Message } from '@app/contract/base/messages.ts';
import type { CoursewarePage } from '@app/contract/courseware/schema.ts';
import type { Size } from '@app/deck/deck.ts';
import type { Box } from '@app/deck/presenter/content-boxes.ts';
import {
  standingBox,
  standingOf,
  type StandingPlace,
  standingPlaces,
  standingSizes,
} from '@app/deck/presenter/standing-places.ts';
import { useId } from 'react';
import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { avatarOf } from '../../rules.ts';
import { pageTexts as texts } from './messages.ts';
import styles from './presenter-position.module.css';

type Props = {
  page: CoursewarePage;
  viewport: Size;
  onPlace: (pageId: string, box: Box, isPulled?: boolean) => void;
};

const names: Readonly<Record<StandingPlace, Message>> = {
  'top-left': texts.positionTopLeft,
  top: texts.positionTop,
  'top-right': texts.positionTopRight,
  left: texts.positionLeft,
  centre: texts.positionCentre,
  right: texts.positionRight,
  'bottom-left': texts.positionBottomLeft,
  bottom: texts.positionBottom,
  'bottom-right': texts.positionBottomRight,
};
const percentOf = (share: number): number => Math.round(share * 100);

/** Where a page's avatar element stands on its slide, and how high it is. Pages without one have nothing to move. */
export function PresenterPosition({ page, viewport, onPlace }: Props) {
  const { t } = useTexts();
  const name = useId();
  const element = avatarOf(page);
  if (!element) return null;
  // A page that is being spoken is spoken as it was: a change would throw the speech away.
  if (page.pageStatus === 'confirming') return <p className={styles.busy}>{t(texts.positionBusy)}</p>;
  const { place, size } = standingOf(element, viewport);
  const put = (where: StandingPlace, high: number, isPulled = false) =>
    onPlace(page.id, standingBox(where, high, viewport), isPulled);
  const isUsual = place === 'bottom-right' && percentOf(size) === percentOf(standingSizes.usual);
  return (
    <div className={styles.position}>
      <fieldset className={styles.places}>
        <legend>{t(texts.position)}</legend>
        <div style={{ aspectRatio: `${viewport.width} / ${viewport.height}` }}>
          {standingPlaces.map((each) => (
            <input
              key={each}
              type="radio"
              name={name}
              aria-label={t(names[each])}
              title={t(names[each])}
              checked={place === each}
              onChange={() => put(each, size)}
            />
          ))}
        </div>
      </fieldset>
      <label className={styles.size}>
        <span>{t(texts.personSize)}</span>
        <input
          type="range"
          min={percentOf(standingSizes.min)}
          max={percentOf(standingSizes.max)}
          value={percentOf(size)}
          aria-valuetext={t(texts.personSizeIs, { percent: percentOf(size) })}
          onChange={({ currentTarget }) => put(place, Number(currentTarget.value) / 100, true)}
        />
      </label>
      {isUsual ? null : (
        <Button
          variant="default"
          size="xs"
          className={styles.back ?? ''}
          onClick={() => put('bottom-right', standingSizes.usual)}
        >
          {t(texts.positionUsual)}
        </Button>
      )}
    </div>
  );
}
