import { type Language, type Message, say, type Text } from '@app/contract/base/messages.ts';
import { type LevelName, type Rights, rightsOf } from '@app/contract/user/states/level.ts';
import { formatNumber, formatPrice, formatSize } from '../../lib/format.ts';
import { billingMessages as texts } from './messages.ts';

const ofLevel = /^(s?vip)(\d)$/;

/** What a level is called. */
export function levelText(name: LevelName, language: Language): string {
  const [, kind, number] = ofLevel.exec(name) ?? [];
  if (kind === undefined || number === undefined) return say(texts.levelOrdinary, language);
  return say(kind === 'vip' ? texts.levelVip : texts.levelSvip, language, { number });
}

type Row = { readonly label: Message; readonly text: (rights: Rights, language: Language) => string };

const counted = (
  message: Text & { zh: `${string}{count}${string}`; en: `${string}{count}${string}` },
  count: number,
  language: Language,
) => say(message, language, { count: formatNumber(count, language) });

const limit = (count: number | null, language: Language) =>
  count === null ? say(texts.unlimited, language) : formatNumber(count, language);

/** The rows of the comparison, from what it costs to what it gives. */
export const rightRows: readonly Row[] = [
  {
    label: texts.price,
    text: ({ pricePerMonth }, language) =>
      pricePerMonth.CNY === 0 ? say(texts.free, language) : formatPrice(pricePerMonth, language),
  },
  {
    label: texts.credits,
    text: ({ credits, creditsCome }, language) =>
      counted(creditsCome === 'once' ? texts.creditsOnce : texts.creditsMonthly, credits, language),
  },
  {
    label: texts.helperUses,
    text: ({ helperUsesPerMonth }, language) => counted(texts.perMonth, helperUsesPerMonth, language),
  },
  {
    label: texts.interactions,
    text: ({ interactionsPerMonth }, language) => counted(texts.perMonth, interactionsPerMonth, language),
  },
  { label: texts.storage, text: ({ storageBytes }, language) => formatSize(storageBytes, language) },
  { label: texts.projects, text: ({ projects }, language) => limit(projects, language) },
  { label: texts.avatars, text: ({ avatars }, language) => limit(avatars, language) },
  { label: texts.uploadSize, text: ({ uploadBytes }, language) => formatSize(uploadBytes, language) },
  {
    label: texts.videoMark,
    text: ({ videoMark }, language) => say(videoMark ? texts.withMark : texts.withoutMark, language),
  },
];

/** What a level gives, row by row. */
export const rightsTexts = (name: LevelName, language: Language): readonly string[] =>
  rightRows.map(({ text }) => text(rightsOf(name), language));
