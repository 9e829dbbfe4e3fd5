import type { Message } from '@app/contract/base/messages.ts';
import { outlineMessages } from '@app/contract/outline/messages.ts';
import { uploadMessages } from '@app/contract/upload/messages.ts';
import { fileTexts } from './file-messages.ts';

const zip = [0x50, 0x4b];
/** The container of Office files before 2007, and of later ones with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0];
const pdf = '%PDF-';
/** Some programs write a little before a PDF begins. */
const pdfBegins = 1024;

const begins = (bytes: Uint8Array, signs: readonly number[]) => signs.every((sign, at) => bytes[at] === sign);
const lettersOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** What a reader begins with stands at the end: where the parts of a PDF lie, and whether they are locked. */
const pdfEnd = 1024 * 1024;
const locked = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/u;

/** Names in a compound file are written two bytes a letter. */
const encryptedPart = [...'EncryptedPackage'].join('\0');

/** What is wrong with a document as far as its first bytes tell; undefined where they tell nothing. */
export async function faultOfFile(file: File): Promise<Message | undefined> {
  if (file.size === 0) return uploadMessages.empty;
  const head = new Uint8Array(await file.slice(0, pdfBegins).arrayBuffer());
  const ending = /\.([^.]+)$/u.exec(file.name.toLowerCase())?.[1] ?? '';
  if (begins(head, compound)) {
    const all = lettersOf(new Uint8Array(await file.arrayBuffer()));
    return all.includes(encryptedPart) ? outlineMessages.encrypted : outlineMessages.oldFormat;
  }
  if (ending === 'pdf' && !lettersOf(head).includes(pdf)) return outlineMessages.notADocument;
  if (ending === 'pdf' || ending === 'txt') return undefined;
  if (!begins(head, zip)) return outlineMessages.notADocument;
  // Loaded when a document is chosen: the first screen does not wait for it.
  const { faultOfPackage } = await import('./fault-of-package.ts');
  return faultOfPackage(file, ending);
}

/**
 * What may be wrong with a PDF. Some that are locked open without a password, and some without an end can be mended, so only the
 * reader on the server knows.
 */
export async function doubtOfFile(file: File): Promise<Message | undefined> {
  if (!/\.pdf$/iu.test(file.name)) return undefined;
  const end = lettersOf(new Uint8Array(await file.slice(-pdfEnd).arrayBuffer()));
  if (locked.test(end)) return fileTexts.maybeEncrypted;
  return end.includes('startxref') ? undefined : fileTexts.maybeCut;
}
