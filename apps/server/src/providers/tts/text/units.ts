type Unit = { zh: string; en: string; plural?: string };

const same = (zh: string, en: string): Unit => ({ zh, en });

/** Signs of units and how they are read; the plural is given where it is not an added s. */
export const units: Readonly<Record<string, Unit>> = {
  'km/h': { zh: '公里每小时', en: 'kilometer per hour', plural: 'kilometers per hour' },
  'm/s': { zh: '米每秒', en: 'meter per second', plural: 'meters per second' },
  'km²': { zh: '平方公里', en: 'square kilometer' },
  'm²': { zh: '平方米', en: 'square meter' },
  'm³': { zh: '立方米', en: 'cubic meter' },
  km: same('公里', 'kilometer'),
  m: same('米', 'meter'),
  cm: same('厘米', 'centimeter'),
  mm: same('毫米', 'millimeter'),
  μm: same('微米', 'micrometer'),
  nm: same('纳米', 'nanometer'),
  kg: same('千克', 'kilogram'),
  g: same('克', 'gram'),
  mg: same('毫克', 'milligram'),
  t: same('吨', 'ton'),
  L: same('升', 'liter'),
  ml: same('毫升', 'milliliter'),
  mL: same('毫升', 'milliliter'),
  '°C': { zh: '摄氏度', en: 'degree Celsius', plural: 'degrees Celsius' },
  '℃': { zh: '摄氏度', en: 'degree Celsius', plural: 'degrees Celsius' },
  '°F': { zh: '华氏度', en: 'degree Fahrenheit', plural: 'degrees Fahrenheit' },
  '℉': { zh: '华氏度', en: 'degree Fahrenheit', plural: 'degrees Fahrenheit' },
  '°': same('度', 'degree'),
  TB: same('T B', 'terabyte'),
  GB: same('G B', 'gigabyte'),
  MB: same('兆', 'megabyte'),
  KB: same('K B', 'kilobyte'),
  kB: same('K B', 'kilobyte'),
  Mbps: { zh: '兆每秒', en: 'megabit per second', plural: 'megabits per second' },
  GHz: { zh: '吉赫兹', en: 'gigahertz', plural: 'gigahertz' },
  MHz: { zh: '兆赫兹', en: 'megahertz', plural: 'megahertz' },
  kHz: { zh: '千赫兹', en: 'kilohertz', plural: 'kilohertz' },
  Hz: { zh: '赫兹', en: 'hertz', plural: 'hertz' },
  kWh: same('千瓦时', 'kilowatt hour'),
  kW: same('千瓦', 'kilowatt'),
  W: same('瓦', 'watt'),
  V: same('伏', 'volt'),
  mAh: same('毫安时', 'milliamp hour'),
  ms: same('毫秒', 'millisecond'),
  s: same('秒', 'second'),
  min: same('分钟', 'minute'),
  h: same('小时', 'hour'),
  px: same('像素', 'pixel'),
  dB: same('分贝', 'decibel'),
  ft: { zh: '英尺', en: 'foot', plural: 'feet' },
  mph: { zh: '英里每小时', en: 'mile per hour', plural: 'miles per hour' },
  lb: same('磅', 'pound'),
  kcal: same('千卡', 'kilocalorie'),
};

/** Every unit, the longest first, for a pattern. */
export const unitPattern: string = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join('|');

type Currency = { zh: string; en: string; cents: string };

/** Signs of currencies; they stand before the number and are said after it. */
export const currencies: Readonly<Record<string, Currency>> = {
  '¥': { zh: '元', en: 'yuan', cents: 'fen' },
  '￥': { zh: '元', en: 'yuan', cents: 'fen' },
  $: { zh: '美元', en: 'dollar', cents: 'cent' },
  '€': { zh: '欧元', en: 'euro', cents: 'cent' },
  '£': { zh: '英镑', en: 'pound', cents: 'pence' },
};
export const currencyPattern = '[¥￥$€£]';
