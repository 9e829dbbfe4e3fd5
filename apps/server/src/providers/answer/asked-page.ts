import { bare } from './intents.ts';
import type { PageOfPassages } from './port.ts';

const digits = '零一二三四五六七八九';
const names = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const orders = '- first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A number that is written in digits, in Chinese up to 99, or in English up to twelve. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const word = Math.max(names.indexOf(text), orders.indexOf(text));
  if (word >= 0) return word;
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['0', text];
  const ten = tens === '' ? 1 : tens === '0' ? 0 : digits.indexOf(tens);
  return ten * 10 + (ones === '' ? 0 : digits.indexOf(ones));
}

const pageZh = /第 ?(\d{1,4}|[一二三四五六七八九十]{1,3}) ?[页张]/;
const pageEn = new RegExp(
  `\\b(?:page|slide) (?:number )?(\\d{1,4}|${names.slice(1).join('|')})\\b|\\b(?:the )?(${orders.slice(1).join('|')}) (?:page|slide)\\b`,
);
const lastPage = /最后一[页张]|\blast (?:page|slide)\b/;
// What may stand beside the page when nothing else is asked.
const aroundPage =
  /讲解?|说|介绍|内容|关于|主要|是|的|了|什么|啥|些|哪|在|请|问|一下|能|可以|吗|呢|我|你|想|听|看|告诉|总结|概括|解释|跳|翻|转|回|到|去|打开|重点|要点|幻灯片|\b(?:what|is|was|on|in|does|did|do|say|says|about|tell|me|us|the|of|please|can|could|you|explain|cover|covers|there|content|contents|summari[sz]e|sum|up|recap|show|go|to|jump|back|open|turn|see|talk|it|shown|written|whats|s)\b|\s/g;

/** The page that a question is about as a whole; a number that the deck may not have. */
export function askedPage(question: string, pages: readonly PageOfPassages[]): number | undefined {
  const said = bare(question);
  const found = pageZh.exec(said) ?? pageEn.exec(said);
  const last = found ? null : lastPage.exec(said);
  const match = found ?? last;
  if (!match || said.replace(match[0], ' ').replace(aroundPage, '') !== '') return undefined;
  return last ? pages.length : numberOf(match[1] ?? match[2] ?? '');
}
