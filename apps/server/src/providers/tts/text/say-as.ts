import type { SayAs } from '../port.ts';
import { digitsZh, numberZh, telephoneZh } from './chinese/numbers.ts';
import { digitsEn, numberEn } from './english/numbers.ts';
import type { Reader } from './reader.ts';

/** What its author said about how to read a text: other words for it, or the text written so that the rules see it. */
export function readAs(
  text: string,
  as: SayAs,
  reader: Reader,
): { say: string } | { write: string } | undefined {
  const digits = text.replace(/\D/g, '');
  switch (as) {
    case 'digits':
      return digits === '' ? undefined : { say: reader === 'zh' ? digitsZh(digits) : digitsEn(digits) };
    case 'telephone':
      return digits === '' ? undefined : { say: reader === 'zh' ? telephoneZh(digits) : digitsEn(digits) };
    case 'number': {
      const number = /[-−]?[\d,]+(?:\.\d+)?/.exec(text)?.[0];
      return number === undefined
        ? undefined
        : { say: reader === 'zh' ? numberZh(number) : numberEn(number) };
    }
    case 'letters':
      return { say: spell(text, reader) };
    case 'date':
      return digits.length === 8 ? { write: digits.replace(/(....)(..)(..)/, '$1-$2-$3') } : undefined;
    case 'time':
      return digits.length === 4 ? { write: digits.replace(/(..)(..)/, '$1:$2') } : undefined;
  }
}

const spell = (text: string, reader: Reader): string =>
  [...text.toUpperCase()]
    .map((letter) => (/\d/.test(letter) ? (reader === 'zh' ? digitsZh(letter) : digitsEn(letter)) : letter))
    .join(' ');
