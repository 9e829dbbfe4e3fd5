import { clientLimits } from '@app/contract/client/limits.ts';
import { speechLimits } from '@app/contract/speech/limits.ts';
import { speechMessages } from '@app/contract/speech/messages.ts';
import { type MediaDevice, mediaFault } from '@app/contract/speech/states/media-fault.ts';
import { notify } from './notices.ts';
import workletAddress from './recorder-worklet.ts?worker&url';
import { say } from './texts.ts';
import { joined, wavOf } from './wav.ts';

/** Spec section 5: a recording lasts at most 5 minutes. */
export const recordingLimitMs = speechLimits.recordingMs;

/** What speech recognition and voice cloning work with. */
const rate = 16_000;

/** Says what is wrong with a device, for 5 seconds (spec section 8). */
export function tellMediaFault(error: unknown, device: MediaDevice): void {
  // A page that is not served securely has no devices at all: an error without a name.
  const name = error instanceof DOMException ? error.name : '';
  notify('error', say(mediaFault(name, device)), clientLimits.mediaNoticeMs);
}

/** Says that a microphone went away in the middle. */
export function tellMicrophoneLost(): void {
  notify('error', say(speechMessages.microphoneLost), clientLimits.mediaNoticeMs);
}

export type Recording = { readonly blob: Blob; readonly ms: number };

export type Recorder = {
  readonly pause: () => void;
  readonly resume: () => void;
  /** What was recorded until now, as a WAV file of 16 kHz. */
  readonly soFar: () => Promise<Recording>;
  /** Ends it and gives what was recorded. */
  readonly finish: () => Promise<Recording>;
  /** Ends it and forgets what was recorded. */
  readonly discard: () => void;
};

type Options = {
  readonly maxMs?: number;
  /** 0 to 1, many times a second. */
  readonly onLevel: (level: number) => void;
  readonly onMs: (ms: number) => void;
  /** The time is used up: nothing more is recorded. */
  readonly onFull: () => void;
  /** The device went away. */
  readonly onLost: () => void;
};

/** Asks for the microphone and records. Throws what `getUserMedia` throws. */
export async function startRecording(options: Options): Promise<Recorder> {
  const { maxMs = recordingLimitMs, onLevel, onMs, onFull, onLost } = options;
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  const stopStream = () => stream.getTracks().forEach((track) => track.stop());
  const { context, source } = await openContext(stream).catch((error: unknown) => {
    stopStream();
    throw error;
  });

  const pieces: Float32Array[] = [];
  let samples = 0;
  let isPaused = false;
  const msNow = () => (samples / context.sampleRate) * 1000;
  const node = new AudioWorkletNode(context, 'recorder', {
    numberOfOutputs: 0,
    channelCount: 1,
    channelCountMode: 'explicit',
  });
  node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
    if (isPaused) return;
    pieces.push(data);
    samples += data.length;
    onLevel(levelOf(data));
    onMs(Math.min(msNow(), maxMs));
    if (msNow() < maxMs) return;
    isPaused = true;
    onFull();
  });
  node.port.start();
  const track = stream.getAudioTracks()[0];
  // It may go while the sound is being set up, when nobody listens yet.
  if (track?.readyState === 'ended') {
    void context.close();
    throw new DOMException('the microphone went away', 'NotFoundError');
  }
  track?.addEventListener('ended', onLost);
  source.connect(node);

  async function soFar(): Promise<Recording> {
    const ms = Math.min(msNow(), maxMs);
    const sound = joined(pieces).subarray(0, Math.round((ms / 1000) * context.sampleRate));
    const file = wavOf(await resampled(sound, context.sampleRate), rate);
    return { blob: new Blob([file], { type: 'audio/wav' }), ms };
  }
  const close = () => {
    node.port.close();
    stopStream();
    void context.close();
  };
  return {
    pause: () => void (isPaused = true),
    resume: () => void (isPaused = msNow() >= maxMs),
    soFar,
    finish() {
      close();
      return soFar();
    },
    discard: close,
  };
}

async function openContext(stream: MediaStream) {
  const open = async (context: AudioContext) => {
    // Firefox refuses here when the microphone has another rate than the context.
    const source = context.createMediaStreamSource(stream);
    await context.audioWorklet.addModule(workletAddress);
    await context.resume();
    return { context, source };
  };
  const wanted = new AudioContext({ sampleRate: rate });
  try {
    return await open(wanted);
  } catch {
    await wanted.close();
    return open(new AudioContext());
  }
}

async function resampled(sound: Float32Array<ArrayBuffer>, from: number): Promise<Float32Array> {
  if (from === rate || sound.length === 0) return sound;
  const offline = new OfflineAudioContext(1, Math.ceil((sound.length * rate) / from), rate);
  const buffer = offline.createBuffer(1, sound.length, from);
  buffer.copyToChannel(sound, 0);
  const player = offline.createBufferSource();
  player.buffer = buffer;
  player.connect(offline.destination);
  player.start();
  return (await offline.startRendering()).getChannelData(0);
}

/** How loud a piece is: speech fills about half of the meter. */
function levelOf(piece: Float32Array): number {
  const power = piece.reduce((sum, sample) => sum + sample * sample, 0) / piece.length;
  const decibels = 10 * Math.log10(power + 1e-10);
  return Math.max(0, Math.min(1, (decibels + 60) / 60));
}
