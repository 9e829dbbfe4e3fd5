import { type Language, fill, type Text } from '@app/contract/base/messages.ts';
import type { Currency, Price } from '@app/contract/order/states/currency.ts';
import { formatSize } from '@app/contract/storage/states/size.ts';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import relativeTime from 'dayjs/plugin/relativeTime';
import { formatMessages as texts } from './format-messages.ts';

dayjs.extend(relativeTime);

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const at = (date: Date, language: Language) => dayjs(date).locale(language === 'zh-CN' ? 'zh-cn' : 'en');
const by = (pattern: Text, date: Date, language: Language) =>
  at(date, language).format(fill(pattern, language));

/** A moment as people say it: 刚刚, 5 分钟前, 今天 10:32, 11 月 3 日, and with the year where it is another one. */
export function formatMoment(date: Date, language: Language, now: Date = new Date()): string {
  const age = now.getTime() - date.getTime();
  // The clocks of server and device may differ a little.
  if (age < minuteMs && age > -minuteMs) return fill(texts.justNow, language);
  if (age > 0 && age < hourMs) return at(date, language).from(now);
  const time = dayjs(date).format('HH:mm');
  if (dayjs(date).isSame(now, 'day')) return fill(texts.today, language, { time });
  if (dayjs(date).isSame(dayjs(now).subtract(1, 'day'), 'day'))
    return fill(texts.yesterday, language, { time });
  return by(dayjs(date).isSame(now, 'year') ? texts.dayOfYear : texts.day, date, language);
}

/** A day with its year. */
export const formatDay = (date: Date, language: Language): string => by(texts.day, date, language);

/** A day of a year that everybody knows, for axes. */
export const formatDayOfYear = (date: Date, language: Language): string =>
  by(texts.dayOfYear, date, language);

/** A month of a calendar, from how it travels: 2026-11. */
export const formatMonth = (month: string, language: Language): string =>
  by(texts.month, new Date(`${month}-01T00:00`), language);

/** A moment to the minute, for tooltips and tables. */
export const formatMinute = (date: Date, language: Language): string => by(texts.minute, date, language);

/** A number with the language's separators. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value);

/** A part of the whole: 0.42 is 42%. */
export const formatPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Chinese reads yuan, English reads dollars. */
const currencyOf = (language: Language): Currency => (language === 'zh-CN' ? 'CNY' : 'USD');

/** A price of the tables in the currency of the language. */
export function formatPrice(price: Price, language: Language): string {
  const currency = currencyOf(language);
  return formatMoney(price[currency], currency, language);
}

/** An amount of money; whole amounts without decimals. */
export function formatMoney(amount: number, currency: Currency, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** A running time as a clock shows it: 4:05. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export { formatSize };

/** What somebody calls the language that a voice speaks, without the country: 中文, English. */
export const nameOfLanguage = (spoken: string, language: Language): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(spoken.split('-')[0] ?? spoken) ?? spoken;
