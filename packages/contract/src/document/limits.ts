import { megabyte } from '../storage/limits.ts';

/** The documents that a project can be made from (spec section 5). */
export const documentTypes = ['pdf', 'pptx', 'docx', 'txt'] as const;

/** A type of document. */
export type DocumentType = (typeof documentTypes)[number];

/** What is accepted for which purpose (spec section 5). */
export const acceptedTypes = {
  document: documentTypes,
  knowledge: [...documentTypes, 'mp3', 'wav', 'mp4'],
  /** Direct canvas generation. */
  canvas: ['pptx'],
} as const;

/** Numbers of documents (spec section 9). */
export const documentLimits = { textReadBytes: 5 * megabyte } as const;
