// @vitest-environment jsdom
import { textBox } from '@app/deck/defaults.ts';
import { aDeck, aSlide } from '@app/deck/testing.ts';
import { expect, test } from 'vitest';
import { createEditor } from '../../store.ts';
import { fitCommands, type WithText } from './fit-text.ts';

test('a rare shape grows by the room that its own form leaves for words', () => {
  const inset = { left: 0, top: 30, right: 0, bottom: 30 };
  const smile = {
    id: 'smile',
    type: 'shape',
    left: 0,
    top: 0,
    width: 100,
    height: 20,
    rotate: 0,
    geometry: { kind: 'preset', name: 'smileyFace' },
    text: { ...textBox, inset, fit: 'grow', paragraphs: [{ runs: [{ text: 'hello' }] }] },
  } satisfies WithText;
  const editor = createEditor({
    deck: aDeck({ slides: [aSlide({ id: 's', elements: [smile] })] }),
    onCommands: () => undefined,
    onMisfit: () => undefined,
  });
  const commands = fitCommands(editor.store.getState(), 's', smile);
  const heights = commands.filter((command) => JSON.stringify(command).includes('height'));
  // Lines have no height here: what is needed is what is kept free, and of a round face seven tenths are for words.
  expect(heights).toMatchObject([{ value: expect.closeTo(60 / Math.SQRT1_2, 1) }]);
});
