import { speechLimits } from '@app/contract/speech/limits.ts';
import { isSpeakable } from '@app/contract/courseware/states/speakable.ts';
import type {
  CutSentence,
  SpeechManner,
  SpeechRequest,
  SpeechSentence,
  SpeechSpan,
  TextSpan,
} from './port.ts';
import { pauseAfter } from './text/pause-after.ts';
import { type Range, splitSentences } from './text/split-sentences.ts';

/** Cuts a text into sentences. A pause that its author set ends one, wherever it stands. */
export function cutSpans(spans: readonly SpeechSpan[], firstSoon = false): CutSentence[] {
  const sentences: CutSentence[] = [];
  let pausesLeftMs: number = speechLimits.pausesMs;
  for (const { words, pauseMs } of stretchesOf(spans)) {
    const whole = words.map((span) => span.text).join('');
    const ranges = splitSentences(whole, { firstSoon: firstSoon && sentences.length === 0 });
    for (const [index, range] of ranges.entries()) {
      const said = whole.slice(range.start, range.end);
      const pauseAfterMs = pauseAfter(said, whole.slice(range.end, ranges[index + 1]?.start));
      sentences.push({ spans: within(words, range), pauseAfterMs });
    }
    const last = sentences.at(-1);
    const pause = Math.min(pauseMs, pausesLeftMs);
    pausesLeftMs -= pause;
    // Pauses that follow each other are one long pause.
    if (last && pause > 0) last.pauseAfterMs = ranges.length > 0 ? pause : last.pauseAfterMs + pause;
  }
  return sentences;
}

/** The sentences of a request, each with everything that decides how it sounds. */
export function sentencesOf({ text, firstSoon = false, ...request }: SpeechRequest): SpeechSentence[] {
  const spans: readonly SpeechSpan[] =
    typeof text === 'string' ? [{ kind: 'text', text, srcStart: 0 }] : text;
  return cutSpans(spans, firstSoon).map((cut) => {
    const said = cut.spans.map((span) => span.text).join('');
    const dictionary = request.dictionary.filter((entry) => said.includes(entry.text));
    return { ...request, manner: mannerIn(cut.spans, request.manner), dictionary, ...cut };
  });
}

/** Words that all have the same emotion of their own give it to their sentence. */
function mannerIn(spans: readonly TextSpan[], manner: SpeechManner): SpeechManner {
  const felt = new Set(spans.filter(({ text }) => isSpeakable(text)).map(({ emotion }) => emotion));
  const [emotion] = felt;
  return felt.size === 1 && emotion !== undefined ? { ...manner, emotion } : manner;
}

/** Words up to a pause, and the pause. */
type Stretch = { words: TextSpan[]; pauseMs: number };

function stretchesOf(spans: readonly SpeechSpan[]): Stretch[] {
  const stretches: Stretch[] = [{ words: [], pauseMs: 0 }];
  for (const span of spans) {
    const stretch = stretches.at(-1);
    if (span.kind === 'text') stretch?.words.push(span);
    else if (stretch) {
      stretch.pauseMs += span.ms;
      stretches.push({ words: [], pauseMs: 0 });
    }
  }
  return stretches;
}

/** The pieces of spans that lie in a range of their joined text. */
function within(spans: readonly TextSpan[], { start, end }: Range): TextSpan[] {
  const parts: TextSpan[] = [];
  let at = 0;
  for (const span of spans) {
    const from = Math.max(start - at, 0);
    const text = span.text.slice(from, Math.max(end - at, 0));
    if (text !== '')
      parts.push({ ...span, text, srcStart: span.srcStart + from, ...pinyinWithin(span, from) });
    at += span.text.length;
  }
  return parts;
}

// One syllable per Chinese character: what belongs to an earlier sentence goes with it.
function pinyinWithin({ text, pinyin }: TextSpan, from: number): Pick<TextSpan, 'pinyin'> {
  if (pinyin === undefined || from === 0) return {};
  const before = text.slice(0, from).match(/\p{Script=Han}/gu)?.length ?? 0;
  return { pinyin: pinyin.trim().split(/\s+/).slice(before).join(' ') };
}
