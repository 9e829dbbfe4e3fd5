// The sample talk: six slides in each language, written for this product.
import type { SlideElement } from '@app/deck/element.ts';
import type { Color } from '@app/deck/paint.ts';
import { ball, card, ink, points, ring, table, title, words } from './drawing.ts';

export type SamplePage = { background: Color; elements: SlideElement[]; script: string };
export type Sample = {
  id: string;
  language: 'zh-CN' | 'en-US';
  title: string;
  questions: string[];
  pages: SamplePage[];
};

type Words = {
  title: string;
  subtitle: string;
  sun: [heading: string, ...lines: string[]];
  inner: [heading: string, ...cards: [name: string, line: string][]];
  outer: [heading: string, ...cards: [name: string, line: string][]];
  earth: [heading: string, ...lines: string[]];
  table: [heading: string, ...rows: string[][]];
  scripts: string[];
};

const sun = (x: number, y: number, radius: number) => ball(x, y, radius, '#FFC56B', '#D9551F');
const earth = (x: number, y: number, radius: number) => ball(x, y, radius, '#7FC4D6', '#1F5F8B');

function opening({ title: heading, subtitle }: Words): SlideElement[] {
  const [x, y] = [500, 640];
  const orbits = [190, 270, 350, 440].map((radius) => ring(x, y, radius * 1.5, radius, ink.orbit));
  return [
    ...orbits,
    sun(x, y, 110),
    ball(232, 568, 11, '#C9B8A0', '#7D6C57'),
    ball(118, 540, 16, '#E8C98A', '#A9762F'),
    earth(330, 430, 17),
    ball(640, 304, 13, '#E08A5B', '#8C3D1B'),
    words(
      heading,
      { left: 60, top: 96, width: 840, height: 90 },
      { size: 62, color: ink.light, bold: true },
      'title',
    ),
    words(
      subtitle,
      { left: 62, top: 196, width: 600, height: 44 },
      { size: 26, color: ink.faint },
      'subtitle',
    ),
  ];
}

const star = ({ sun: [heading, ...lines] }: Words): SlideElement[] => [
  sun(40, 470, 190),
  title(heading),
  points(lines, { left: 270, top: 150, width: 440, height: 360 }),
];

function planets(
  [heading, ...cards]: Words['inner'],
  balls: readonly [string, string][],
  radius: number,
): SlideElement[] {
  const places = [
    { left: 60, top: 132 },
    { left: 386, top: 132 },
    { left: 60, top: 338 },
    { left: 386, top: 338 },
  ];
  return [
    title(heading),
    ...cards.flatMap(([name, line], index) => {
      const { left, top } = places[index] ?? { left: 0, top: 0 };
      const [light, dark] = balls[index] ?? ['#fff', '#000'];
      return [
        card({ left, top, width: 310, height: 190 }, '#FFFFFF'),
        ball(left + 46, top + 48, radius, light, dark),
        words(
          name,
          { left: left + 92, top: top + 30, width: 204, height: 36 },
          { size: 24, color: ink.text, bold: true },
        ),
        words(
          line,
          { left: left + 22, top: top + 92, width: 270, height: 88 },
          { size: 18, color: ink.muted },
        ),
      ];
    }),
  ];
}

const home = ({ earth: [heading, ...lines] }: Words): SlideElement[] => [
  ring(150, 420, 200, 58, ink.orbit, 2),
  earth(150, 420, 108),
  ball(316, 382, 22, '#D8D5CC', '#86837B'),
  title(heading, ink.light),
  points(lines, { left: 380, top: 150, width: 340, height: 380 }, ink.light),
];

const summary = ({ table: [heading, ...rows] }: Words): SlideElement[] => [
  title(heading),
  table(rows, { left: 60, top: 128, width: 620, height: 390 }, [220, 200, 200]),
];

const rocky: [string, string][] = [
  ['#C9B8A0', '#7D6C57'],
  ['#E8C98A', '#A9762F'],
  ['#7FC4D6', '#1F5F8B'],
  ['#E08A5B', '#8C3D1B'],
];
const giant: [string, string][] = [
  ['#E3C29B', '#9A6B45'],
  ['#EAD7A6', '#B08D4C'],
  ['#B7E1E2', '#4E9AA5'],
  ['#7EA2E8', '#2A4AA0'],
];

