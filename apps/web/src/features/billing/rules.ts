import { type Language, type Message, say, type Text } from '@app/contract/base/messages.ts';
import type { ConsumeRecord } from '@app/contract/credit/schema.ts';
import type { LevelName, Rights } from '@app/contract/user/states/level.ts';
import type { Permission } from '@app/contract/user/schema.ts';
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
    text: ({ helperUsesPerMonth, creditsCome }, language) =>
      counted(creditsCome === 'once' ? texts.inTrial : texts.perMonth, helperUsesPerMonth, language),
  },
  {
    label: texts.interactions,
    text: ({ interactionsPerMonth, creditsCome }, language) =>
      counted(creditsCome === 'once' ? texts.inTrial : texts.perMonth, interactionsPerMonth, language),
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
export const rightsTexts = (rights: Rights, language: Language): readonly string[] =>
  rightRows.map(({ text }) => text(rights, language));

/** One of the things that are counted: how much there is, in words and as a share of the whole. */
export type Meter = {
  readonly label: Message;
  readonly value: string;
  readonly detail: string;
  /** 0 to 1: what is left, or what is used of a limit. */
  readonly share: number;
  readonly state: 'brand' | 'err';
};

const shareOf = (part: number, whole: number): number => (whole <= 0 ? 0 : Math.min(1, part / whole));
/** From here on a limit is nearly reached. */
const nearlyFull = 0.9;

/** What an account has left of its rights. More than the level gives, bought or earned, is a full meter. */
export function metersOf({ balances, rights, storage }: Permission, language: Language): readonly Meter[] {
  const left = (ledger: 'credits' | 'helper-uses' | 'interactions', label: Message, given: number): Meter => {
    const row = rightRows.find((one) => one.label === label);
    return {
      label,
      value: say(texts.amountLeft, language, { left: formatNumber(balances[ledger], language) }),
      detail: say(texts.gives, language, { given: row?.text(rights, language) ?? '' }),
      share: shareOf(balances[ledger], given),
      state: balances[ledger] > 0 ? 'brand' : 'err',
    };
  };
  const used = shareOf(storage.usedBytes, storage.limitBytes);
  const size = (bytes: number) => formatSize(bytes, language);
  const bought = storage.limitBytes - rights.storageBytes;
  return [
    left('credits', texts.credits, rights.credits),
    left('helper-uses', texts.helperUses, rights.helperUsesPerMonth),
    left('interactions', texts.interactions, rights.interactionsPerMonth),
    {
      label: texts.storage,
      value: say(texts.amountUsed, language, {
        used: size(storage.usedBytes),
        limit: size(storage.limitBytes),
      }),
      detail:
        bought === 0
          ? say(texts.gives, language, { given: size(rights.storageBytes) })
          : say(texts.givesStorage, language, { own: size(rights.storageBytes), bought: size(bought) }),
      share: used,
      state: used < nearlyFull ? 'brand' : 'err',
    },
  ];
}

/** A change with its sign: what comes is marked too, so that colour is not needed to tell. */
export function changeText({ ledger, amount }: Pick<ConsumeRecord, 'ledger' | 'amount'>, language: Language) {
  const size = Math.abs(amount);
  const text = ledger === 'storage' ? formatSize(size, language) : formatNumber(size, language);
  return `${amount < 0 ? '−' : '+'}${text}`;
}
