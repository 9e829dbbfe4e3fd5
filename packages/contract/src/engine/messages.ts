import { defineMessages, fill, type Language } from '../base/messages.ts';
import { embeddedEngine } from './schema.ts';

export const engineMessages = defineMessages('engine', {
  builtIn: { zh: '内置引擎', en: 'the built-in engine' },
  answered: { zh: '由{engine}回答', en: 'Answered by {engine}' },
  written: { zh: '由{engine}撰写', en: 'Written by {engine}' },
  spoken: { zh: '由{engine}朗读', en: 'Spoken by {engine}' },
  drawn: { zh: '由{engine}生成', en: 'Made by {engine}' },
});

const deeds = {
  answered: engineMessages.answered,
  written: engineMessages.written,
  spoken: engineMessages.spoken,
  drawn: engineMessages.drawn,
};

/** What an engine made, said to people. */
export function madeBy(deed: keyof typeof deeds, engine: string, language: Language): string {
  const name = engine === embeddedEngine ? fill(engineMessages.builtIn, language) : engine;
  return fill(deeds[deed], language, { engine: name });
}
