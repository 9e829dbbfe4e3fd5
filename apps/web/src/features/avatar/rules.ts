import type { Avatar } from '@app/contract/avatar/schema.ts';
import { drawnLook } from '@app/contract/avatar/states/look.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import type { Voice } from '@app/contract/speech/routes.ts';
import type { VoiceCharacter } from '@app/contract/speech/states/character.ts';
import type { ContentLanguage } from '@app/contract/speech/states/language.ts';
import { idOfOwnVoice } from '@app/contract/voice/states/own-voice.ts';

/** Whether what it looks like can be changed. */
export const isDrawn = ({ modelType }: Pick<Avatar, 'modelType'>): boolean => modelType === drawnLook;

/** The steps of making an avatar, in their order. */
const steps = ['picture', 'style', 'setStyle', 'greetings', 'knowledge', 'knowledge-question'] as const;
export type Step = (typeof steps)[number];

/** The steps of one avatar: only a photo is given a style. */
export const stepsOf = (hasStyles: boolean): readonly Step[] =>
  steps.filter((step) => hasStyles || step !== 'style');

/** An avatar is complete without what these hold. */
export const isOptional = (step: Step): boolean => step === 'knowledge' || step === 'knowledge-question';

/** Whether an avatar is made of a photo of its owner's. */
export const hasStyles = ({ making }: Pick<Avatar, 'making'>): boolean => making !== null;

/** Whether something is being made for it right now. */
export const isBusy = ({ making }: Pick<Avatar, 'making'>): boolean => making?.taskId != null;

export const stepAddress = (step: Step, id?: string): string =>
  `/avatars/sub/${step}${id === undefined ? '' : `?id=${id}`}`;

/** Where a new avatar is made in one of the two ways. */
export const newAddress = (from: 'photo' | 'drawing'): string => `/avatars/sub/picture?from=${from}`;

/** Where an avatar is changed first: its look where it is drawn, its making where that goes on, its voice otherwise. */
export function editAddress(avatar: Pick<Avatar, 'id' | 'modelType' | 'status' | 'making'>): string {
  const { id, status, making } = avatar;
  if (status === 'ready' && !isBusy(avatar)) return stepAddress(isDrawn(avatar) ? 'picture' : 'setStyle', id);
  return stepAddress(making?.photo ? 'style' : 'picture', id);
}

/** As much of a text as may be tried out, in whole sentences where there are any. */
export function spokenStart(text: string, max: number = speechLimits.trial.text.max): string {
  const whole = text.trim();
  if (whole.length <= max) return whole;
  let start = '';
  for (const sentence of whole.match(/[^。！？.!?\n]+[。！？.!?\n]*/g) ?? []) {
    if (start.length + sentence.length > max) break;
    start += sentence;
  }
  return start.trim() || whole.slice(0, max).trim();
}

/** Whether a photo did not tell which voice suits, and nobody has chosen one since. */
export const isVoiceAsked = ({ making, styleSex }: Pick<Avatar, 'making' | 'styleSex'>): boolean =>
  making !== null && styleSex === null;

/** Which voices are looked for; what is empty narrows nothing. */
export type VoiceFilter = {
  language: ContentLanguage | '';
  sex: string;
  age: string;
  character: VoiceCharacter | '';
  isFavourite: boolean;
};
export const noFilter: VoiceFilter = { language: '', sex: '', age: '', character: '', isFavourite: false };

/** Whether a voice is looked for. */
export const isLookedFor = (voice: Voice, filter: VoiceFilter): boolean =>
  (filter.language === '' || voice.languages.includes(filter.language)) &&
  (filter.sex === '' || voice.sex === filter.sex) &&
  (filter.age === '' || voice.age === filter.age) &&
  (filter.character === '' || voice.character === filter.character) &&
  (!filter.isFavourite || voice.isFavourite);

const isOwn = ({ ttsId }: Pick<Voice, 'ttsId'>): boolean => idOfOwnVoice(ttsId) !== undefined;

/** Voices of one's own, and a woman's and a man's to choose from, at best of the language of the screen. */
export function oneOfEach(voices: readonly Voice[], language: Language): Voice[] {
  const grown = voices.filter((voice) => voice.age !== 'child' && !isOwn(voice));
  const ofEach = (['female', 'male'] as const).flatMap((sex) => {
    const alike = grown.filter((voice) => voice.sex === sex);
    return alike.find(({ languages }) => languages[0] === language) ?? alike[0] ?? [];
  });
  return [...voices.filter(isOwn), ...ofEach];
}

/** Who speaks as long as no voice is chosen: the first whose mother tongue is that of the screen. */
export const usualVoice = (voices: readonly Voice[], language: Language): string | undefined =>
  (
    voices.find((voice) => voice.languages[0] === language && !isOwn(voice)) ??
    voices.find((voice) => !isOwn(voice))
  )?.ttsId;

/** The voice that an avatar has in a language as long as none is chosen for a talk. */
export const voiceIn = (
  avatar: Pick<Avatar, 'ttsId' | 'voices'> | undefined,
  language: ContentLanguage,
): string | null => avatar?.voices[language] ?? avatar?.ttsId ?? null;
