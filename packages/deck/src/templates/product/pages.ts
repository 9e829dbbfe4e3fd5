import { lamp } from './art.ts';
import { type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '欢迎来到新品发布会。今天的主角是晨光灯，一盏像早晨一样醒来的台灯。',
      'Welcome to the launch. Today you meet Dawn, the desk lamp that wakes like morning.',
    ],
    words: {
      label: ['新品发布会', 'PRODUCT LAUNCH'],
      title: ['晨光灯', 'Dawn'],
      subtitle: ['像早晨一样醒来的台灯', 'The desk lamp that wakes like morning'],
      note: ['示例产品 · 发布日期', 'Example product · launch date'],
    },
  },
  {
    layout: 'statement',
    script: [
      '我们一直在想：好光线，应该自己知道现在是几点。所以我们把一天的阳光，放进了一盏台灯。',
      'We kept thinking about one thing: good light should know what time it is. So we put a whole day of sunlight into one lamp.',
    ],
    words: {
      title: ['好光线，应该自己知道\n现在是几点。', 'Good light should know\nwhat time it is.'],
      subtitle: ['我们把一天的阳光，放进一盏台灯。', 'We put a whole day of sunlight into one lamp.'],
    },
  },
  {
    layout: 'features',
    script: [
      '喜欢它有三个理由。第一，它跟着太阳走，清晨偏暖，正午明亮，入夜柔和，不用动手调。第二，一碰就亮，轻触任何位置都能开灯，也能听懂你说的话。第三，它为眼睛设计，没有频闪，光线均匀铺满整张书桌。',
      'There are three reasons to like it. First, it follows the sun: warm at dawn, bright at noon, soft at night, by itself. Second, one touch anywhere turns it on, or simply tell it what you need. Third, it is kind to your eyes: no flicker, and even light over the whole desk.',
    ],
    words: {
      title: ['三个理由', 'Three reasons'],
      'head-1': ['跟着太阳', 'Follows the sun'],
      'text-1': [
        '清晨偏暖，正午明亮，入夜柔和，不用动手调。',
        'Warm at dawn, bright at noon, soft at night, by itself.',
      ],
      'head-2': ['一碰就亮', 'One touch'],
      'text-2': [
        '轻触任何位置即可开灯，也能听懂你说的话。',
        'Touch it anywhere, or simply tell it what you need.',
      ],
      'head-3': ['为眼睛设计', 'Kind to eyes'],
      'text-3': ['无频闪，光线均匀铺满整张书桌。', 'No flicker, and even light over the whole desk.'],
    },
  },
  {
    layout: 'picture',
    script: [
      '再看设计：一根线条，一束光。灯臂一体成型，看不见螺丝；停在任意角度都不会下垂；底座比手机还薄。',
      'Now the design: one line, one beam. The arm is a single piece, with no screw in sight. It stays at any angle. And the base is thinner than a phone.',
    ],
    words: {
      label: ['设计', 'DESIGN'],
      title: ['一根线条，\n一束光', 'One line,\none beam'],
      body: [
        '灯臂一体成型，看不见螺丝\n任意角度停住，不会下垂\n底座比手机还薄',
        'The arm is one piece, no screw in sight\nIt stays at any angle\nA base thinner than a phone',
      ],
    },
    art: lamp(96, 110, 1.1),
  },
  {
    layout: 'numbers',
    script: [
      '用数字来说。它能模拟 24 小时的日光，全天自动变化。显色指数 97，还原真实色彩。最大功率 9 瓦，一个月大约用一度电。质保 5 年。以上为示例数据。',
      'In numbers: 24 hours of daylight that changes through the day. A colour index of 97, so colours look as they are. 9 watts at full power, about one kilowatt hour a month. And a warranty of 5 years. These are example figures.',
    ],
    words: {
      title: ['用数字说话', 'In numbers'],
      'number-1': ['24h', '24h'],
      'head-1': ['日光模拟', 'Daylight'],
      'text-1': ['全天自动变化', 'changes through the day'],
      'number-2': ['97', '97'],
      'head-2': ['显色指数', 'Colour index'],
      'text-2': ['还原真实色彩', 'colours as they are'],
      'number-3': ['9W', '9W'],
      'head-3': ['最大功率', 'At full power'],
      'text-3': ['一个月约一度电', 'about 1 kWh a month'],
      'number-4': ['5 年', '5 yr'],
      'head-4': ['质保', 'Warranty'],
      'text-4': ['示例数据', 'example figures'],
    },
  },
  {
    layout: 'compare',
    script: [
      '和普通台灯比一比。普通台灯的亮度靠手调，晚上依然刺眼，桌角总有阴影，两三年就要换。晨光灯随时间自动变化，入夜自动变柔，光线铺满整张桌面，灯芯还可以更换。',
      'Compare it with an ordinary lamp. There you set the brightness yourself; it glares at night, leaves shadows in the corners and is replaced every few years. Dawn changes with the hour, softens in the evening, lights all of the desk evenly, and its light source can be replaced.',
    ],
    words: {
      title: ['普通台灯，和它', 'An ordinary lamp, and this one'],
      'left-head': ['普通台灯', 'Ordinary lamp'],
      left: [
        '亮度靠手调\n晚上依然刺眼\n桌角总有阴影\n两三年就换',
        'You set the brightness\nGlaring at night\nShadows in the corners\nReplaced every few years',
      ],
      'right-head': ['晨光灯', 'Dawn'],
      right: [
        '随时间自动变化\n入夜自动变柔\n光线铺满整张桌面\n灯芯可以更换',
        'Changes with the hour\nSoftens in the evening\nEven light on all of the desk\nA light source you can replace',
      ],
    },
  },
  {
    layout: 'timeline',
    script: [
      '什么时候能用上？3 月官网开放预订，首批限量。4 月可以到六座城市的门店体验。5 月按预订顺序发货。9 月推出与设计师合作的新颜色。',
      'When can you have it? Pre-orders open online in March, for a first small series. From April you can try it in stores of six cities. It ships in May, in the order of booking. And in September there are new colours, made with designers.',
    ],
    words: {
      title: ['什么时候能用上', 'When you can have it'],
      'time-1': ['3 月', 'March'],
      'head-1': ['预订', 'Pre-order'],
      'text-1': ['官网开放，首批限量', 'Online, a first small series'],
      'time-2': ['4 月', 'April'],
      'head-2': ['体验', 'Try it'],
      'text-2': ['六座城市的门店', 'In stores of six cities'],
      'time-3': ['5 月', 'May'],
      'head-3': ['发货', 'Shipping'],
      'text-3': ['按预订顺序寄出', 'In the order of booking'],
      'time-4': ['9 月', 'September'],
      'head-4': ['新颜色', 'New colours'],
      'text-4': ['与设计师合作款', 'Made with designers'],
    },
  },
  {
    layout: 'chart',
    script: [
      '一天的光，它都记得。看这条曲线，从清晨到深夜有 5 种光线：清晨慢慢亮起来，正午最亮，傍晚开始变柔，到深夜只留一点光。图中的亮度是示例。',
      'It remembers the light of a day. Follow the curve: there are 5 moods from dawn to night: it brightens in the morning, is brightest at noon, softens in the evening and leaves only a little light at midnight. The brightness in the chart is an example.',
    ],
    words: {
      title: ['一天的光，它都记得', 'It remembers the light of a day'],
      number: ['5', '5'],
      head: ['种光线，从清晨到深夜', 'moods of light, from dawn to night'],
      body: ['亮度随时间变化，数值为示例。', 'Brightness by the hour; example values.'],
    },
    chart: {
      spot: [394, 166, 520, 314],
      chart: 'area',
      smooth: true,
      legend: 'none',
      categories: [
        ['6时', '6am'],
        ['9时', '9am'],
        ['12时', 'Noon'],
        ['15时', '3pm'],
        ['18时', '6pm'],
        ['21时', '9pm'],
        ['24时', '12am'],
      ],
      series: [{ name: ['亮度', 'Brightness'], values: [20, 70, 100, 90, 60, 35, 10] }],
      inks: ['accent3'],
    },
  },
  {
    layout: 'closing',
    script: [
      '早上好。这就是我们想对你说的第一句话。晨光灯今天起接受预订，期待它出现在你的书桌上。',
      'Good morning. That is the first thing we want to say to you. Pre-orders open today, and we look forward to seeing Dawn on your desk.',
    ],
    words: {
      title: ['早上好。', 'Good morning.'],
      subtitle: ['今天起接受预订', 'Pre-orders open today'],
      note: ['在这里写上网址', 'Your address here'],
    },
  },
];
