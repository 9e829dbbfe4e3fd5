import { addElements } from '@app/deck/commands/elements.ts';
import type { Command } from '@app/deck/commands/command.ts';
import { aDeck, aSlide, aText } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { createEditor, currentSlide } from './store.ts';

test('what is withdrawn leaves no step, is saved as gone, and what is chosen meanwhile stays', () => {
  const sent: Command[] = [];
  const editor = createEditor({
    deck: aDeck({ slides: [aSlide({ id: 's', elements: [aText('old', { id: 'old' })] })] }),
    onCommands: (commands) => sent.push(...commands),
    onMisfit: () => undefined,
  });
  editor.perform(addElements('s', 1, [aText('', { id: 'new' })]), { select: ['new'] });
  editor.select(['old']);
  editor.withdraw();
  const state = editor.store.getState();
  expect(currentSlide(state).elements.map(({ id }) => id)).toEqual(['old']);
  expect(state).toMatchObject({ selected: ['old'], history: { past: [], future: [] } });
  expect(sent.map((each) => each.do)).toEqual(['insert', 'remove']);
});
