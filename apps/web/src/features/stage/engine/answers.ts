import type { SoundClip } from '@app/contract/broadcast/schema.ts';
import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import { type Show, written } from '@app/player/entry-show.ts';
import { CallError } from '../../../lib/call-error.ts';
import { say } from '../../../lib/texts.ts';
import type { Asked } from '../api.ts';
import { stageMessages } from '../messages.ts';
import { citationOf, earlierOf, helpsToRetry } from '../rules.ts';
import type { Citation, StageStore, Turn } from '../store.ts';

type Tools = {
  store: StageStore;
  ask(asked: Asked, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  fetchSound(address: string, clip: SoundClip | null, signal: AbortSignal): Promise<ArrayBuffer>;
};

type Voice = Extract<AnswerEvent, { kind: 'voice' }>;
/** How an answer is being heard: its pieces keep their order whichever arrives first. */
type Heard = { show: Show; signal: AbortSignal; spoken: number; last: Promise<void> };

/** Questions to the talk: the answer is shown as soon as it is known, and said while it is read. */
export class Answers {
  readonly #tools: Tools;
  #open: AbortController | undefined;
  /** Where each sentence of the last answer comes from, and from when on each is heard. */
  #citations: readonly (Citation | undefined)[] = [];
  #begins: readonly { ms: number; index: number }[] = [];

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

  /** Where what is said so far into the answer comes from. */
  citedAt(ms: number): Citation | undefined {
    const index = this.#begins.findLast((begin) => begin.ms <= ms)?.index;
    return index === undefined ? undefined : this.#citations[index];
  }

  async send(question: string, show: Show): Promise<void> {
    this.stop();
    const mine = new AbortController();
    this.#open = mine;
    const { store } = this.#tools;
    const { turns } = store.getState();
    const id = Math.max(0, ...turns.map((turn) => turn.id)) + 1;
    const asked = { question, page: show.place.page + 1, earlier: earlierOf(turns) };
    store.setState({
      turns: [...turns, { id, question, sentences: [], state: 'waiting' }],
      cited: undefined,
    });
    [this.#citations, this.#begins] = [[], []];
    show.ask();
    try {
      await this.#follow(id, asked, { show, signal: mine.signal, spoken: 0, last: Promise.resolve() });
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

  async #follow(id: number, asked: Asked, heard: Heard): Promise<void> {
    const { show, signal } = heard;
    let isOver = false;
    for await (const event of this.#tools.ask(asked, signal)) {
      if (event.kind === 'voice') this.#hear(event, heard);
      else if (event.kind === 'end') isOver = true;
      else this.#tell(id, event);
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

  #tell(id: number, event: Extract<AnswerEvent, { kind: 'sentence' | 'told' }>): void {
    if (event.kind === 'told') {
      const { outcome, engine, proposals } = event;
      this.#change(id, () => ({ outcome, engine, proposals }));
      return;
    }
    const { text, page, elementId, quote } = event;
    const sentence = { text, page, ...(elementId ? { elementId } : {}), ...(quote ? { quote } : {}) };
    this.#change(id, ({ sentences }) => ({ state: 'answering', sentences: [...sentences, sentence] }));
    const { sentences = [] } = this.#tools.store.getState().turns.find((turn) => turn.id === id) ?? {};
    this.#citations = sentences.map((_, index) => citationOf(sentences, index));
    // Once it is heard, what is being said decides.
    const cited = this.#citations.find((one) => one !== undefined);
    if (this.#begins.length === 0 && cited) this.#tools.store.setState({ cited });
  }

  #hear({ index, text, audioUrl, clip, track }: Voice, heard: Heard): void {
    const { show, signal } = heard;
    if (show.state === 'asking') show.beginAnswer();
    const sound = this.#tools.fetchSound(audioUrl, clip, signal);
    const before = heard.last;
    const play = async () => {
      const [bytes] = await Promise.all([sound, before]);
      if (signal.aborted) return;
      const words = written(track.words, text);
      this.#begins = [...this.#begins, { ms: show.speaking.track.durationMs, index }];
      await show.addAnswer(bytes, { ...track, words }, clip ?? undefined);
      heard.spoken++;
    };
    // A sentence that cannot be heard can be read; the next one is said all the same.
    heard.last = play().catch(() => undefined);
  }

  #change(id: number, how: (turn: Turn) => Partial<Turn>): void {
    this.#tools.store.setState(({ turns }) => ({
      turns: turns.map((turn) => (turn.id === id ? { ...turn, ...how(turn) } : turn)),
    }));
  }
}
