import { allErrors } from '@app/contract/base/errors.ts';
import { fill, type Language } from '@app/contract/base/messages.ts';
import type { RouteDef } from '@app/contract/base/routes.ts';
import * as z from 'zod/mini';
import { apiMessages } from './api-messages.ts';

type NamedRoute = { readonly name: string; readonly route: RouteDef };
type Json = Record<string, unknown>;

/** What travels, not what our code sees: a state is shown as its number. */
const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
};

/** The OpenAPI document of the contract's rows. */
export function openApiOf(routes: readonly NamedRoute[], version: string, language: Language): Json {
  const paths: Record<string, Json> = {};
  for (const { name, route } of routes) {
    const operations = (paths[route.path] ??= {});
    operations[route.method.toLowerCase()] = operationOf(name, route, language);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Rostrum 开讲', version },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    'x-errors': allErrors().map(({ code, message, reaction }) => ({
      code,
      message: fill(message, language),
      reaction,
    })),
  };
}

function operationOf(name: string, route: RouteDef, language: Language): Json {
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: fill(route.about, language),
    'x-visitors': route.visitors,
    ...(route.visitors.includes('nobody') ? {} : { security: [{ token: [] }] }),
    parameters: [
      ...parametersOf('path', route.params),
      ...parametersOf('query', route.query),
      ...(route.onceByKey ? [keyParameter(language)] : []),
    ],
    ...requestBodyOf(route),
    responses: { 200: { description: 'code 200', content: contentOf(route) } },
  };
}

const keyParameter = (language: Language): Json => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: fill(apiMessages.idempotencyKey, language),
  schema: { type: 'string' },
});

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
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

function requestBodyOf(route: RouteDef): Json {
  if (route.upload) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: file } } } };
  }
  if (!route.body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body) } } },
  };
}

function contentOf(route: RouteDef): Json {
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
