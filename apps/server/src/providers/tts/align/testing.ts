import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { engineFiles } from '../kokoro/engine-files.ts';
import { loadEnglish } from '../kokoro/english-files.ts';
import { kokoroModel } from '../kokoro/model.ts';
import { openModel } from '../model/model-file.ts';
import { speakSounds } from '../kokoro/speak-sentence.ts';
import { loadVoiceModel } from '../kokoro/voice-model.ts';
import type { SpeechSentence } from '../port.ts';
import { sentencesOf } from '../sentences.ts';

const manner = { pace: 1, intonation: 1, volume: 1, emotion: 'general', pitch: 0 } as const;

/** What is judged is said in other words and by other voices than what was fitted. */
const sets = {
  fit: {
    'zh-CN': { file: 'chinese.txt', voices: ['qinghe', 'mingyuan', 'lingyu', 'chenyue'] },
    'en-US': { file: 'english.txt', voices: ['clara', 'marcus'] },
    count: 22,
  },
  judge: {
    'zh-CN': { file: 'chinese-judged.txt', voices: ['wanqing', 'zhengyan', 'xiaoman'] },
    'en-US': { file: 'english-judged.txt', voices: ['edith', 'winston'] },
    count: 12,
  },
} as const;

/** The sentences of a table of readings, without the readings, two and two in one with a comma between. */
function pairsOf(root: string, file: string, language: ContentLanguage): string[] {
  const lines = readFileSync(join(root, 'apps/server/src/providers/tts/phonemes/cases', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .replaceAll(/\([^)]*\)/g, '')
        .trim()
        .replace(/[。.!?？]$/, ''),
    );
  const [comma, end] = language === 'zh-CN' ? ['，', '。'] : [', ', '.'];
  return Array.from(
    { length: Math.floor(lines.length / 2) },
    (_, pair) => `${lines[2 * pair]}${comma}${lines[2 * pair + 1]}${end}`,
  );
}

/** Sentences spread over the tables, each with the next voice. */
export function sentencesFor(root: string, set: keyof typeof sets): SpeechSentence[] {
  const { count, ...languages } = sets[set];
  return (['zh-CN', 'en-US'] as const).flatMap((language) => {
    const { file, voices } = languages[language];
    const pairs = pairsOf(root, file, language);
    const step = Math.max(1, pairs.length / count);
    return Array.from({ length: Math.min(count, pairs.length) }, (_, at) => {
      const text = pairs[Math.floor(at * step)] ?? '';
      const voice = voices[at % voices.length] ?? '';
      return sentencesOf({ text, voice, language, manner, dictionary: [] });
    }).flat();
  });
}

/** The embedded voice in this process; it tells when each sound is heard. */
export async function openVoice(root: string) {
  const files = engineFiles(join(root, 'engines/node_modules'));
  const modelFolder = join(root, '.cache/engines');
  const model = await openModel(kokoroModel(files.modelParts), modelFolder, (file) =>
    loadVoiceModel(file, files),
  );
  const english = await loadEnglish(files);
  return (sentence: SpeechSentence) => speakSounds(sentence, { model, english });
}
