import { AppError } from '@app/contract/base/errors.ts';
import { embeddedEngine } from '@app/contract/engine/schema.ts';
import { outlineErrors } from '@app/contract/outline/errors.ts';
import type { Outline } from '@app/contract/outline/schema.ts';
import { pagesOfOutline } from '@app/contract/outline/states/pages.ts';
import type { ChildProgram } from '../../platform/child-program.ts';
import { type ChildLimits, runWatched } from '../../platform/watched-child.ts';
import type { ChildAnswer, ChildNews, ChildWork } from './child-messages.ts';
import type { SourceDocument } from '../document/document.ts';
import type { CondenseOptions, MaterialPart } from './model/condense.ts';
import type { MadePage, MakeOptions, Outliner, RemakeOptions } from './port.ts';

const megabyte = 1024 * 1024;

const limits: ChildLimits = {
  heapMegabytes: 512,
  memoryBytes: 900 * megabyte,
  milliseconds: 60_000,
  outputBytes: 64 * megabyte,
};

export type EmbeddedOutliner = Outliner & {
  /** What is worth most of a material, in parts that fit a language model. */
  condense(
    document: SourceDocument,
    options: CondenseOptions & { signal?: AbortSignal },
  ): Promise<MaterialPart[]>;
};

/** Draws outlines and makes talks by rules, in a process of its own: seconds of work, which nobody else should feel. */
export function createEmbeddedOutliner(program: ChildProgram): EmbeddedOutliner {
  async function ask(
    work: ChildWork,
    signal: AbortSignal | undefined,
    onNews?: (news: ChildNews) => void,
  ): Promise<ChildAnswer> {
    let answer: ChildAnswer | undefined;
    const end = await runWatched(program, [], limits, {
      signal,
      input: Buffer.from(JSON.stringify(work)),
      onLine: (line) => {
        // Our own program wrote the line, so it has this shape.
        const said = JSON.parse(line) as ChildAnswer | ChildNews;
        if (said.kind === 'grown') onNews?.(said);
        else answer = said;
      },
    });
    // The next try would end the same way.
    if (!answer && end.kind === 'over-limit') throw new AppError(outlineErrors.tooHeavy);
    if (!answer) throw new Error(`The outliner ended (${end.kind}) without an answer: ${end.errors}`);
    return answer;
  }

  async function pagesOf(
    outline: Outline,
    document: SourceDocument,
    { name, minutes, scene, signal }: MakeOptions,
    only: Pick<RemakeOptions, 'node' | 'before'> | null,
  ): Promise<MadePage[]> {
    const work = { kind: 'make', outline, document, name, minutes: minutes ?? null, scene, only } as const;
    const answer = await ask(work, signal);
    if (answer.kind !== 'made') throw new Error('The outliner answered another question.');
    return answer.pages;
  }

  return {
    async draw(document, { name, pages, scene, signal, onGrown }) {
      let grown: Outline = { title: '', children: [] };
      const work = { kind: 'draw', document, name, pages: pages ?? null, scene } as const;
      const answer = await ask(work, signal, ({ title, node }) => {
        grown = { title, children: [...grown.children, node] };
        onGrown?.(grown);
      });
      if (answer.kind !== 'drawn') throw new Error('The outliner answered another question.');
      const { outline, seconds } = answer;
      return pagesOfOutline(outline).length === 0 ? undefined : { outline, seconds, engine: embeddedEngine };
    },

    async condense(document, { signal, ...options }) {
      const answer = await ask({ kind: 'condense', document, options }, signal);
      if (answer.kind !== 'condensed') throw new Error('The outliner answered another question.');
      return answer.parts;
    },

    async make(outline, document, options) {
      return { pages: await pagesOf(outline, document, options, null), engine: embeddedEngine };
    },

    async remake(outline, document, { node, before, ...options }) {
      const [page] = await pagesOf(outline, document, options, { node, before });
      return page && { page, engine: embeddedEngine };
    },
  };
}
