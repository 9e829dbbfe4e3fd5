import * as z from 'zod/mini';
import type { CodeTable } from './codes.ts';

/** A field that travels as a number and is a name in code. Apart from codes.ts so that the SDK stays free of zod. */
export function wire<N extends string>(table: CodeTable<N>) {
  return z.codec(z.int(), z.enum(table.names as unknown as [N, ...N[]]), {
    encode: (name) => table.encode(name as N),
    decode: (code, context) => {
      const name = table.find(code);
      // z.enum's own output type is wider than N, though it holds exactly these names.
      if (name !== undefined) return name as never;
      context.issues.push({ code: 'invalid_value', values: [], input: code });
      return z.NEVER;
    },
  });
}

/** A value that travels as JSON text inside a field (element, step, assistantLocation, ssmlJsonText). */
export function jsonText<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.codec(z.string(), z.unknown(), {
      encode: (value) => JSON.stringify(value),
      decode: (text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.issues.push({ code: 'invalid_format', format: 'json_string', input: text });
          return z.NEVER;
        }
      },
    }),
    schema,
  );
}

/**
 * The same for what is answered alone and was checked when it was read from where it is kept: checking it once more on the
 * way out took most of the time of answering a deck. Whoever gets it checks it.
 */
export function keptJsonText<S extends z.ZodMiniType>(schema: S) {
  return z.codec(z.string(), z.custom<z.output<S>>(), {
    encode: (value) => JSON.stringify(value),
    decode: (text, context) => {
      const read = z.safeDecode(jsonText(schema), text as never);
      if (read.success) return read.data as z.output<S>;
      // They are those of the text, under the path at which it stands.
      for (const issue of read.error.issues) context.issues.push({ ...issue, input: text } as never);
      return z.NEVER;
    },
  });
}

/** An id on the wire: a UUID (version 7 when we made it). */
export const idSchema = z.uuid();

/** A moment on the wire: ISO 8601 in UTC. */
export const timeSchema = z.codec(z.iso.datetime(), z.date(), {
  encode: (date) => date.toISOString(),
  decode: (text) => new Date(text),
});
