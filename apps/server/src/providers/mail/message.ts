import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './port.ts';

// Makes of our mail what nodemailer wants, and lets nothing through that could add headers or recipients.
export function createComposer(from: string) {
  const domain = /@([^\s@<>]+)>?$/.exec(from.trim())?.[1];
  if (!domain)
    throw new Error('The sender of mails must be an address, as in "Rostrum <no-reply@example.com>"');

  return (mail: Mail): SendMailOptions => ({
    from,
    // As an object, so that it is not parsed: a comma in it would make two recipients.
    to: { name: '', address: oneAddress(mail.to) },
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    messageId: `<${fileSafe(mail.id)}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' }, // no out-of-office answers to a code
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function oneAddress(address: string) {
  const ok =
    address.length <= 254 && /^[^\s\p{Cc}@<>,;:"()[\]\\]+@[^\s\p{Cc}@<>,;:"()[\]\\]+$/u.test(address);
  if (!ok) throw new Error('Not one plain mail address');
  return address;
}

function oneLine(text: string) {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

// Ids become file names of the outbox.
function fileSafe(id: string) {
  if (!/^[\w-]{1,100}$/.test(id)) throw new Error('A mail id is made of letters, digits, - and _');
  return id;
}
