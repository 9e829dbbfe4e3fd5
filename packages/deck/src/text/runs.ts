import type { Paragraph, Run, TextBody } from '../text.ts';

/** How words look: what a run has beside its text. */
export type RunLook = Omit<Run, 'text' | 'field'>;

/** How a paragraph looks: what it has beside its words. */
export type ParagraphLook = Omit<Paragraph, 'runs'>;

/** The look of a run. */
export function lookOf({ text: _text, field: _field, ...look }: Run): RunLook {
  return look;
}

/** How many places a run takes in its paragraph: what is drawn in place of its text is one thing. */
export const lengthOf = ({ text, field }: Run): number => (field ? 1 : text.length);

/** Whether two values say the same, whatever the order of their fields. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every(
      (name) => Object.hasOwn(other, name) && isAlike(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

const isBreak = ({ text }: Run) => text === '\n';

function canJoin(last: Run | undefined, next: Run): last is Run {
  if (!last || last.field || next.field || isBreak(last) || isBreak(next)) return false;
  return isAlike(lookOf(last), lookOf(next));
}

/** The runs without empty ones and with neighbours that look alike as one; a paragraph without words keeps its first look. */
export function joinedRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    if (lengthOf(run) === 0) continue;
    const last = joined.at(-1);
    if (canJoin(last, run)) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  const [first] = runs;
  return joined.length === 0 && first ? [first] : joined;
}

/** The runs with each line break as a run of its own. */
export const withBreaksApart = (runs: readonly Run[]): Run[] =>
  runs.flatMap((run) =>
    run.field || isBreak(run) || !run.text.includes('\n')
      ? [run]
      : run.text
          .split(/(\n)/)
          .filter((text) => text !== '')
          .map((text) => ({ ...run, text })),
  );

/** The same text in as few runs as say it. */
export const tidied = (body: TextBody): TextBody => ({
  ...body,
  paragraphs: body.paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: joinedRuns(withBreaksApart(paragraph.runs)),
  })),
});
