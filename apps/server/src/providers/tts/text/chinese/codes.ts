import { dash, rule, type Rule } from '../rule.ts';
import { numeralPattern, romanValue, valueOfNumeral } from '../roman.ts';
import { serialGroups, serialPattern } from '../serials.ts';
import { amountZh, digitsZh, integerZh, telephoneZh } from './numbers.ts';

const oneByOne = ([text = '']: string[]): string =>
  telephoneZh(text.replace(/[^\d.]/g, '')).replaceAll('.', '点');
const grouped = (groups: readonly string[]): string => groups.map(telephoneZh).join('，');

// What stands before a number that names something, and after it.
const named =
  '拨打?|[请快]打|呼叫|电话|热线|致电|号码|编号|学号|工号|卡号|账号|单号|端口号?|代码|密码|验证码|口令|房间号?|门牌号?|航班|车次|尾号|邮编|邮政编码|区号|QQ群?|QQ号|微信号?|ID|波音|空客|ISO|GB|RFC|IEEE|HTTP';
const places = '室|房(?![子价产])|号?房间|教室|寝室|宿舍|会议室|路公交|路车|次列车|次航班|航班|次高铁|次动车';
const nicknames =
  '(?:211|985|618|315|911|996|404|500|502|503)(?=大学|高校|院校|工程|大促|晚会|购物节|事件|工作制|错误|页面|报错)|996|(?:110|119|120|122)(?=火警|报警|急救|热线|电话|警察|救护|指挥|民警)';
const hotlines =
  '(?<!\\d)(?:12306|12315|12345|12320|10086|10000|95588|95533|95566|95599)(?![\\d.,]|\\s?[个人件元名位块万亿年米台次字%])';

// What has numbers with a dash, and no word that only ends alike: 代表, 地图, 模式.
const figure =
  '(?:(?<![地画拼贴])图|(?<![发代填手钟列报年怀仪])表|公式|(?<!项)任务|案例|(?<![比举条惯病实])例|习题|(?<!(?![由如见据将把和与及在])\\p{Script=Han})式)';
const counted =
  '(?:[个种名篇份节人天年次家张幅周位条件层倍岁秒月]|分钟|小时|本书)(?![体别类植群称口员均工物气然形目布度龄代份数长率额点约])';

const ofTravel =
  '(?:航班|航空|客机|班机|飞机|航线|起飞|登机|降落|机场|车次|列车|高铁|动车|火车|次列|公交|地铁|乘坐|乘车|到达|出发|站台|候车|检票)';

const dose = String.raw`\d\s?(?:mg|g|ml|mL|μg|IU|片|粒|支|袋|滴)[,，]?\s?`;
const routes: Readonly<Record<string, string>> = {
  po: '口服',
  iv: '静脉注射',
  ivgtt: '静脉滴注',
  im: '肌肉注射',
  ih: '皮下注射',
  sc: '皮下注射',
};
const route = Object.keys(routes)
  .flatMap((letters) => [letters, letters.toUpperCase()])
  .join('|');

