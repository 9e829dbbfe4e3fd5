// Runs in the sound thread, where TypeScript's browser types end.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** 64 ms at 16 kHz: often enough for a level meter, seldom enough for the page. */
const pieceLength = 1024;

/** Collects the samples of the microphone into pieces and hands them to the page. */
class Recorder extends AudioWorkletProcessor {
  #piece = new Float32Array(pieceLength);
  #filled = 0;

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.#piece[this.#filled++] = sample;
      if (this.#filled < pieceLength) continue;
      // A port has one other end and no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      this.port.postMessage(this.#piece);
      this.#piece = new Float32Array(pieceLength);
      this.#filled = 0;
    }
    return true;
  }
}

registerProcessor('recorder', Recorder);
