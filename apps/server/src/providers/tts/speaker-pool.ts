import type { PrepareOptions, SpeakOptions, SpeechSentence, SpokenSentence } from './port.ts';
import { type Speaker, SpeakerLost, type SpeakerOptions, startSpeaker } from './speaker.ts';
import { createTaskQueue, type Task } from './task-queue.ts';

export type PoolOptions = SpeakerOptions & {
  processes: number;
  /** A process with nothing to do for so long gives its memory back. */
  idleMs: number;
};

type Place = { speaker: Speaker; isBusy: boolean; isForCrowd: boolean; idleTimer?: NodeJS.Timeout };

const mostTries = 2;
const stopping = (): Error => new Error('the speech engine is stopping');

/** Processes that speak, started when there is work. */
export function createSpeakerPool({ processes, idleMs, ...options }: PoolOptions) {
  const queue = createTaskQueue();
  const places = new Set<Place>();
  let isClosed = false;

  function freePlace(isForCrowd = false): Place | undefined {
    for (const place of places) if (!place.isBusy && place.speaker.isAlive()) return place;
    if (places.size >= processes) return undefined;
    const place: Place = { speaker: startSpeaker(options, isForCrowd), isBusy: false, isForCrowd };
    places.add(place);
    void place.speaker.ended.then(() => {
      clearTimeout(place.idleTimer);
      places.delete(place);
      // Its place is free for another process.
      work();
    });
    return place;
  }

  function work(): void {
    while (!isClosed && queue.hasWork()) {
      const place = freePlace();
      const task = place && queue.next();
      if (!place || !task) return;
      void run(place, task);
    }
  }

  async function run(place: Place, task: Task): Promise<void> {
    place.isBusy = true;
    clearTimeout(place.idleTimer);
    task.tries++;
    try {
      // A sentence that is cancelled now is finished and thrown away: a new process would cost more than its end.
      task.resolve(await place.speaker.speak(task.sentence));
    } catch (error) {
      // A process may die for reasons of its own; only a sentence that loses two of them is at fault.
      const isLost = error instanceof SpeakerLost;
      if (isLost && task.tries < mostTries && !isClosed) queue.putBack(task);
      else task.reject(isClosed ? stopping() : error);
      if (isLost) await place.speaker.ended;
    }
    place.isBusy = false;
    rest(place);
    work();
  }

  /** From now on it has nothing to do. */
  function rest(place: Place): void {
    clearTimeout(place.idleTimer);
    if (places.has(place)) place.idleTimer = setTimeout(() => void place.speaker.stop(), idleMs).unref();
  }

  return {
    /** The processes that are there now. */
    pids: (): number[] => [...places].flatMap(({ speaker }) => speaker.pid ?? []),
    /** Starts one process, or keeps those that rest: the model is in memory when the first sentence comes. */
    prepare({ forCrowd = false }: PrepareOptions = {}): void {
      if (isClosed) return;
      if (places.size === 0) freePlace(forCrowd);
      for (const place of places) {
        if (place.isBusy) continue;
        // What gives way to a crowd would give way to everything while somebody waits for a whole talk.
        if (place.isForCrowd && !forCrowd) void place.speaker.stop().then(() => this.prepare());
        else rest(place);
      }
    },
    async speak(sentence: SpeechSentence, speakOptions: SpeakOptions = {}): Promise<SpokenSentence> {
      if (isClosed) throw stopping();
      const spoken = queue.add(sentence, speakOptions);
      work();
      return spoken;
    },
    async close(): Promise<void> {
      isClosed = true;
      queue.rejectAll(stopping());
      await Promise.all([...places].map(({ speaker }) => speaker.stop()));
    },
  };
}
