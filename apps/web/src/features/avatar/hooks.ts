import type { Avatar } from '@app/contract/avatar/schema.ts';
import { fill, type Message } from '@app/contract/base/messages.ts';
import { speechRoutes, type Voice } from '@app/contract/speech/routes.ts';
import type { SpeechStyle } from '@app/contract/speech/states/style.ts';
import { usualSettings } from '@app/contract/speech/states/voice-choice.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { CallError } from '../../lib/call-error.ts';
import { notify } from '../../lib/notices.ts';
import { soundAddress } from '../../lib/sound-address.ts';
import { useTexts } from '../../lib/texts.ts';
import type { Said } from './components/live-face.tsx';
import { avatarTexts as texts } from './messages.ts';

type Words = { ttsId: string; speechStyle: SpeechStyle | null; text: string };

/**
 * A few words that are spoken to be heard, one at a time. `heard` names for whom they were asked for, from the press on;
 * `said` is there while they sound, so that a face can speak them.
 */
export function useTrial() {
  const { t } = useTexts();
  const [heard, setHeard] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const end = useRef<() => void>(() => undefined);
  useEffect(() => () => end.current(), []);

  async function hear(name: string, { ttsId, speechStyle, text }: Words): Promise<void> {
    const gone = new AbortController();
    // Made while the button is pressed: later a browser would not let it sound.
    const audio = new Audio();
    let address = '';
    const stop = () => {
      // It may be over long since, and another one be heard.
      if (gone.signal.aborted) return;
      gone.abort();
      audio.pause();
      URL.revokeObjectURL(address);
      setHeard(undefined);
      setSaid(undefined);
    };
    end.current = stop;
    // Not only its end: a headset that is pulled out or another program may pause it, and a broken file ends in the middle.
    for (const sign of ['ended', 'pause', 'error']) audio.addEventListener(sign, stop);
    setHeard(name);
    try {
      const body = { ttsId, text, speechStyle: speechStyle ?? 'natural', settings: usualSettings } as const;
      const { audio: sound, visemes } = await call(speechRoutes.say, { body, signal: gone.signal });
      if (gone.signal.aborted) return;
      address = soundAddress(sound);
      audio.src = address;
      await audio.play();
      setSaid({ track: { visemes, emphasis: [] }, positionMs: () => audio.currentTime * 1000 });
    } catch (error) {
      if (gone.signal.aborted) return;
      // A failed call has said so itself.
      if (!(error instanceof CallError)) notify('error', t(texts.hearFailed));
      stop();
    }
  }

  return {
    heard,
    said,
    stop: () => end.current(),
    /** Says it, or stops where it is being said. */
    toggle(name: string, words: Words) {
      const wasHeard = heard === name;
      end.current();
      if (!wasHeard) void hear(name, words);
    },
  };
}

/** Lets a voice be heard from the mouth of an avatar: in the language of the screen, or in its own. */
export function useVoiceTrial(trial: Trial, avatar: Pick<Avatar, 'name' | 'speechStyle'>) {
  const { t, language } = useTexts();
  return ({ ttsId, sampleText, languages }: Voice) => {
    const speaks = languages.includes(language);
    const text = speaks ? t(texts.saying, { name: avatar.name }) : fill(sampleText, languages[0] ?? language);
    trial.toggle(ttsId, { ttsId, speechStyle: avatar.speechStyle, text });
  };
}

export type Trial = ReturnType<typeof useTrial>;

/** How it is said that something could not be fetched. */
export function useFailed(title: Message = texts.loadFailed) {
  const { t } = useTexts();
  return {
    errorTitle: t(title),
    retry: t(texts.retry),
    errorCode: (code: string) => t(texts.errorCode, { code }),
  };
}
