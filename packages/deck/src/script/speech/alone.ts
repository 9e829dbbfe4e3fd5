// Words that nothing can be put before: "next, let's swim" and "the picture shows this is a duck" are said by nobody.

const orders =
  /^(?:let['’]?s|let us|don['’]?t|do not|please)(?=\s|$)|^(?:remember|imagine)\s+(?:that|to|the|an?|this|your?|our|when|what|how|if|we)\b|^welcome(?=[!,]|\s+to\b|$)|^(?:让我们|请|不要|别(?![的人墅称名样处致])|快[来去看]|来吧|记住|记得|欢迎)|\P{L}*[吧哦呀啦]$/iu;
const exclaimed = /[!！][”"'’）)】]*$/u;
const statement =
  /^(?:this|that|these|those|it|there|here|we|you|they|he|she|i)(?:['’](?:s|re|m|ll|ve|d)\b|\s+(?:is|are|was|were|am|will|can|cannot|must|should|have|has|had|do|does|did|may|might|could|would)\b)/iu;

/** Whether words call or order. */
export const isCall = (text: string): boolean => orders.test(text) || exclaimed.test(text);

/** Whether words call, order or state something, so that they are a sentence of their own. */
export const standsAlone = (text: string): boolean => isCall(text) || statement.test(text);

const finite =
  /(?<!\b(?:that|which|who|what|how|where)\s)\b(?:is|are|was|were|has|have|can|will|must|should|does|do)\b/iu;
const chineseSentence = /^(?:[这那它他她我你]|图[中为片上]|[上下左右]图|照片)|[，。]/u;

/** Whether what is written for a picture is a sentence, and not a name of what it shows. */
export const isSentenceOfPicture = (words: string): boolean =>
  standsAlone(words) ||
  (/\p{Script=Han}/u.test(words)
    ? chineseSentence.test(words)
    : finite.test(words) && words.split(/\s+/u).length > 3);
