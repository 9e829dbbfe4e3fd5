import { block, disc, form, path, type TemplatePage } from '../kit.ts';

export const pages: readonly TemplatePage[] = [
  {
    layout: 'cover',
    script: [
      '各位投资人好。我们是闪充，要做的事只有一件：让货车不再排队充电。',
      'Good afternoon. We are Swift, and we want one thing: no truck waits to charge.',
    ],
    words: {
      label: ['闪充 · 示例项目', 'Swift · example company'],
      title: ['让货车\n不再排队充电', 'No truck waits\nto charge'],
      subtitle: ['种子轮融资路演', 'Seed round'],
    },
  },
  {
    layout: 'problem',
    script: [
      '货车司机每天有两小时花在等待上。原因很简单：充电站不知道谁要来，司机不知道哪里有空位。等待，就是成本。',
      'Drivers lose two hours a day waiting. The reason is simple: stations do not know who comes, and drivers do not know where there is room. Waiting costs money.',
    ],
    words: {
      label: ['问题', 'THE PROBLEM'],
      title: ['司机每天有两小时，\n花在等待上', 'Drivers lose two hours a day waiting'],
      body: [
        '充电站不知道谁要来，司机不知道哪里有空位。\n等待就是成本。',
        'Stations do not know who comes; drivers do not know where there is room. Waiting costs money.',
      ],
    },
  },
  {
    layout: 'solution',
    script: [
      '我们的办法，是像订座位一样预约充电。出发前锁定车位和时间，途中有变化会自动改约，到站即插即充。',
      'Our answer: book a charger like a table. You reserve place and time before you go. The booking changes by itself on the way. You arrive, plug in and charge.',
    ],
    words: {
      label: ['方案', 'OUR ANSWER'],
      title: ['像订座位一样\n预约充电', 'Book a charger\nlike a table'],
      body: [
        '出发前锁定车位和时间\n途中自动改约\n到站即插即充',
        'Reserve place and time before you go\nChanges by itself on the way\nArrive, plug in, charge',
      ],
    },
    art: [
      block([90, 210, 190, 150], 'light1', 14),
      path([280, 250, 100, 110], 'M0,0 L56,0 L100,56 L100,110 L0,110 Z', 'light1'),
      path([294, 264, 66, 44], 'M0,0 L36,0 L66,42 L66,44 L0,44 Z', 'accent1'),
      disc(150, 368, 32, 'light1'),
      disc(150, 368, 13, 'accent1'),
      disc(320, 368, 32, 'light1'),
      disc(320, 368, 13, 'accent1'),
      form('lightningBolt', [146, 242, 78, 78], 'accent1'),
      block([60, 402, 340, 8], 'light1'),
    ],
  },
  {
    layout: 'number',
    script: [
      '效果怎么样？在三个试点站、十二周的时间里，等待时间减少了 68%。这是示例数据。',
      'Does it work? At three pilot stations, over twelve weeks, waiting fell by 68%. The figure is an example.',
    ],
    words: {
      title: ['试点站的等待时间', 'Waiting at our pilot stations'],
      number: ['−68%', '−68%'],
      body: ['三个试点站，十二周，示例数据', 'Three stations, twelve weeks; example data'],
    },
  },
  {
    layout: 'numbers',
    script: [
      '这个市场够大，也够急。三年内上路的电动货车有 40 万辆；受访的车队负责人里，6 成需要预约；我们收 12% 的服务费，预约成功才收。数字为示例。',
      'This is a large market that cannot wait. There will be 400k electric trucks on the road in three years. 60% of the fleet managers we asked want to book. And our fee is 12%, paid only when a booking works. The figures are examples.',
    ],
    words: {
      title: ['市场够大，也够急', 'A large market that cannot wait'],
      'number-1': ['40万', '400k'],
      'head-1': ['电动货车', 'Electric trucks'],
      'text-1': ['三年内上路，示例', 'on the road in three years (example)'],
      'number-2': ['6成', '60%'],
      'head-2': ['需要预约', 'Want to book'],
      'text-2': ['受访车队负责人', 'of the fleet managers we asked'],
      'number-3': ['12%', '12%'],
      'head-3': ['服务费', 'Our fee'],
      'text-3': ['每次预约成功才收取', 'only when a booking works'],
    },
  },
  {
    layout: 'compare',
    script: [
      '为什么是现在？过去站点没有联网，价格固定不变，车辆不报电量，联系靠电话和微信群。现在新站全部联网，分时电价已经开放，车辆数据可以授权读取，一次接入，全网可订。',
      'Why now? Before, stations were offline, prices never moved, trucks told nobody their charge, and everything went by phone calls and chat groups. Now new stations are online, prices change by the hour, trucks share data on request, and who connects once can book anywhere.',
    ],
    words: {
      title: ['为什么是现在', 'Why now'],
      'left-head': ['过去', 'Before'],
      left: [
        '站点没有联网\n价格固定不变\n车辆不报电量\n靠电话和微信群',
        'Stations were offline\nPrices never moved\nTrucks told nobody their charge\nPhone calls and chat groups',
      ],
      'right-head': ['现在', 'Now'],
      right: [
        '新站全部联网\n分时电价已经开放\n车辆数据可授权读取\n一次接入，全网可订',
        'New stations are online\nPrices change by the hour\nTrucks share data on request\nConnect once, book anywhere',
      ],
    },
  },
  {
    layout: 'chart',
    script: [
      '预约量每个月都在增长：从 1 月的 420 次，到 6 月的 2150 次，半年增长到原来的 5 倍，而且全部来自三个试点站。数据为示例。',
      'Bookings grow every month: from 420 in January to 2150 in June. That is 5 times as many in half a year, and all of it at three stations. The data is an example.',
    ],
    words: {
      title: ['预约量每月增长', 'Bookings grow every month'],
      number: ['×5', '×5'],
      head: ['半年五倍', 'In half a year'],
      body: ['全部来自三个试点站。示例数据。', 'All of it at three stations. Example data.'],
    },
    chart: {
      spot: [76, 172, 580, 314],
      chart: 'column',
      legend: 'none',
      labels: true,
      categories: [
        ['1月', 'Jan'],
        ['2月', 'Feb'],
        ['3月', 'Mar'],
        ['4月', 'Apr'],
        ['5月', 'May'],
        ['6月', 'Jun'],
      ],
      series: [{ name: ['预约（次）', 'Bookings'], values: [420, 610, 890, 1240, 1680, 2150] }],
      inks: ['accent1'],
    },
  },
  {
    layout: 'team',
    script: [
      '这件事由做过的人来做。我们的首席执行官做了十年物流平台，技术负责人做调度算法，运营负责人开过四十座站，商务负责人熟悉车队与能源。',
      'The people behind it have done it before. Our CEO spent ten years in logistics. Our CTO works on scheduling. Our COO has opened forty stations. And our head of sales knows fleets and energy.',
    ],
    words: {
      title: ['做过这件事的人', 'People who have done it before'],
      'head-1': ['姓名', 'Name'],
      'text-1': ['首席执行官\n物流平台十年', 'CEO\nten years in logistics'],
      'head-2': ['姓名', 'Name'],
      'text-2': ['技术负责人\n调度算法', 'CTO\nscheduling'],
      'head-3': ['姓名', 'Name'],
      'text-3': ['运营负责人\n开过四十座站', 'COO\nopened forty stations'],
      'head-4': ['姓名', 'Name'],
      'text-4': ['商务负责人\n车队与能源', 'Sales\nfleets and energy'],
    },
  },
  {
    layout: 'timeline',
    script: [
      '资金用在四件事上。头三个月，让自动改约上线。到第六个月，站点从 3 座增加到 30 座。一年内签下 20 家车队。到第 18 个月，首批城市盈亏平衡。',
      'What does the money do? By month 3, bookings move by themselves. By month 6 we go from 3 stations to 30. By month 12, twenty fleets have signed. And by month 18 we break even in our first cities.',
    ],
    words: {
      title: ['资金用在哪里', 'What the money does'],
      'time-1': ['0–3 月', 'Month 3'],
      'head-1': ['产品', 'Product'],
      'text-1': ['自动改约上线', 'Bookings that move by themselves'],
      'time-2': ['4–6 月', 'Month 6'],
      'head-2': ['站点', 'Stations'],
      'text-2': ['从 3 座到 30 座', 'From 3 to 30'],
      'time-3': ['7–12 月', 'Month 12'],
      'head-3': ['车队', 'Fleets'],
      'text-3': ['签下 20 家车队', 'Twenty fleets signed'],
      'time-4': ['18 月', 'Month 18'],
      'head-4': ['盈亏平衡', 'Break even'],
      'text-4': ['首批城市', 'in our first cities'],
    },
  },
  {
    layout: 'closing',
    script: [
      '别让电停在路上。如果你也相信货车不该排队，欢迎加入我们。谢谢。',
      'Keep the road moving. If you, too, think that no truck should wait, join us. Thank you.',
    ],
    words: {
      label: ['加入我们', 'JOIN US'],
      title: ['别让电\n停在路上', 'Keep the\nroad moving'],
      body: ['融资金额 · 联系人 · 邮箱', 'Amount · contact · e-mail'],
    },
  },
];
