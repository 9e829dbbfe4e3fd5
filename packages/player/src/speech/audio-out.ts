import { createAnswers } from './answers.ts';
import type { AudioOut } from './audio-port.ts';
import type { SoundElement } from './element-pair.ts';
import { createNarration, fadeMs } from './narration.ts';

/** What the narration does later, and what time it is. */
const timing = {
  now: () => performance.now(),
  after(ms: number, work: () => void) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/** The sound of a browser. Make it in a click: browsers keep pages silent until somebody asks for sound. */
export function createAudioOut(): AudioOut {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const loudness = context.createGain();
  loudness.connect(context.destination);
  const latencyMs = () => (context.outputLatency || 0) * 1000;

  function channel() {
    const gain = context.createGain();
    gain.connect(loudness);
    const fade = (to: 0 | 1) => {
      if (to === 1) void context.resume();
      gain.gain.cancelScheduledValues(context.currentTime);
      gain.gain.setValueAtTime(gain.gain.value, context.currentTime);
      gain.gain.linearRampToValueAtTime(to, context.currentTime + fadeMs / 1000);
    };
    return { gain, fade };
  }

  const pages = channel();
  const element = () => {
    const audio = new Audio();
    audio.preload = 'auto';
    context.createMediaElementSource(audio).connect(pages.gain);
    return audio;
  };
  const elements = [element(), element()] as const;
  const narration = createNarration({
    elements,
    fade: pages.fade,
    latencyMs,
    ...timing,
  });

  const answers = channel();
  const answer = createAnswers({
    now: () => context.currentTime,
    latencyMs,
    fade: answers.fade,
    async decode(sound, part) {
      const buffer = await context.decodeAudioData(sound);
      const from = (part?.fromMs ?? 0) / 1000;
      const seconds = part ? part.toMs / 1000 - from : buffer.duration;
      const source = () => {
        const node = context.createBufferSource();
        node.buffer = buffer;
        node.connect(answers.gain);
        return {
          start: (at: number) => node.start(at, from, seconds),
          stop: (at: number) => node.stop(at),
          onEnd: (listener: () => void) => node.addEventListener('ended', listener),
        };
      };
      return { seconds, source };
    },
  });

  return {
    narration,
    answer,
    setVolume(volume) {
      loudness.gain.setTargetAtTime(volume, context.currentTime, fadeMs / 1000);
    },
    dispose() {
      for (const audio of elements) {
        audio.pause();
        audio.removeAttribute('src');
      }
      void context.close();
    },
  };
}

const nothing: Omit<SoundElement, 'play'> = {
  src: '',
  currentTime: 0,
  playbackRate: 1,
  defaultPlaybackRate: 1,
  preservesPitch: true,
  pause: () => {},
  load: () => {},
  addEventListener: () => {},
};
const mute = (): SoundElement => ({ ...nothing, play: () => Promise.resolve() });

/** Time passes as if a show were heard, but nothing sounds and no sound is fetched. It needs no click, and answers nothing. */
export function createSilentOut(): AudioOut {
  const narration = createNarration({
    elements: [mute(), mute()],
    fade: () => {},
    latencyMs: () => 0,
    ...timing,
  });
  return {
    narration: {
      ...narration,
      load: (segments) => narration.load(segments.map((segment) => ({ ...segment, url: undefined }))),
      prepare: () => {},
    },
    answer: {
      add: () => Promise.resolve(),
      finish: () => {},
      stop: () => {},
      positionMs: () => 0,
      onEnd: () => {},
    },
    setVolume: () => {},
    dispose: () => narration.pause(),
  };
}
