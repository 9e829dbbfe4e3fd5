import { lantern, cloud, blossom } from './art.ts';
import { disc, type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '各位同事，新春好！欢迎来到新春联欢会。今晚我们一起欢度春节，团圆、感恩，再出发。',
      'Dear colleagues, welcome to our New Year party. Tonight we celebrate the Spring Festival together, grateful and ready for what comes.',
    ],
    words: {
      label: ['新春联欢会', 'New Year party'],
      title: ['欢度春节', 'Spring\nFestival'],
      subtitle: ['团圆 · 感恩 · 再出发', 'Together, grateful, ready'],
    },
  },
  {
    layout: 'programme',
    script: [
      '先看今晚的节目单。18:00 在大厅签到、合影。18:30 主持人开场致辞。18:45 是各部门同事带来的舞狮与合唱。19:30 到二楼餐厅吃年夜饭。21:00 全体一起抽奖、倒计时。',
      'Here is tonight’s programme. At 18:00, welcome and photos in the main hall. At 18:30, opening words by our hosts. At 18:45, the lion dance and a choir, by colleagues of all teams. At 19:30, New Year dinner on the second floor. And at 21:00, the raffle and the countdown, for everybody.',
    ],
    words: {
      title: ['今晚节目单', 'Tonight’s programme'],
      'time-1': ['18:00', '18:00'],
      'head-1': ['签到与合影', 'Welcome and photos'],
      'text-1': ['大厅', 'Main hall'],
      'time-2': ['18:30', '18:30'],
      'head-2': ['开场致辞', 'Opening words'],
      'text-2': ['主持人', 'The hosts'],
      'time-3': ['18:45', '18:45'],
      'head-3': ['舞狮与合唱', 'Lion dance and choir'],
      'text-3': ['各部门同事', 'Colleagues of all teams'],
      'time-4': ['19:30', '19:30'],
      'head-4': ['年夜饭', 'New Year dinner'],
      'text-4': ['二楼餐厅', 'Second floor'],
      'time-5': ['21:00', '21:00'],
      'head-5': ['抽奖与倒计时', 'Raffle and countdown'],
      'text-5': ['全体', 'Everybody'],
    },
  },
  {
    layout: 'picture',
    script: [
      '灯笼下总有故事。这一年，我们一起搬进新家，迎来三十位新同事，也送走了几位老朋友。今晚，把想说的话说给身边的人听吧。',
      'There are always stories under lanterns. This year we moved house together, welcomed thirty new colleagues and said goodbye to old friends. Tonight, tell your story to whoever sits beside you.',
    ],
    words: {
      title: ['灯笼下的故事', 'Stories under lanterns'],
      body: [
        '这一年，我们一起搬进新家，迎来三十位同事，也送走几位老朋友。\n今晚，把话说给身边的人听。',
        'This year we moved house together, welcomed thirty new colleagues and said goodbye to old friends.\nTonight, tell it to whoever sits beside you.',
      ],
    },
    art: [
      disc(360, 150, 46, 'accent2'),
      ...lantern(180, 130, 62),
      ...lantern(300, 200, 48),
      ...cloud(110, 376, 100),
      ...blossom(380, 420, 28),
      ...blossom(338, 448, 18),
    ],
  },
  {
    layout: 'numbers',
    script: [
      '这一年，我们按时交付了 36 个项目，送出 128 次生日祝福，一次也没有错过。我们还是 1 个大家庭，只是分住在六座城市里。数据为示例。',
      'Our year in numbers: 36 projects delivered on time. 128 birthdays, and not one forgotten. And 1 big family, in six cities. The figures are examples.',
    ],
    words: {
      title: ['这一年，我们', 'Our year'],
      'number-1': ['36', '36'],
      'head-1': ['个项目', 'projects'],
      'text-1': ['按时交付，示例数据', 'delivered on time (example)'],
      'number-2': ['128', '128'],
      'head-2': ['次生日祝福', 'birthdays'],
      'text-2': ['一次也没有错过', 'and not one forgotten'],
      'number-3': ['1', '1'],
      'head-3': ['个大家庭', 'big family'],
      'text-3': ['在六座城市里', 'in six cities'],
    },
  },
  {
    layout: 'compare',
    script: [
      '接下来请每桌写一副春联，比如“春风送暖，万象更新”。写下你们对新一年的期待，抽奖的时候一起展示。',
      'Now let us write a couplet of our own, like this one: warm winds of spring, all things made new. Each table writes one with its wishes for the year, and we show them all at the raffle.',
    ],
    words: {
      left: ['春\n风\n送\n暖', 'Warm\nwinds\nof\nspring'],
      right: ['万\n象\n更\n新', 'All\nthings\nmade\nnew'],
      title: ['写一副我们的春联', 'A couplet of our own'],
      body: [
        '每桌一副，写下对新一年的期待，抽奖时一起展示。',
        'Each table writes one with its wishes for the year; we show them all at the raffle.',
      ],
    },
  },
  {
    layout: 'timeline',
    script: [
      '年味是一天天浓起来的。腊月廿三过小年，扫尘、备年货。除夕团圆，吃年夜饭，守岁。初一拜年，穿新衣，道祝福。到正月十五元宵节，赏灯，吃汤圆。',
      'The feast comes day by day. On the 23rd of the last month, Little New Year, people clean the house and stock up. On the eve there is the reunion: dinner, and a long night awake. On day one come greetings, in new clothes. And on day 15, lanterns and sweet dumplings.',
    ],
    words: {
      title: ['年味一天天浓', 'Day by day to the feast'],
      'time-1': ['腊月廿三', '23rd'],
      'head-1': ['小年', 'Little New Year'],
      'text-1': ['扫尘，备年货', 'Clean the house, stock up'],
      'time-2': ['除夕', 'Eve'],
      'head-2': ['团圆', 'Reunion'],
      'text-2': ['年夜饭，守岁', 'Dinner, and a long night awake'],
      'time-3': ['初一', 'Day 1'],
      'head-3': ['拜年', 'Greetings'],
      'text-3': ['穿新衣，道祝福', 'New clothes and good wishes'],
      'time-4': ['十五', 'Day 15'],
      'head-4': ['元宵', 'Lanterns'],
      'text-4': ['赏灯，吃汤圆', 'Lanterns and sweet dumplings'],
    },
  },
  {
    layout: 'chart',
    script: [
      '大家最期待什么？投票里，42% 的同事选了“和家人吃饭”，其次是好好休息、见老朋友和旅行。这是示例投票，可以换成现场结果。',
      'What do we look forward to? 42% chose dinner with the family. Then come a good rest, old friends and travel. This is an example: put in your own poll.',
    ],
    words: {
      title: ['大家最期待什么', 'What we look forward to'],
      number: ['42%', '42%'],
      body: [
        '的同事选了“和家人吃饭”。示例投票，可以换成现场结果。',
        'chose dinner with the family. An example: put in your own poll.',
      ],
    },
    chart: {
      spot: [82, 162, 504, 316],
      chart: 'ring',
      legend: 'right',
      categories: [
        ['和家人吃饭', 'Family dinner'],
        ['好好休息', 'A good rest'],
        ['见老朋友', 'Old friends'],
        ['旅行', 'Travel'],
      ],
      series: [{ name: ['投票', 'Votes'], values: [42, 26, 18, 14] }],
      inks: ['accent2', 'accent3', 'accent5', 'accent6'],
    },
  },
  {
    layout: 'quote',
    script: [
      '最后送上全体同事的祝福：愿新的一年，有盼头，也有奔头。',
      'And here is a wish from all of us: may the year bring hope and good work.',
    ],
    words: {
      title: ['愿新的一年\n有盼头，也有奔头', 'May the year bring\nhope and good work'],
      subtitle: ['全体同事敬上', 'With love from all of us'],
    },
  },
  {
    layout: 'closing',
    script: ['新年快乐！祝大家平安喜乐，万事如意。', 'Happy New Year! Peace and joy to all.'],
    words: {
      title: ['新年快乐', 'Happy New Year'],
      subtitle: ['平安喜乐，万事如意', 'Peace and joy to all'],
    },
  },
];
