import type { DocumentFault } from '@app/contract/document/states/fault.ts';
import type { Refusal } from '@app/deck/pptx/guard/refusal.ts';
import type { ProjectRefusal } from './project-refusal.ts';
import type { TextRefusal } from './text-refusal.ts';

const unavailable: DocumentFault = '20250001e4';
const noncompliant: DocumentFault = '20250002e4';

/** The fault that the owner of a file is told (spec 8), by why it was not read. */
export const refusalFaults: Readonly<Record<Refusal | TextRefusal | ProjectRefusal, DocumentFault>> = {
  empty: unavailable,
  damaged: unavailable,
  encrypted: unavailable,
  'old-format': unavailable,
  'not-a-deck': 'not-a-deck',
  'no-slides': 'no-slides',
  'project-damaged': 'project-damaged',
  'project-newer': 'project-newer',
  'not-a-document': unavailable,
  'no-text': unavailable,
  'no-recogniser': unavailable,
  'nameless-letters': unavailable,
  'too-many-pages': noncompliant,
  'too-large': noncompliant,
  bomb: noncompliant,
  hostile: noncompliant,
};
