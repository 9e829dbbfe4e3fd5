import type { Turns } from './turns.ts';
import type { Leads, Lists, Pictures, Sights, Values, Wording } from './wording.ts';

const digits = ['零', '一', '两', '三', '四', '五', '六', '七', '八', '九', '十'];
const ordinals = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const counted = (count: number) => digits[count] ?? String(count);

const openEnd = /(?:[\s,，、;；:：\-–—]|(?<=\S)[和与及或]$)+$/u;
const isClosed = /[。！？!?…][”"'’）)】》]*$|\.$/u;

function list(items: readonly string[]): string {
  const plain = items.map((item) => item.replace(/[。.;；,，、:：]+$/u, ''));
  // Long items, and those with commas of their own, are parted by something stronger.
  if (plain.some((item) => /[，、]|.是./u.test(item) || item.length > 18)) return plain.join('；');
  const and = plain.some((item) => item.includes('和')) ? '以及' : '和';
  return plain.length < 2 ? plain.join('') : `${plain.slice(0, -1).join('、')}${and}${plain.at(-1)}`;
}

/** What is done is no thing that is here: 利用接口获取数据. */
const isDone = (item: string) =>
  (item.match(/\p{Script=Han}/gu)?.length ?? 0) > 12 ||
  /^(?:利用|获取|使用|通过|设置|实现|编写|加大|进行|创建|配置|发送|选择|添加|修改|必须|需要|解析)/u.test(
    item,
  );

/** Latin words keep a little room beside Chinese ones. */
const beside = (before: string, text: string) =>
  /^[A-Za-z\d]/u.test(text) && /\p{Script=Han}$/u.test(before) ? `${before} ${text}` : before + text;

const closed = (line: string): string => {
  const text = line.replace(openEnd, '').replace(/[.．｡]+$/u, '');
  return text === '' || isClosed.test(text) ? text : `${text}。`;
};

const isQuestion = (text: string) => /[?？]$/u.test(text);

const asksToAct = /^(?:我们|大家|同学们|请|让我们|一起|来)|(.)一\1$/u;
// A thing of ours is no call to do something: 我们的团队.
const isOurs = /^我们(?:[^，。]*的)[^的，。？?]{2,8}$/u;
const isEvent =
  /^(?:复习|回顾|思考|讨论|练习|例题?\s*\d*|小结|总结|课堂|作业|课后|案例|测验|实验|活动|游戏|拓展|互动|问答)|(?:小结|总结|回顾|练习|作业|任务|讨论|发现|目标)$/u;

const leads = (pick: Turns): Leads => ({
  opening: (title, tagline) => {
    if (isQuestion(title)) return `大家好，今天我们来回答一个问题：${title}`;
    return tagline === ''
      ? `${beside('大家好，今天我们来讲', title)}。`
      : `${beside('大家好，今天的主题是', title)}：${tagline}。`;
  },
  greeting: () => '大家好，我们开始。',
  agenda: (items) =>
    items.length > 1
      ? `今天主要讲${counted(items.length)}部分：${list(items.map((item) => item.replace(/[？?]$/u, '')))}。`
      : `${beside('今天主要讲', list(items))}。`,
  section(title, { number, of }) {
    if (isQuestion(title)) return pick('question', [`那么，${title}`, `这里有一个问题：${title}`]);
    if (isEvent.test(title)) return `${beside('接下来是', title)}。`;
    if (of < 2) return `${beside('下面进入', title)}。`;
    if (number === of && of > 2) return `最后一部分，${title}。`;
    const place = `第${ordinals[number] ?? number}部分`;
    return pick('section', [
      `下面进入${place}，${title}。`,
      `接着是${place}，${title}。`,
      `现在来到${place}，${title}。`,
    ]);
  },
  bridge(title, isFirst) {
    // What is done together is announced, not looked at.
    if (asksToAct.test(title) && !isOurs.test(title))
      return pick('act', [`${title}。`, `接下来，${title}。`, `现在，${title}。`]);
    if (isEvent.test(title))
      return beside(pick('event', ['下面是', '接下来是', '现在是', '然后是']), `${title}。`);
    return beside(
      isFirst
        ? pick('first', ['先来看', '首先看', '我们先看', '先说说'])
        : pick('bridge', [
            '接下来看',
            '下面讲',
            '再来看',
            '我们接着说',
            '然后是',
            '往下看',
            '说到这里，我们看看',
          ]),
      `${title}。`,
    );
  },
  question: (title) =>
    /[：:]/u.test(title)
      ? title
      : pick('question', [
          `那么，${title}`,
          `先想一个问题：${title}`,
          `这里有一个问题：${title}`,
          `我们来问一句：${title}`,
        ]),
  claim: (title) =>
    pick('claim', [
      `${title}。`,
      `接下来这一点：${title}。`,
      `再看这一点：${title}。`,
      `这一页想说的是：${title}。`,
      `请记住：${title}。`,
      `然后要讲的是：${title}。`,
    ]),
  again: (title) =>
    isQuestion(title)
      ? pick('again question', ['还是这个问题。', '这个问题接着往下说。'])
      : beside(
          pick('again', ['继续看', '还是说', '接着讲', '再补充一点', '我们还在讲', '仍然是']),
          `${title}。`,
        ),
  back: (title) =>
    isQuestion(title)
      ? `再回到这个问题：${title}`
      : beside(pick('back', ['再回到', '我们回头看']), `${title}。`),
  beyond: (title) => (isQuestion(title) ? title : `另外还有一部分，${title}。`),
  summary: () => '最后做个小结。',
  references: () => '这一页列出了参考资料，供大家会后查阅。',
  thanks: (asks) => (asks ? '我的介绍就到这里，谢谢大家。欢迎提问。' : '我的介绍就到这里，谢谢大家。'),
  end: () => '今天就讲到这里，谢谢大家。',
});

const lists = (pick: Turns): Lists => ({
  listed(items, isWhole) {
    if (!isWhole)
      return items.some(isDone)
        ? `${items.join('；')}。`
        : pick('named', [
            `${beside('这里有', list(items))}。`,
            `${beside('包括', list(items))}。`,
            `${beside('可以看到', list(items))}。`,
          ]);
    if (items.length === 2)
      return pick('pair', [
        `这里有两点：${list(items)}。`,
        beside(`一是`, `${items[0]}，${beside('二是', `${items[1]}`)}。`),
        `${beside('主要是', list(items))}。`,
        `${beside('一个是', `${items[0]}`)}，${beside('一个是', `${items[1]}`)}。`,
      ]);
    return pick('listed', [
      `主要有${counted(items.length)}点：${list(items)}。`,
      `${beside('包括', list(items))}。`,
      `${beside('这里列出了', list(items))}。`,
      `${beside('一共有', `${counted(items.length)}个`)}：${list(items)}。`,
      `${beside('分别是', list(items))}。`,
    ]);
  },
  more: (items) =>
    pick('more', [
      `${beside('还有', list(items))}。`,
      `${beside('另外是', list(items))}。`,
      `${beside('再就是', list(items))}。`,
    ]),
  tasks: (items) =>
    pick('tasks', [`要做的是：${list(items)}。`, `一共${counted(items.length)}件事：${list(items)}。`]),
  counted: (count) =>
    pick('counted', [
      `这里有${counted(count)}点。`,
      `可以分${counted(count)}点来看。`,
      `主要是${counted(count)}个方面。`,
      `我们分${counted(count)}点说。`,
    ]),
  step({ number, of }) {
    if (number === 1) return '首先，';
    return number === of ? '最后，' : pick('step', ['然后，', '接着，', '接下来，']);
  },
  ordinal({ number, of }) {
    if (number === 1) return '第一，';
    return number === of && of > 3 ? '最后，' : `第${ordinals[number] ?? number}，`;
  },
  sides: (one, other) => [beside('一边是', one), beside('另一边是', other)],
  steps: (items) =>
    pick('steps', [
      `整个过程分${counted(items.length)}步：先是${items.slice(0, -1).join('，然后')}，最后是${items.at(-1)}。`,
      `顺序是这样的：${items.slice(0, -1).join('，接着')}，最后${items.at(-1)}。`,
    ]),
  anew: () => '然后又从头开始。',
  rest: () => pick('rest', ['其余内容请看屏幕。', '细节都写在屏幕上了。', '剩下的大家可以自己看。']),
});

const pictures = (pick: Turns): Pictures => ({
  labels: (items, isMore) =>
    pick('labels', [
      beside('图中可以看到', list(items)),
      beside('这张图里有', list(items)),
      beside('从图上看，有', list(items)),
      beside('图上标出了', list(items)),
    ]) + (isMore ? '等。' : '。'),
  picture: (words) =>
    pick('picture', [
      `${beside('图中是', words)}。`,
      `请看图：${words}。`,
      `${beside('这张图展示的是', words)}。`,
    ]),
  pictures: (count) =>
    count > 1
      ? pick('pictures', [
          `请结合这${counted(count)}张图来看。`,
          `大家可以对照这几张图。`,
          `这几张图可以帮助理解。`,
          `看一下旁边这几张图。`,
          `这${counted(count)}张图画的就是它。`,
          `把这几张图连起来看，会更清楚。`,
        ])
      : pick('one picture', [
          `请看这张图。`,
          `我们结合这张图来看。`,
          `大家可以对照这张图。`,
          `看一下旁边这张图。`,
          `这张图可以帮助理解。`,
          `图上画的就是它。`,
        ]),
  pictured: (title, count) => {
    const what = count > 1 ? '这几张图' : '这张图';
    return pick('pictured', [
      `${beside(`${what}展示的是`, title)}。`,
      `${beside(`接下来看${what}：`, title)}。`,
      `${beside(`我们用${what}来看`, title)}。`,
      `${beside(`请大家看${what}，`, title)}。`,
      `${beside(`${what}画的是`, title)}。`,
    ]);
  },
  onlyPictures: (count, title) => {
    if (isQuestion(title)) return pick('only asked', ['大家看着图想一想。', '我们看图来回答。']);
    const what = count > 1 ? '这几张图' : '这张图';
    return title === ''
      ? pick('only', [
          `我们先看${what}。`,
          `请大家看一下${what}。`,
          `接着往下讲之前，先看${what}。`,
          `${what}留给大家看一会儿。`,
          `大家从${what}里看到了什么？`,
        ])
      : pick('only of', [
          `${what}画的就是它。`,
          `我们一起看${what}。`,
          `请大家仔细看${what}。`,
          `${what}说得最清楚。`,
          `先看${what}，再往下讲。`,
        ]);
  },
});

const sights = (pick: Turns): Sights => ({
  ...pictures(pick),
  shown: (what) => pick('shown', [`${what}请看屏幕。`, `屏幕上给出了${what}。`, `${what}在屏幕上。`]),
  goesOnOnSlide: (text) => {
    const plain = text.replace(openEnd, '');
    return plain.endsWith('如下') ? `${plain.slice(0, -2)}如屏幕所示。` : `${plain}屏幕上的式子。`;
  },
  code: () =>
    pick('code', [
      '屏幕上是对应的代码。',
      '这里给出了一段代码，可以对照着看。',
      '具体写法见屏幕上的代码。',
      '写成代码就是屏幕上这样。',
      '我们花一点时间看这段代码。',
      '代码放在屏幕上了。',
    ]),
  formula: () => pick('formula', ['请看屏幕上的公式。', '公式在屏幕上。', '屏幕上就是这个公式。']),
  film: () => '这里有一段视频。',
  sound: () => '这里有一段录音。',
  drawing: () =>
    pick('drawing', [
      '这一页请大家看屏幕上的图形。',
      '请大家先看一下这一页。',
      '我们看屏幕上这一页。',
      '这一页留给大家看。',
      '先停一下，看看屏幕。',
    ]),
});

const values = (pick: Turns): Values => ({
  figure: (number, what) => closed(/[\p{L}）)”"]$/u.test(what) ? `${what}，${number}` : what + number),
  year: (year, what) => closed(`${year}年，${what}`),
  extremes(name, { most, mostValue, least, leastValue }) {
    const of = name === '' ? '' : `${name}方面，`;
    return pick('extremes', [
      `${of}${beside('最高的是', most)}，${beside('为', mostValue)}；${beside('最低的是', least)}，${beside('为', leastValue)}。`,
      `${of}${beside('排在最前的是', most)}，${beside('有', mostValue)}；${beside('最后的是', least)}，${beside('是', leastValue)}。`,
      `${of}数值最大的是${beside('', most)}，${beside('达到', mostValue)}；最小的是${beside('', least)}，${beside('只有', leastValue)}。`,
    ]);
  },
  tableOf: (count, names, columns) =>
    `这张表${columns.length > 0 ? `从${list(columns)}比较了` : '列出了'}${counted(count)}项${names.length === 0 ? '' : `：${list(names)}${names.length < count ? '等' : ''}`}。`,
  chartOf(title, series, { number, of }) {
    const what = title === '' ? list(series) : title;
    const which = of > 1 ? `第${counted(number) === '两' ? '二' : counted(number)}张图` : '这张图表';
    if (what === '' && of > 1) return number === 1 ? `这里有${counted(of)}张图表。` : `再看${which}。`;
    if (what === '') return '请看这张图表。';
    if (title === '' && series.length > 1) return `${which}比较了${what}。`;
    return of > 1
      ? `${beside(`${which}是`, what)}。`
      : pick('chart', [
          `${beside('这张图表是', what)}。`,
          `${beside('图上画的是', what)}。`,
          `${beside('我们来看', what)}。`,
        ]);
  },
  compared: (series) => pick('compared', [`图中比较了${list(series)}。`, `分别是${list(series)}。`]),
  peak: (at, value) => pick('peak', [`其中${at}最高，为${value}。`, `最高点在${at}，达到${value}。`]),
  trend: (name, first, last, way) =>
    way === 'same'
      ? `${name}从${first.at}到${last.at}基本持平，为${last.value}。`
      : pick('trend', [
          `${name}从${first.at}的${first.value}${way === 'up' ? '上升' : '下降'}到${last.at}的${last.value}。`,
          `从${first.at}到${last.at}，${name}由${first.value}${way === 'up' ? '增长' : '减少'}到${last.value}。`,
        ]),
  value: () => '数值',
  others: () => '其他几项',
  share: (name, percent) =>
    pick('share', [`占比最大的是${name}，约${percent}%。`, `${name}占比最大，约${percent}%。`]),
});

/** What is said in Chinese. */
export const createZh = (pick: Turns): Wording => ({
  language: 'zh',
  colon: '：',
  space: '',
  half: '；',
  closed,
  list,
  ...leads(pick),
  ...lists(pick),
  ...sights(pick),
  ...values(pick),
});