const pagesOf = (all: Words): SamplePage[] =>
  [
    { background: ink.night, elements: opening(all) },
    { background: ink.paper, elements: star(all) },
    { background: '#F2EDE4', elements: planets(all.inner, rocky, 26) },
    { background: '#F2EDE4', elements: planets(all.outer, giant, 32) },
    { background: ink.night, elements: home(all) },
    { background: ink.paper, elements: summary(all) },
  ].map((page, index) => ({ ...page, script: all.scripts[index] ?? '' }));

const zh: Words = {
  title: '认识太阳系',
  subtitle: '一颗恒星，八颗行星，一个家',
  sun: ['太阳：一切的中心', '占太阳系总质量的 99.86%', '表面温度约 5,500 ℃', '阳光照到地球，要走 8 分 20 秒'],
  inner: [
    '内侧四颗：岩石行星',
    ['水星', '没有大气保温，昼夜温差约 600 ℃；两极的阴影里有冰'],
    ['金星', '浓厚的二氧化碳像棉被，表面约 465 ℃，是最热的行星'],
    ['地球', '表面七成是海洋，是已知唯一有生命的地方'],
    ['火星', '有太阳系最高的火山，奥林帕斯山高约 22 公里'],
  ],
  outer: [
    '外侧四颗：巨行星',
    ['木星', '最大的行星，大红斑是一场吹了几百年的风暴'],
    ['土星', '光环由无数冰块和岩石组成，薄得惊人'],
    ['天王星', '自转轴倾斜约 98 度，几乎是躺着绕太阳转'],
    ['海王星', '离太阳最远，风速超过每小时 2,000 公里'],
  ],
  earth: [
    '地球为什么特别',
    '距离合适：水能以液态存在',
    '有大气：保温，也挡住流星',
    '有磁场：把太阳风挡在外面',
    '有月球：让自转轴保持稳定',
  ],
  table: [
    '一页记住八颗行星',
    ['行星', '距太阳（天文单位）', '绕太阳一圈'],
    ['水星', '0.39', '88 天'],
    ['金星', '0.72', '225 天'],
    ['地球', '1', '365 天'],
    ['火星', '1.52', '687 天'],
    ['木星', '5.2', '12 年'],
    ['土星', '9.5', '29 年'],
    ['天王星', '19', '84 年'],
    ['海王星', '30', '165 年'],
  ],
  scripts: [
    '大家好，我是晓讲。今天我们用几分钟认识太阳系：中间的太阳是什么样，八颗行星各有什么脾气，我们的地球又为什么特别。听到一半有问题，随时打断我就好。',
    '先看中间的太阳。它一颗星就占了整个太阳系百分之九十九点八六的质量，其余的行星、卫星和小行星加起来，还不到千分之二。它的表面大约五千五百摄氏度。你现在看到的阳光，是八分二十秒以前从太阳出发的。',
    '离太阳近的四颗都是岩石行星。水星没有大气保温，昼夜温差大约六百度，可它两极的阴影里居然有冰。金星裹着厚厚的二氧化碳，表面约四百六十五度，比水星还热。地球我们最熟悉，七成是海洋。火星上有太阳系最高的火山，奥林帕斯山，高约二十二公里。',
    '再往外是四颗巨行星。木星最大，它的大红斑是一场吹了几百年的风暴。土星的光环由无数冰块和岩石组成。天王星的自转轴倾斜约九十八度，几乎是躺着绕太阳转。海王星最远，风速超过每小时两千公里。',
    '那么地球为什么特别？第一，距离合适，水能以液态存在。第二，有大气，能保温，也挡住了大多数流星。第三，有磁场，把太阳风挡在外面。第四，有月球，让自转轴保持稳定，四季才这样规律。',
    '最后用一张表记住八颗行星。天文单位就是地球到太阳的距离，大约一亿五千万公里。离太阳越远，绕一圈就越久：水星只要八十八天，海王星要一百六十五年。今天就讲到这里。还想知道什么，现在就问我吧。',
  ],
};

