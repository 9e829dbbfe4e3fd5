import type { Message } from '@app/contract/base/messages.ts';
import { removeElements } from '@app/deck/commands/elements.ts';
import { elementPlace, set } from '@app/deck/commands/place.ts';
import { type AvatarElement, type AvatarFraming, avatarFramings } from '@app/deck/element.ts';
import {
  type StandingPlace,
  standingBox,
  standingOf,
  standingPlaces,
  standingSizes,
} from '@app/deck/presenter/standing-places.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { currentSlide } from '../../../store.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import styles from '../../fields/fields.module.css';
import { NumberField } from '../../fields/number-field.tsx';
import { FieldRow, Section } from '../../fields/section.tsx';
import { useSetField } from '../../fields/use-set-field.ts';
import { useEditor } from '../../use-editor.ts';
import { useSeen } from '../seen.ts';
import { avatarKindTexts as texts } from './messages.ts';

const places: Record<StandingPlace, Message> = {
  'top-left': texts.topLeft,
  top: texts.top,
  'top-right': texts.topRight,
  left: texts.left,
  centre: texts.centre,
  right: texts.right,
  'bottom-left': texts.bottomLeft,
  bottom: texts.bottom,
  'bottom-right': texts.bottomRight,
};

const framings: Record<AvatarFraming, Message> = {
  whole: texts.framingWhole,
  half: texts.framingHalf,
  head: texts.framingHead,
};

const percentOf = (share: number) => Math.round(share * 100);

/** How much of the avatar is seen on this slide, where, and how large. */
export function StandingSection({ elements }: { elements: readonly AvatarElement[] }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const setField = useSetField(elements);
  const [avatar] = useSeen(elements);
  if (!avatar) return null;
  const { viewport } = editor.store.getState().deck;
  const { place, size } = standingOf(avatar, viewport);
  const stand = (where: StandingPlace, share: number, merge?: string) => {
    const at = elementPlace(editor.store.getState().slideId, avatar.id);
    const box = standingBox(where, share, viewport);
    editor.perform(
      (['left', 'top', 'width', 'height'] as const).map((name) => set(at.to(name), box[name])),
      merge === undefined ? {} : { merge },
    );
  };
  return (
    <Section title={t(texts.standing)}>
      <ChoiceField
        label={t(texts.framing)}
        value={avatar.framing ?? 'whole'}
        options={avatarFramings.map((each) => [each, t(framings[each])])}
        onChange={(framing) => setField('framing', framing === 'whole' ? undefined : framing)}
      />
      <FieldRow>
        <ChoiceField
          label={t(texts.place)}
          value={place}
          options={standingPlaces.map((each) => [each, t(places[each])])}
          onChange={(where) => stand(where, size)}
        />
        <NumberField
          label={t(texts.size)}
          value={percentOf(size)}
          min={percentOf(standingSizes.min)}
          max={percentOf(standingSizes.max)}
          step={5}
          unit="%"
          onChange={(percent) => stand(place, percent / 100, `size ${avatar.id}`)}
        />
      </FieldRow>
      <button
        type="button"
        className={styles.button}
        onClick={() =>
          editor.perform(removeElements(currentSlide(editor.store.getState()), [avatar.id]), { select: [] })
        }
      >
        {t(texts.remove)}
      </button>
    </Section>
  );
}
