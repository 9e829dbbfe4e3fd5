import type { Drawn } from '../drawn.ts';
import type { Paragraph, TextBody } from '../text.ts';

/** The words of a paragraph. */
export const paragraphText = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('');

/** The words of a text, a line per paragraph. */
export const plainText = ({ paragraphs }: TextBody): string => paragraphs.map(paragraphText).join('\n');

/** Whether there is anything to see: spaces and breaks do not count. */
export const hasWords = (body: TextBody): boolean => plainText(body).trim() !== '';

/** Paragraphs of one run each from plain words, a paragraph per line. */
export const paragraphsFrom = (content: string): Drawn<Paragraph>[] =>
  content.split(/\r\n|\r|\n/).map((text) => ({ runs: text === '' ? [] : [{ text }] }));
