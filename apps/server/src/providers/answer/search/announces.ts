import { talkTexts } from '../../outline/texts.ts';

// What only says that something comes, or where it was taken from, is no answer to anything.

const counted = '(?:[两二三四五六七八九十几]|two|three|four|five|six|seven|eight|nine|ten|some)';
const announcement = new RegExp(
  [
    `^(?:这里|可以|一共|共|主要)?(?:有|分成?|分为)${counted}个?(?:点|部分|方面)(?:来看|来说)?。$`,
    '^(?:来看|先看|下面看|接下来看)[^，]{1,20}。$',
    `^(?:这一页|这里)(?:主要)?有${counted}点。$`,
    '^这里有[^，。]{1,24}和[^，。]{1,24}。$',
    `^(?:there are|we can take this in) ${counted} (?:points|parts)(?: here)?\\.$`,
    `^let me go through ${counted} things\\.$`,
    `^${counted} things matter here\\.$`,
    '^(?:let me sum up|to sum up|最后总结一下|总结一下)[.。]$',
    // A page that opens a part of the talk says which one.
    '^(?:最后一部分|(?:下面进入|接着是|现在来到)第[一二三四五六七八九十]+部分)，[^，。]{1,30}。$',
    `^(?:we begin with the first part|that leaves the last part|the next part is|we move on to the next part|that brings us to a new part|let['’]s open the next part)[:,]? [^:]{2,60}\\.$`,
    '^(?:the following|below) (?:lists?|shows?|outlines?|describes?|summari[sz]es?|are|is)\\b',
  ].join('|'),
  'iu',
);
/** A table is announced with the names of its rows. */
const ofTable =
  /^the table (?:compares|lists) \S+ (?:entries|items|rows)\b|^这张表(?:从.{1,80}比较了|列出了)\S{1,3}项/iu;

/** What is written below a picture stands beside what is told, and is no part of it. */
const caption = /^(?:Fig(?:ure|\.)|Table|图|表) ?\d{1,3}(?:[.-]\d{1,2})?[:：.](?!\d).{0,120}$/u;

/** Whether a sentence leads on to others. */
export const leadsIn = (text: string): boolean => announcement.test(text) || ofTable.test(text);

/** Whether a sentence says nothing but that something comes: 可以分三点来看。 What is written below a picture may still be all there is. */
export const announces = (text: string): boolean => leadsIn(text) || caption.test(text);

const [zh = '', en = ''] = [talkTexts.zh, talkTexts.en].map(({ basedOn }) => basedOn('\n'));
const isMadeOf = (line: string, text: string): boolean => {
  const [before = '', after = ''] = line.split('\n');
  return text.startsWith(before) && text.endsWith(after);
};
/** Whether a line of a cover says what document the talk was made of. */
export const namesSource = (text: string): boolean => isMadeOf(zh, text) || isMadeOf(en, text);

/** Of a script the colon is spoken as the end of a sentence: 每个项目都应包括以下文档。 So is the end of a line that its list goes on from. */
const spokenColon =
  /(?:主要包括|分别[是为]|主要有|包括如下)。$|\b(?:features|benefits|things|ones|words|tools|services|factors|issues) like\.$|\b(?:leads? to|resulting in|results? in|implies|includes|consists? of|helps? to|allows? (?:us|you|them|users) to|we (?:can|will|need to))\.$|(?:以下|如下|下面|下列)(?:这)?[^，。；：]{0,12}。$|[，,](?:例如|比如|包括|其中有)。$|\b(?:the )?following(?: [a-z-]+){0,3}\.$|\b(?:such as|including|for example|as follows)\.$/iu;
export const announcesList = (text: string): boolean => spokenColon.test(text);

/** Whether a line is one of a program: read aloud it tells nobody anything. */
export const isCode = (text: string): boolean =>
  /^[^\p{Script=Han}]*[\w)\]"'][;{]\s*$|^\s*[}\])]+[;,]*\s*$/u.test(text) &&
  /\w{2,}[.(]["'\w)]|[=_]|^\W/u.test(text);

/** What greets and names a talk at its beginning. */
export const greets = (text: string): boolean =>
  /^(?:大家好|各位|你好|您好|欢迎|今天(?:的主题是|我们(?:来|要)?讲)|welcome\b|hello\b|hi\b|good (?:morning|afternoon|evening)\b|today['’]s talk is\b)/iu.test(
    text,
  );

/** What a picture shows tells nobody how or why. */
const ofPicture =
  /^(?:the (?:diagram|picture|drawing) shows|in (?:this|the) (?:picture|drawing|diagram)|what you see is|on the slide you can make out|这里有|图中(?:可以看到|是)|可以看到|请看图)/i;
const asksManner = /为什么|为何|怎么|如何|\b(?:why|how (?:do|does|did|can|could|to))\b/i;
/** Whether a text says what a picture shows, to who asks how or why. */
export const isCaption = (question: string, text: string): boolean =>
  ofPicture.test(text) && asksManner.test(question);
