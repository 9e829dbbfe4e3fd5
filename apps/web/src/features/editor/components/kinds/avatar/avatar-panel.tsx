import { removeElements } from '@app/deck/commands/elements.ts';
import { elementPlace, set } from '@app/deck/commands/place.ts';
import type { AvatarElement } from '@app/deck/element.ts';
import {
  type StandingPlace,
  standingBox,
  standingOf,
  standingSizes,
} from '@app/deck/presenter/standing-places.ts';
import { useTexts } from '../../../../../lib/texts.ts';
import { currentSlide } from '../../../store.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import styles from '../../fields/fields.module.css';
import { Section } from '../../fields/section.tsx';
import { useEditor } from '../../use-editor.ts';
import { useSeen } from '../seen.ts';
import { avatarKindTexts as texts } from './messages.ts';

const sizes = { small: 0.34, medium: 0.5, usual: standingSizes.usual, full: 1 } as const;
type SizeName = keyof typeof sizes;

/** Where the avatar stands on this slide, and how large. Who it is, is chosen for the whole project. */
export function AvatarPanel({ elements }: { elements: readonly AvatarElement[] }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const [avatar] = useSeen(elements);
  if (!avatar) return null;
  const { viewport } = editor.store.getState().deck;
  const standing = standingOf(avatar, viewport);
  const stand = (place: StandingPlace, size: number) => {
    const at = elementPlace(editor.store.getState().slideId, avatar.id);
    const box = standingBox(place, size, viewport);
    editor.perform((['left', 'top', 'width', 'height'] as const).map((name) => set(at.to(name), box[name])));
  };
  const size = (Object.keys(sizes) as SizeName[]).find(
    (name) => Math.abs(sizes[name] - avatar.height / viewport.height) < 0.01,
  );
  return (
    <Section title={t(texts.place)}>
      <ChoiceField
        label={t(texts.place)}
        value={standing.place}
        options={[
          ['bottom-right', t(texts.bottomRight)],
          ['bottom-left', t(texts.bottomLeft)],
          ['top-right', t(texts.topRight)],
          ['top-left', t(texts.topLeft)],
        ]}
        onChange={(place) => stand(place, standing.size)}
      />
      <ChoiceField
        label={t(texts.size)}
        value={size}
        options={[
          ['small', t(texts.sizeSmall)],
          ['medium', t(texts.sizeMedium)],
          ['usual', t(texts.sizeUsual)],
          ['full', t(texts.sizeFull)],
        ]}
        onChange={(name) => stand(standing.place, sizes[name])}
      />
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
