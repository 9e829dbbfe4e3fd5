import type { Command } from '@app/deck/commands/command.ts';
import { elementPlace } from '@app/deck/commands/place.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { useEdited, useEditor } from '../use-editor.ts';

/**
 * Sets fields of all these elements, or takes them away where the value is undefined. It may be called late, when a file has
 * come: whoever looks at another slide by then, or has deleted one of the elements, loses nothing else.
 */
export function useSetFields<E extends SlideElement>(elements: readonly E[]) {
  const { editor } = useEditor();
  const slideId = useEdited((state) => state.slideId);
  return (fields: { readonly [Name in keyof E]?: E[Name] | undefined }, merge?: string): void => {
    const slide = editor.store.getState().deck.slides.find(({ id }) => id === slideId);
    const now = slide?.elements.filter(({ id }) => elements.some((element) => element.id === id)) ?? [];
    const commands = now.flatMap((element) =>
      Object.entries(fields).flatMap(([name, value]): Command[] => {
        const at = [...elementPlace(slideId, element.id).path, name];
        if (value !== undefined) return [{ do: 'set', at, value }];
        return Object.hasOwn(element, name) ? [{ do: 'unset', at }] : [];
      }),
    );
    editor.perform(commands, merge === undefined ? {} : { merge });
  };
}

/** Sets one field of all these elements; see `useSetFields`. `merge` joins it with the step before. */
export function useSetField<E extends SlideElement>(elements: readonly E[]) {
  const set = useSetFields(elements);
  return <Name extends keyof E & string>(name: Name, value: E[Name] | undefined, merge?: string): void =>
    // The compiler does not see that a computed name belongs to its value.
    set({ [name]: value } as { [Each in keyof E]?: E[Each] }, merge);
}
