import type { ContentKind, PageContent } from '@app/deck/compose/content.ts';
import type { Turns } from '@app/deck/script/speech/turns.ts';

// What one sees on a page before it is explained. A closed list: none of it says anything about the material.

const zh = {
  steps: (count: string) => [`一共${count}步，我们一步一步来看。`, `按顺序，分${count}步。`],
  timeline: ['我们按时间顺序来看。', '沿着时间往下看。'],
  numbers: ['先看屏幕上的数字。', '这里有数字要记住。', '请注意这里的数字。'],
  lead: ['先看最上面这一句。', '先看上面这一句，再看下面的说明。'],
  columns: (left: string, right: string) => [
    `左边是${left}，右边是${right}。`,
    `我们对照着看：${left}，还有${right}。`,
  ],
  cards: (count: string) => [`这一页有${count}点。`, `我们分${count}点来说。`],
} as const;

const en = {
  steps: (count: string) => [
    `There are ${count} steps. Let us take them one by one.`,
    `It goes in ${count} steps.`,
  ],
  timeline: ['Let us follow it through time.', 'We go along the years.'],
  numbers: [
    'Look at the numbers first.',
    'There are numbers to remember here.',
    'Note the numbers on the slide.',
  ],
  lead: ['Start with the line at the top.', 'Read the line at the top first, then what goes with it.'],
  columns: (left: string, right: string) => [
    `On the left you see ${left}, on the right ${right}.`,
    `Let us compare ${left} and ${right}.`,
  ],
  cards: (count: string) => [`There are ${count} points here.`, `Let us take this in ${count} parts.`],
} as const;

const digits = {
  zh: ['零', '一', '两', '三', '四', '五', '六'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six'],
};

/** Whether what points at a page says how many entries it has. */
export const countsEntries = (kind: ContentKind): boolean => kind === 'cards' || kind === 'steps';

/** What points at a page of this look; undefined where it needs nothing. */
export function signpostFor(content: PageContent, language: 'zh' | 'en', pick: Turns): string | undefined {
  const list = language === 'zh' ? zh : en;
  const count = (entries: readonly unknown[]) => digits[language][entries.length] ?? String(entries.length);
  const take = (phrases: readonly string[]) => {
    const [first = '', ...rest] = phrases;
    return pick(`sign ${content.kind}`, [first, ...rest]);
  };
  switch (content.kind) {
    case 'steps':
      return take(list.steps(count(content.entries)));
    case 'columns':
      return take(list.columns(content.left.heading, content.right.heading));
    case 'cards':
      return take(list.cards(count(content.entries)));
    case 'lead':
      // Alone it needs no finger that points at it.
      return content.entries.length === 0 ? undefined : take(list.lead);
    case 'timeline':
    case 'numbers':
      return take(list[content.kind]);
    default:
      return undefined;
  }
}
