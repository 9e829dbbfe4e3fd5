import type { Avatar } from '@app/contract/avatar/schema.ts';
import { drawnLook } from '@app/contract/avatar/states/look.ts';
import type { Language } from '@app/contract/base/messages.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import type { Voice } from '@app/contract/speech/routes.ts';

/** Whether what it looks like can be changed. */
export const isDrawn = ({ modelType }: Pick<Avatar, 'modelType'>): boolean => modelType === drawnLook;

/** The steps of making an avatar, in their order. */
export const steps = ['picture', 'setStyle', 'greetings'] as const;
export type Step = (typeof steps)[number];

export const stepAddress = (step: Step, id?: string): string =>
  `/avatars/sub/${step}${id === undefined ? '' : `?id=${id}`}`;

/** Where an avatar is changed first: of a photo the look stays. */
export const editAddress = (avatar: Pick<Avatar, 'id' | 'modelType'>): string =>
  stepAddress(isDrawn(avatar) ? 'picture' : 'setStyle', avatar.id);

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

/** Who speaks as long as no voice is chosen: the first whose mother tongue is that of the screen. */
export const usualVoice = (voices: readonly Voice[], language: Language): string | undefined =>
  (voices.find(({ languages }) => languages[0] === language) ?? voices[0])?.ttsId;
