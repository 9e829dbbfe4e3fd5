import type { Voice } from '../port.ts';
import { isMix, readMix, type VoiceMix } from './voice-mix.ts';

/** A voice, and how it is found in the engine. Names are ours: those in the engine are other people's product names. */
export type KokoroVoice = Voice & {
  file: string;
  /** Its usual pitch, around which the intonation swings. */
  medianHz: number;
};

export const kokoroVoices: readonly KokoroVoice[] = [
  {
    id: 'qinghe',
    name: { zh: '清禾', en: 'Qinghe' },
    about: { zh: '温和自然，适合讲解', en: 'Warm and natural, good for explaining' },
    sex: 'female',
    age: 'adult',
    character: 'warm',
    languages: ['zh-CN', 'en-US'],
    file: 'zf_xiaoxiao',
    medianHz: 229,
  },
  {
    id: 'mingyuan',
    name: { zh: '明远', en: 'Mingyuan' },
    about: { zh: '清朗亲切，适合讲课', en: 'Clear and friendly, good for lessons' },
    sex: 'male',
    age: 'adult',
    character: 'warm',
    languages: ['zh-CN', 'en-US'],
    file: 'zm_yunxi',
    medianHz: 168,
  },
  {
    id: 'lingyu',
    name: { zh: '灵语', en: 'Lingyu' },
    about: { zh: '明亮活泼，适合短片', en: 'Bright and lively, good for short talks' },
    sex: 'female',
    age: 'adult',
    character: 'lively',
    languages: ['zh-CN', 'en-US'],
    file: 'zf_xiaoyi',
    medianHz: 300,
  },
  {
    id: 'wanqing',
    name: { zh: '婉清', en: 'Wanqing' },
    about: { zh: '舒缓沉静，适合朗读', en: 'Slow and calm, good for reading aloud' },
    sex: 'female',
    age: 'adult',
    character: 'calm',
    languages: ['zh-CN', 'en-US'],
    file: 'zf_xiaobei',
    medianHz: 228,
  },
  {
    id: 'chenyue',
    name: { zh: '沉岳', en: 'Chenyue' },
    about: { zh: '低沉有力，适合主持', en: 'Deep and strong, good for presenting' },
    sex: 'male',
    age: 'adult',
    character: 'strong',
    languages: ['zh-CN', 'en-US'],
    file: 'zm_yunjian',
    medianHz: 119,
  },
  {
    id: 'zhengyan',
    name: { zh: '正言', en: 'Zhengyan' },
    about: { zh: '端正平稳，适合新闻', en: 'Even and formal, good for news' },
    sex: 'male',
    age: 'adult',
    character: 'formal',
    languages: ['zh-CN', 'en-US'],
    file: 'zm_yunyang',
    medianHz: 113,
  },
  {
    id: 'xiaoman',
    name: { zh: '小满', en: 'Xiaoman' },
    about: { zh: '稚气可爱的男孩', en: 'A cheerful boy' },
    sex: 'male',
    age: 'child',
    character: 'lively',
    languages: ['zh-CN', 'en-US'],
    file: 'zm_yunxia',
    medianHz: 281,
  },
  {
    id: 'clara',
    name: { zh: '克莱拉', en: 'Clara' },
    about: { zh: '美式英语，温暖自然', en: 'American, warm and natural' },
    sex: 'female',
    age: 'adult',
    character: 'warm',
    languages: ['en-US', 'zh-CN'],
    file: 'af_heart',
    medianHz: 197,
  },
  {
    id: 'marcus',
    name: { zh: '马库斯', en: 'Marcus' },
    about: { zh: '美式英语，沉稳', en: 'American, steady' },
    sex: 'male',
    age: 'adult',
    character: 'calm',
    languages: ['en-US', 'zh-CN'],
    file: 'am_michael',
    medianHz: 110,
  },
  {
    id: 'edith',
    name: { zh: '伊迪丝', en: 'Edith' },
    about: { zh: '英式英语，从容', en: 'British, composed' },
    sex: 'female',
    age: 'adult',
    character: 'calm',
    languages: ['en-US'],
    file: 'bf_emma',
    medianHz: 195,
  },
  {
    id: 'winston',
    name: { zh: '温斯顿', en: 'Winston' },
    about: { zh: '英式英语，庄重', en: 'British, dignified' },
    sex: 'male',
    age: 'adult',
    character: 'formal',
    languages: ['en-US'],
    file: 'bm_george',
    medianHz: 115,
  },
];

export const voiceFiles: readonly string[] = kokoroVoices.map(({ file }) => file);

/** The voice with an id; a request for another one is a mistake of the program. */
export function kokoroVoice(id: string): KokoroVoice {
  const voice = kokoroVoices.find((voice) => voice.id === id);
  if (!voice) throw new Error(`There is no voice ${id}`);
  return voice;
}

/** How a voice is found in the engine: the files it is mixed from, and how it speaks against them. */
export type SpokenVoice = Pick<KokoroVoice, 'languages' | 'medianHz'> & {
  styles: readonly { file: string; share: number }[];
  against: Pick<VoiceMix, 'pitch' | 'intonation'>;
};

/** A voice of the engine by its id, or a mixture of them. */
export function spokenVoice(voice: string): SpokenVoice {
  if (!isMix(voice)) {
    const { languages, medianHz, file } = kokoroVoice(voice);
    return { languages, medianHz, styles: [{ file, share: 1 }], against: asItIs };
  }
  const { parts, ...against } = readMix(voice);
  const mixed = parts.map(([id, share]) => ({ share, ...kokoroVoice(id) }));
  const [first] = mixed.toSorted((one, other) => other.share - one.share);
  if (!first) throw new Error('a mixture has parts');
  return {
    languages: first.languages,
    // Pitch is heard by ratios.
    medianHz: Math.exp(mixed.reduce((sum, { share, medianHz }) => sum + share * Math.log(medianHz), 0)),
    styles: mixed,
    against,
  };
}

const asItIs = { pitch: 0, intonation: 0 } as const;
