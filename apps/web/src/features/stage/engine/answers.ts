import type { SoundClip } from '@app/contract/broadcast/schema.ts';
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import { type Show, written } from '@app/player/entry-show.ts';
import { CallError } from '../../../lib/call-error.ts';
import { say } from '../../../lib/texts.ts';
import { stageMessages } from '../messages.ts';
import { helpsToRetry } from '../rules.ts';
import type { StageStore, Turn } from '../store.ts';

type Tools = {
  store: StageStore;
  ask(question: string, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  fetchSound(address: string, clip: SoundClip | null, signal: AbortSignal): Promise<ArrayBuffer>;
};

type Sentence = Extract<AnswerEvent, { kind: 'sentence' }>;
/** How an answer is being heard: the sentences keep their order whichever arrives first. */
type Heard = { show: Show; signal: AbortSignal; spoken: number; last: Promise<void> };

/** Questions of this visit: the answer is shown and said sentence by sentence. */
export class Answers {
  readonly #tools: Tools;
  #open: AbortController | undefined;
  #made = 0;

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  get isOpen(): boolean {
    return this.#open !== undefined;
  }

  /** Ends what is being asked or answered. */
  stop(): void {
    this.#open?.abort();
    this.#open = undefined;
  }

  async send(question: string, show: Show): Promise<void> {
    this.stop();
    const mine = new AbortController();
    this.#open = mine;
    const id = ++this.#made;
    this.#tools.store.setState(({ turns }) => ({
      turns: [...turns, { id, question, sentences: [], state: 'waiting' }],
    }));
    show.ask();
    try {
      await this.#follow(id, question, { show, signal: mine.signal, spoken: 0, last: Promise.resolve() });
    } catch (error) {
      if (!mine.signal.aborted) {
        const fault = error instanceof CallError ? error.message : say(stageMessages.brokenOff);
        this.#change(id, () => ({ state: 'failed', fault, isFinal: !helpsToRetry(error) }));
        // What came is said to its end.
        show.endAnswer();
      }
    } finally {
      if (mine.signal.aborted) this.#change(id, () => ({ state: 'stopped' }));
      if (this.#open === mine) this.#open = undefined;
    }
  }

  async #follow(id: number, question: string, heard: Heard): Promise<void> {
    const { show, signal } = heard;
    let isOver = false;
    for await (const event of this.#tools.ask(question, signal)) {
      if (event.kind === 'sentence') {
        const { text, page } = event;
        this.#change(id, ({ sentences }) => ({
          state: 'answering',
          sentences: [...sentences, { text, page }],
        }));
        this.#hear(event, heard);
      } else {
        isOver = true;
        this.#change(id, () => ({ outcome: event.outcome, engine: event.engine }));
      }
    }
    await heard.last;
    if (signal.aborted) return;
    const silent = heard.spoken === 0;
    this.#change(id, () =>
      isOver ? { state: 'done', silent } : { state: 'failed', fault: say(stageMessages.brokenOff) },
    );
    // Without a voice the reader decides when the talk goes on.
    if (silent) show.ask();
    else show.endAnswer();
  }

  #hear({ text, audioUrl, clip, track }: Sentence, heard: Heard): void {
    if (audioUrl === null || track === null) return;
    const { show, signal } = heard;
    if (show.state === 'asking') show.beginAnswer();
    const sound = this.#tools.fetchSound(audioUrl, clip, signal);
    const before = heard.last;
    const say = async () => {
      const [bytes] = await Promise.all([sound, before]);
      if (signal.aborted) return;
      const words = written(track.words, text);
      await show.addAnswer(bytes, { ...track, words }, clip ?? undefined);
      heard.spoken++;
    };
    // A sentence that cannot be heard can be read; the next one is said all the same.
    heard.last = say().catch(() => undefined);
  }

  #change(id: number, how: (turn: Turn) => Partial<Turn>): void {
    this.#tools.store.setState(({ turns }) => ({
      turns: turns.map((turn) => (turn.id === id ? { ...turn, ...how(turn) } : turn)),
    }));
  }
}
