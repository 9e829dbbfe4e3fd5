import * as z from 'zod/mini';

/** Gives a schema the name that it has in the description of the calls (`/openapi.json`). */
export const named = <S extends z.ZodMiniType>(name: string, schema: S): S => {
  z.globalRegistry.add(schema, { id: name });
  return schema;
};
