import * as z from 'zod/mini';
import { idSchema, wire } from '../base/wire.ts';
import { engineSchema } from '../engine/schema.ts';
import { workStatus } from '../project/states/work-status.ts';
import { graphLimits } from './limits.ts';

/** How two terms belong together: `from` is a kind of `to`, part of it, a cause of it, has so many of it, or stands with it. */
export const relationKinds = ['is', 'part', 'causes', 'number', 'with'] as const;
export type RelationKind = (typeof relationKinds)[number];

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(graphLimits.name.max));
const graphIdSchema = z.string().check(z.minLength(1), z.maxLength(40));

/** A sentence of the material; `block` is the place of what it stands in. */
export const placeSchema = z.strictObject({
  text: z.string().check(z.maxLength(graphLimits.sentence.max)),
  block: z.int().check(z.nonnegative()),
});

/** Something the material speaks of. */
export const termSchema = z.strictObject({
  id: graphIdSchema,
  name: nameSchema,
  /** How it is called beside its name. */
  variants: z.array(nameSchema).check(z.maxLength(8)),
  /** In how many sentences it stands; 0 where somebody wrote it. */
  count: z.int().check(z.nonnegative()),
  /** Sentences that tell of it, what it is first. */
  places: z.array(placeSchema).check(z.maxLength(graphLimits.places.max)),
});

/** What the material says of two terms. */
export const relationSchema = z.strictObject({
  id: graphIdSchema,
  from: graphIdSchema,
  to: graphIdSchema,
  kind: z.enum(relationKinds),
  /** How many, where it is a number. */
  label: z.string().check(z.maxLength(graphLimits.label.max)),
  /** The sentence that says so; null where somebody drew it. */
  proof: z.nullable(placeSchema),
});

/** Terms and how they are related. Relations of terms that are not there are refused. */
export const graphSchema = z
  .strictObject({
    terms: z.array(termSchema).check(z.maxLength(graphLimits.terms.max)),
    relations: z.array(relationSchema).check(z.maxLength(graphLimits.relations.max)),
  })
  .check(
    z.refine(({ terms, relations }) => {
      const ids = new Set(terms.map(({ id }) => id));
      return relations.every(({ from, to }) => from !== to && ids.has(from) && ids.has(to));
    }),
  );

export type Place = z.output<typeof placeSchema>;
export type Term = z.output<typeof termSchema>;
export type Relation = z.output<typeof relationSchema>;
export type Graph = z.output<typeof graphSchema>;

/** The graph of a project and how it stands. */
export const graphStateSchema = z.object({
  status: z.nullable(wire(workStatus)),
  taskId: z.nullable(idSchema),
  graph: z.nullable(graphSchema),
  /** Raised with every change; one that is saved names the one it was made from. */
  revision: z.int().check(z.nonnegative()),
  engine: z.nullable(engineSchema),
});
export type GraphState = z.output<typeof graphStateSchema>;
