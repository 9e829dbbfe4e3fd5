// Surnames that are read otherwise than the character is elsewhere.
const readings: Readonly<Record<string, string>> = {
  单: 'shan4',
  查: 'zha1',
  曾: 'zeng1',
  仇: 'qiu2',
  解: 'xie4',
  任: 'ren2',
  华: 'hua4',
  区: 'ou1',
  朴: 'piao2',
  盖: 'ge3',
  尹: 'yin3',
  翟: 'zhai2',
  乐: 'yue4',
  缪: 'miao4',
  折: 'she2',
  员: 'yun4',
  洗: 'xian3',
  冼: 'xian3',
  黑: 'he4',
  秘: 'bi4',
  繁: 'po2',
  燕: 'yan1',
  宁: 'ning4',
  葛: 'ge3',
  覃: 'qin2',
  召: 'shao4',
  种: 'chong2',
  薄: 'bo2',
  牟: 'mu4',
  应: 'ying1',
  纪: 'ji3',
  曲: 'qu1',
  那: 'na1',
  都: 'du1',
  卜: 'bu3',
  令: 'ling2',
  晁: 'chao2',
  逄: 'pang2',
  车: 'che1',
  臧: 'zang1',
  宓: 'mi4',
  尉: 'wei4',
  尧: 'yao2',
};

const titles =
  /^(?:先生|女士|小姐|老师|教授|博士|医生|大夫|主任|经理|总监|总|局长|处长|科长|校长|院长|部长|主席|书记|总理|总统|同学|同志|师傅|律师|工程师|老板|董事长|队长|班长|教练|阿姨|叔叔|爷爷|奶奶|太太|夫人|工|姓|氏|家)/;
const exactTitle = new RegExp(`${titles.source}$`);
// Before a title these are more often something else: 任校长, 应老师要求.
const notBeforeTitles = /[任应长那都种员车令召黑]/;

// Nobody is made one of these: 任先生.
const people = /^(?:先生|女士|小姐|同学|阿姨|叔叔|爷爷|奶奶|太太|师傅|老师)/;

// Characters that write the sounds of foreign names, and no given names: 查希尔, 黑尔斯.
const foreign = /[尔斯特拉克姆尼夫卡巴塔蒂洛]/;
// These are surnames wherever an unknown word begins with them.
const hardlyElsewhere = /[覃缪翟逄臧晁宓冼尹朴]/;

/** The reading of a surname: in a word that is known as a name, before a title, or after 姓. */
export function surnameAt(word: string, tag: string, before: string, after: string): string | undefined {
  const first = word.charAt(0);
  const reading = readings[first];
  if (reading === undefined) return undefined;
  // jieba marks people of today as nr and people of history as nrfg.
  const isName = /^nr(?:fg)?$/.test(tag) || (tag === 'x' && hardlyElsewhere.test(first));
  if (isName && word.length >= 2 && word.length <= 3 && !foreign.test(word.slice(1))) return reading;
  // 单教授 may be one word.
  if (word.length > 2 && exactTitle.test(word.slice(1)) && !notBeforeTitles.test(first)) return reading;
  if (word.length !== 1) return undefined;
  if (before.endsWith('姓')) return reading;
  if (first === '任') return people.test(after) ? reading : undefined;
  return titles.test(after) && !notBeforeTitles.test(first) ? reading : undefined;
}
