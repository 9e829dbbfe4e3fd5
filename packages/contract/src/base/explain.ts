import { ruleMessages, typeMessages } from './common-messages.ts';
import { fieldMessages } from './field-messages.ts';
import { fill, type Language, messageByKey } from './messages.ts';

/** The parts of a zod issue that a sentence is made of. */
export type Issue = {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly message?: string | undefined;
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly input?: unknown;
  readonly keys?: readonly string[];
};

/** Says in the caller's language which field broke which rule. zod/mini brings no texts of its own. */
export function explainIssue(issue: Issue, language: Language): string {
  const own = issue.message === undefined ? undefined : messageByKey(issue.message);
  if (own) return fill(own, language);
  const field = fieldLabel(issue.path ?? [], language);
  switch (issue.code) {
    case 'unrecognized_keys':
      return fill(ruleMessages.unknownField, language, { names: (issue.keys ?? []).join(', ') });
    case 'invalid_type':
      if (issue.input === undefined) return fill(ruleMessages.required, language, { field });
      return fill(ruleMessages.wrongType, language, { field, expected: typeLabel(issue.expected, language) });
    case 'too_small':
      return fill(tooLittle(issue), language, { field, limit: String(issue.minimum) });
    case 'too_big':
      return fill(tooMuch(issue), language, { field, limit: String(issue.maximum) });
    case 'invalid_format':
      return fill(ruleMessages.badFormat, language, { field });
    case 'invalid_value':
      return fill(ruleMessages.badValue, language, { field });
    default:
      return fill(ruleMessages.invalid, language, { field });
  }
}

function tooLittle({ origin, minimum }: Issue) {
  if (origin === 'string') return minimum === 1 ? ruleMessages.required : ruleMessages.tooShort;
  return origin === 'array' ? ruleMessages.tooFew : ruleMessages.tooSmall;
}

function tooMuch({ origin }: Issue) {
  if (origin === 'string') return ruleMessages.tooLong;
  return origin === 'array' ? ruleMessages.tooMany : ruleMessages.tooBig;
}

function fieldLabel(path: readonly PropertyKey[], language: Language): string {
  if (path.length === 0) return fill(fieldMessages.body, language);
  const last = path.at(-1);
  const label = messageByKey(`field.${String(last)}`);
  return label && path.length === 1 ? fill(label, language) : path.map(String).join('.');
}

function typeLabel(expected: string | undefined, language: Language): string {
  return fill(messageByKey(`type.${expected}`) ?? typeMessages.other, language);
}
