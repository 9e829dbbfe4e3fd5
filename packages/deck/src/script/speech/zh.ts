import { pick, type Wording } from './wording.ts';

const digits = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const ordinals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const counted = (count: number) => digits[count] ?? String(count);

const openEnd = /(?:[\s,，、;；:：\-–—]|(?<=\S)[和与及或]$)+$/u;
const isClosed = /[。！？!?…][”"'’）)】》]*$|\.$/u;

function list(items: readonly string[]): string {
  const plain = items.map((item) => item.replace(/[。.;；,，、]+$/u, ''));
  // Items with commas of their own are parted by something stronger.
  if (plain.some((item) => /[，、]/u.test(item))) return plain.join('；');
  return plain.length < 2 ? plain.join('') : `${plain.slice(0, -1).join('、')}和${plain.at(-1)}`;
}

/** Latin words keep a little room beside Chinese ones. */
const beside = (before: string, text: string) =>
  /^[A-Za-z\d]/u.test(text) ? `${before} ${text}` : before + text;

/** What is said in Chinese. */
export const zh: Wording = {
  language: 'zh',
  colon: '：',
  space: '',
  half: '；',
  closed(line) {
    const text = line.replace(openEnd, '').replace(/\.$/u, '');
    return text === '' || isClosed.test(text) ? text : `${text}。`;
  },
  list,
  opening: (title, tagline) =>
    tagline === ''
      ? `大家好，今天我们来讲${/^[A-Za-z]/u.test(title) ? ' ' : ''}${title}。`
      : `大家好，今天的主题是${title}：${tagline}。`,
  greeting: () => '大家好，我们开始。',
  agenda: (items) =>
    items.length > 1
      ? `今天主要讲${counted(items.length)}部分：${list(items)}。`
      : `今天主要讲${list(items)}。`,
  section(title, { number, of }, seed) {
    if (of < 2) return `下面进入${title}。`;
    if (number === of && of > 2) return `最后一部分，${title}。`;
    const place = `第${ordinals[number] ?? number}部分`;
    return pick(
      [`下面进入${place}，${title}。`, `接着是${place}，${title}。`, `现在来到${place}，${title}。`],
      seed,
    );
  },
  bridge: (title, seed, isFirst) =>
    isFirst
      ? beside(pick(['先来看', '首先看', '我们先看'], seed), `${title}。`)
      : beside(pick(['接下来看', '下面讲', '再来看', '我们接着说', '然后是'], seed), `${title}。`),
  question: (title, seed) =>
    pick([`那么，${title}`, `先想一个问题：${title}`, `这里有一个问题：${title}`], seed),
  claim: (title, seed) =>
    pick(
      [`${title}。`, `接下来这一点：${title}。`, `再看这一点：${title}。`, `这一页想说的是：${title}。`],
      seed,
    ),
  again: (title, seed) => beside(pick(['继续看', '还是说', '接着讲'], seed), `${title}。`),
  listed(items, seed) {
    if (items.length === 2)
      return pick(
        [`这里有两点：${list(items)}。`, `一是${items[0]}，二是${items[1]}。`, `主要是${list(items)}。`],
        seed,
      );
    return pick(
      [
        `主要有${counted(items.length)}点：${list(items)}。`,
        `包括${list(items)}。`,
        `这里列出了${list(items)}。`,
      ],
      seed,
    );
  },
  counted: (count, seed) =>
    pick(
      [`这里有${counted(count)}点。`, `可以分${counted(count)}点来看。`, `主要是${counted(count)}个方面。`],
      seed,
    ),
  ordinal({ number, of }) {
    if (number === 1) return '第一，';
    return number === of && of > 3 ? '最后，' : `第${ordinals[number] ?? number}，`;
  },
  steps: (items, seed) =>
    pick(
      [
        `整个过程分${counted(items.length)}步：先是${items.slice(0, -1).join('，然后')}，最后是${items.at(-1)}。`,
        `顺序是这样的：${items.slice(0, -1).join('，接着')}，最后${items.at(-1)}。`,
      ],
      seed,
    ),
  labels: (items, isMore, seed) =>
    pick([`图中可以看到${list(items)}`, `这张图里有${list(items)}`, `从图上看，有${list(items)}`], seed) +
    (isMore ? '等。' : '。'),
  picture: (words, seed) =>
    pick([`图中是${words}。`, `请看图：${words}。`, `这张图展示的是${words}。`], seed),
  pictures: (count, seed) =>
    count > 1
      ? pick(
          [`请结合这${counted(count)}张图来看。`, `大家可以对照这几张图。`, `具体的内容在这几张图里。`],
          seed,
        )
      : pick([`请看这张图。`, `我们结合这张图来看。`, `大家可以对照这张图。`, `具体的内容都在图上。`], seed),
  code: (seed) =>
    pick(['屏幕上是对应的代码。', '这里给出了一段代码，可以对照着看。', '具体写法见屏幕上的代码。'], seed),
  formula: () => '请看屏幕上的公式。',
  film: () => '这里有一段视频。',
  sound: () => '这里有一段录音。',
  drawing: (seed) =>
    pick(['这一页请大家看屏幕上的图形。', '请大家先看一下这一页。', '我们看屏幕上这一页。'], seed),
  references: () => '这一页列出了参考资料，供大家会后查阅。',
  thanks: (asks) => (asks ? '我的介绍就到这里，谢谢大家。欢迎提问。' : '我的介绍就到这里，谢谢大家。'),
  end: () => '今天就讲到这里，谢谢大家。',
  extremes: (name, { most, mostValue, least, leastValue }) =>
    `${name === '' ? '' : `${name}方面，`}最高的是${most}，为${mostValue}；最低的是${least}，为${leastValue}。`,
  tableOf: (count, names, columns) =>
    `这张表${columns.length > 0 ? `从${list(columns)}比较了` : '列出了'}${counted(count)}项：${list(names)}${names.length < count ? '等' : ''}。`,
  chartOf: (title, series) =>
    title !== ''
      ? `这张图表是${title}。`
      : series.length > 1
        ? `这张图表比较了${list(series)}。`
        : series[0]
          ? `这张图表是${series[0]}。`
          : '请看这张图表。',
  trend: (name, first, last, way) =>
    way === 'same'
      ? `${name}从${first.at}到${last.at}基本持平，为${last.value}。`
      : `${name}从${first.at}的${first.value}${way === 'up' ? '上升' : '下降'}到${last.at}的${last.value}。`,
  share: (name, percent) => `占比最大的是${name}，约${percent}%。`,
};
