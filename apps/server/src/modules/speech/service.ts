import { speechMessages } from '@app/contract/speech/messages.ts';
import type { SpeechEngine, Voice } from '@app/contract/speech/routes.ts';
import { fill } from '@app/contract/base/messages.ts';
import type { SpeechAudio, SpeechHealth, SpeechProvider } from '../../providers/tts/port.ts';
import type { Quota } from '../../platform/quota.ts';
import type { DictionaryService } from '../dictionary/service.ts';
import type { ProjectService } from '../project/service.ts';
import { transcribeRecording } from './service/transcribe-recording.ts';
import { speakTrial } from './service/speak-trial.ts';
import type { UserVisitor } from '../../platform/http/visitor.ts';
import type { VoiceService } from '../voice/service.ts';

const inBoth = (text: { zh: string; en: string }, params: Record<string, string> = {}) => ({
  zh: fill(text, 'zh-CN', params),
  en: fill(text, 'en-US', params),
});

function hintOf(health: SpeechHealth): SpeechEngine['hint'] {
  if (health.state === 'missing') return inBoth(speechMessages.engineMissing, { command: health.command });
  if (health.state === 'failing') return inBoth(speechMessages.engineFailing);
  return { zh: '', en: '' };
}

type Deps = Parameters<typeof transcribeRecording>[0] & {
  speech: SpeechProvider;
  speechAudio: SpeechAudio;
  trials: Quota;
  projects: ProjectService;
  dictionaries: DictionaryService;
  voices: VoiceService;
};

export type SpeechService = ReturnType<typeof createSpeechService>;

export function createSpeechService(deps: Deps) {
  const { speech, speechAudio: audio, voices } = deps;
  return {
    ...speakTrial({ ...deps, audio }),
    ...transcribeRecording(deps),
    setFavourite: voices.setFavourite,

    /** The voices to choose from, and whether the engine behind them works. */
    async voices({ userId }: UserVisitor): Promise<{ list: Voice[]; engine: SpeechEngine }> {
      // Who looks at the voices will soon want to hear one.
      speech.prepare();
      const health = await speech.health();
      const favourites = await voices.favouritesOf(userId);
      const list = (await voices.usableBy(userId)).map(({ id, name, about, sex, age, ...voice }) => ({
        ttsId: id,
        name: { zh: name.zh, en: name.en },
        languages: [...voice.languages],
        sex,
        age,
        character: voice.character ?? null,
        about: { zh: about.zh, en: about.en },
        isFavourite: favourites.has(id),
        sampleText: inBoth(speechMessages.sample),
      }));
      return { list, engine: { name: speech.name, state: health.state, hint: hintOf(health) } };
    },
  };
}
