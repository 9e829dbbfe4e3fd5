import type { Voice } from '../port.ts';

export type QuickVoice = Voice & {
  /** Its number among the 904 speakers of the model. */
  speaker: number;
  /** Its own pace against what people call normal. */
  pace: number;
  /** The voice that says what this one cannot. */
  standIn: string;
};

export const quickVoices: readonly QuickVoice[] = [
  {
    id: 'nora',
    name: { zh: '诺拉', en: 'Nora' },
    about: { zh: '美式英语，生成很快，语调随句子', en: 'American, quick to make, with a melody of its own' },
    sex: 'female',
    age: 'adult',
    languages: ['en-US'],
    speaker: 108,
    pace: 0.84,
    standIn: 'clara',
  },
  {
    id: 'julian',
    name: { zh: '朱利安', en: 'Julian' },
    about: { zh: '美式英语，生成很快，语调随句子', en: 'American, quick to make, with a melody of its own' },
    sex: 'male',
    age: 'adult',
    languages: ['en-US'],
    speaker: 8,
    pace: 0.76,
    standIn: 'marcus',
  },
];

export const quickVoice = (id: string): QuickVoice | undefined =>
  quickVoices.find((voice) => voice.id === id);
