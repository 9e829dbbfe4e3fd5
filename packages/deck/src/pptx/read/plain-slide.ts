import { defaultViewport } from '../../deck.ts';
import { type NewId, textBox } from '../../defaults.ts';
import type { Slide } from '../../slide.ts';
import { paragraphsFrom } from '../../text/plain.ts';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The words of a slide whose XML cannot be read, one line per run. */
export const wordsOf = (xml: string): string[] =>
  [...xml.matchAll(/<(?:\w+:)?t(?:\s[^<>]*)?>([^<]*)<\//g)]
    .map(([, text = '']) =>
      text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole).trim(),
    )
    .filter((text) => text !== '');

/** A slide of words alone, in place of one that cannot be read. */
export function plainSlide(id: string, words: readonly string[], newId: NewId): Slide {
  const { width, height } = defaultViewport;
  const text = { ...textBox, paragraphs: paragraphsFrom(words.join('\n')) };
  const box = { left: 60, top: 60, width: width - 120, height: height - 120, rotate: 0 };
  return {
    id,
    background: { kind: 'solid', color: '#ffffff' },
    elements: words.length === 0 ? [] : [{ id: newId(), type: 'text', ...box, role: 'body', text }],
  };
}
