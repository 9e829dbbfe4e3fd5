import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import type { ChildAnswer, ChildNews, ChildWork } from '../providers/outline/child-messages.ts';
import { drawOutline } from '../providers/outline/draw-outline.ts';
import { makeTalk } from '../providers/outline/make-talk.ts';
import { secondsOfBlocks } from '../providers/outline/material.ts';
import { condense } from '../providers/outline/model/condense.ts';
import { redrawPages } from '../providers/outline/redraw-branch.ts';
import { remakePage } from '../providers/outline/remake-page.ts';

// Draws an outline, or makes a talk of one: reads one question, writes a line for each part as it comes and one for the whole. Who started it sets the limits.

const write = (line: ChildAnswer | ChildNews) => process.stdout.write(`${JSON.stringify(line)}\n`);

function answer(work: ChildWork): ChildAnswer {
  const { document } = work;
  if (work.kind === 'condense') return { kind: 'condensed', parts: condense(document, work.options) };
  const { name, scene } = work;
  if (work.kind === 'draw') {
    const outline = drawOutline(document, name, work.pages ?? undefined, scene, (node, title) =>
      write({ kind: 'grown', title, node }),
    );
    return { kind: 'drawn', outline, seconds: secondsOfBlocks(document, name) };
  }
  if (work.kind === 'redraw')
    return { kind: 'redrawn', pages: redrawPages(work.pages, document, { name, scene }) };
  const minutes = work.minutes === null ? {} : { minutes: work.minutes };
  const options = { newId: v7, name, scene, ...minutes };
  if (work.only === null) return { kind: 'made', pages: makeTalk(work.outline, document, options) };
  const page = remakePage(work.outline, document, { ...options, ...work.only });
  return { kind: 'made', pages: page ? [page] : [] };
}

// Only our own provider talks to it.
const work = JSON.parse(await text(process.stdin)) as ChildWork;
write(answer(work));
