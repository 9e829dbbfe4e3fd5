import type { DictionaryEntry } from '@app/contract/dictionary/schema.ts';
import { knownSyllables, partsOfSyllable } from '@app/contract/dictionary/states/pinyin.ts';
import type { Emotion } from '@app/contract/speech/states/emotion.ts';
import { dictionaryWords } from '../phonemes/chinese/dictionary-words.ts';
import type { SpeechSentence, TextSpan } from '../port.ts';
import { normalise, type Piece } from '../text/normalise.ts';
import type { RemoteVoice } from './remote-engine.ts';
import { writePieces } from './spoken-text.ts';

/** A voice that does not have the style speaks as always. */
const styles: Readonly<Record<Exclude<Emotion, 'general'>, string>> = {
  joy: 'cheerful',
  sorrow: 'sad',
  anger: 'angry',
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const percent = (factor: number): string => `${factor >= 1 ? '+' : ''}${Math.round((factor - 1) * 100)}%`;

/** An element with those of its attributes that say something; without any it is left out. */
function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inner: string,
): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  if (given.length === 0 || inner === '') return inner;
  const written = given.map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`).join('');
  return `<${name}${written}>${inner}</${name}>`;
}

/** One sentence as Azure takes it: pace, pitch, feeling, stress, and readings that somebody chose. */
export function ssmlOf(sentence: SpeechSentence, { remoteName }: RemoteVoice): string {
  const { spans, language, manner } = sentence;
  const pieces = normalise(spans, language);
  const said = spans.map((span) => {
    const own = pieces.filter((piece) => piece.span === span);
    return marked(span, readings(own, sentence));
  });
  const { pace, pitch, intonation, emotion } = manner;
  const prosody = {
    rate: pace === 1 ? undefined : percent(pace),
    pitch: pitch === 0 ? undefined : `${pitch > 0 ? '+' : ''}${pitch}st`,
    range: intonation === 1 ? undefined : percent(intonation),
  };
  const style = emotion === 'general' ? undefined : styles[emotion];
  const spoken = element('mstts:express-as', { style }, element('prosody', prosody, said.join('')));
  return (
    '<speak version="1.0" xmlns="http://www.w3.org/2001/10/synthesis" ' +
    `xmlns:mstts="https://www.w3.org/2001/mstts" xml:lang="${language}">` +
    `<voice name="${escaped(remoteName)}">${spoken}</voice></speak>`
  );
}

function marked({ emphasis, rate }: TextSpan, inner: string): string {
  const paced = element('prosody', { rate: rate === undefined ? undefined : percent(rate) }, inner);
  return element('emphasis', { level: emphasis }, paced);
}

/** The text of a span, with the readings of its author and of the dictionary. */
function readings(pieces: readonly Piece[], { language, dictionary }: SpeechSentence): string {
  const [first] = pieces;
  const syllables = first?.span.pinyin?.trim().split(/\s+/) ?? [];
  const text = writePieces(pieces, language);
  const characters = [...text].filter((letter) => /\p{Script=Han}/u.test(letter));
  // A mark in the script is for this very place, and wins.
  if (syllables.length > 0 && syllables.length === characters.length && pieces.every(isChinese))
    return phoneme(text, syllables);
  return withDictionary(text, dictionary);
}
const isChinese = ({ kind, asWritten }: Piece): boolean => kind === 'chinese' && asWritten;

/** The phones of Azure are pinyin, with the tone apart and a line between syllables; it has no r at their end. */
function phoneme(text: string, syllables: readonly string[]): string {
  const phones = syllables.flatMap((syllable) => {
    const { letters, tone } = partsOfSyllable(syllable) ?? {};
    // Marks of a script may be anything, and Azure does not know ê.
    return letters === undefined || !knownSyllables.has(letters) || letters.includes('ê')
      ? []
      : [`${letters.replaceAll('ü', 'v')} ${tone}`];
  });
  // It refuses a whole sentence over one syllable that it does not know.
  if (phones.length < syllables.length) return escaped(text);
  return element('phoneme', { alphabet: 'sapi', ph: phones.join(' - ') }, escaped(text));
}

function withDictionary(text: string, dictionary: readonly DictionaryEntry[]): string {
  const characters = [...text];
  const words = new Map(dictionaryWords(characters, dictionary).map((word) => [word.at, word]));
  let written = '';
  for (let at = 0; at < characters.length; ) {
    const word = words.get(at);
    written += word ? phoneme(word.characters.join(''), word.syllables) : escaped(characters[at] ?? '');
    at += word?.characters.length ?? 1;
  }
  return written;
}
