import { sun } from './art.ts';
import { disc, form, path, type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '同学们好，今天我们来认识光合作用。一片小小的叶子，是怎样把阳光变成食物的？这节课就来回答这个问题。',
      'Hello everyone. Today we look at photosynthesis. How does a small leaf turn sunlight into food? That is the question of this lesson.',
    ],
    words: {
      label: ['高中生物 · 第 6 课', 'Biology · Lesson 6'],
      title: ['光合作用', 'Photosynthesis'],
      subtitle: ['一片叶子怎样把阳光变成食物', 'How a leaf turns sunlight into food'],
    },
  },
  {
    layout: 'contents',
    script: [
      '这节课分四步走。先弄清什么是光合作用，它需要什么、得到什么；再看它怎样一步步发生；然后比较光反应和暗反应；最后用一条曲线回答：光照是不是越强越好。',
      'We go in four steps. First, what photosynthesis is: what goes in and what comes out. Then, how it happens, step by step. After that we compare its two stages. And at the end one curve answers a question: is more light always better?',
    ],
    words: {
      title: ['今天\n我们学什么', 'What we\nlearn today'],
      'head-1': ['什么是光合作用', 'What photosynthesis is'],
      'text-1': ['原料、条件和产物', 'What goes in, what comes out'],
      'head-2': ['它怎样一步步发生', 'How it happens, step by step'],
      'text-2': ['从吸收光到合成糖', 'From catching light to making sugar'],
      'head-3': ['光反应与暗反应', 'Two stages compared'],
      'text-3': ['发生在哪里，各做什么', 'Where each runs and what it does'],
      'head-4': ['光照越强越好吗', 'Is more light always better?'],
      'text-4': ['用一条曲线来回答', 'One curve gives the answer'],
    },
  },
  {
    layout: 'picture',
    script: [
      '可以把叶子想成一座小工厂。叶绿体吸收阳光，用二氧化碳和水造出糖，同时放出氧气。糖供植物自己生长，氧气供我们呼吸。请记住屏幕下方的式子：二氧化碳加水，在光下变成糖和氧气。',
      'Think of a leaf as a small factory. Its chloroplasts catch sunlight and turn carbon dioxide and water into sugar, and oxygen is set free. The plant grows on the sugar, and we breathe the oxygen. Keep the line below in mind: carbon dioxide and water become sugar and oxygen.',
    ],
    words: {
      title: ['叶子是一座小工厂', 'A leaf is a small factory'],
      body: [
        '叶绿体吸收阳光，把二氧化碳和水变成糖，同时放出氧气。\n糖供植物生长，氧气供我们呼吸。',
        'Chloroplasts catch sunlight and turn carbon dioxide and water into sugar. Oxygen is set free.\nThe plant grows on the sugar; we breathe the oxygen.',
      ],
      note: ['二氧化碳 + 水 → 糖 + 氧气', 'carbon dioxide + water → sugar + oxygen'],
    },
    art: [
      ...sun(150, 150, 44),
      path([196, 190, 210, 186], 'M0,142 C-8,52 80,-8 210,0 C214,112 134,186 0,142 Z', 'accent1'),
      path(
        [196, 190, 210, 186],
        'M0,142 C60,88 114,52 182,20 M62,98 L58,48 M104,70 L106,24 M62,98 L116,112 M104,70 L164,74',
        'light2',
        { outline: 4 },
      ),
      path([150, 326, 60, 120], 'M52,0 C20,30 8,70 6,120', 'accent1', { outline: 9 }),
      form('rightArrow', [180, 196, 60, 26], 'accent2', { rotate: 38 }),
      disc(392, 404, 22, 'accent4'),
      disc(426, 372, 13, 'accent4', { opacity: 0.6 }),
      disc(348, 430, 14, 'accent4', { opacity: 0.75 }),
      form('teardrop', [96, 392, 34, 34], 'accent4', { rotate: -45 }),
    ],
  },
  {
    layout: 'steps',
    script: [
      '整个过程可以分四步来看。第一步，叶绿素吸收阳光，能量进入叶绿体。第二步，水被分解，放出我们呼吸的氧气。第三步，二氧化碳从气孔进来，被固定住。第四步，用储存的能量合成糖，供植物生长。前两步需要光，后两步不直接需要光。',
      'The whole process has four steps. First, chlorophyll takes in sunlight and its energy. Second, water is split, and the oxygen we breathe leaves. Third, carbon dioxide enters by the pores and is bound. Fourth, stored energy builds sugar, on which the plant grows. The first two need light; the last two do not need it directly.',
    ],
    words: {
      title: ['四步看懂光合作用', 'Photosynthesis in four steps'],
      subtitle: [
        '前两步需要光，后两步不直接需要光',
        'The first two need light, the last two do not need it directly',
      ],
      'head-1': ['吸收光', 'Catch light'],
      'text-1': ['叶绿素吸收阳光，能量进入叶绿体。', 'Chlorophyll takes in sunlight and its energy.'],
      'head-2': ['分解水', 'Split water'],
      'text-2': ['水被分解，放出我们呼吸的氧气。', 'Water is split; the oxygen we breathe leaves.'],
      'head-3': ['固定碳', 'Fix carbon'],
      'text-3': ['二氧化碳从气孔进入，被固定下来。', 'Carbon dioxide enters by the pores and is bound.'],
      'head-4': ['合成糖', 'Make sugar'],
      'text-4': ['用储存的能量合成糖，供其生长。', 'Stored energy builds sugar, on which the plant grows.'],
    },
  },
  {
    layout: 'compare',
    script: [
      '现在把两个阶段放在一起比较。光反应必须有光，在类囊体膜上进行，它分解水、放出氧气，把光能存进 ATP。暗反应不直接需要光，在叶绿体基质中进行，它固定二氧化碳，再用 ATP 合成糖。一个负责存能量，一个负责用能量。',
      'Now the two stages side by side. The light reactions need light. They run on the thylakoid membranes, split water, release oxygen and store energy in ATP. The Calvin cycle needs no light directly. It runs in the stroma, binds carbon dioxide and uses ATP to build sugar. One stores the energy, the other spends it.',
    ],
    words: {
      title: ['光反应与暗反应', 'Two stages, side by side'],
      'left-head': ['光反应', 'Light reactions'],
      left: [
        '必须有光\n在类囊体膜上进行\n分解水，放出氧气\n把光能存进 ATP',
        'Need light\nRun on thylakoid membranes\nSplit water, release oxygen\nStore energy in ATP',
      ],
      'right-head': ['暗反应', 'Calvin cycle'],
      right: [
        '不直接需要光\n在叶绿体基质中进行\n固定二氧化碳\n用 ATP 合成糖',
        'Needs no light directly\nRuns in the stroma\nBinds carbon dioxide\nUses ATP to build sugar',
      ],
    },
  },
  {
    layout: 'chart',
    script: [
      '光照越强，光合作用就越快吗？看这条曲线。一开始光越强，速率越高；到了一定程度，曲线就变平了，因为光已经够用，再强也快不起来。这叫作光饱和。图中的数值只是示例。',
      'Does more light mean more sugar? Look at the curve. At first the rate goes up with the light. Beyond a point the curve is flat: there is light enough, and more of it does not help. This is the limit. The values are examples.',
    ],
    words: {
      title: ['光照越强，速率就越高吗？', 'Does more light mean more sugar?'],
      number: ['饱和', 'Limit'],
      body: [
        '光强到一定程度后，曲线变平：光已经够用了。',
        'Beyond a point the curve is flat: there is light enough.',
      ],
    },
    chart: {
      spot: [88, 160, 532, 318],
      chart: 'line',
      smooth: true,
      legend: 'none',
      categories: [
        ['0', '0'],
        ['200', '200'],
        ['400', '400'],
        ['600', '600'],
        ['800', '800'],
        ['1000', '1000'],
      ],
      series: [{ name: ['光合速率（示例）', 'Rate (example)'], values: [0, 9, 15, 18, 19, 19] }],
      inks: ['accent3'],
    },
  },
  {
    layout: 'question',
    script: [
      '请大家想一想：夜里把绿植放在卧室，房间里的氧气会变多吗？三个答案，先选一个，再说说你的理由。提示一下：夜里没有光，植物还会呼吸。',
      'A question for you: does a plant in your bedroom add oxygen at night? Choose one of the three answers and tell us why. One hint: at night there is no light, and plants breathe, too.',
    ],
    words: {
      label: ['想一想', 'Think about it'],
      title: [
        '夜里把绿植放在卧室，\n房间里的氧气会变多吗？',
        'Does a plant in your bedroom add oxygen at night?',
      ],
      'answer-1': ['会，植物一直放氧', 'Yes, plants always release oxygen'],
      'answer-2': ['不会，没有光只有呼吸作用', 'No, in the dark they only respire'],
      'answer-3': ['要看房间有多大', 'It depends on the size of the room'],
    },
  },
  {
    layout: 'closing',
    script: [
      '最后记住三件事。第一，原料是二氧化碳和水，条件是光。第二，产物是糖和氧气。第三，光照、温度和二氧化碳都影响它的速率。这节课就到这里，谢谢大家。',
      'Three things to keep. First, it takes carbon dioxide, water and light. Second, it gives sugar and oxygen. Third, light, warmth and carbon dioxide set its pace. That is all for today. Thank you.',
    ],
    words: {
      title: ['这节课记住三件事', 'Three things to keep'],
      body: [
        '原料是二氧化碳和水，条件是光\n产物是糖和氧气\n光照、温度和二氧化碳都影响速率',
        'It takes carbon dioxide, water and light\nIt gives sugar and oxygen\nLight, warmth and carbon dioxide set its pace',
      ],
    },
  },
];
