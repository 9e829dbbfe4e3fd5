import type { SpeechSentence } from '../../../providers/tts/port.ts';
import { hashOf } from '../rules.ts';
import type { SentenceRow } from '../tables.ts';
import type { SpeakNew } from './say-sentence.ts';

type Speaking = { row: Promise<SentenceRow>; end: AbortController; waiting: number };

/**
 * Many ask the same question at the same moment: its sentence is spoken once for all who wait for it, and no further once
 * all of them have left.
 */
export function speakTogether(speakNew: SpeakNew, engine: string) {
  const under = new Map<string, Speaking>();

  function begin(key: string, userId: string, sentence: SpeechSentence): Speaking {
    const end = new AbortController();
    const row = speakNew(userId, sentence, { signal: end.signal, urgent: true });
    const speaking: Speaking = { row, end, waiting: 0 };
    under.set(key, speaking);
    const forget = () => under.get(key) === speaking && under.delete(key);
    row.then(forget, forget);
    end.signal.addEventListener('abort', forget);
    return speaking;
  }

  return (userId: string, sentence: SpeechSentence, signal: AbortSignal): Promise<SentenceRow> => {
    const key = `${userId} ${hashOf(sentence, engine)}`;
    const speaking = under.get(key) ?? begin(key, userId, sentence);
    speaking.waiting += 1;
    const leave = () => {
      speaking.waiting -= 1;
      if (speaking.waiting === 0) speaking.end.abort(signal.reason);
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    return speaking.row;
  };
}
