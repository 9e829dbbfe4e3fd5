import { adminMessages } from '@app/contract/admin/messages.ts';
import { fill } from '@app/contract/base/messages.ts';
import { randomPassword } from '../../platform/passwords.ts';
import type { InviteApplicationRow } from './tables.ts';

/** A code that a person can read out and type. */
export const newCode = (): string => randomPassword(8).toUpperCase();

/** A code as it is kept, from how a person typed it; undefined when none can look like this. */
export function writtenCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return /^[A-Z0-9-]{1,64}$/.test(code) ? code : undefined;
}

type Applicant = Pick<InviteApplicationRow, 'applicant' | 'language'>;

/** The message that brings codes to who applied for them, in the language of the application. */
export function codesText(
  { applicant, language }: Applicant,
  codes: readonly string[],
  expiresAt: Date | null,
): string {
  const text = expiresAt ? adminMessages.codesTextUntil : adminMessages.codesText;
  const date = expiresAt?.toISOString().slice(0, 10) ?? '';
  return fill(text, language, { applicant, count: codes.length, codes: codes.join('\n'), date });
}
