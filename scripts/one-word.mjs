/**
 * One thing, one word (docs/glossary.md): what must not be said, in which language, and the word that we use.
 * Texts that the specification gives word for word may differ: `asSpecified`.
 */
const others = [
  ['zh', /播报/, '讲解'],
  ['zh', /听众/, '观众'],
  ['zh', /再试一次/, '重试'],
  ['zh', /错误代码|错误编号/, '错误码'],
  ['zh', /没有(加载|创建|生成|复制|克隆|打开)(成功|出来)/, '…失败'],
  ['zh', /重置密码/, '重设密码'],
  ['zh', /登陆|帐号|您/, '登录, 账号, 你'],
  ['zh', /(?<!AI )助手/, 'AI 助手'],
  ['en', /\bbroadcast/i, 'talk'],
  ['en', /\bdigital human/i, 'avatar'],
  ['en', /\b(sign|signed|signing) in\b/i, 'log in'],
  ['en', /\bassistant\b/i, 'AI helper'],
  ['en', /(?<!AI )\bhelper uses?\b/, 'AI helper uses'],
  ['en', /\bswitch(ed|es)? (it )?(on|off)\b/i, 'turn on, turn off'],
  ['en', /\bmails\b|\b(an?|the|this|by|no|or) mail\b(?! serv)/i, 'email'],
  ['en', /\bmailbox\b(?!\})/i, 'email'],
  ['en', /\bsomebody\b/i, 'someone'],
  ['en', /\b(go|goes|going) on\b/i, 'continue'],
  ['en', /\bthrow away\b/i, 'discard'],
  ['en', /\bfor ever\b/i, 'permanently'],
  ['en', /\bmay have at most\b/i, 'can have at most'],
];

/** Keys whose words the specification fixes. */
const asSpecified = new Set(['home.about']);

/** What in a message is another word for a thing that has one. */
export function otherWords({ key, zh = '', en = '' }) {
  if (asSpecified.has(key)) return [];
  const texts = { zh, en };
  return others
    .filter(([language, words]) => words.test(texts[language]))
    .map(
      ([language, words, ours]) =>
        `its ${language} says "${words.exec(texts[language])[0]}"; we say "${ours}"`,
    );
}
