import * as z from 'zod/mini';
import { inviteLimits } from './limits.ts';
import { inviteMessages } from './messages.ts';

const { code, line, address, remark, quantity } = inviteLimits;

/** An invitation code as a user types it; spec section 5: it must not be blank. */
export const inviteCodeSchema = z
  .string({ error: inviteMessages.codeEmpty.key })
  .check(z.trim(), z.minLength(1, { error: inviteMessages.codeEmpty.key }), z.maxLength(code.max));

// A text of one line, and one that may have several: nothing that a terminal or a database would choke on.
const oneLine = /^\P{Cc}*$/u;
const lines = /^[\P{Cc}\n\r\t]*$/u;
const optionalLine = z.optional(z.string().check(z.trim(), z.maxLength(line.max), z.regex(oneLine)));

const applicantFields = {
  applicant: z
    .string({ error: inviteMessages.applicantEmpty.key })
    .check(
      z.trim(),
      z.minLength(1, { error: inviteMessages.applicantEmpty.key }),
      z.maxLength(line.max),
      z.regex(oneLine),
    ),
  company: z
    .string({ error: inviteMessages.companyEmpty.key })
    .check(
      z.trim(),
      z.minLength(1, { error: inviteMessages.companyEmpty.key }),
      z.maxLength(line.max),
      z.regex(oneLine),
    ),
  contactPerson: optionalLine,
  endUser: optionalLine,
  quantity: z
    .int({ error: inviteMessages.quantityWrong.key })
    .check(z.minimum(quantity.min, { error: inviteMessages.quantityWrong.key }), z.maximum(quantity.max)),
  remark: z.optional(z.string().check(z.maxLength(remark.max), z.regex(lines))),
};

const email = z.email({ error: inviteMessages.emailNeeded.key });
const bot = z
  .url({ protocol: /^https$/, error: inviteMessages.botNeeded.key })
  .check(z.maxLength(address.max));

/**
 * An application for invitation codes (spec section 5): its type, email or workplace-messaging bot, decides which
 * address is required.
 */
export const inviteApplicationSchema = z.discriminatedUnion(
  'type',
  [
    z.strictObject({
      ...applicantFields,
      type: z.literal('email'),
      applicantEmail: email,
      botAddress: z.optional(bot),
    }),
    z.strictObject({
      ...applicantFields,
      type: z.literal('bot'),
      applicantEmail: z.optional(email),
      botAddress: bot,
    }),
  ],
  { error: inviteMessages.typeEmpty.key },
);

/** An application for invitation codes. */
export type InviteApplication = z.output<typeof inviteApplicationSchema>;
