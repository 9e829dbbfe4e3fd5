import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import type { ChildAnswer, ChildWork } from '../providers/outline/child-messages.ts';
import { drawOutline } from '../providers/outline/draw-outline.ts';
import { makeTalk } from '../providers/outline/make-talk.ts';

// Draws an outline, or makes a talk of one: reads one question, writes one line. Who started it sets the limits.

function answer(work: ChildWork): ChildAnswer {
  const { document, name, scene } = work;
  if (work.kind === 'draw')
    return { kind: 'drawn', outline: drawOutline(document, name, work.pages ?? undefined, scene) };
  const minutes = work.minutes === null ? {} : { minutes: work.minutes };
  return { kind: 'made', pages: makeTalk(work.outline, document, { newId: v7, name, scene, ...minutes }) };
}

// Only our own provider talks to it.
const work = JSON.parse(await text(process.stdin)) as ChildWork;
process.stdout.write(`${JSON.stringify(answer(work))}\n`);
