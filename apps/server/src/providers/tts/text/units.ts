import { anyOf } from './rule.ts';

type Unit = { zh: string; en: string; plural: string };

// Sign, Chinese, English; the plural stands after a stroke where it is not an added s.
const table = `
km 公里 kilometer
m 米 meter
dm 分米 decimeter
cm 厘米 centimeter
mm 毫米 millimeter
μm 微米 micrometer
µm 微米 micrometer
nm 纳米 nanometer
ft 英尺 foot|feet
yd 码 yard
mi 英里 mile
kg 千克 kilogram
g 克 gram
mg 毫克 milligram
μg 微克 microgram
µg 微克 microgram
t 吨 ton
lb 磅 pound
lbs 磅 pound
oz 盎司 ounce
L 升 liter
l 升 liter
ml 毫升 milliliter
mL 毫升 milliliter
gal 加仑 gallon
ha 公顷 hectare
mol 摩尔 mole
mEq 毫当量 milliequivalent
atm 大气压 atmosphere
°C 摄氏度 degree_Celsius|degrees_Celsius
℃ 摄氏度 degree_Celsius|degrees_Celsius
°F 华氏度 degree_Fahrenheit|degrees_Fahrenheit
℉ 华氏度 degree_Fahrenheit|degrees_Fahrenheit
° 度 degree
TB T_B terabyte
GB G_B gigabyte
KiB KiB kibibyte
MiB MiB mebibyte
GiB GiB gibibyte
TiB TiB tebibyte
MB 兆 megabyte
KB K_B kilobyte
kB K_B kilobyte
bps 比特每秒 bit_per_second|bits_per_second
kbps 千比特每秒 kilobit_per_second|kilobits_per_second
Kbps 千比特每秒 kilobit_per_second|kilobits_per_second
Mbps 兆每秒 megabit_per_second|megabits_per_second
Gbps 吉比特每秒 gigabit_per_second|gigabits_per_second
THz 太赫兹 terahertz|terahertz
GHz 吉赫兹 gigahertz|gigahertz
MHz 兆赫兹 megahertz|megahertz
kHz 千赫兹 kilohertz|kilohertz
Hz 赫兹 hertz|hertz
fps 帧每秒 frame_per_second|frames_per_second
rpm 转每分 revolution_per_minute|revolutions_per_minute
GWh 吉瓦时 gigawatt_hour
MWh 兆瓦时 megawatt_hour
kWh 千瓦时 kilowatt_hour
GW 吉瓦 gigawatt
MW 兆瓦 megawatt
kW 千瓦 kilowatt
mW 毫瓦 milliwatt
W 瓦 watt
kV 千伏 kilovolt
mV 毫伏 millivolt
V 伏 volt
mA 毫安 milliamp
mAh 毫安时 milliamp_hour
kΩ 千欧 kilohm
MΩ 兆欧 megohm
Ω 欧姆 ohm
kPa 千帕 kilopascal
mmHg 毫米汞柱 millimeter_of_mercury|millimeters_of_mercury
MPa 兆帕 megapascal
Pa 帕 pascal
kJ 千焦 kilojoule
kN 千牛 kilonewton
kcal 千卡 kilocalorie
dB 分贝 decibel
ns 纳秒 nanosecond
μs 微秒 microsecond
µs 微秒 microsecond
ms 毫秒 millisecond
s 秒 second
sec 秒 second
min 分钟 minute
h 小时 hour
hr 小时 hour
hrs 小时 hour
dL 分升 deciliter
μL 微升 microliter
µL 微升 microliter
mmol 毫摩尔 millimole
μmol 微摩尔 micromole
µmol 微摩尔 micromole
IU 国际单位 international_unit
GPa 吉帕 gigapascal
hPa 百帕 hectopascal
bar 巴 bar|bar
psi P_S_I P_S_I|P_S_I
N·m 牛米 newton_meter
N⋅m 牛米 newton_meter
Nm 牛米 newton_meter
kN·m 千牛米 kilonewton_meter
TWh 太瓦时 terawatt_hour
Wh 瓦时 watt_hour
Ah 安时 amp_hour
eV 电子伏 electron_volt
keV 千电子伏 kiloelectron_volt
MeV 兆电子伏 megaelectron_volt
GeV 吉电子伏 gigaelectron_volt
nF 纳法 nanofarad
pF 皮法 picofarad
μF 微法 microfarad
µF 微法 microfarad
mH 毫亨 millihenry
mSv 毫希沃特 millisievert
lm 流明 lumen
bpm 次每分 beat_per_minute|beats_per_minute
pts 分 point
pcs 件 piece
ast 次助攻 assist
reb 个篮板 rebound
yr 年 year
yrs 年 year
wk 周 week
wks 周 week
mins 分钟 minute
mo 个月 month
mos 个月 month
nts 晚 night
secs 秒 second
tbsp 汤匙 tablespoon
tsp 茶匙 teaspoon
px 像素 pixel
dpi 点每英寸 dot_per_inch|dots_per_inch
mph 英里每小时 mile_per_hour|miles_per_hour
ppm P_P_M part_per_million|parts_per_million
㎡ 平方米 square_meter
㎥ 立方米 cubic_meter
㎢ 平方公里 square_kilometer
㎞ 公里 kilometer
㎝ 厘米 centimeter
㎜ 毫米 millimeter
㎏ 千克 kilogram
㎎ 毫克 milligram
㎖ 毫升 milliliter
`;

const units: ReadonlyMap<string, Unit> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [sign = '', zh = '', en = ''] = line.split(' ').map((word) => word.replaceAll('_', ' '));
      const [one = '', many = `${one}s`] = en.split('|');
      return [sign, { zh, en: one, plural: many }];
    }),
);

