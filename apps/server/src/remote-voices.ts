import type { Text } from '@app/contract/base/messages.ts';
import { contentLanguages, type ContentLanguage } from '@app/contract/speech/states/language.ts';
import * as z from 'zod';
import { remoteVoiceId } from './providers/tts/nearest-voice.ts';
import type { RemoteVoice } from './providers/tts/remote/remote-engine.ts';

/** How TTS_VOICES is written. */
export const voicesRule: Text = {
  zh: '应为以分号分隔的声音，每个写作“名称 语言 性别 显示名”，例如 alloy zh-CN,en-US female 小禾; onyx en-US male',
  en: 'must be voices separated by semicolons, each as "name languages sex shown-name", such as alloy zh-CN,en-US female Ally; onyx en-US male',
};

const entry = /^(\S{1,80})\s+(\S+)\s+(female|male)(?:\s+(\S.{0,39}))?$/;

const isLanguage = (name: string): name is ContentLanguage =>
  contentLanguages.some((language) => language === name);

function readVoice(text: string): RemoteVoice | undefined {
  const [, remoteName = '', named = '', sex, shown = remoteName] = entry.exec(text.trim()) ?? [];
  const [first, ...others] = named.split(',').filter(isLanguage);
  const isKnown = first !== undefined && named.split(',').every(isLanguage);
  if (!isKnown || (sex !== 'female' && sex !== 'male')) return undefined;
  return {
    id: remoteVoiceId(sex, first, remoteName),
    remoteName,
    name: { zh: shown, en: shown },
    about: { zh: '', en: '' },
    sex,
    age: 'adult',
    languages: [first, ...others],
  };
}

/** The voices of an engine elsewhere, as the host lists them; each has an id of its own. */
export const remoteVoices = z.string().transform((text, context): RemoteVoice[] => {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const voices = parts.flatMap((part) => readVoice(part) ?? []);
  const ids = new Set(voices.map(({ id }) => id));
  if (voices.length === 0 || voices.length < parts.length || ids.size < voices.length)
    context.addIssue({ code: 'custom', message: voicesRule.en });
  return voices;
});
