import { changeLevel, setBullet } from '@app/deck/text/format.ts';
import { baseKeymap, chainCommands, splitBlockAs } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { type Command, type Plugin, TextSelection } from 'prosemirror-state';
import { textSchema } from './schema.ts';
import type { WritingText } from './writing-text.ts';

type Deps = {
  writing: () => WritingText | undefined;
  onLeave: () => void;
  onUndo: () => void;
  onRedo: () => void;
};

const isAtStart: Command = ({ selection: { empty, $from } }) => empty && $from.parentOffset === 0;

const insertBreak: Command = (state, dispatch) => {
  const marks = state.storedMarks ?? state.selection.$from.marks();
  dispatch?.(
    state.tr.replaceSelectionWith(textSchema.node('break', null, undefined, marks), false).scrollIntoView(),
  );
  return true;
};

const insertTab: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText('\t'));
  return true;
};

const selectAll: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.create(doc, 1, doc.content.size - 1)));
  return true;
};

const split = splitBlockAs((paragraph) => ({ type: paragraph.type, attrs: paragraph.attrs }));

/** What keys do in a text beside writing letters. */
export function writingKeys({ writing, onLeave, onUndo, onRedo }: Deps): Plugin[] {
  const done =
    (act: () => void): Command =>
    () => {
      act();
      return true;
    };
  const point = () => {
    const text = writing();
    const paragraph = text?.seen.paragraphs[text.range.from.paragraph];
    return { text, bullet: paragraph?.bullet, level: paragraph?.level ?? 0 };
  };
  const shift = (by: 1 | -1) =>
    writing()?.format((part) => changeLevel(part.body, part.seen, part.range, by, part.inherits));
  /** A point of a list without words leads one level up, and out of the list in the end. */
  const leaveList: Command = () => {
    const { text, bullet, level } = point();
    if (!text || !bullet) return false;
    if (level > 0) shift(-1);
    else text.format(({ body, seen, range }) => setBullet(body, seen, range, { kind: 'none' }));
    return true;
  };
  const isEmptyPoint: Command = ({ selection: { $from, empty } }) => empty && $from.parent.childCount === 0;
  const both =
    (...commands: Command[]): Command =>
    (...args) =>
      commands.every((each) => each(...args));
  const isInList: Command = (state, ...args) => {
    const { $from, $to } = state.selection;
    return !$from.sameParent($to) || isAtStart(state, ...args);
  };
  return [
    keymap({
      Enter: chainCommands(both(isEmptyPoint, leaveList), split),
      'Shift-Enter': insertBreak,
      Backspace: both(isAtStart, leaveList),
      Tab: chainCommands(
        both(
          isInList,
          done(() => shift(1)),
        ),
        insertTab,
      ),
      'Shift-Tab': done(() => shift(-1)),
      'Mod-a': selectAll,
      'Mod-z': done(onUndo),
      'Mod-y': done(onRedo),
      'Shift-Mod-z': done(onRedo),
      Escape: done(onLeave),
    }),
    keymap(baseKeymap),
  ];
}
