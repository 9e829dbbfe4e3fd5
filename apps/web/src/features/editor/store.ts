import { apply } from '@app/deck/commands/apply.ts';
import { type Command, CommandMisfit } from '@app/deck/commands/command.ts';
import {
  emptyHistory,
  type History,
  redo,
  remembered,
  type Revisited,
  sealed,
  undo,
} from '@app/deck/commands/history.ts';
import type { Deck } from '@app/deck/deck.ts';
import type { Elements, SlideElement } from '@app/deck/element.ts';
import type { ElementType } from '@app/deck/element-type.ts';
import type { Slide } from '@app/deck/slide.ts';
import { createStore } from 'zustand/vanilla';
import { type Session, sessionAt } from './session.ts';

/** A deck that is being edited, what can be undone, and what is looked at. */
export type EditorState = Session & { readonly deck: Deck; readonly history: History };

/** How a change is remembered. */
export type ChangeNote = {
  /** A next change with the same key becomes part of the same step. */
  merge?: string;
  /** It is part of the step before, though that is over. */
  joins?: boolean;
  /** What is chosen afterwards; absent: what is chosen now, as far as it is still there. */
  select?: readonly string[];
  /** The slide that is looked at afterwards. */
  slideId?: string;
};

type Deps = {
  deck: Deck;
  /** Everything that was done, undone or done again, to be saved. */
  onCommands: (commands: readonly Command[]) => void;
  /** A step could not be undone any more, because somebody else took away what it was about. */
  onMisfit: () => void;
};

/** The slide that is looked at. A deck has at least one. */
export function currentSlide({ deck, slideId }: Pick<EditorState, 'deck' | 'slideId'>): Slide {
  const slide = deck.slides.find(({ id }) => id === slideId) ?? deck.slides[0];
  if (!slide) throw new Error('A deck without slides cannot be edited');
  return slide;
}

/** The chosen elements of the current slide. */
export const chosenElements = (state: Pick<EditorState, 'deck' | 'slideId' | 'selected'>): SlideElement[] =>
  currentSlide(state).elements.filter(({ id }) => state.selected.includes(id));

/** Whether the avatar of the slide is among what is chosen. */
export const hasAvatarChosen = (state: Pick<EditorState, 'deck' | 'slideId' | 'selected'>): boolean =>
  state.selected.length > 0 && chosenElements(state).some(({ type }) => type === 'avatar');

/** The element that is worked on inside, if it is of this kind. */
export function openedElement<T extends ElementType>(state: EditorState, type: T): Elements[T] | undefined {
  const found = currentSlide(state).elements.find(({ id }) => id === state.opened);
  // The type says which of them it is, which the compiler does not follow.
  return found?.type === type ? (found as Elements[T]) : undefined;
}

/** The session as far as the deck still has what it names; a slide that is gone leads to its neighbour. */
function fitted(session: Session, deck: Deck, before: Deck): Session {
  const has = (id: string) => deck.slides.some((slide) => slide.id === id);
  const place = Math.max(
    0,
    before.slides.findIndex(({ id }) => id === session.slideId),
  );
  const near = Math.min(place, deck.slides.length - 1);
  const slideId = has(session.slideId) ? session.slideId : (deck.slides[near]?.id ?? '');
  const ids = new Set(currentSlide({ deck, slideId }).elements.map(({ id }) => id));
  const opened = session.opened !== undefined && ids.has(session.opened) ? session.opened : undefined;
  const chosen = session.chosenSlides.filter(has);
  return {
    ...session,
    slideId,
    selected: session.selected.filter((id) => ids.has(id)),
    chosenSlides: chosen.includes(slideId) ? chosen : [slideId],
    opened,
  };
}

/** What is looked at after going back or forth: the words that came or went are still being written. */
function revisited(state: EditorState, { value, history, selection }: Revisited<Deck>): EditorState {
  const { slideId = state.slideId, elementIds } = selection;
  const opened = elementIds.find((id) => id === state.opened);
  const session = fitted({ ...state, slideId, selected: elementIds, opened }, value, state.deck);
  return { ...session, deck: value, history };
}

