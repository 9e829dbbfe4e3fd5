import { describe, expect, test } from 'vitest';
import { materialOf } from './material.ts';
import { documentOf } from './testing.ts';

const told = (text: string): string[] =>
  materialOf(documentOf(`# Tea\n## Leaves\n${text}`), 'x').sections.flatMap(({ sentences }) =>
    sentences.map((each) => each.text),
  );

const before = 'Green tea is grown on hills where the nights are cool.';

describe('of a document nobody says', () => {
  test.each([
    'Lemma 3.',
    'The yield of the second harvest is formed by Equation.',
    'An example of such a plan for two hills is the following.',
    '本讲义由茶园办公室负责解释，自2024年9月1日起施行。',
    'Let us briefly describe each step of the harvest.',
    '关于采摘我们后面讨论。',
    'Proof.',
    '定理 2。',
    'Because the, we can grow it in the south of the land.',
    'The price is a function of and the.',
    'Chuck Young, Managing Director, Public Affairs, (202) 512-4800.',
    'Write to tea@hills.example for more of it in the year.',
    '联系电话：021-5555 1234，欢迎来访。',
    'This work may include copyrighted material of the growers.',
    '© 2021 The growers of green tea.',
    'Source: the growers of green tea in the hills.',
    'See Figure 3 below.',
    '见下图。',
    'The row 12345 23456 34567 45678 is the last one of all.',
    'Including.',
    'Connect with us: https://tea.example/contact.',
    "Also, don't forget.",
    'The rest of this paper is organized as follows.',
    'Section 4 provides the proofs of all that we have said.',
    'A discussion of the leaves and the hills is described in Sec. V',
    '采茶的时间和温度的函数定义为',
    '从山上和谷里的茶叶的性质可知，',
    'Example 2 (Leaves of the early spring).',
    '第三章将介绍采茶的方法和工具。',
    'Sci Tea. 2024 Jan 17;14(1):1481. doi: 10.1038/s41598-024.',
    'PMID: 38233476; PMCID: PMC10794685.',
    '│ the hills │ the valley │',
    'Then in Section 3, the report goes on with the leaves.',
    'Shows the yield of the hills in a year.',
  ])('%s', (sentence) => {
    expect(told(`${before} ${sentence}`)).toEqual([before]);
  });

  test.each(['console.log(add(3, 5)); } function add(a, b) {', 'f i x = < C O N S , f n > by d e f of p.'])(
    'code and torn formulas: %s',
    (line) => {
      expect(told(`${before}\n${line}`)).toEqual([before]);
    },
  );

  test.each([
    'As stated in, the leaves are dried in the sun for a day.',
    'It is the sum of and, where and are the weights of the leaves.',
    'The yield is given by where the rain of the year is known.',
    'Let x i j denote the weight of leaf i in basket j of k.',
    'The yield Θ of the hill is ≤ α√ d1d2 for all j ∈ S.',
    'The norm ‖W ‖∞ of the yield (in the first year is the largest.',
    'The leaves are demon- Strating how the tea is grown.',
    'Over the years the yield was 100 200 300 400 500 and more.',
    '由于，茶叶在春天采摘得最多。',
    '其中和分别表示茶叶的重量与含水率。',
    '茶叶的总产量定义为，并且逐年上升。',
    'By (3) we know how the leaves are dried in the sun.',
  ])('what cannot be said whole: %s', (sentence) => {
    expect(told(`${before} ${sentence}`)).toEqual([before]);
  });

  test('the works that a document cites, though no heading parts them from the text', () => {
    const works = [
      'Agarwal, A., Negahban, S., and Wainwright, M. Leaves in the high hills. Technical report, 2011.',
      'Gordon, Y. and Pajor, A. Gaussian averages of leaves. Journal of Tea, 149:59–73, 2007.',
      'Hsu, D., Kakade, S., and Zhang, T. Robust baskets of the growers. 2010.',
      'Xu, H. and Sanghavi, S. Picking by hand. In Proceedings of the Tea Meeting, pp. 31–38, 2010.',
    ];
    expect(told([before, ...works].join('\n'))).toEqual([before]);
  });

  test('the works that a Chinese document cites', () => {
    const works = [
      '[1] 王小明, 李华. 绿茶的种植[J]. 茶叶科学, 2015, 37(2): 1-5.',
      '[2] 陈立. 茶树栽培学[M]. 北京: 农业出版社, 2008.',
      '[3] 张三. 春茶采摘研究[D]. 浙江大学, 2012.',
      '[4] 赵四, 钱五. 茶叶干燥技术[J]. 食品工业, 2019, 12(4): 33-38.',
    ];
    expect(told(['绿茶在春天采摘得最多。', ...works].join('\n'))).toEqual(['绿茶在春天采摘得最多。']);
  });

  test('the works that a list without a heading cites, behind the last paragraph of a document', () => {
    const works = [
      '王小明, 李华. 绿茶的种植[J]. 茶叶科学, 2015, 37(2): 1-5.',
      '陈立. 茶树栽培学[M]. 北京: 农业出版社, 2008.',
      '张三. 春茶采摘研究[D]. 浙江大学, 2012.',
      '赵四, 钱五. 茶叶干燥技术[J]. 食品工业, 2019, 12(4): 33-38.',
    ];
    const text = '绿茶在春天采摘得最多。';
    expect(told([text, ...works.map((work) => `- ${work}`)].join('\n'))).toEqual([text]);
  });

  test.each(['Abstract—', 'Abstract: ', '摘要：'])('what a summary is called before it: %s', (name) => {
    expect(told(`${name}${before}`)).toEqual([before]);
  });

  test('the notes at the foot of a page', () => {
    expect(told(`${before}¹\n¹ Smith, Leaves of the hills, which he wrote in 1999.`)).toEqual([before]);
  });
});

