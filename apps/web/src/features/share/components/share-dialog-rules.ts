import { fill, type Language, type Message } from '@app/contract/base/messages.ts';
import type { TalkReadiness } from '@app/contract/broadcast/schema.ts';
import type { Share } from '@app/contract/share/schema.ts';
import type { ChipKind } from '../../../components/state-chip.tsx';
import { timeLeft } from '../../../lib/time-left.ts';
import { shareDialogTexts as texts } from './share-dialog-messages.ts';

/** The address that a visitor opens. */
export const shareLink = ({ code }: Pick<Share, 'code'>, origin: string): string =>
  `${origin}/share-project?type=share&code=${encodeURIComponent(code)}`;

/** Whether an address leads to the machine that asks, so that nobody else can open it. */
export const isOfThisMachine = (origin: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

/** Whether a share still lets people in, and if not why. */
export function shareLook(
  share: Pick<Share, 'isClosed' | 'isPaused' | 'expiresAt' | 'usedPlaces' | 'people'>,
  now: Date,
): { kind: ChipKind; label: Message; isOpen: boolean } {
  if (share.isClosed) return { kind: 'muted', label: texts.closed, isOpen: false };
  if (share.expiresAt <= now) return { kind: 'muted', label: texts.expired, isOpen: false };
  // Those who are inside stay, and it opens again by itself.
  if (share.isPaused) return { kind: 'warn', label: texts.paused, isOpen: true };
  // A full one is still open to those who hold a place.
  if (share.usedPlaces >= share.people) return { kind: 'warn', label: texts.full, isOpen: true };
  return { kind: 'ok', label: texts.open, isOpen: true };
}

/** What viewers find who come now, in a sentence or two; the rest of a talk may be on its way, or not even asked for. */
export function readinessWords({ pages, ready, first, waiting }: TalkReadiness, language: Language): string {
  const missing = pages - ready - waiting.length;
  const time = timeLeft(waiting.at(-1)?.seconds ?? 0, language);
  const say = <M extends Message>(text: M, slots: Record<string, string | number>) =>
    fill(text, language, slots);
  if (ready === 0 && waiting.length === 0) return say(texts.readyNothing, {});
  const sentences = [
    ...(waiting.length === 0
      ? []
      : [
          say(texts.readyTime, { pages, ready, time }),
          first > 0 ? say(texts.readyFirst, { first }) : say(texts.readyLater, {}),
        ]),
    ...(missing > 0 ? [say(texts.readyMissing, { count: missing })] : []),
  ];
  return sentences.join(language === 'zh-CN' ? '' : ' ');
}

/** From here on wrong codes are worth a word: everybody mistypes now and then. */
const manyWrongCodes = 10;

/** What is to be said of a share besides its state, as sentences with their numbers. */
export function shareFacts(
  share: Pick<Share, 'people' | 'usedPlaces' | 'dailyQuestions' | 'questionsToday' | 'wrongCodes'>,
): { text: Message; numbers: Record<string, number> }[] {
  const { people, usedPlaces, dailyQuestions, questionsToday: asked, wrongCodes } = share;
  return [
    { text: texts.places, numbers: { used: usedPlaces, people } },
    ...(dailyQuestions !== null
      ? [{ text: texts.questionsOf, numbers: { asked, most: dailyQuestions } }]
      : asked > 0
        ? [{ text: texts.questions, numbers: { asked } }]
        : []),
    ...(wrongCodes >= manyWrongCodes ? [{ text: texts.wrongCodes, numbers: { count: wrongCodes } }] : []),
  ];
}
