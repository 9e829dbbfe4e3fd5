import type { Command } from '@app/deck/commands/command.ts';
import { set } from '@app/deck/commands/place.ts';
import type { Drawn } from '@app/deck/drawn.ts';
import type { Paragraph, Run, TextBody } from '@app/deck/text.ts';
import {
  type Change,
  changed,
  changedLook,
  common,
  commonParagraphLook,
  commonRunLook,
  setRunLook,
} from '@app/deck/text/format.ts';
import { type TextRange, wholeRange } from '@app/deck/text/range.ts';
import type { RunLook } from '@app/deck/text/runs.ts';
import { chosenElements, currentSlide, type Editor, type EditorState } from '../../store.ts';
import { fitCommands, isWithText } from './fit-text.ts';
import { lettersOf } from './measure-text.ts';
import { type PlacedText, placedText } from './placed-text.ts';
import { type TextPart, type WritingText, writingText } from './writing-text.ts';

/** The words that a look is given to: what is chosen of the text that is being written, or whole texts. */
export type TextTarget = {
  /** What the words have in common, as they are written down and as they are seen. */
  run: Partial<Run>;
  seenRun: Partial<Drawn<Run>>;
  paragraph: Partial<Paragraph>;
  seenParagraph: Partial<Drawn<Paragraph>>;
  box: Partial<Drawn<TextBody>>;
  /** Whether there is but a caret: looks are those of the words that are written next. */
  isCaret: boolean;
  /** Changes how words look; at a caret, those that are written next. */
  changeWords: (change: Change<RunLook>) => void;
  /** Changes the texts; as many letters stand in them as before. */
  change: (make: (part: TextPart) => TextBody) => void;
  /** Changes how texts stand in their boxes. */
  changeBox: (change: Change<Omit<TextBody, 'paragraphs'>>) => void;
};

/** What paragraphs are where nobody says it: one that is so and one that says so are alike. */
const plainly = (seen: Drawn<TextBody>): TextBody => ({
  ...seen,
  paragraphs: seen.paragraphs.map((paragraph) => ({
    align: 'left',
    lineHeight: { share: 1 },
    before: 0,
    after: 0,
    ...paragraph,
  })),
});

function ofParts(parts: readonly TextPart[]) {
  const [run, ...runs] = parts.map(({ body, range }) => commonRunLook(body, range));
  const [seenRun, ...seenRuns] = parts.map(({ seen, range }) => commonRunLook(seen, range));
  const [paragraph, ...paragraphs] = parts.map(({ body, range }) => commonParagraphLook(body, range));
  const [seenParagraph, ...seenParagraphs] = parts.map(({ seen, range }) =>
    commonParagraphLook(plainly(seen), range),
  );
  const [box, ...boxes] = parts.map(({ seen }) => seen);
  return {
    run: common(run, runs),
    // What is common to drawn texts is drawn.
    seenRun: common(seenRun, seenRuns) as Partial<Drawn<Run>>,
    paragraph: common(paragraph, paragraphs),
    seenParagraph: common(seenParagraph, seenParagraphs) as Partial<Drawn<Paragraph>>,
    box: common(box, boxes),
  };
}

/** The letter before a caret, or the one behind it at the start of a paragraph: words go on like it. */
function besideCaret({ from }: TextRange): TextRange {
  const start = Math.max(0, from.offset - 1);
  return { from: { ...from, offset: start }, to: { ...from, offset: start + 1 } };
}

function writingTarget(text: WritingText, placed: TextTarget | undefined): TextTarget {
  const { caret, range } = text;
  const looks = ofParts([caret ? { ...text, range: besideCaret(range) } : text]);
  return {
    ...looks,
    isCaret: caret !== undefined,
    ...(caret && { run: caret, seenRun: { ...looks.seenRun, ...(caret as Partial<Drawn<Run>>) } }),
    changeWords(change) {
      const isEmpty = text.body.paragraphs[range.from.paragraph]?.runs.every((run) => run.text === '');
      if (caret) text.formatNext(changedLook(caret, change));
      if (!caret || isEmpty) text.format((part) => setRunLook(part.body, part.range, change));
    },
    change: text.format,
    changeBox: (change) => placed?.changeBox(change),
  };
}

/** What fits boxes and texts to each other after the looks of these elements have changed. */
const fitAll = (state: EditorState, ids: readonly string[]): Command[] =>
  currentSlide(state).elements.flatMap((element) =>
    ids.includes(element.id) && isWithText(element) ? fitCommands(state, state.slideId, element) : [],
  );

let steps = 0;

function placedTarget(editor: Editor, texts: readonly PlacedText[]): TextTarget {
  const parts = texts.map(({ body, draw, inherits }): TextPart => {
    const whole = body.paragraphs.length > 0 ? body : { ...body, paragraphs: [{ runs: [] }] };
    return { body: whole, seen: draw(whole), range: wholeRange(whole), inherits };
  });
  const change = (make: (part: TextPart) => TextBody) => {
    const { selected } = editor.store.getState();
    const bodies = parts.map(make);
    steps += 1;
    const note = { merge: `look ${steps}` };
    editor.perform(
      texts.map(({ place }, index) => set(place, bodies[index] ?? { paragraphs: [] })),
      note,
    );
    editor.perform(fitAll(editor.store.getState(), selected), note);
    // Letters that have to come first may be wider than those that were measured.
    const drawn = texts.flatMap(({ draw }, index) => (bodies[index] ? [draw(bodies[index])] : []));
    void Promise.all(drawn.map(lettersOf)).then(() => {
      const last = editor.store.getState().history.past.at(-1);
      if (last?.merge === note.merge) editor.perform(fitAll(editor.store.getState(), selected), note);
    });
  };
  return {
    ...ofParts(parts),
    isCaret: false,
    change,
    changeWords: (look) => change(({ body, range }) => setRunLook(body, range, look)),
    changeBox: (box) => change(({ body }) => changed<TextBody>(body, box)),
  };
}

/** The words that a look is given to now; undefined where nothing with words is chosen. `texts` are others than those of whole elements. */
export function textTarget(editor: Editor, texts?: readonly PlacedText[]): TextTarget | undefined {
  const state = editor.store.getState();
  const chosen =
    texts ??
    chosenElements(state)
      .filter(isWithText)
      .map((element) => placedText(state, state.slideId, element));
  const placed = chosen.length > 0 ? placedTarget(editor, chosen) : undefined;
  const { text } = writingText.getState();
  return text ? writingTarget(text, placed) : placed;
}
