import { dunes, camel } from './art.ts';
import { block, disc, type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '各位晚上好。今晚我们沿着丝绸之路走过五座城市，看看货物、语言与信仰是怎样相遇的。',
      'Good evening. Tonight we visit five cities of the Silk Road, to see where goods, languages and faiths met.',
    ],
    words: {
      label: ['公开讲座', 'PUBLIC LECTURE'],
      title: ['丝绸之路上的\n五座城市', 'Five cities of\nthe Silk Road'],
      subtitle: ['货物、语言与信仰怎样相遇', 'Where goods, languages and faiths met'],
      note: ['主讲人 · 日期', 'Speaker · Date'],
    },
  },
  {
    layout: 'contents',
    script: [
      '今晚的路线分四段：先说为什么它是一张网，而不是一条路；再走进五座城市，看五种相遇；然后比较沙漠与海洋这两条通道；最后留几个问题给今天。',
      'Our route has four stages. Why it was a net and not a road. Five cities, and five ways to meet. Desert and sea, the two ways east. And at the end, questions for our own time.',
    ],
    words: {
      title: ['今晚的路线', 'Tonight’s route'],
      'head-1': ['为什么是一张网，而不是一条路', 'Why it was a net and not a road'],
      'head-2': ['五座城市，五种相遇', 'Five cities, five ways to meet'],
      'head-3': ['沙漠与海洋：两条通道', 'Desert and sea: two ways east'],
      'head-4': ['留给今天的问题', 'Questions for our own time'],
    },
  },
  {
    layout: 'picture',
    script: [
      '很少有商人走完全程。货物在绿洲之间一站一站转手，每一站换一次主人，也换一次语言。所以它更像一张由绿洲织成的网。顺便一提，“丝绸之路”这个名称，到 19 世纪才出现。',
      'Few merchants went all the way. Goods passed from oasis to oasis, and each stop brought a new owner and a new language. So it was a net woven of oases. The name Silk Road, by the way, dates only from the 19th century.',
    ],
    words: {
      title: ['一张由绿洲织成的网', 'A net woven of oases'],
      body: [
        '很少有商人走完全程。货物在绿洲之间一站站转手，每一站都换一次主人，也换一次语言。',
        'Few merchants went all the way. Goods passed from oasis to oasis, and each stop brought a new owner and a new language.',
      ],
      note: ['“丝绸之路”这个名称出现于 19 世纪', 'The name “Silk Road” dates from the 19th century'],
    },
    art: [
      block([600, 76, 328, 410], 'light2'),
      disc(764, 210, 84, 'accent1'),
      dunes(328, 170, 'accent5', 600, 250, 0.7),
      ...camel(628, 262, 0.62),
      ...camel(706, 270, 0.74),
      ...camel(800, 252, 0.88),
      dunes(328, 170, 'accent2', 600, 316),
      block([600, 76, 328, 410], 'dark2', 0, { outline: 4 }),
    ],
  },
  {
    layout: 'route',
    script: [
      '从东向西，我们经过五座城市。长安是都城，有东西两市。敦煌有石窟与文书。撒马尔罕是粟特商人的家乡。巴格达汇集了翻译与学问。最后到安条克，从这里通向地中海。',
      'From east to west we pass five cities. Chang’an, a capital with its two markets. Dunhuang, with caves full of manuscripts. Samarkand, home of the Sogdian traders. Baghdad, a place of learning and translation. And Antioch, the gate to the Mediterranean.',
    ],
    words: {
      title: ['从长安到地中海', 'From Chang’an to the sea'],
      'head-1': ['长安', 'Chang’an'],
      'text-1': ['都城与东西两市', 'A capital and its two markets'],
      'head-2': ['敦煌', 'Dunhuang'],
      'text-2': ['石窟与文书', 'Caves full of manuscripts'],
      'head-3': ['撒马尔罕', 'Samarkand'],
      'text-3': ['粟特商人的家乡', 'Home of the Sogdian traders'],
      'head-4': ['巴格达', 'Baghdad'],
      'text-4': ['翻译与学问', 'Learning and translation'],
      'head-5': ['安条克', 'Antioch'],
      'text-5': ['通向地中海', 'The gate to the Mediterranean'],
    },
  },
  {
    layout: 'numbers',
    script: [
      '先有一个尺度感。常说的陆路全长大约 6400 公里。敦煌莫高窟现存 735 个洞窟。而这条路繁盛了大约 1500 年。',
      'A sense of scale first. The length often given for the land route is 6,400 kilometres. At Mogao near Dunhuang, 735 caves are known today. And the trade lasted for about 1,500 years.',
    ],
    words: {
      title: ['几个尺度', 'A sense of scale'],
      'number-1': ['6,400', '6,400'],
      'head-1': ['公里', 'kilometres'],
      'text-1': ['常说的陆路全长', 'the length often given for the land route'],
      'number-2': ['735', '735'],
      'head-2': ['个洞窟', 'caves'],
      'text-2': ['敦煌莫高窟现存数量', 'known today at Mogao near Dunhuang'],
      'number-3': ['1,500', '1,500'],
      'head-3': ['年', 'years'],
      'text-3': ['大约的繁盛时间', 'of trade, more or less'],
    },
  },
  {
    layout: 'compare',
    script: [
      '往来有两种走法。骆驼商队沿绿洲行走，受季节限制，适合轻而贵重的货物，沿途也交换语言和技艺。季风船队顺风来去，半年往返，能装瓷器、香料和木材，港口城市由此兴起。',
      'There were two ways to travel. Caravans went from oasis to oasis, by season, with goods light and precious, and languages and crafts were exchanged on the way. Ships went out and back with the monsoon; they had room for porcelain, spice and wood, and port cities rose.',
    ],
    words: {
      title: ['沙漠与海洋', 'Desert and sea'],
      'left-head': ['骆驼商队', 'By caravan'],
      left: [
        '沿绿洲行走，受季节限制\n适合轻而贵重的货物\n沿途交换语言和技艺',
        'From oasis to oasis, by season\nFor goods light and precious\nLanguages and crafts are exchanged',
      ],
      'right-head': ['季风船队', 'By monsoon'],
      right: [
        '顺季风来去，半年往返\n能装瓷器、香料和木材\n港口城市由此兴起',
        'Out and back with the winds\nRoom for porcelain, spice and wood\nPort cities rise',
      ],
    },
  },
  {
    layout: 'chart',
    script: [
      '跟着一匹丝绸走一趟。每转手一次，价格就上升一截：如果在长安算 1，到撒马尔罕是 4，到安条克已经是 11。这些是示意数据，要看的是它怎样一路变贵。',
      'Let us follow a bolt of silk. With every hand the price goes up: if it is 1 in Chang’an, it is 4 in Samarkand and 11 in Antioch. The values only illustrate how it became dearer along the road.',
    ],
    words: {
      title: ['一匹丝绸的路程', 'The journey of a bolt of silk'],
      body: [
        '每转手一次，价格就上升一截；走到终点，货物贵了许多倍。',
        'With every hand the price goes up; at the end of the road it is many times higher.',
      ],
      note: ['相对价格，示意数据', 'Relative prices, illustrative'],
    },
    chart: {
      spot: [62, 160, 550, 340],
      chart: 'column',
      legend: 'none',
      labels: true,
      categories: [
        ['长安', 'Chang’an'],
        ['敦煌', 'Dunhuang'],
        ['撒马尔罕', 'Samarkand'],
        ['巴格达', 'Baghdad'],
        ['安条克', 'Antioch'],
      ],
      series: [{ name: ['相对价格', 'Relative price'], values: [1, 2, 4, 7, 11] }],
      inks: ['accent1'],
    },
  },
  {
    layout: 'quote',
    script: [
      '如果今晚只记住一句话，我希望是这一句：路不是为了丝绸而存在，是人与人的好奇让它延伸。',
      'If you keep one sentence of tonight, let it be this: it was not silk that made the road, but people curious about each other.',
    ],
    words: {
      title: [
        '路不是为了丝绸而存在，\n是人与人的好奇让它延伸。',
        'It was not silk that made the road,\nbut people curious about each other.',
      ],
      subtitle: ['本次讲座的主题', 'The idea of this lecture'],
    },
  },
  {
    layout: 'closing',
    script: [
      '谢谢聆听。现在欢迎提问，我先抛一个问题给大家：今天的“绿洲”，在哪里？',
      'Thank you. Now for your questions, and here is one of mine: where are the oases of today?',
    ],
    words: {
      title: ['谢谢聆听', 'Thank you'],
      subtitle: ['欢迎提问：今天的“绿洲”在哪里？', 'Your questions: where are the oases of today?'],
    },
  },
];
