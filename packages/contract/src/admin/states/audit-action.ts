import { auditMessages } from '../messages.ts';

/** What can stand in the audit log; the table of its texts is the list of its names. */
export type AuditAction = keyof typeof auditMessages;

/** Every action, in the order of the table. */
export const auditActions = Object.keys(auditMessages) as [AuditAction, ...AuditAction[]];

/** What a row of the audit log remembers of a change; never a secret. */
export type AuditDetail = Record<string, string | number | boolean | null>;
