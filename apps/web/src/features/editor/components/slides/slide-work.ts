import type { Message } from '@app/contract/base/messages.ts';
import { coursewareMessages } from '@app/contract/courseware/messages.ts';
import type { Project } from '@app/contract/project/schema.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { set, slidePlace, unset } from '@app/deck/commands/place.ts';
import { endSection, moveSection, nameSection } from '@app/deck/commands/sections.ts';
import { adoptSlides } from '@app/deck/commands/adopt.ts';
import { addSlide, duplicateSlides, moveSlides, removeSlides } from '@app/deck/commands/slides.ts';
import { defaultSlide, slideOnLayout } from '@app/deck/design/default-slide.ts';
import type { Deck } from '@app/deck/deck.ts';
import type { Layout } from '@app/deck/design.ts';
import { coursewareLimits } from '@app/deck/limits.ts';
import type { Slide } from '@app/deck/slide.ts';
import { useMemo } from 'react';
import { newId } from '../../../../lib/new-id.ts';
import { notify } from '../../../../lib/notices.ts';
import { say } from '../../../../lib/texts.ts';
import type { Editor } from '../../store.ts';
import { useEditor } from '../use-editor.ts';
import { stripTexts as texts } from './messages.ts';

/** What can be done with slides as a whole; each is one step that can be undone. */
export type SlideWork = ReturnType<typeof createSlideWork>;

const isShown = ({ hidden = false }: Slide) => !hidden;

/** See `SlideWork`. What cannot be done is said in a sentence. */
export function createSlideWork(editor: Editor, { avatarsId }: Pick<Project, 'avatarsId'>) {
  const now = () => editor.store.getState();
  const refuse = (message: Message) => void notify('warning', say(message));

  function hasRoom(more: number): boolean {
    const fits = now().deck.slides.length + more <= coursewareLimits.slides.max;
    if (!fits) refuse(coursewareMessages.tooManySlides);
    return fits;
  }

  /** Behind the last chosen one. */
  function place(): number {
    const { deck, chosenSlides } = now();
    return deck.slides.findLastIndex(({ id }) => chosenSlides.includes(id)) + 1;
  }

  /** Puts slides behind the last chosen one and looks at them. */
  function put(slides: readonly Slide[]): void {
    const behind = place();
    const commands = slides.map((slide, offset) => addSlide(behind + offset, slide));
    putBy({ commands, slides });
  }

  /** Does what brings slides, where there is room for them, and looks at them; says whether there was. */
  function putBy({ commands, slides }: { commands: readonly Command[]; slides: readonly Slide[] }): boolean {
    const [first] = slides;
    if (!first || !hasRoom(slides.length)) return false;
    editor.perform(commands, { slideId: first.id, select: [] });
    editor.goTo(
      first.id,
      slides.map(({ id }) => id),
    );
    return true;
  }

  return {
    put,

    /** Slides of another deck, with the look that they have there. */
    adopt: (source: Pick<Deck, 'design' | 'slides'>): boolean =>
      putBy(adoptSlides(now().deck, place(), source, newId)),

    /** A new slide: on this layout, or the usual one (spec 3). */
    add(layout?: Layout): void {
      const { deck } = now();
      const { design, viewport } = deck;
      const avatar = avatarsId !== null;
      // What it is for is shown where nothing is written; it is not said or shown in the talk.
      put([
        layout
          ? slideOnLayout(layout, newId)
          : defaultSlide(design, newId, { title: '', subtitle: '' }, { avatar, viewport }),
      ]);
    },

    duplicate(): void {
      const { deck, chosenSlides } = now();
      put(duplicateSlides(deck, chosenSlides, newId).copies);
    },

    remove(): void {
      const { deck, chosenSlides } = now();
      const left = deck.slides.filter(({ id }) => !chosenSlides.includes(id));
      if (left.length === 0) return refuse(coursewareMessages.lastPage);
      if (!left.some(isShown)) return refuse(coursewareMessages.lastShownPage);
      editor.perform(removeSlides(deck, chosenSlides));
    },

    /** Puts the chosen slides in front of the one that has this place. */
    moveTo(gap: number): void {
      const { deck, chosenSlides } = now();
      editor.perform(moveSlides(deck, chosenSlides, gap));
    },

    /** One place up or down; several go together. */
    move(way: -1 | 1): void {
      const { deck, chosenSlides } = now();
      const places = deck.slides.flatMap(({ id }, index) => (chosenSlides.includes(id) ? [index] : []));
      const [first = 0, last = 0] = [places[0], places.at(-1)];
      editor.perform(moveSlides(deck, chosenSlides, way < 0 ? Math.max(0, first - 1) : last + 2));
    },

    /** Those who watch do not see the chosen slides, or see them again. */
    hide(hidden: boolean): void {
      const { deck, chosenSlides } = now();
      const chosen = deck.slides.filter(({ id }) => chosenSlides.includes(id));
      const others = deck.slides.filter((slide) => !chosen.includes(slide));
      if (hidden && !others.some(isShown)) return refuse(coursewareMessages.lastShownPage);
      editor.perform(
        chosen
          .filter((slide) => isShown(slide) === hidden)
          .map(({ id }) =>
            hidden ? set(slidePlace(id).to('hidden'), true) : unset(slidePlace(id), 'hidden'),
          ),
      );
    },

    ...chooseWork(editor),
    ...sectionWork(editor),
  };
}

/** What is looked at and chosen. */
const chooseWork = (editor: Editor) => ({
  chooseAll(): void {
    const { deck, slideId } = editor.store.getState();
    editor.goTo(
      slideId,
      deck.slides.map(({ id }) => id),
    );
  },
});

/** What can be done with the section that begins with a slide. */
const sectionWork = (editor: Editor) => ({
  beginSection: (slideId: string) => editor.perform([nameSection(slideId, say(texts.newSection))]),
  renameSection: (slideId: string, name: string) => {
    const known = name.trim().slice(0, coursewareLimits.section.max);
    if (known !== '') editor.perform([nameSection(slideId, known)]);
  },
  endSection: (slideId: string) => editor.perform([endSection(slideId)]),
  moveSection: (slideId: string, way: 'up' | 'down') =>
    editor.perform(moveSection(editor.store.getState().deck, slideId, way)),
});

/** The work with slides of the editor around a component. */
export function useSlideWork(): SlideWork {
  const { editor, project } = useEditor();
  const { avatarsId } = project;
  return useMemo(() => createSlideWork(editor, { avatarsId }), [editor, avatarsId]);
}