const en: Words = {
  title: 'Meet the solar system',
  subtitle: 'One star, eight planets, one home',
  sun: [
    'The Sun: centre of it all',
    '99.86% of the mass of the solar system',
    'About 5,500 °C at its surface',
    'Its light takes 8 min 20 s to reach us',
  ],
  inner: [
    'The inner four: worlds of rock',
    ['Mercury', 'No air to keep it warm: day and night differ by 600 °C. Ice hides in its polar shadows'],
    ['Venus', 'A blanket of carbon dioxide makes it the hottest planet, about 465 °C'],
    ['Earth', 'Seven tenths ocean, and the only place known to have life'],
    ['Mars', 'Home of Olympus Mons, the highest volcano, about 22 km tall'],
  ],
  outer: [
    'The outer four: giants',
    ['Jupiter', 'The largest. Its Great Red Spot is a storm that has blown for centuries'],
    ['Saturn', 'Its rings are countless pieces of ice and rock, and very thin'],
    ['Uranus', 'Tilted by about 98 degrees, it rolls around the Sun on its side'],
    ['Neptune', 'The farthest. Its winds blow at more than 2,000 km an hour'],
  ],
  earth: [
    'Why Earth is special',
    'The right distance: water stays liquid',
    'Air: it warms us and stops meteors',
    'A magnetic field against the solar wind',
    'A Moon that keeps our axis steady',
  ],
  table: [
    'Eight planets on one page',
    ['Planet', 'From the Sun (AU)', 'Once around'],
    ['Mercury', '0.39', '88 days'],
    ['Venus', '0.72', '225 days'],
    ['Earth', '1', '365 days'],
    ['Mars', '1.52', '687 days'],
    ['Jupiter', '5.2', '12 years'],
    ['Saturn', '9.5', '29 years'],
    ['Uranus', '19', '84 years'],
    ['Neptune', '30', '165 years'],
  ],
  scripts: [
    'Hello, I am Dawn. In the next few minutes we will meet the solar system: the Sun in the middle, its eight planets, and what makes our own planet special. If you have a question, just stop me and ask.',
    'Let us begin with the Sun. This one star holds 99.86 percent of all the mass in the solar system. Its surface is about 5,500 degrees Celsius. The sunlight you see now left the Sun eight minutes and twenty seconds ago.',
    'The four planets close to the Sun are worlds of rock. Mercury has no air to keep it warm, so day and night differ by about six hundred degrees. Still, there is ice in the shadows at its poles. Venus is wrapped in carbon dioxide and is the hottest planet of all. Earth is mostly ocean. And Mars has the highest volcano we know, Olympus Mons, about twenty-two kilometres tall.',
    'Farther out come the four giants. Jupiter is the largest, and its Great Red Spot is a storm that has blown for centuries. The rings of Saturn are countless pieces of ice and rock. Uranus is tilted by about ninety-eight degrees and rolls around the Sun on its side. Neptune is the farthest, with winds of more than two thousand kilometres an hour.',
    'So why is Earth special? First, it is at the right distance, so water stays liquid. Second, it has air, which warms us and stops most meteors. Third, a magnetic field keeps the solar wind away. And fourth, our Moon keeps the axis steady, which gives us regular seasons.',
    'Here are all eight planets on one page. One astronomical unit is the distance from the Earth to the Sun, about one hundred and fifty million kilometres. The farther out a planet is, the longer its year: eighty-eight days for Mercury, one hundred and sixty-five years for Neptune. That is all for today. What else would you like to know?',
  ],
};

export const samples: readonly Sample[] = [
  {
    id: 'solar-system-zh',
    language: 'zh-CN',
    title: zh.title,
    questions: ['水星上有水吗？', '为什么金星比水星还热？', '木星的大红斑是什么？'],
    pages: pagesOf(zh),
  },
  {
    id: 'solar-system-en',
    language: 'en-US',
    title: en.title,
    questions: [
      'Is there water on Mercury?',
      'Why is Venus hotter than Mercury?',
      'What is the Great Red Spot?',
    ],
    pages: pagesOf(en),
  },
];
