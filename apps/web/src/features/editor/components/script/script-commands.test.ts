import type { ScriptDocument } from '@app/deck/script/document.ts';
import { scriptText } from '@app/deck/script/plain.ts';
import { AllSelection, type Command, EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import {
  insertCue,
  insertPause,
  insertWords,
  markAt,
  meantRange,
  removeCue,
  speakWords,
} from './script-commands.ts';
import { editedScript, savedScript } from './script-schema.ts';

const script: ScriptDocument = {
  type: 'doc',
  version: 1,
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: '欢迎来到' },
        { type: 'text', text: '重庆', marks: [{ type: 'pinyin', attrs: { pinyin: 'chong2 qing4' } }] },
        { type: 'pause', attrs: { milliseconds: 300 } },
        { type: 'cue', attrs: { id: 'c', action: 'enter', elementId: 'e' } },
        { type: 'text', text: '。' },
      ],
    },
    { type: 'paragraph' },
    { type: 'paragraph', content: [{ type: 'text', text: 'It was founded in 1997.' }] },
  ],
};

const stateAt = (from: number, to = from) => {
  const doc = editedScript(script);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
};
function after(state: EditorState, command: Command): EditorState {
  let now = state;
  command(state, (transaction) => {
    now = state.apply(transaction);
  });
  return now;
}
const firstOf = (state: EditorState) => savedScript(state.doc).content[0]?.content ?? [];

test('a script is edited and saved as it was', () => {
  expect(savedScript(editedScript(script))).toEqual(script);
  const empty: ScriptDocument = { type: 'doc', version: 1, content: [] };
  expect(scriptText(savedScript(editedScript(empty)))).toBe('');
});

test('chosen words are stressed, slowed and read anew; as usual takes it away', () => {
  const loud = after(stateAt(1, 3), speakWords('emphasis', { level: 'strong' }, 'zh-CN'));
  expect(firstOf(loud)[0]).toEqual({
    type: 'text',
    text: '欢迎',
    marks: [{ type: 'emphasis', attrs: { level: 'strong' } }],
  });
  expect(markAt(loud, 'emphasis')).toEqual({ type: 'emphasis', attrs: { level: 'strong' } });
  expect(savedScript(after(loud, speakWords('emphasis', undefined, 'zh-CN')).doc)).toEqual(script);
});

test('without a choice the word at the caret is meant', () => {
  const wordAt = (place: number) => {
    const range = meantRange(stateAt(place), 'en-US');
    return range && stateAt(place).doc.textBetween(range.from, range.to);
  };
  expect([wordAt(20), wordAt(21), wordAt(24)]).toEqual(['was', 'founded', 'founded']);
  // Punctuation is no word.
  expect(meantRange(stateAt(9), 'zh-CN')).toBeUndefined();
});

test('silence and cues stand at the caret and change no word', () => {
  const paused = after(stateAt(3), insertPause(1000));
  expect(firstOf(paused)[1]).toEqual({ type: 'pause', attrs: { milliseconds: 1000 } });
  const cued = after(stateAt(5), insertCue({ id: 'new', action: 'spotlight', elementId: 'x' }));
  expect(firstOf(cued)[1]).toEqual({
    type: 'cue',
    attrs: { id: 'new', action: 'spotlight', elementId: 'x' },
  });
  expect(scriptText(savedScript(cued.doc))).toBe(scriptText(script));
  expect(savedScript(after(cued, removeCue('new')).doc)).toEqual(script);
  const film = { id: 'film', action: 'play', elementId: 'x', meanwhile: true } as const;
  expect(firstOf(after(stateAt(5), insertCue(film)))[1]).toEqual({ type: 'cue', attrs: film });
});

test('all of a script is said in another way, and its words stay chosen', () => {
  const doc = editedScript(script);
  const all = EditorState.create({ doc, selection: new AllSelection(doc) });
  const { selection } = after(all, speakWords('emotion', { emotion: 'joy' }, 'zh-CN'));
  expect([selection.$from.parent.inlineContent, selection.$to.parent.inlineContent]).toEqual([true, true]);
  expect(selection.content().content.textBetween(0, selection.content().size)).toContain('欢迎来到重庆');
});

test('with all of the script chosen, what happens stands before its first word, and a transcript behind its last', () => {
  const doc = editedScript(script);
  const all = EditorState.create({ doc, selection: new AllSelection(doc) });
  const cued = after(all, insertCue({ id: 'new', action: 'turn-page' }));
  expect(firstOf(cued)[0]).toEqual({ type: 'cue', attrs: { id: 'new', action: 'turn-page' } });
  expect(scriptText(savedScript(cued.doc))).toBe(scriptText(script));
  expect(scriptText(savedScript(after(all, insertWords('好。')).doc))).toBe(`${scriptText(script)}好。`);
});
