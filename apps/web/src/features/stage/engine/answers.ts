import type { AnswerEvent } from '@app/contract/conversation/schema.ts';
import type { Show } from '@app/player/entry-show.ts';
import { CallError } from '../../../lib/call-error.ts';
import { say } from '../../../lib/texts.ts';
import { stageMessages } from '../messages.ts';
import type { StageStore, Turn } from '../store.ts';

type Tools = {
  store: StageStore;
  ask(question: string, signal: AbortSignal): AsyncIterable<AnswerEvent>;
  fetchSound(address: string, signal: AbortSignal): Promise<ArrayBuffer>;
};

type Heard = { spoken: number; last: Promise<void> };

/** Questions of this visit: the answer is shown and said sentence by sentence. */
export function createAnswers({ store, ask, fetchSound }: Tools) {
  let ending: AbortController | undefined;
  let made = 0;

  function change(id: number, how: (turn: Turn) => Partial<Turn>): void {
    store.setState(({ turns }) => ({
      turns: turns.map((turn) => (turn.id === id ? { ...turn, ...how(turn) } : turn)),
    }));
  }

  /** Fetches ahead, and hands the sounds over in the order of the sentences. */
  function hear(
    show: Show,
    event: Extract<AnswerEvent, { kind: 'sentence' }>,
    heard: Heard,
    signal: AbortSignal,
  ) {
    const { audioUrl, track } = event;
    if (audioUrl === null || track === null) return;
    if (show.state === 'asking') show.beginAnswer();
    const sound = fetchSound(audioUrl, signal);
    heard.last = Promise.all([sound, heard.last])
      .then(
        async ([bytes]) => {
          if (signal.aborted) return;
          await show.addAnswer(bytes, track);
          heard.spoken++;
        },
        // The words are there to be read; the next sentence is said all the same.
        () => undefined,
      )
      .catch(() => undefined);
  }

  async function follow(id: number, question: string, show: Show, signal: AbortSignal): Promise<void> {
    const heard: Heard = { spoken: 0, last: Promise.resolve() };
    let over = false;
    for await (const event of ask(question, signal)) {
      if (event.kind === 'sentence') {
        const { text, page } = event;
        change(id, ({ sentences }) => ({ state: 'answering', sentences: [...sentences, { text, page }] }));
        hear(show, event, heard, signal);
      } else {
        over = true;
        change(id, () => ({ outcome: event.outcome }));
      }
    }
    await heard.last;
    if (signal.aborted) return;
    const silent = heard.spoken === 0;
    change(id, () =>
      over ? { state: 'done', silent } : { state: 'failed', fault: say(stageMessages.brokenOff) },
    );
    // Without a voice the reader decides when the talk goes on.
    if (silent) show.ask();
    else show.endAnswer();
  }

  return {
    get isOpen() {
      return ending !== undefined;
    },
    /** Ends what is being asked or answered; the talk stays silent. */
    stop() {
      ending?.abort();
      ending = undefined;
    },
    async send(question: string, show: Show): Promise<void> {
      this.stop();
      const mine = new AbortController();
      ending = mine;
      const id = ++made;
      store.setState(({ turns }) => ({
        turns: [...turns, { id, question, sentences: [], state: 'waiting' }],
      }));
      show.ask();
      mine.signal.addEventListener('abort', () => change(id, () => ({ state: 'stopped' })));
      try {
        await follow(id, question, show, mine.signal);
      } catch (error) {
        if (mine.signal.aborted) return;
        const fault = error instanceof CallError ? error.message : say(stageMessages.brokenOff);
        change(id, () => ({ state: 'failed', fault }));
        // What was said so far is said to its end.
        if (show.state === 'answering') show.endAnswer();
      } finally {
        if (ending === mine) ending = undefined;
      }
    },
  };
}
