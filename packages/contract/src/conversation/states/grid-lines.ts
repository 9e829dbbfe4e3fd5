import type { ContentLanguage } from '../../speech/states/language.ts';

type Line = Readonly<Record<ContentLanguage, string>>;

/** What is said of the numbers of a table or a chart, with the words and units of its cells. */
export const gridLines = {
  most: {
    'zh-CN': '{line}{word}的是{things}：{value}。',
    'en-US': '{things} has the {word} {line}: {value}.',
  },
  mostIs: { 'zh-CN': '{things}{word}：{line} {value}。', 'en-US': '{things} is the {word}: {line} {value}.' },
  mostShared: {
    'zh-CN': '{things}的{line}都是{word}：{value}。',
    'en-US': '{things} share the {word} {line}: {value}.',
  },
  value: { 'zh-CN': '{things}的{line}是 {value}。', 'en-US': 'For {things}, {line} is {value}.' },
  valueAlone: { 'zh-CN': '{things}：{value}。', 'en-US': '{things}: {value}.' },
  beyond: {
    'zh-CN': '{line}{word} {limit} 的有 {count} 个：{things}。',
    'en-US': 'With {line} {word} {limit} there are {count}: {things}.',
  },
  beyondNone: {
    'zh-CN': '没有{line}{word} {limit} 的。',
    'en-US': 'There is none with {line} {word} {limit}.',
  },
  compare: {
    'zh-CN': '{line}：{one}是 {value}，{other}是 {second}，{things}更{word}。',
    'en-US': '{line}: {one} has {value} and {other} {second}. {things} is {word}.',
  },
  compareEqual: {
    'zh-CN': '{line}：{one}和{other}一样，都是 {value}。',
    'en-US': '{line}: {one} and {other} both have {value}.',
  },
  difference: {
    'zh-CN': '{line}：{one}是 {value}，{other}是 {second}，相差 {result}。',
    'en-US': '{line}: {one} has {value} and {other} {second}, a difference of {result}.',
  },
  ratio: {
    'zh-CN': '{line}：{one}是 {value}，{other}是 {second}，前者是后者的 {result} 倍。',
    'en-US': '{line}: {one} has {value} and {other} {second}, {result} times as much.',
  },
  sum: { 'zh-CN': '{line}合计 {value}，共 {count} 项。', 'en-US': '{line}: {value} in total, over {count}.' },
  total: { 'zh-CN': '{line}合计 {value}。', 'en-US': '{line}: {value} in total.' },
  average: {
    'zh-CN': '{line}平均 {value}，共 {count} 项。',
    'en-US': '{line}: {value} on average, over {count}.',
  },
  share: {
    'zh-CN': '{things}占 {result}，即 {value}。',
    'en-US': '{things} is {result} of the whole: {value}.',
  },
  rose: {
    'zh-CN': '{line}从{one}的 {value} 升到{other}的 {second}，增加 {result}。',
    'en-US': '{line} rose from {value} ({one}) to {second} ({other}), by {result}.',
  },
  fell: {
    'zh-CN': '{line}从{one}的 {value} 降到{other}的 {second}，减少 {result}。',
    'en-US': '{line} fell from {value} ({one}) to {second} ({other}), by {result}.',
  },
  stayed: {
    'zh-CN': '{line}从{one}到{other}没有变：{value}。',
    'en-US': '{line} stayed the same from {one} to {other}: {value}.',
  },
  count: { 'zh-CN': '一共 {count} 个：{things}。', 'en-US': 'There are {count}: {things}.' },
  // Where neither the line nor the chart has a name.
  unnamed: { 'zh-CN': '数值', 'en-US': 'value' },
} as const satisfies Record<string, Line>;
