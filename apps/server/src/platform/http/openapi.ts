import { allErrors } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import * as z from 'zod/mini';
import { apiMessages } from './api-messages.ts';

type NamedRoute = { readonly name: string; readonly route: RouteDef };
type Json = Record<string, unknown>;

type SchemaOf = (schema: z.core.$ZodType) => Json;

/** What stands inside of a field that travels as JSON text (`jsonText` of the contract). */
function insideText(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (!(schema instanceof z.ZodMiniPipe)) return undefined;
  const { in: text, out } = schema.def;
  return text instanceof z.ZodMiniCodec && text.def.out instanceof z.ZodMiniUnknown ? out : undefined;
}

/** What travels, not what our code sees: a state is shown as its number. What has a name goes into `named`. */
const schemasInto = (named: Json): SchemaOf =>
  function schemaOf(schema) {
    const made = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const inside = insideText(zodSchema);
        if (!inside) return;
        Object.assign(jsonSchema, { contentMediaType: 'application/json', contentSchema: schemaOf(inside) });
      },
    });
    // Names hold within one schema; in the document they stand together.
    const {
      $schema: _,
      $defs,
      ...rest
    } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as Json;
    Object.assign(named, $defs);
    return rest;
  };

/** The OpenAPI document of the contract's rows. */
export function openApiOf(routes: readonly NamedRoute[], version: string, language: Language): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = {};
  const schemaOf = schemasInto(schemas);
  for (const { name, route } of routes) {
    const operations = (paths[route.path] ??= {});
    operations[route.method.toLowerCase()] = operationOf(name, route, language, schemaOf);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rostrum 开讲', version },
    paths,
    components: { schemas, securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    'x-errors': allErrors().map(({ code, message, reaction }) => ({
      code,
      message: fill(message, language),
      reaction,
    })),
  };
}

function operationOf(name: string, route: RouteDef, language: Language, schemaOf: SchemaOf): Json {
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: fill(route.about, language),
    'x-visitors': route.visitors,
    ...(route.visitors.includes('nobody') ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf('path', route.params, schemaOf),
      ...parametersOf('query', route.query, schemaOf),
      ...(route.onceByKey ? [keyParameter(language)] : []),
    ],
    ...requestBodyOf(route, schemaOf),
    responses: { 200: { description: 'code 200', content: contentOf(route, schemaOf) } },
  };
}

const keyParameter = (language: Language): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: fill(apiMessages.idempotencyKey, language),
  schema: { type: 'string' },
});

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodMiniType | undefined,
  schemaOf: SchemaOf,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, fieldSchema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: fieldSchema,
  }));
}

function requestBodyOf(route: RouteDef, schemaOf: SchemaOf): Json {
  if (route.upload) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  if (!route.body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } },
  };
}

function contentOf(route: RouteDef, schemaOf: SchemaOf): Json {
  if (route.answer === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (route.answer === 'file') {
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  }
  const properties = {
    code: { type: 'integer' },
    msg: { type: 'string' },
    data: route.data ? schemaOf(route.data) : { type: 'null' },
  };
  const schema = { type: 'object', required: Object.keys(properties), properties };
  return { 'application/json': { schema } };
}
