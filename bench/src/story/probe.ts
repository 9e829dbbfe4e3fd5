// What a page notes about itself while the product runs in it, from outside: nothing of the product is changed.

/** When sound began (`on`) and ended, as a listener heard it. Times are milliseconds of `performance.now()`. */
export type Heard = { on: boolean; at: number };
export type Noted = {
  heard: Heard[];
  /** Keys, with where the sound was that was playing, less what was still on its way to the ear. */
  keys: { key: string; at: number; soundMs: number }[];
  /** When an element of sound was started, and from where. */
  plays: { at: number; soundMs: number; url: string }[];
  /** When a word of the captions was marked. */
  words: { text: string; at: number }[];
  /** Times of painted frames. */
  ticks: number[];
  /** The presenter as it was drawn, while `keepsFaces`. */
  faces: { at: number; width: number; height: number; small: Uint8Array }[];
  keepsFaces: boolean;
  /** The middle of a picture, the green of every third pixel: enough to tell how far a mouth is open. */
  look(picture: CanvasRenderingContext2D): Uint8Array;
};
export type NotedWindow = Window & { noted: Noted };

/** Runs before the page's own scripts. */
export function takeNotes(): void {
  const noted: Noted = {
    heard: [],
    keys: [],
    plays: [],
    words: [],
    ticks: [],
    faces: [],
    keepsFaces: false,
    look(picture) {
      const { width, height } = picture.canvas;
      const [left, top] = [Math.floor(width * 0.25), Math.floor(height * 0.3)];
      const [wide, high] = [Math.floor(width * 0.5), Math.floor(height * 0.45)];
      const { data } = picture.getImageData(left, top, wide, high);
      const green: number[] = [];
      for (let y = 0; y < high; y += 3)
        for (let x = 0; x < wide; x += 3) green.push(data[(y * wide + x) * 4 + 1] ?? 0);
      return Uint8Array.from(green);
    },
  };
  (window as unknown as NotedWindow).noted = noted;

  // An ear at the very end of the sound's way: it tells when there is something to hear, to about 3 ms.
  const ear = `registerProcessor('ear', class extends AudioWorkletProcessor {
    on = false;
    last = 0;
    process([[channel]]) {
      if (channel && channel.some((value) => Math.abs(value) > 0.004)) {
        this.last = currentTime;
        if (!this.on) this.port.postMessage({ on: true, at: currentTime });
        this.on = true;
      } else if (this.on && currentTime - this.last > 0.04) {
        this.on = false;
        this.port.postMessage({ on: false, at: this.last + 128 / sampleRate });
      }
      return true;
    }
  });`;
  const contexts = new Map<BaseAudioContext, Promise<AudioNode>>();
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode;
  const earOf = async (context: AudioContext): Promise<AudioNode> => {
    await context.audioWorklet.addModule(URL.createObjectURL(new Blob([ear], { type: 'text/javascript' })));
    const node = new AudioWorkletNode(context, 'ear');
    node.port.addEventListener('message', ({ data }: MessageEvent<{ on: boolean; at: number }>) => {
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
      noted.heard.push({ on: data.on, at: performanceTime + (data.at - contextTime) * 1000 });
    });
    node.port.start();
    connect.call(node, context.destination);
    return node;
  };
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] instanceof AudioDestinationNode && this.context instanceof AudioContext) {
      const { context } = this;
      const hearing = contexts.get(context) ?? earOf(context);
      contexts.set(context, hearing);
      void hearing.then((node) => connect.call(this, node));
    }
    return connect.apply(this, to);
  } as typeof AudioNode.prototype.connect;

  /** The element that was started last stands last. */
  const started: HTMLMediaElement[] = [];
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    started.push(this);
    noted.plays.push({ at: performance.now(), soundMs: this.currentTime * 1000, url: this.src });
    return play.call(this);
  };
  const onItsWay = () => {
    const context = [...contexts.keys()].at(-1);
    return context instanceof AudioContext ? context.outputLatency * 1000 : 0;
  };
  const key = ({ key: name }: KeyboardEvent) =>
    noted.keys.push({
      key: name,
      at: performance.now(),
      soundMs: (started.at(-1)?.currentTime ?? 0) * 1000 - onItsWay(),
    });
  window.addEventListener('keydown', key, { capture: true });

  let marked: Element | null = null;
  new MutationObserver(() => {
    const mark = document.querySelector('[data-captions] mark');
    if (mark && mark !== marked) noted.words.push({ text: mark.textContent ?? '', at: performance.now() });
    marked = mark;
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const tick = (at: number) => {
    noted.ticks.push(at);
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);

  // Each picture of a presenter begins on an empty canvas, and is whole when the frame's work is done.
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (this: CanvasRenderingContext2D, ...given) {
    const { width, height, dataset } = this.canvas;
    const at = performance.now();
    if (noted.keepsFaces && dataset['alive'] === 'true')
      queueMicrotask(() => noted.faces.push({ at, width, height, small: noted.look(this) }));
    return clearRect.apply(this, given);
  };
}