export const codesZh: readonly Rule[] = [
  // 22次/min; mL/min/1.73m²
  rule(String.raw`(?<=[次滴拍])/\s?min(?![A-Za-z])`, () => '每分钟'),
  rule(String.raw`(?<=/min)/(?=1\.73)`, () => '每'),
  // 8080端口, and the one that is taken instead of it.
  rule(String.raw`(?<![\d.,-])\d{2,5}(?=\s?端口)`, ([text = '']) => digitsZh(text), true),
  rule(
    String.raw`(?<=端口[^。；\n]{0,12}(?:改用|改[为成]|换[为成]|使用|映射到|监听)\s?)\d{3,5}(?![\d.,]|\s?[个名人元次万台条线秒毫分天件张页倍年])`,
    ([text = '']) => digitsZh(text),
    true,
  ),
  // 教3-205: a building and its room.
  rule(
    String.raw`(?<=(?:地点|教室|地址|教学?楼?|实验楼|[一-龥]楼|栋|座)[:：]?\s?[A-Z]?)(\d{1,2})[-–](\d{3,4})(?!\d|[.,]\d|\s?[个人元名次平㎡%万米公千层户间度])`,
    ([, building = '', room = '']) => `${integerZh(building)}杠${digitsZh(room)}`,
  ),
  // 额定电压AC220V
  rule(
    String.raw`(?<=(?<![A-Za-z])(?:AC|DC)\s?)(\d{2,3})\s?V(?![A-Za-z])`,
    ([, volts = '']) => `${integerZh(volts)}伏`,
  ),
  // IIIB期, IIa期
  rule(
    String.raw`(?<![A-Za-z\d])(?!VC)([IVX]+)([A-Ca-c])(?=[期型级](?!货))`,
    ([, numeral = '', letter = '']) => {
      const value = romanValue(numeral);
      return value && `${integerZh(value)} ${letter.toUpperCase()}`;
    },
  ),
  // What a test found: HBsAg(+), 抗体检测(-); but Pros(+) weighs, and a button(+) is pressed.
  rule(
    String.raw`(?<=(?<![A-Za-z])(?!(?:Pros?|Cons?)\s?\()[A-Z][A-Za-z\d-]{2,}\s?|(?:试验|反应|抗[体原]|检[测查]|培养|征|[隐潜]血|蛋白|尿糖|酮体)\s?)\((\+{1,4}|[±−-])\)(?!\s?(?:[号键]|按[钮键]|图标|表示|公司|[和或与、]\s?\())`,
    ([, sign = '']) => {
      if (sign.length > 1) return `${amountZh(String(sign.length))}个加号`;
      return sign === '+' ? '阳性' : sign === '±' ? '弱阳性' : '阴性';
    },
  ),
  // Cells in what a microscope shows: 5~8个/HP.
  rule(String.raw`(?<=个)/HPF?(?![A-Za-z])`, () => '每高倍视野'),
  // How far bars lie apart: Φ12@200.
  rule(String.raw`(?<=[ΦφCA]\d{1,2})@(?=\d{2,3}(?!\d|\s?[元份块个张]))`, () => '间距'),
  rule(
    String.raw`(?<=[A-Z]座|号楼)\s?\d{3,4}(?![\d.,]|\s?[个人元名次平㎡%万户米公千层间套亩度多余])`,
    ([text = '']) => digitsZh(text),
    true,
  ),
  // 图3-2 is a name; 发表3-5篇 counts.
  rule(
    String.raw`(?<=${figure}\s?)(\d{1,2})[-–](\d{1,2})(?![\d%]|\s?${counted})`,
    ([, one = '', other = '']) => `${integerZh(one)}杠${integerZh(other)}`,
  ),
  // p(h|v)
  rule(String.raw`(?<=\b[pPqQE]\s?\([^()|]{1,16})\|(?=[^()|]{1,16}\))`, () => '给定'),
  rule(
    String.raw`\+(\d{1,3})[\s-](\d[\d\s-]{5,}\d)(?!\d)`,
    ([, country = '', rest = '']) => `加${grouped([country, ...rest.split(/\D+/)])}`,
    true,
  ),
  rule(
    String.raw`(?<!\d)(1[3-9]\d)[- ]?(\d{4})[- ]?(\d{4})(?!\d)`,
    ([, a = '', b = '', c = '']) => grouped([a, b, c]),
    true,
  ),
  rule(
    String.raw`(0\d{2,3}|[48]00)-(\d{3,4})-?(\d{4})(?!\d)`,
    ([, a = '', b = '', c = '']) => grouped([a, b + c]),
    true,
  ),
  rule(String.raw`\d{1,3}(?:\.\d{1,3}){3}(?!\d)`, oneByOne, true),
  // 国家标准: GB/T 7714-2015
  rule(
    String.raw`(?<=(?:GB(?:/[TZ])?|ISO(?:/IEC)?|IEC|JGJ|DL/T|HJ|YY/T)\s?)(\d{3,5}(?:\.\d+)?)[-—:：]((?:19|20)\d\d)(?!\d)`,
    ([, one = '', year = '']) => `${digitsZh(one).replace('.', '点')}，${digitsZh(year)}`,
    true,
  ),
  rule(serialPattern, ([text = '']) => serialGroups(text).map(digitsZh).join('，'), true),
  rule(
    String.raw`(?<=(?:${named})[是为：:]?\s?)\d{3,}(?!\d|\.\d)(?!\s?[个人件元名位块万亿%])`,
    oneByOne,
    true,
  ),
  rule(String.raw`(?<!\d)\d{3,4}(?=${places})`, oneByOne, true),
  // An extension of a telephone, and the number before it.
  rule(String.raw`(?<!\d)\d{7,8}(?=转\s?\d{3,5}(?![\d.]|\s?[个人元块米万亿]))`, oneByOne, true),
  rule(
    String.raw`(?<=(?:分机号?|传真|电话|总机|[-\d]{5})转\s?|分机号?[是为：:]?\s?)\d{3,5}(?![\d.]|\s?[个人元块米万亿])`,
    oneByOne,
    true,
  ),
  rule(String.raw`(?<!\d)(?:${nicknames})(?!\d)`, oneByOne, true),
  // What a server answers.
  rule(
    String.raw`(?<=(?:返回|响应|状态码?|错误码?|报错?|抛出)[了是为：:]?\s?)(?:20[0-6]|30[0-8]|40\d|4[12]\d|50[0-5])(?!\d|\.\d|,\d{3}(?!\d)|%|\s?[个条元件次人名万亿])`,
    oneByOne,
    true,
  ),
  rule(hotlines, oneByOne, true),
  // Flights and trains are called out; other codes are read: CA1501次航班 with 幺, the warning CA1501 with 一.
  rule(
    String.raw`(?<=[A-Za-z]-?)\d{3,}(?!\d|[.,]\d)(?:(?<=${ofTravel}[^。；！？]{0,20})|(?=[^。；！？]{0,12}${ofTravel}))`,
    oneByOne,
    true,
  ),
  rule(String.raw`(?<=[A-Za-z]-?)\d{3,}(?!\d|[.,]\d)`, ([text = '']) => digitsZh(text), true),
  // What stands in quotes is shown as it is written: “2024”, “9527”. But a round number counts.
  rule(String.raw`(?<=[“‘「『"'])\d{3,6}(?<!00)(?=[”’」』"'])`, ([text = '']) => digitsZh(text), true),
  // (2024)京01民终1187号
  rule(String.raw`(?<=[(〔[【])(?:19|20)\d\d(?=[)〕\]】])`, ([text = '']) => digitsZh(text), true),
  rule(
    String.raw`(?<=[(〔[](?:19|20)\d\d[)〕\]]\p{Script=Han}{0,2}\d{0,4}\p{Script=Han}{1,4})\d{3,}(?=号)`,
    ([text = '']) => digitsZh(text),
    true,
  ),
  rule(String.raw`(?<=\d\.\d+\.\d+)${dash}(?=\d+\.\d+\.\d)`, () => '到'),
  // 完成P12-15
  rule(
    String.raw`(?<=(?:完成|预习|复习|阅读|作业|练习|课本|教材|书本|参见|参考|详见|(?<![意常可看遇再罕偏])见)\p{Script=Han}{0,4}[:：]?\s?)[Pp]\.?(\d{1,3})(?:${dash}[Pp]?(\d{1,3}))?(?![A-Za-z\d.])`,
    ([, from = '', to = '']) => `第${integerZh(from)}${to === '' ? '' : `到${integerZh(to)}`}页`,
  ),
  // How often a medicine is taken.
  rule(String.raw`(?<=${dose})(?:${route})(?![A-Za-z\d])`, ([text = '']) => routes[text.toLowerCase()]),
  rule(
    String.raw`(?<=${dose}(?:(?:${route}|口服|静滴|静推|肌注)[,，]?\s?)?)(qd|bid|tid|qid|QD|BID|TID|QID)(?![A-Za-z\d])`,
    ([, often = '']) =>
      `每日${'一两三四'.charAt(['qd', 'bid', 'tid', 'qid'].indexOf(often.toLowerCase()))}次`,
  ),
  rule(String.raw`(?<=(?:\d\s?h|次|[qbt]i?d|g|片|粒)\s?)(?:prn|PRN)(?![A-Za-z])`, () => '必要时'),
  rule(
    String.raw`(?<=(?:[qbt]i?d|QD|BID|TID|QID|次|po|iv|prn|q\d+h)[,，]?\s?)[×xX*]\s?(\d{1,2})\s?(?:d(?![A-Za-z\d])|天)`,
    ([, days = '']) => `，${amountZh(days)}天`,
  ),
  // Every eight hours, as it is prescribed.
  rule(
    String.raw`(?<![A-Za-z\d])q(\d{1,2})h(?![A-Za-z\d])`,
    ([, hours = '']) => `每${integerZh(hours)}小时一次`,
  ),
  // A file or a platform whose name begins with it: .NET, .env.
  rule(
    String.raw`(?<![A-Za-z\d.)\]"”’!?])\.(?=NET(?![A-Za-z])|[a-z]{2,}(?![a-z]*\s[a-z]))|(?<=^|\s)\.(?=[A-Z]{2,}(?![a-z]))`,
    () => '点',
  ),
  rule(
    String.raw`(?<!\d)6{3,}(?=$|[!！~～，。,\s…啊呀了的吧])(?<![有为是达共计约第数值到]6+)`,
    oneByOne,
    true,
  ),
  rule(String.raw`No\.\s?(\d+)`, ([, value = '']) => `第${integerZh(value)}`),
  rule(String.raw`[#№]\s?(\d+)`, ([, value = '']) => `${integerZh(value)}号`),
  rule(
    String.raw`(?<=第)[IVXLC]+(?![A-Za-z])|(?<![A-Za-z\d-])(?:I|[IVX]{2,})(?=[型级期类章节部卷代])`,
    ([text = '']) => {
      const value = romanValue(text);
      return value && integerZh(value);
    },
  ),
  rule(String.raw`[①-⑳]`, ([text = '']) => `${integerZh(valueOfNumeral(text))}，`),
  rule(numeralPattern, ([text = '']) => integerZh(valueOfNumeral(text))),
];
