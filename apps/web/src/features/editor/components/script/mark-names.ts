import { withToneMarks } from '@app/contract/dictionary/states/pinyin.ts';
import { emotionMessages } from '@app/contract/speech/states/emotion-messages.ts';
import type { ScriptMark } from '@app/deck/script/document.ts';
import { formatNumber } from '../../../../lib/format.ts';
import type { useTexts } from '../../../../lib/texts.ts';
import { inIpa } from './ipa.ts';
import { sayAsNames, scriptTexts as texts } from './messages.ts';

type Say = ReturnType<typeof useTexts>['t'];

/** How much slower or faster words are said, as it is chosen. */
export const rates = [
  [0.7, texts.muchSlower],
  [0.85, texts.slower],
  [1.15, texts.faster],
  [1.3, texts.muchFaster],
] as const;

/** What a mark does, in a word or two. */
export function markName(mark: ScriptMark, t: Say): string {
  switch (mark.type) {
    case 'emphasis':
      return t(texts[mark.attrs.level]);
    case 'pinyin':
      return withToneMarks(mark.attrs.pinyin);
    case 'reading':
      return inIpa(mark.attrs.reading);
    case 'emotion':
      return t(emotionMessages[mark.attrs.emotion]);
    case 'sayAs':
      return t(sayAsNames[mark.attrs.as]);
    case 'rate': {
      const { rate } = mark.attrs;
      // Scripts from elsewhere may have a pace between those that are chosen here.
      const nearest = rates.toSorted(([one], [other]) => Math.abs(one - rate) - Math.abs(other - rate))[0];
      return t(nearest?.[1] ?? texts.rate);
    }
  }
}

/** A silence, with how long it is. */
export const pauseName = (milliseconds: number, t: Say): string =>
  t(texts.pauseOf, { seconds: formatNumber(milliseconds / 1000, 'en-US') });