/** The state without its last step, as if that had never been done; what is looked at stays. */
function withdrawn(state: EditorState): EditorState | undefined {
  const { deck, history } = state;
  const next = undo({ value: deck, history });
  const past = history.past.slice(0, -1);
  return next && { ...fitted(state, next.value, deck), deck: next.value, history: { ...history, past } };
}

export type Editor = ReturnType<typeof createEditor>;

/**
 * A deck on its way through the hands of one person. It stands outside of React, so that a drag or a letter renders only
 * what it changes. All changes are commands: `perform` for those of this person, `take` for those that came from elsewhere.
 */
export function createEditor({ deck, onCommands, onMisfit }: Deps) {
  const store = createStore<EditorState>(() => ({
    deck,
    history: emptyHistory(),
    ...sessionAt(currentSlide({ deck, slideId: '' }).id),
  }));
  const { getState, setState } = store;
  const selection = ({ slideId, selected }: Session) => ({ slideId, elementIds: selected });

  function revisit(go: typeof undo<Deck>, which: 'past' | 'future'): void {
    const { deck: before, history } = getState();
    const step = history[which].at(-1);
    if (!step) return;
    let next: Revisited<Deck> | undefined;
    try {
      next = go({ value: before, history });
    } catch (error) {
      if (!(error instanceof CommandMisfit)) throw error;
      setState({ history: { ...history, [which]: history[which].slice(0, -1) } });
      return onMisfit();
    }
    if (!next) return;
    setState((state) => revisited(state, next));
    onCommands(which === 'past' ? step.inverse : step.commands);
  }

  return {
    store,

    /** Does something that can be undone; what changes nothing leaves no step. */
    perform(commands: readonly Command[], { merge, joins, select, slideId }: ChangeNote = {}): void {
      const state = getState();
      const next = apply(state.deck, commands);
      if (next.inverse.length === 0) return;
      const session = fitted(
        { ...state, slideId: slideId ?? state.slideId, selected: select ?? state.selected },
        next.value,
        state.deck,
      );
      const history = remembered(
        state.history,
        { commands, inverse: next.inverse },
        {
          before: selection(state),
          after: selection(session),
          ...(merge !== undefined && { merge }),
          ...(joins !== undefined && { joins }),
        },
      );
      setState({ ...session, deck: next.value, history });
      onCommands(commands);
    },

    undo: () => revisit(undo, 'past'),
    redo: () => revisit(redo, 'future'),

    /** Takes the last step back as if it had never been done; what is looked at stays. */
    withdraw(): void {
      const step = getState().history.past.at(-1);
      setState((state) => withdrawn(state) ?? state);
      if (step) onCommands(step.inverse);
    },

    /** The last step takes nothing more: the pointer is up, the word is written. */
    seal: () => setState(({ history }) => ({ history: sealed(history) })),

    /** Follows what happened elsewhere: it is not saved again, and undo leaves it alone. */
    take(commands: readonly Command[]): void {
      setState((state) => {
        const next = apply(state.deck, commands).value;
        return { ...fitted(state, next, state.deck), deck: next };
      });
    },

    /** Chooses elements of the current slide. */
    select(ids: readonly string[], entered?: string): void {
      setState((state) => {
        const order = currentSlide(state).elements.map(({ id }) => id);
        return { selected: order.filter((id) => ids.includes(id)), entered, opened: undefined };
      });
    },

    /** Looks at another slide; `chosen` are those that are chosen with it in the strip. */
    goTo(slideId: string, chosen: readonly string[] = [slideId]): void {
      setState(({ slideId: now, zoom, panel }) =>
        now === slideId
          ? { chosenSlides: chosen }
          : { ...sessionAt(slideId), chosenSlides: chosen, zoom, panel },
      );
    },

    /** Begins to work inside of an element, or ends it. */
    open: (id: string | undefined) =>
      setState(id === undefined ? { opened: undefined } : { opened: id, selected: [id] }),

    /** Another tool, zoom, panel or group that is entered. */
    use: (session: Partial<Pick<Session, 'tool' | 'zoom' | 'entered' | 'panel'>>) => setState(session),
  };
}
