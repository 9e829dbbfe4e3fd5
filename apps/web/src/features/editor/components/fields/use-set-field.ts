import type { Command } from '@app/deck/commands/command.ts';
import { elementPlace } from '@app/deck/commands/place.ts';
import type { SlideElement } from '@app/deck/element.ts';
import { useEditor } from '../use-editor.ts';

/** Sets a field of all these elements, or takes it away where the value is undefined. `merge` joins it with the step before. */
export function useSetField<E extends SlideElement>(elements: readonly E[]) {
  const { editor } = useEditor();
  return <Name extends keyof E & string>(name: Name, value: E[Name] | undefined, merge?: string): void => {
    const { slideId } = editor.store.getState();
    const commands = elements.flatMap((element): Command[] => {
      const at = [...elementPlace(slideId, element.id).path, name];
      if (value !== undefined) return [{ do: 'set', at, value }];
      return Object.hasOwn(element, name) ? [{ do: 'unset', at }] : [];
    });
    editor.perform(commands, merge === undefined ? {} : { merge });
  };
}
