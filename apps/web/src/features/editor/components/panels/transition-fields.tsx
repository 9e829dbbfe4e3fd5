import { setTransition } from '@app/deck/commands/builds.ts';
import { directionsOf, offeredTransitions } from '@app/deck/staging/offered.ts';
import type { Direction, Transition } from '@app/deck/staging.ts';
import { Button } from '../../../../components/button.tsx';
import { notify } from '../../../../lib/notices.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { FieldRow, Section } from '../fields/section.tsx';
import { useEdited, useEditor } from '../use-editor.ts';
import { effectName, wayName } from './effect-names.ts';
import { panelTexts as texts } from './messages.ts';
import styles from './panels.module.css';
import { preview } from './preview.ts';

/** How the slide takes the place of the one before. */
export function TransitionFields() {
  const { t } = useTexts();
  const { editor } = useEditor();
  const transition = useEdited((state) => currentSlide(state).transition);
  const ways = directionsOf(offeredTransitions, transition?.kind ?? 'none');
  const put = (next: Transition | undefined) => {
    editor.perform(setTransition([currentSlide(editor.store.getState())], next));
    preview({ ...currentSlide(editor.store.getState()), builds: [] });
  };
  const kinds = offeredTransitions.map(({ kind }) => kind);
  const isForeign = transition && transition.kind !== 'none' && !kinds.includes(transition.kind);
  return (
    <Section title={t(texts.transition)}>
      <FieldRow>
        <ChoiceField
          label={t(texts.transitionKind)}
          value={transition?.kind ?? 'none'}
          options={[
            ['none', t(texts.none)],
            ...(isForeign ? [[transition.kind, t(texts.other)] as const] : []),
            ...kinds.map((kind) => [kind, effectName(kind, t)] as const),
          ]}
          onChange={(kind) => {
            const [direction] = directionsOf(offeredTransitions, kind);
            const duration = transition?.duration || 700;
            put(kind === 'none' ? undefined : { kind, duration, ...(direction && { direction }) });
          }}
        />
        {transition && ways.length > 0 ? (
          <ChoiceField
            label={t(texts.direction)}
            value={transition.direction ?? ways[0]}
            options={ways.map((way): [Direction, string] => [way, wayName(way, t)])}
            onChange={(direction) => put({ ...transition, direction })}
          />
        ) : null}
        {transition ? (
          <NumberField
            label={t(texts.duration)}
            value={transition.duration / 1000}
            min={0.1}
            max={10}
            step={0.1}
            unit={t(texts.seconds)}
            onChange={(seconds) => put({ ...transition, duration: Math.round(seconds * 1000) })}
          />
        ) : null}
      </FieldRow>
      <div className={styles.buttons}>
        <Button
          variant="default"
          size="xs"
          disabled={!transition}
          onClick={() => preview({ ...currentSlide(editor.store.getState()), builds: [] })}
        >
          {t(texts.preview)}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            editor.perform(setTransition(editor.store.getState().deck.slides, transition));
            notify('success', t(texts.applied));
          }}
        >
          {t(texts.applyTransition)}
        </Button>
      </div>
    </Section>
  );
}
