// Made by scripts/shape-table.mjs from the preset shapes of ISO/IEC 29500; do not edit.
// Per shape: handles | sites. A handle is what it sets across (or by its distance) with least and greatest, or -; the same
// down (or by its angle); then its place. A site is its angle and place.

/** What can be dragged on the preset shapes of the file format, and where lines meet them. */
export const handleTable: Readonly<Record<string, string>> = {
  accentBorderCallout1:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  accentBorderCallout2:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  accentBorderCallout3:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3;adj8 -2147483647 2147483647 adj7 -2147483647 2147483647 x4 y4|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  accentCallout1:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  accentCallout2:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  accentCallout3:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3;adj8 -2147483647 2147483647 adj7 -2147483647 2147483647 x4 y4|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonBackPrevious: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonBeginning: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonBlank: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonDocument: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonEnd: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonForwardNext: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonHelp: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonHome: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonInformation: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonMovie: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonReturn: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  actionButtonSound: '|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  arc: '- adj1 0 21599999 x1 y1;- adj2 0 21599999 x2 y2|cang1 x1 y1;cang3 hc vc;cang2 x2 y2',
  bentArrow:
    'adj1 0 maxAdj1 - th b;- adj2 0 50000 r y4;adj3 0 50000 - x4 t;adj4 0 maxAdj4 - bd t|3cd4 x4 t;cd4 x4 y4;cd4 th2 b;0 r aw2',
  bentConnector3: 'adj1 -2147483647 2147483647 - x1 vc|',
  bentConnector4: 'adj1 -2147483647 2147483647 - x1 y1;- adj2 -2147483647 2147483647 x2 y2|',
  bentConnector5:
    'adj1 -2147483647 2147483647 - x1 y1;- adj2 -2147483647 2147483647 x2 y2;adj3 -2147483647 2147483647 - x3 y3|',
  bentUpArrow:
    '- adj1 0 50000 l y2;adj2 0 50000 - x1 t;- adj3 0 50000 x2 y1|3cd4 x3 t;cd2 x1 y1;cd2 l y3;cd4 x0 b;0 x4 y15;0 r y1',
  bevel: 'adj 0 50000 - x1 t|0 r vc;0 x2 vc;cd4 hc b;cd4 hc y2;cd2 l vc;cd2 x1 vc;3cd4 hc t;3cd4 hc x1',
  blockArc: '- adj1 0 21599999 x1 y1;adj3 0 50000 adj2 0 21599999 x2 y2|cang1 x5 y5;cang2 x6 y6;cang3 hc vc',
  borderCallout1:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  borderCallout2:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  borderCallout3:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3;adj8 -2147483647 2147483647 adj7 -2147483647 2147483647 x4 y4|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  bracePair: '- adj 0 25000 l x1|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  bracketPair: '- adj 0 50000 l x1|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  callout1:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  callout2:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  callout3:
    'adj2 -2147483647 2147483647 adj1 -2147483647 2147483647 x1 y1;adj4 -2147483647 2147483647 adj3 -2147483647 2147483647 x2 y2;adj6 -2147483647 2147483647 adj5 -2147483647 2147483647 x3 y3;adj8 -2147483647 2147483647 adj7 -2147483647 2147483647 x4 y4|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  can: '- adj 0 maxAdj hc y2|3cd4 hc y2;3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  chevron: 'adj 0 maxAdj - x2 t|3cd4 x3 t;cd2 x1 vc;cd4 x3 b;0 r vc',
  chord: '- adj1 0 21599999 x1 y1;- adj2 0 21599999 x2 y2|stAng x1 y1;enAng x2 y2;midAng x3 y3',
  circularArrow:
    '- adj2 0 maxAng xA yA;- adj4 0 21599999 xE yE;adj1 0 maxAdj1 adj3 0 21599999 xF yF;adj5 0 25000 - xB yB|aI xI yI;ptAng xGp yGp;aA xA yA;aB xBp yBp',
  cloud: '|0 g29 vc;cd4 hc g28;cd2 g27 vc;3cd4 hc g30',
  cloudCallout:
    'adj1 -2147483647 2147483647 adj2 -2147483647 2147483647 xPos yPos|cd2 g27 vc;cd4 hc g28;0 g29 vc;3cd4 hc g30;pang xPos yPos',
  corner: '- adj1 0 maxAdj1 l y1;adj2 0 maxAdj2 - x1 t|0 r cy1;cd4 hc b;cd2 l vc;3cd4 cx1 t',
  cornerTabs:
    '|cd2 l t;cd2 l dx;cd2 l y1;cd2 l b;3cd4 dx t;3cd4 x1 t;cd4 dx b;cd4 x1 b;0 r t;0 r dx;0 r y1;0 r b',
  cube: '- adj 0 100000 l y1|3cd4 x3 t;3cd4 x2 y1;cd2 l y3;cd4 x2 b;0 x4 y3;0 r y2',
  curvedConnector3: 'adj1 -2147483647 2147483647 - x2 vc|',
  curvedConnector4: 'adj1 -2147483647 2147483647 - x2 y1;- adj2 -2147483647 2147483647 x3 y4|',
  curvedConnector5:
    'adj1 -2147483647 2147483647 - x3 y1;- adj2 -2147483647 2147483647 x1 y4;adj3 -2147483647 2147483647 - x6 y5|',
  curvedDownArrow:
    'adj1 0 adj2 - x7 y1;adj2 0 maxAdj2 - x4 b;- adj3 0 maxAdj3 r y1|3cd4 ix t;cd4 q12 b;cd4 x4 y1;cd4 x6 b;0 x8 y1',
  curvedLeftArrow:
    '- adj1 0 a2 x1 y5;- adj2 0 maxAdj2 r y4;adj3 0 maxAdj3 - x1 b|cd2 l q12;cd2 x1 y4;cd3 l y6;cd4 x1 y8;0 r iy',
  curvedRightArrow:
    '- adj1 0 a2 x1 y5;- adj2 0 maxAdj2 r y4;adj3 0 maxAdj3 - x1 b|cd2 l iy;cd4 x1 y8;0 r y6;0 x1 y4;0 r q12',
  curvedUpArrow:
    'adj1 0 a2 - x7 y1;adj2 0 maxAdj2 - x4 t;- adj3 0 maxAdj3 r y1|3cd4 x6 t;3cd4 x4 y1;3cd4 q12 t;cd4 ix b;0 x8 y1',
  decagon: '|0 x4 y2;0 r vc;0 x4 y3;cd4 x3 y4;cd4 x2 y4;cd2 x1 y3;cd2 l vc;cd2 x1 y2;3cd4 x2 y1;3cd4 x3 y1',
  diagStripe: '- adj 0 100000 l y2|0 hc vc;cd2 l y3;cd2 x1 y1;3cd4 x3 t',
  diamond: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  dodecagon:
    '|0 x4 y1;0 r y2;0 r y3;0 x4 y4;cd4 x3 b;cd4 x2 b;cd2 x1 y4;cd2 l y3;cd2 l y2;cd2 x1 y1;3cd4 x2 t;3cd4 x3 t',
  donut: 'adj 0 50000 - dr vc|3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it',
  doubleWave: '- adj1 0 12500 l y1;adj2 -10000 10000 - xAdj b|cd4 x12 y1;cd2 x1 vc;3cd4 x5 y4;0 x16 vc',
  downArrow: 'adj1 0 100000 - x1 t;- adj2 0 maxAdj2 l y1|3cd4 hc t;cd2 l y1;cd4 hc b;0 r y1',
  downArrowCallout:
    'adj1 0 maxAdj1 - x2 y3;adj2 0 maxAdj2 - x1 b;- adj3 0 maxAdj3 r y3;- adj4 0 maxAdj4 l y2|3cd4 hc t;cd2 l y1;cd4 hc b;0 r y1',
  ellipse: '|3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it',
  ellipseRibbon:
    '- adj1 0 100000 hc q1;adj2 25000 75000 - x2 b;- adj3 minAdj3 a1 l y8|3cd4 hc q1;cd2 wd8 y2;cd4 hc b;0 x6 y2',
  ellipseRibbon2:
    '- adj1 0 100000 hc rh;adj2 25000 100000 - x2 t;- adj3 minAdj3 a1 l dy1|3cd4 hc t;cd2 wd8 y2;cd4 hc rh;0 x6 y2',
  flowChartAlternateProcess: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartCollate: '|3cd4 hc t;3cd4 hc vc;cd4 hc b',
  flowChartConnector: '|3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it',
  flowChartDecision: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartDelay: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartDisplay: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartDocument: '|3cd4 hc t;cd2 l vc;cd4 hc y2;0 r vc',
  flowChartExtract: '|3cd4 hc t;cd2 wd4 vc;cd4 hc b;0 x2 vc',
  flowChartInputOutput: '|3cd4 x4 t;3cd4 hc t;cd2 wd10 vc;cd4 x3 b;cd4 hc b;0 x6 vc',
  flowChartInternalStorage: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartMagneticDisk: '|3cd4 hc hd3;3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartMagneticDrum: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 x2 vc;0 r vc',
  flowChartMagneticTape: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartManualInput: '|3cd4 hc hd10;cd2 l vc;cd4 hc b;0 r vc',
  flowChartManualOperation: '|3cd4 hc t;cd2 wd10 vc;cd4 hc b;0 x4 vc',
  flowChartMerge: '|3cd4 hc t;cd2 wd4 vc;cd4 hc b;0 x2 vc',
  flowChartMultidocument: '|3cd4 x4 t;cd2 l vc;cd4 x3 y8;0 r vc',
  flowChartOfflineStorage: '|0 x4 vc;cd4 hc b;cd2 wd4 vc;3cd4 hc t',
  flowChartOffpageConnector: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartOnlineStorage: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 x2 vc',
  flowChartOr: '|3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it',
  flowChartPredefinedProcess: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartPreparation: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartProcess: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartPunchedCard: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartPunchedTape: '|3cd4 hc hd10;cd2 l vc;cd4 hc y2;0 r vc',
  flowChartSort: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  flowChartSummingJunction: '|3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it',
  flowChartTerminator: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  foldedCorner: 'adj 0 50000 - x1 b|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  frame: 'adj1 0 50000 - x1 t|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  gear6:
    '- adj1 0 20000 xD6 yD6;adj2 0 5358 - xA6 yD6|19800000 xCxn1 yCxn1;1800000 xCxn1 yCxn2;cd4 hc yB3;9000000 xCxn4 yCxn2;12600000 xCxn4 yCxn1;3cd4 hc yC6',
  gear9:
    '- adj1 0 20000 xD9 yD9;adj2 0 2679 - xA9 yD9|18600000 xCxn1 yCxn1;21000000 xCxn2 yCxn2;1800000 xCxn3 yCxn3;4200000 xCxn4 yCxn4;6600000 xCxn5 yCxn4;9000000 xCxn6 yCxn3;11400000 xCxn7 yCxn2;13800000 xCxn8 yCxn1;3cd4 hc yC9',
  halfFrame: '- adj1 0 maxAdj1 l y1;adj2 0 maxAdj2 - x1 t|0 cx2 cy2;cd4 cx1 cy1;cd2 l vc;3cd4 hc t',
  heart: '|3cd4 hc hd4;cd4 hc b',
  heptagon: '|0 x5 y1;0 x6 y2;cd4 x4 y3;cd4 x3 y3;cd2 x1 y2;cd2 x2 y1;3cd4 hc t',
  hexagon: 'adj 0 maxAdj - x1 t|0 r vc;cd4 x2 y2;cd4 x1 y2;cd2 l vc;3cd4 x1 y1;3cd4 x2 y1',
  homePlate: 'adj 0 maxAdj - x1 t|3cd4 x2 t;cd2 l vc;cd4 x1 b;0 r vc',
  horizontalScroll: 'adj 0 25000 - ch t|cd4 hc ch;cd2 l vc;3cd4 hc y6;0 r vc',
  irregularSeal1: '|3cd4 x24 t;cd2 l y6;cd4 x12 b;0 r y18',
  irregularSeal2: '|3cd4 x2 y2;cd2 l y8;cd4 x16 y16;0 r y24',
  leftArrow: '- adj1 0 100000 r y1;adj2 0 maxAdj2 - x2 t|3cd4 x2 t;cd2 l vc;cd4 x2 b;0 r vc',
  leftArrowCallout:
    '- adj1 0 maxAdj1 x1 y2;- adj2 0 maxAdj2 l y1;adj3 0 maxAdj3 - x1 t;adj4 0 maxAdj4 - x2 b|3cd4 x3 t;cd2 l vc;cd4 x3 b;0 r vc',
  leftBrace: '- adj1 0 maxAdj1 hc y1;- adj2 0 100000 l y3|cd4 r t;cd2 l y3;3cd4 r b',
  leftBracket: '- adj 0 maxAdj l y1|cd4 r t;cd2 l vc;3cd4 r b',
  leftCircularArrow:
    '- adj2 minAng 0 xA yA;- adj4 0 21599999 xE yE;adj1 0 maxAdj1 adj3 0 21599999 xF yF;adj5 0 25000 - xB yB|aI xI yI;ptAng xGp yGp;aA xA yA;aB xBp yBp',
  leftRightArrow:
    '- adj1 0 100000 x3 y1;adj2 0 maxAdj2 - x2 t|0 r vc;cd4 x3 b;cd4 x2 b;cd2 l vc;3cd4 x2 t;3cd4 x3 t',
  leftRightArrowCallout:
    '- adj1 0 maxAdj1 x1 y2;- adj2 0 maxAdj2 l y1;adj3 0 maxAdj3 - x1 t;adj4 0 maxAdj4 - x2 b|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  leftRightCircularArrow:
    '- adj2 0 maxAng xA yA;- adj4 0 21599999 xE yE;adj1 0 maxAdj1 adj3 0 21599999 xF yF;adj5 0 25000 - xB yB|aL xL yL;lptAng xKp yKp;ptAng xGp yGp;aA xA yA;aB xBp yBp;aJ xJp yJp',
  leftRightRibbon:
    '- adj1 0 maxAdj1 x4 ry2;adj2 0 maxAdj2 - x1 t;- adj3 0 33333 x3 ry2|0 r ry3;cd4 x4 b;cd4 x1 ly4;cd2 l ly2;3cd4 x1 t;3cd4 x4 ry1',
  leftRightUpArrow:
    'adj1 0 maxAdj1 - x3 x1;adj2 0 50000 - x2 t;- adj3 0 maxAdj3 r x1|3cd4 hc t;cd2 l y4;cd4 hc y5;0 r y4',
  leftUpArrow:
    '- adj1 0 maxAdj1 x3 y3;adj2 0 50000 - x2 t;- adj3 0 maxAdj3 x3 x1|3cd4 x4 t;cd2 x2 x1;3cd4 x1 y2;cd2 l y4;cd4 x1 b;cd4 cx1 y5;0 x5 cy1;0 r x1',
  lightningBolt: '|3cd4 x3 t;3cd4 l y1;cd2 x1 y6;cd2 x5 y11;cd4 r b;0 x11 y7;0 x8 y2',
  line: '|cd4 l t;3cd4 r b',
  lineInv: '|cd4 l b;3cd4 r t',
  mathDivide:
    '- adj1 1000 36745 l y3;- adj2 0 maxAdj2 r y2;adj3 1000 maxAdj3 - x2 t|0 x3 vc;cd4 hc y5;cd2 x1 vc;3cd4 hc y1',
  mathEqual:
    '- adj1 0 36745 l y1;- adj2 0 mAdj2 r y2|0 x2 yC1;0 x2 yC2;cd4 hc y4;cd2 x1 yC1;cd2 x1 yC2;3cd4 hc y1',
  mathMinus: '- adj1 0 100000 l y1|0 x2 vc;cd4 hc y2;cd2 x1 vc;3cd4 hc y1',
  mathMultiply: '- adj1 0 51965 l th|cd2 xM yM;3cd4 xC2 yM;0 xC2 yC3;cd4 xM yC3',
  mathNotEqual:
    '- adj1 0 50000 l y1;- adj2 4200000 6600000 lx t;- adj3 0 maxAdj3 r y2|0 x8 yC2;0 x8 yC3;cd4 xC2 yC4;cd2 x1 yC2;cd2 x1 yC3;3cd4 xC1 yC1',
  mathPlus: '- adj1 0 73490 l y2|0 x4 vc;cd4 hc y4;cd2 x1 vc;3cd4 hc y1',
  moon: 'adj 0 87500 - g0w vc|3cd4 r t;cd2 l vc;cd4 r b;0 g0w vc',
  noSmoking:
    'adj 0 50000 - dr vc|3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it',
  nonIsoscelesTrapezoid: 'adj1 0 maxAdj - x2 t;adj2 0 maxAdj - x3 t|0 x4 vc;cd4 hc b;cd2 x1 vc;3cd4 hc t',
  notchedRightArrow: '- adj1 0 100000 r y1;adj2 0 maxAdj2 - x2 t|3cd4 x2 t;cd2 x1 vc;cd4 x2 b;0 r vc',
  octagon: 'adj 0 50000 - x1 t|0 r x1;0 r y2;cd4 x2 b;cd4 x1 b;cd2 l y2;cd2 l x1;3cd4 x1 t;3cd4 x2 t',
  parallelogram: 'adj 0 maxAdj - x2 t|3cd4 hc y2;3cd4 x4 t;0 x6 vc;cd4 x3 b;cd4 hc y1;cd2 x1 vc',
  pentagon: '|3cd4 hc t;cd2 x1 y1;cd4 x2 y2;cd4 hc b;cd4 x3 y2;0 x4 y1',
  pie: '- adj1 0 21599999 x1 y1;- adj2 0 21599999 x2 y2|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  pieWedge: '|0 r vc;cd4 hc b',
  plaque: 'adj 0 50000 - x1 t|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  plaqueTabs:
    '|cd2 l t;cd2 l dx;cd2 l y1;cd2 l b;3cd4 dx t;3cd4 x1 t;cd4 dx b;cd4 x1 b;0 r t;0 r dx;0 r y1;0 r b',
  plus: 'adj 0 50000 - x1 t|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  quadArrow:
    'adj1 0 maxAdj1 - x3 x1;adj2 0 50000 - x2 t;- adj3 0 maxAdj3 r x1|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  quadArrowCallout:
    'adj1 0 maxAdj1 - x4 ah;adj2 0 50000 - x3 t;- adj3 0 maxAdj3 r ah;- adj4 a1 maxAdj4 l y2|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  rect: '|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  ribbon: '- adj1 0 33333 hc y2;adj2 25000 75000 - x2 t|3cd4 hc y2;cd2 wd8 y3;cd4 hc b;0 x10 y3',
  ribbon2: '- adj1 0 33333 hc y2;adj2 25000 75000 - x2 b|3cd4 hc t;cd2 wd8 y3;cd4 hc y2;0 x10 y3',
  rightArrow: '- adj1 0 100000 l y1;adj2 0 maxAdj2 - x1 t|3cd4 x1 t;cd2 l vc;cd4 x1 b;0 r vc',
  rightArrowCallout:
    '- adj1 0 maxAdj1 x3 y2;- adj2 0 maxAdj2 r y1;adj3 0 maxAdj3 - x3 t;adj4 0 maxAdj4 - x2 b|3cd4 x1 t;cd2 l vc;cd4 x1 b;0 r vc',
  rightBrace: '- adj1 0 maxAdj1 hc y1;- adj2 0 100000 r y3|cd4 l t;cd2 r y3;3cd4 l b',
  rightBracket: '- adj 0 maxAdj r y1|cd4 l t;3cd4 l b;cd2 r vc',
  round1Rect: 'adj 0 50000 - x1 t|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  round2DiagRect: 'adj1 0 50000 - x1 t;adj2 0 50000 - x2 t|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  round2SameRect: 'adj1 0 50000 - tx2 t;adj2 0 50000 - bx1 b|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  roundRect: 'adj 0 50000 - x1 t|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  rtTriangle: '|3cd4 l t;cd2 l vc;cd4 l b;cd4 hc b;cd4 r b;0 hc vc',
  smileyFace:
    '- adj -4653 4653 hc y4|3cd4 hc t;3cd4 il it;cd2 l vc;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it',
  snip1Rect: 'adj 0 50000 - x1 t|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  snip2DiagRect: 'adj1 0 50000 - lx1 t;adj2 0 50000 - rx2 t|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  snip2SameRect: 'adj1 0 50000 - tx2 t;adj2 0 50000 - bx1 b|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  snipRoundRect: 'adj1 0 50000 - x1 t;adj2 0 50000 - x2 t|0 r vc;cd4 hc b;cd2 l vc;3cd4 hc t',
  squareTabs:
    '|cd2 l t;cd2 l dx;cd2 l y1;cd2 l b;cd2 dx dx;cd2 dx x1;3cd4 dx t;3cd4 x1 t;cd4 dx b;cd4 x1 b;0 r t;0 r dx;0 r y1;0 r b;0 x1 dx;0 x1 y1',
  star10:
    '- adj 0 50000 hc yAdj|0 x4 y2;0 x4 y3;cd4 x3 y4;cd4 hc b;cd4 x2 y4;cd2 x1 y3;cd2 x1 y2;3cd4 x2 y1;3cd4 hc t;3cd4 x3 y1',
  star12:
    '- adj 0 50000 hc yAdj|0 x4 hd4;0 r vc;0 x4 y3;cd4 x3 y4;cd4 hc b;cd4 wd4 y4;cd2 x1 y3;cd2 l vc;cd2 x1 hd4;3cd4 wd4 y1;3cd4 hc t;3cd4 x3 y1',
  star16:
    '- adj 0 50000 hc yAdj|0 x5 y2;0 x6 y3;0 r vc;0 x6 y4;0 x5 y5;cd4 x4 y6;cd4 hc b;cd4 x3 y6;cd2 x2 y5;cd2 x1 y4;cd2 l vc;cd2 x1 y3;cd2 x2 y2;3cd4 x3 y1;3cd4 hc t;3cd4 x4 y1',
  star24: '- adj 0 50000 hc yAdj|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  star32: '- adj 0 50000 hc yAdj|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  star4: '- adj 0 50000 hc yAdj|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  star5: '- adj 0 50000 hc yAdj|3cd4 hc t;cd2 x1 y1;cd4 x2 y2;cd4 x3 y2;0 x4 y1',
  star6: '- adj 0 50000 hc yAdj|0 x2 hd4;0 x2 y2;cd4 hc b;cd2 x1 y2;cd2 x1 hd4;3cd4 hc t',
  star7: '- adj 0 50000 hc yAdj|0 x5 y1;0 x6 y2;cd4 x4 y3;cd4 x3 y3;cd2 x1 y2;cd2 x2 y1;3cd4 hc t',
  star8: '- adj 0 50000 hc yAdj|0 r vc;cd4 x2 y2;cd4 hc b;cd4 x1 y2;cd2 l vc;3cd4 x1 y1;3cd4 hc t;3cd4 x2 y1',
  stripedRightArrow: '- adj1 0 100000 l y1;adj2 0 maxAdj2 - x5 t|3cd4 x5 t;cd2 l vc;cd4 x5 b;0 r vc',
  sun: 'adj 12500 46875 - x19 vc|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  swooshArrow: '- adj1 1 75000 xF yF;adj2 0 maxAdj2 - xB yB|cd4 l b;3cd4 xC t;0 r yD;cd4 xE yE',
  teardrop:
    'adj 0 200000 - x1 t|0 r vc;cd4 ir ib;cd4 hc b;cd4 il ib;cd2 l vc;3cd4 il it;3cd4 hc t;3cd4 x1 y1',
  trapezoid: 'adj 0 maxAdj - x2 t|3cd4 hc t;cd2 x1 vc;cd4 hc b;0 x4 vc',
  triangle: 'adj 0 100000 - x2 t|3cd4 x2 t;cd2 x1 vc;cd4 l b;cd4 x2 b;cd4 r b;0 x3 vc',
  upArrow: 'adj1 0 100000 - x1 b;- adj2 0 maxAdj2 l y2|3cd4 hc t;cd2 l y2;cd4 hc b;0 r y2',
  upArrowCallout:
    'adj1 0 maxAdj1 - x2 y1;adj2 0 maxAdj2 - x1 t;- adj3 0 maxAdj3 r y1;- adj4 0 maxAdj4 l y2|3cd4 hc t;cd2 l y2;cd4 hc b;0 r y2',
  upDownArrow:
    'adj1 0 100000 - x1 y3;- adj2 0 maxAdj2 l y2|3cd4 hc t;cd2 l y2;cd2 x1 vc;cd2 l y3;cd4 hc b;0 r y3;0 x2 vc;0 r y2',
  upDownArrowCallout:
    'adj1 0 maxAdj1 - x2 y1;adj2 0 maxAdj2 - x1 t;- adj3 0 maxAdj3 r y1;- adj4 0 maxAdj4 l y2|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc',
  uturnArrow:
    'adj1 0 maxAdj1 - th b;adj2 0 25000 - x6 b;- adj3 0 maxAdj3 x6 y4;adj4 0 maxAdj4 - bd t;- adj5 minAdj5 100000 r y5|cd4 x6 y4;cd4 x8 y5;0 r y4;3cd4 cx t;cd4 th2 b',
  verticalScroll: '- adj 0 25000 l ch|3cd4 hc t;0 ch vc;cd4 hc b;cd2 x6 vc',
  wave: '- adj1 0 20000 l y1;adj2 -10000 10000 - xAdj b|cd4 xAdj2 y1;cd2 x1 vc;3cd4 xAdj y4;0 x9 vc',
  wedgeEllipseCallout:
    'adj1 -2147483647 2147483647 adj2 -2147483647 2147483647 xPos yPos|3cd4 hc t;3cd4 il it;cd4 il ib;cd4 hc b;cd4 ir ib;0 r vc;3cd4 ir it;pang xPos yPos',
  wedgeRectCallout:
    'adj1 -2147483647 2147483647 adj2 -2147483647 2147483647 xPos yPos|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc;cd4 xPos yPos',
  wedgeRoundRectCallout:
    'adj1 -2147483647 2147483647 adj2 -2147483647 2147483647 xPos yPos|3cd4 hc t;cd2 l vc;cd4 hc b;0 r vc;cd4 xPos yPos',
};
