// Words that point at what one sees.
const things = {
  picture:
    /[图照]|画面|公式|式子|\b(?:pictures?|photos?|figures?|images?|diagrams?|illustrations?|drawings?|formulas?|equations?)\b/iu,
  chart: /图|曲线|柱|\b(?:charts?|graphs?|curves?|bars?|figures?|diagrams?)\b/iu,
  table: /表|\btables?\b/iu,
} as const;

/** Words that only lead the eye. */
const pointing =
  /[图照片表看请这那张几些里中上旁边画一下我们大家可以结合对照来先再就是的它也在着屏幕展示用说得最清楚往讲前想回答仔细连起会更帮助理解接为何么给出了]|\b(?:pictures?|photos?|figures?|images?|diagrams?|illustrations?|drawings?|charts?|graphs?|tables?|look|see|show|shows|take|have|here|this|these|that|them|it|its|the|and|you|your|can|will|with|for|what|now|next|use|follow|details|compare|beside|slide|screen|moment|together|let|let's|time|speak|tell|most|goes?|of|in|at|is|are|on|to|as|a|an|me|we|has|there)\b/giu;

/** What is left of a sentence when its pointing is taken away, and what the title says. */
const ownWords = (sentence: string, title: string): number => {
  const known = title.toLowerCase();
  const words = sentence
    .toLowerCase()
    .replaceAll(known === '' ? '\u0000' : known, ' ')
    .replaceAll(pointing, ' ');
  const latin = words.match(/[a-z][a-z\d'’-]{2,}/gu)?.filter((word) => !known.includes(word)).length ?? 0;
  const han = Array.from(words.match(/\p{Script=Han}/gu) ?? []).filter(
    (sign) => !known.includes(sign),
  ).length;
  return latin + han / 2;
};

/** So many words say something of what is seen. */
const fewestWords = 2;

/** Whether a script speaks of a picture, chart or table: it points at one, and says more than the title of the page. */
export const pointsAt = (kind: keyof typeof things, script: string, title: string): boolean =>
  script
    .split(/(?<=[。！？!?])|(?<=\.)\s|\n/u)
    .some((sentence) => things[kind].test(sentence) && ownWords(sentence, title) >= fewestWords);
