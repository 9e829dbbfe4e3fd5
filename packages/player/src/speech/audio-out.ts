import { createAnswers } from './answers.ts';
import type { AudioOut } from './audio-port.ts';
import { createNarration, fadeMs } from './narration.ts';

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
    now: () => performance.now(),
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });

  const answers = channel();
  const answer = createAnswers({
    now: () => context.currentTime,
    latencyMs,
    fade: answers.fade,
    async decode(sound) {
      const buffer = await context.decodeAudioData(sound);
      const source = () => {
        const node = context.createBufferSource();
        node.buffer = buffer;
        node.connect(answers.gain);
        return {
          start: (at: number) => node.start(at),
          stop: (at: number) => node.stop(at),
          onEnd: (listener: () => void) => node.addEventListener('ended', listener),
        };
      };
      return { seconds: buffer.duration, source };
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
