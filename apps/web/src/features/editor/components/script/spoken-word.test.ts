import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { editedScript } from './script-schema.ts';
import { letterAt, markSpoken, positionOf, spokenWord } from './spoken-word.ts';

const doc = editedScript({
  type: 'doc',
  version: 1,
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '你好' },
        { type: 'pause', attrs: { milliseconds: 500 } },
        { type: 'text', text: '世界。' },
      ],
    },
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: '再见。' }] },
  ],
});
const plain = '你好世界。\n\n再见。';

test('every letter of the plain text is found in the document, and back', () => {
  for (const [at, letter] of [...plain].entries()) {
    if (letter === '\n') continue;
    const position = positionOf(doc, at);
    expect(doc.textBetween(position, position + 1)).toBe(letter);
    expect(letterAt(doc, position)).toBe(at);
  }
  // Behind the last letter, and in a paragraph without any.
  expect(letterAt(doc, doc.content.size)).toBe(plain.length);
  expect(letterAt(doc, positionOf(doc, 4) + 2)).toBe(5);
});

test('the word that is heard is marked until something is written', () => {
  let state = EditorState.create({ doc, plugins: [spokenWord] });
  const marked = () => {
    const [mark] = spokenWord.getState(state) ? [spokenWord.getState(state)!] : [];
    return mark && state.doc.textBetween(mark.from, mark.to);
  };
  const mark = markSpoken({ srcStart: 2, srcEnd: 4 });
  mark(state, (transaction) => (state = state.apply(transaction)));
  expect(marked()).toBe('世界');
  state = state.apply(state.tr.insertText('，', 1));
  expect(marked()).toBeUndefined();
});
