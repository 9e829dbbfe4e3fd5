import { z } from 'zod';
import type { Block, SourceDocument } from './document.ts';
import type { TextRefusal } from './text-refusal.ts';

// What the child that reads texts says, one JSON object a line.

export type TextMessage =
  | { kind: 'progress'; page: number; pages: number }
  | { kind: 'scan'; page: number; pages: number }
  | { kind: 'block'; block: unknown }
  | { kind: 'refused'; reason: TextRefusal }
  | ({ kind: 'done' } & Omit<SourceDocument, 'blocks'>);

const page = z.int().positive();
const text = z.string();

// A picture's path is the bare name of its file: who reads it knows the folder.
const picture = z.object({
  url: text,
  path: z.string().regex(/^\d+\.[a-z]+$/),
  type: z.enum(['png', 'jpg', 'gif', 'webp', 'bmp', 'svg']),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
});

/** The file has gone through the process that made a block, so it is checked when it arrives. */
export const childBlock: z.ZodType<Block> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), page, level: z.int().min(1).max(9), text }),
  z.object({ kind: z.literal('paragraph'), page, text, isApart: z.exactOptional(z.literal(true)) }),
  z.object({
    kind: z.literal('list'),
    page,
    isOrdered: z.boolean(),
    items: z.array(z.object({ text, level: z.int().min(0).max(9) })),
  }),
  z.object({
    kind: z.literal('table'),
    page,
    rows: z.array(z.array(text)),
    headRows: z.int().min(0),
    caption: z.exactOptional(text),
  }),
  z.object({
    kind: z.literal('figure'),
    page,
    picture: z.exactOptional(picture),
    caption: z.exactOptional(text),
    alt: z.exactOptional(text),
  }),
  z.object({ kind: z.literal('formula'), page, latex: text }),
]);
