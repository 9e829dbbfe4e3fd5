import { changeLayout } from '@app/deck/commands/layout.ts';
import { footerOf, hasMark, type PageMark, putMark, removeMark } from '@app/deck/commands/page-marks.ts';
import { set, slidePlace, unset } from '@app/deck/commands/place.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useTexts } from '../../../../lib/texts.ts';
import { currentSlide } from '../../store.ts';
import { Popover } from '../fields/popover.tsx';
import { Section } from '../fields/section.tsx';
import { WordsField } from '../fields/words-field.tsx';
import { LayoutPicker } from '../slides/layout-picker.tsx';
import { layoutName } from '../slides/names.ts';
import { useEdited, useEditor } from '../use-editor.ts';
import { BackgroundFields } from './background-fields.tsx';
import { CheckField } from './check-field.tsx';
import { panelTexts as texts } from './messages.ts';

/** What the slide itself is: its layout, its background, and what stands on all slides. */
export function SlidePanel() {
  return (
    <>
      <LayoutSection />
      <BackgroundFields />
      <MarksSection />
    </>
  );
}

/** 16:9, 4:3; another ratio as it is. */
function ratioText({ width, height }: { width: number; height: number }): string {
  const known = [
    [16, 9],
    [4, 3],
    [16, 10],
  ].find(([across = 1, down = 1]) => Math.abs(width / height - across / down) < 0.01);
  return known ? known.join(':') : `${Math.round(width)} × ${Math.round(height)}`;
}

function LayoutSection() {
  const { t, language } = useTexts();
  const { editor } = useEditor();
  const layoutId = useEdited((state) => currentSlide(state).layoutId);
  const hidesLayout = useEdited((state) => currentSlide(state).hidesLayout === true);
  const size = useEdited((state) => ratioText(state.deck.viewport));
  const name = useEdited(
    ({ deck }) =>
      deck.design.masters.flatMap(({ layouts }) => layouts).find(({ id }) => id === layoutId)?.name,
  );
  return (
    <Section title={t(texts.layout)}>
      <Popover
        label={t(texts.changeLayout)}
        face={layoutId === undefined ? t(texts.noLayout) : layoutName(name, language)}
      >
        {(close) => (
          <LayoutPicker
            current={layoutId}
            onPick={(layout) => {
              const state = editor.store.getState();
              editor.perform(changeLayout(currentSlide(state), state.deck.design, layout.id, newId));
              close();
            }}
          />
        )}
      </Popover>
      <CheckField
        label={t(texts.drawsLayout)}
        isOn={!hidesLayout}
        onChange={(isOn) => {
          const place = slidePlace(editor.store.getState().slideId);
          editor.perform([isOn ? unset(place, 'hidesLayout') : set(place.to('hidesLayout'), true)]);
        }}
      />
      <p>
        {t(texts.size)} {size}
      </p>
    </Section>
  );
}

function MarksSection() {
  const { t } = useTexts();
  const { editor, project } = useEditor();
  const hasNumbers = useEdited(({ deck }) => hasMark(deck, 'slide-number'));
  const hasFooter = useEdited(({ deck }) => hasMark(deck, 'footer'));
  const words = useEdited(({ deck }) => footerOf(deck));
  const put = (mark: PageMark, isOn: boolean, text?: string) => {
    const { deck } = editor.store.getState();
    editor.perform(isOn ? putMark(deck, mark, text) : removeMark(deck, mark));
  };
  return (
    <Section title={t(texts.marks)}>
      <CheckField
        label={t(texts.pageNumbers)}
        isOn={hasNumbers}
        onChange={(isOn) => put('slide-number', isOn)}
      />
      <CheckField
        label={t(texts.footer)}
        isOn={hasFooter}
        onChange={(isOn) => put('footer', isOn, project.title)}
      />
      {hasFooter ? (
        <WordsField
          label={t(texts.footerText)}
          value={words}
          onChange={(text) => put('footer', true, text)}
        />
      ) : null}
    </Section>
  );
}
