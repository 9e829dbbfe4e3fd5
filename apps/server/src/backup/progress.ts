import { fill, type Language, type Message } from '@app/contract/base/messages.ts';

/** How far a phase has come. `text` has the slots {done} and {all}. */
export type Report = (text: Message, done: number, all: number) => void;

export type Progress = { readonly report: Report; end(): void };

const lineEveryMs = 100;
const plainEveryMs = 10_000;
const clearLine = '\r\u001b[2K';

/** One line that changes on a terminal; in a file or a pipe a line now and then. */
export function createProgress(out: NodeJS.WriteStream, language: Language, now = Date.now): Progress {
  let shown: Message | undefined;
  let shownAt = 0;
  const every = out.isTTY ? lineEveryMs : plainEveryMs;
  return {
    report(text, done, all) {
      const isDue = text !== shown || done === all || now() - shownAt >= every;
      if (!isDue) return;
      shown = text;
      shownAt = now();
      const line = fill(text, language, { done, all });
      out.write(out.isTTY ? clearLine + line : `${line}\n`);
    },
    end() {
      if (out.isTTY && shown) out.write(clearLine);
      shown = undefined;
    },
  };
}
