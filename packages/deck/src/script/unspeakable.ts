// What a model writes that is no speech.

const markup =
  /\*\*|__|`|^\s*#{1,6}\s|^\s*[-*•·]\s|^\s*\d+[.)、]\s|<\/?[a-z][^>]*>|\[[^\]]*\]\(|^\s*[[【][^\]】]*[\]】]|[{}]/imu;
const addresses = /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w+/iu;
const pageMarks =
  /第\s*[\d一二三四五六七八九十百]+\s*[页张]|\b(?:slide|page)\s+(?:\d+|(?:number\s+)?(?:one|two|three|four|five))\b|^\s*\d+\s*\/\s*\d+\s*$/imu;
/** Words to the one who asked, not to those who listen. */
const remarks =
  /^(?:好的[，,。！]|当然[，,。！]|以下是|讲稿[:：]|改写后|翻译[:：]|译文[:：]|sure[,.!]|certainly[,.!]|here(?:’s|'s| is) (?:the|your|a)\b|script:|translation:)|作为(?:一个|一名)?\s*(?:ai|人工智能|语言模型)|as an ai\b|\bsystem prompt\b|系统提示词/iu;
const stage = /[（([【](?:停顿|暂停|掌声|笑|pause|applause|laughs?|smiles?)[^）)\]】]*[）)\]】]/iu;

const patterns: readonly (readonly [RegExp, string])[] = [
  [markup, 'it has Markdown, lists, tags or brackets'],
  [addresses, 'it has a web or mail address'],
  [pageMarks, 'it says a page number'],
  [remarks, 'it talks about itself instead of being the spoken words'],
  [stage, 'it has stage directions'],
];

/** What of a text cannot be said aloud, in words for the model that wrote it; what its source has may stay. */
export const unspeakable = (text: string, source = ''): string | undefined =>
  patterns.find(([pattern]) => pattern.test(text) && !pattern.test(source))?.[1];
