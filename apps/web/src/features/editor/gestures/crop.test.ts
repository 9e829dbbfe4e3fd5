import { aDeck, aSlide } from '@app/deck/testing.ts';
import { beforeEach, expect, test } from 'vitest';
import { createEditor, currentSlide, type Editor } from '../store.ts';
import { cropBy, innerGrip } from './crop.ts';

const picture = {
  id: 'a',
  type: 'image' as const,
  url: 'media:a',
  left: 100,
  top: 100,
  width: 400,
  height: 200,
  rotate: 0,
};

let editor: Editor;
beforeEach(() => {
  editor = createEditor({
    deck: aDeck({ slides: [aSlide({ id: 's', elements: [picture] })] }),
    onCommands: () => undefined,
    onMisfit: () => undefined,
  });
  editor.open('a');
});

const shown = () => currentSlide(editor.store.getState()).elements[0];

test('pulling sides and moving the picture behind its frame is one step to undo', () => {
  cropBy(editor, { x: 1, y: 0 }, { x: -100, y: 0 });
  cropBy(editor, { x: -1, y: -1 }, { x: 100, y: 50 });
  cropBy(editor, innerGrip, { x: -40, y: 0 });
  expect(shown()).toMatchObject({ left: 200, top: 150, width: 200, height: 150 });
  expect(shown()).toMatchObject({ crop: { left: 0.35, top: 0.25, right: 0.15, bottom: 0 } });
  editor.undo();
  expect(shown()).toEqual(picture);
});

test('only the picture that was opened is cut', () => {
  editor.open(undefined);
  cropBy(editor, { x: 1, y: 0 }, { x: -100, y: 0 });
  expect(shown()).toEqual(picture);
});
