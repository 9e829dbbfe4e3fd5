import { finishSpeech, type SpokenSounds } from '../audio/finish-speech.ts';
import type { EnglishReader } from '../phonemes/english/reader.ts';
import { phonemise } from '../phonemes/phonemise.ts';
import type { Utterance } from '../phonemes/utterance.ts';
import { longestCall, vocabulary } from '../phonemes/vocabulary.ts';
import { sampleRate, type SpeechSentence } from '../port.ts';
import { normalise } from '../text/normalise.ts';
import type { TimedSound } from '../visemes.ts';
import { mannerWith, settingsOf, stressOf, usualPace } from './manner.ts';
import { hissSooner } from './hiss.ts';
import { heldEnd } from './level-end.ts';
import { asksYesOrNo, questionMelody } from './question-melody.ts';
import type { Call, ScaledSound, VoiceModel } from './voice-model.ts';
import { spokenVoice } from './voices.ts';

type Parts = { model: VoiceModel; english: EnglishReader };

/** What is heard comes this much earlier than the model's own count of frames says: two frames. */
const earlierMs = 50;
const msOf = (samples: number): number => (samples * 1000) / sampleRate;

/** A sentence as samples, and when each of its sounds is heard. */
export async function speakSounds(
  sentence: SpeechSentence,
  { model, english }: Parts,
): Promise<SpokenSounds> {
  const { spans, language, dictionary, manner } = sentence;
  const voice = spokenVoice(sentence.voice);
  const utterance = audible(
    phonemise(normalise(spans, language), { dictionary, english, voice: voice.languages[0] }),
  );
  const settings = settingsOf(mannerWith(manner, voice.against), voice.medianHz);
  const { speed, gain } = settings;
  const sounds = scaledSounds(utterance, sentence, settings);
  const call = { speed, sounds, styles: voice.styles, heldAt: settings.heldAt };
  const { samples, times } = await run(model, call);
  const heard = finishSpeech({ samples, times, earlierMs }, gain, speed / usualPace);
  return { ...heard, utterance };
}

/** All sounds of a sentence, in as many calls as they need. */
async function run(model: VoiceModel, call: Call) {
  const pieces: Float32Array[] = [];
  const times: TimedSound[] = [];
  let at = 0;
  for (const sounds of callsOf(call.sounds)) {
    const { samples, before, lengths } = await model.run({ ...call, sounds });
    let start = at + before;
    for (const [index, { sound }] of sounds.entries()) {
      const end = start + (lengths[index] ?? 0);
      times.push({ sound, startMs: msOf(start), endMs: msOf(end) });
      start = end;
    }
    pieces.push(samples);
    at += samples.length;
  }
  return { samples: joined(pieces, at), times: hissSooner(times) };
}

/** Without letters that the voice does not know: it would make another sound of them. */
const audible = ({ sounds, words }: Utterance): Utterance => ({
  sounds: sounds.filter(({ sound }) => vocabulary.has(sound)),
  words,
});

/** Each sound with how long and how high it is: stressed words, and the melody of a question. */
function scaledSounds(
  utterance: Utterance,
  { spans, manner }: SpeechSentence,
  { melody }: ReturnType<typeof settingsOf>,
): ScaledSound[] {
  const isAsked = asksYesOrNo(spans.map((span) => span.text).join(''));
  const asked = isAsked ? questionMelody(utterance) : [];
  const held = isAsked ? [] : heldEnd(utterance);
  return utterance.sounds.map(({ sound, word }, index) => {
    const { length, pitch } = stressOf(wordSpan(utterance, word), manner.emotion);
    const { share = 1, rise = 0 } = asked[index] ?? {};
    const told = melody(share);
    return { sound, length, pitch: pitch * told.pitch, pow: told.pow, rise, hold: held[index] ?? 0 };
  });
}

const wordSpan = ({ words }: Utterance, word: number | undefined) =>
  word === undefined ? undefined : words[word]?.span;

function joined(pieces: readonly Float32Array[], length: number): Float32Array {
  const whole = new Float32Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** What one call can take; a sentence that is too long is cut between words. */
function callsOf(sounds: readonly ScaledSound[]): ScaledSound[][] {
  const calls: ScaledSound[][] = [];
  for (let start = 0; start < sounds.length; ) {
    let end = Math.min(start + longestCall, sounds.length);
    const space = sounds.slice(start, end).findLastIndex(({ sound }) => sound === ' ');
    if (end < sounds.length && space > 0) end = start + space + 1;
    calls.push(sounds.slice(start, end));
    start = end;
  }
  return calls;
}
