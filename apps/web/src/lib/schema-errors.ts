import { messageByKey } from '@app/contract/base/messages.ts';
import { commonMessages } from '@app/contract/base/common-messages.ts';
import * as z from 'zod/mini';
import { say } from './texts.ts';

/** What is wrong with each field by a schema of the contract, in the current language; nothing where all is well. */
export function schemaErrors(schema: z.ZodMiniType, values: unknown): Record<string, string> {
  const { error } = z.safeParse(schema, values);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) {
    const known = messageByKey(message);
    const field = path.join('.');
    errors[field] ??= known ? say(known) : say(commonMessages.invalidInput, { detail: field });
  }
  return errors;
}
