import { text } from 'node:stream/consumers';
import type { GraphWork } from '../providers/graph/child-messages.ts';
import { drawGraph } from '../providers/graph/draw-graph.ts';

// Finds what a document speaks of: reads one question, writes one line. Who started it sets the limits.

// Only our own provider talks to it.
const { document, name } = JSON.parse(await text(process.stdin)) as GraphWork;
process.stdout.write(`${JSON.stringify(drawGraph(document, name))}\n`);