const lengths = /^(?:[kdcmμµn]?m|ft|yd|mi)$/;
const sign = [...units.keys()].toSorted((one, other) => other.length - one.length).join('|');
const power = String.raw`(?:[²³]|\^[23])?`;
const one = `(?:${sign})${power}`;

/** A unit with its powers, and what it is counted per: kg/m³. */
export const unitPattern = `(?:${one})(?:/(?:${one}))*`;
/** A unit that cannot be anything else, and so needs no number before it. */
export const lonelyUnitPattern = `(?:[kcm]?m(?:[²³])(?:/(?:${one}))?|(?:${one})/(?:k?g|m?[lL]|[kcm]?m[²³]|[㎡㎥])|k?m/(?:h|s|min)(?:[²³])?|[㎡㎥㎢㎞㎝㎜㎏㎎㎖℃℉])`;

type Power = '' | '2' | '3';
const partsOf = (text: string): { unit: Unit; isLength: boolean; power: Power }[] =>
  text.split('/').flatMap((part) => {
    const [, name = '', raised = ''] = /^(.*?)\^?([²³23]?)$/u.exec(part) ?? [];
    const unit = units.get(name);
    const power: Power = raised === '' ? '' : /[²2]/.test(raised) ? '2' : '3';
    return unit ? [{ unit, isLength: lengths.test(name), power }] : [];
  });

/** m/s² → 米每二次方秒. */
export const unitZh = (text: string): string =>
  partsOf(text)
    .map(({ unit, isLength, power }) => {
      if (power === '') return unit.zh;
      if (isLength) return (power === '2' ? '平方' : '立方') + unit.zh;
      return (power === '2' ? '二次方' : '三次方') + unit.zh;
    })
    .join('每');

/** kg/m³ → kilograms per cubic meter. */
export const unitEn = (text: string, isOne: boolean): string =>
  partsOf(text)
    .map(({ unit, isLength, power }, index) => {
      const name = isOne || index > 0 ? unit.en : unit.plural;
      if (power === '') return name;
      if (isLength) return `${power === '2' ? 'square' : 'cubic'} ${name}`;
      return `${name} ${power === '2' ? 'squared' : 'cubed'}`;
    })
    .join(' per ');

type Currency = { zh: string; en: string; plural: string; cents?: string };

/** Signs and codes of currencies; they may stand before the number and are said after it. */
export const currencies: Readonly<Record<string, Currency>> = {
  '¥': { zh: '元', en: 'yuan', plural: 'yuan' },
  '￥': { zh: '元', en: 'yuan', plural: 'yuan' },
  $: { zh: '美元', en: 'dollar', plural: 'dollars', cents: 'cents' },
  US$: { zh: '美元', en: 'US dollar', plural: 'US dollars' },
  HK$: { zh: '港元', en: 'Hong Kong dollar', plural: 'Hong Kong dollars' },
  AU$: { zh: '澳元', en: 'Australian dollar', plural: 'Australian dollars' },
  A$: { zh: '澳元', en: 'Australian dollar', plural: 'Australian dollars' },
  CA$: { zh: '加元', en: 'Canadian dollar', plural: 'Canadian dollars' },
  C$: { zh: '加元', en: 'Canadian dollar', plural: 'Canadian dollars' },
  NZ$: { zh: '新西兰元', en: 'New Zealand dollar', plural: 'New Zealand dollars' },
  S$: { zh: '新加坡元', en: 'Singapore dollar', plural: 'Singapore dollars' },
  NT$: { zh: '新台币', en: 'Taiwan dollar', plural: 'Taiwan dollars' },
  '€': { zh: '欧元', en: 'euro', plural: 'euros', cents: 'cents' },
  '£': { zh: '英镑', en: 'pound', plural: 'pounds', cents: 'pence' },
  '₩': { zh: '韩元', en: 'won', plural: 'won' },
  '₹': { zh: '卢比', en: 'rupee', plural: 'rupees' },
  '₽': { zh: '卢布', en: 'ruble', plural: 'rubles' },
  USD: { zh: '美元', en: 'US dollar', plural: 'US dollars' },
  EUR: { zh: '欧元', en: 'euro', plural: 'euros' },
  GBP: { zh: '英镑', en: 'pound', plural: 'pounds' },
  CNY: { zh: '元', en: 'yuan', plural: 'yuan' },
  RMB: { zh: '元', en: 'yuan', plural: 'yuan' },
  JPY: { zh: '日元', en: 'yen', plural: 'yen' },
  AUD: { zh: '澳元', en: 'Australian dollar', plural: 'Australian dollars' },
  CAD: { zh: '加元', en: 'Canadian dollar', plural: 'Canadian dollars' },
  CHF: { zh: '瑞士法郎', en: 'Swiss franc', plural: 'Swiss francs' },
  SGD: { zh: '新加坡元', en: 'Singapore dollar', plural: 'Singapore dollars' },
  KRW: { zh: '韩元', en: 'won', plural: 'won' },
  INR: { zh: '卢比', en: 'rupee', plural: 'rupees' },
  HKD: { zh: '港元', en: 'Hong Kong dollar', plural: 'Hong Kong dollars' },
};
const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency);
const codes = anyOf(Object.keys(currencies).filter(isCode));
const signs = Object.keys(currencies).filter((currency) => !isCode(currency));
export const currencyPattern = String.raw`(?:${anyOf(signs)}|(?:${codes})(?=\s?\d))`;
// A dollar sign stands before its number.
export const currencyAfterPattern = `(?:${anyOf(signs.filter((sign) => !sign.endsWith('$')))}|(?:${codes})(?![A-Za-z]))`;