test.each(['Show the customer the price first.', 'Present a clear agenda to the growers.'])(
  'an order is said: %s',
  (sentence) => {
    expect(told(`${before} ${sentence}`)).toEqual([before, sentence]);
  },
);

test.each([
  ['The yield grew by 12 percent, as shown in Figure 3.', 'The yield grew by 12 percent.'],
  ['Table 2 shows that half of it is sold in May.', 'Half of it is sold in May.'],
  ['The yield (see Table 4) grew by 12 percent.', 'The yield grew by 12 percent.'],
  ['如图3所示，产量增长了一半以上。', '产量增长了一半以上。'],
  [
    'The growers name all prices of the year at https://tea.example/prices.',
    'The growers name all prices of the year.',
  ],
  ['Tea keeps the heart healthy [12, 13].', 'Tea keeps the heart healthy.'],
  ['Water boils at 100 degrees (Smith et al., 2019; Li and Chen, 2020a).', 'Water boils at 100 degrees.'],
  ['As shown in [4], cool nights make the leaves sweeter.', 'Cool nights make the leaves sweeter.'],
  ['Smith et al. (2019) found that cool nights matter.', 'Smith et al. found that cool nights matter.'],
  ['绿茶能够降低血压[3-5]，效果明显。', '绿茶能够降低血压，效果明显。'],
  ['研究表明，绿茶能够降低血压（王明等，2018）。', '研究表明，绿茶能够降低血压。'],
  [
    'The share of each leaf lies in [0, 1] at all times.',
    'The share of each leaf lies in [0, 1] at all times.',
  ],
  ['The leaves follow the rule (4) whenever it rains.', 'The leaves follow the rule whenever it rains.'],
  ['Vitamins B, C and K are found in the leaves.', 'Vitamins B, C and K are found in the leaves.'],
  ['Each user must log in, and the system keeps it.', 'Each user must log in, and the system keeps it.'],
  [
    'The firm was founded in Hangzhou (in 1998) by growers.',
    'The firm was founded in Hangzhou (in 1998) by growers.',
  ],
  [
    'It is made of the leaves and is sold by and large in May.',
    'It is made of the leaves and is sold by and large in May.',
  ],
  [
    'Most growers know where and how to find the tools they are using.',
    'Most growers know where and how to find the tools they are using.',
  ],
  ['A股、B股和H股的价格都上涨了。', 'A股、B股和H股的价格都上涨了。'],
  ['It has an area of 12 km² and 10⁶ bushes.', 'It has an area of 12 km² and 10⁶ bushes.'],
])('%s is told as: %s', (sentence, said) => {
  expect(told(sentence)).toEqual([said]);
});
