import type { DrawnSlide } from '@app/deck/drawn.ts';

/** What no script may hold. Written apart from the rules that avoid it. */
const forbidden: readonly [string, RegExp][] = [
  ['an address', /https?:\/\/|www\.|\w@\w+\.\w/iu],
  ['a tag', /<\/?[a-z][^<>]{0,40}>/iu],
  ['a field of a template', /\{\{|‹#›|click to (?:add|edit)|[单点]击此处|lorem ipsum|master text styles/iu],
  ['a page mark', /^(?:page\s*)?\d{1,3}(?:\s*\/\s*\d{1,3})?[.。]?$/imu],
  ['doubled signs', /[。！？，、；：][。，、；：]|(?<!\.)\.\.(?!\.)|[,;:]\s*[,;:.](?!\w)|[!?][.。]|[.!?]。/u],
  ['a sentence that ends in the middle', /[和与及或]。|\b(?:and|or|the|of)\.(?:\s|$)/u],
  ['code', /[{}]\s*$|=>|\(\)\s*[;{]|&&|<\/|\bpublic (?:class|void|static)\b|#include/mu],
  ['a bullet', /^[\s]*[•●■◆▪]|[•●■◆▪]$/mu],
  ['an empty bracket', /[(（]\s*[)）]/u],
  ['a lone sign', /^[^\p{L}\p{N}]+$/mu],
];

/** Raised numbers behind a unit or a letter, which must not become plain ones. */
function lostPowers(script: string, { elements }: DrawnSlide): string[] {
  const texts = elements.flatMap((element) =>
    element.type === 'text' || element.type === 'shape' ? [element.text] : [],
  );
  return texts.flatMap((text) =>
    (text?.paragraphs ?? []).flatMap(({ runs }) =>
      runs.flatMap((run, index) => {
        const base = /(?:^|[^\p{L}])(\p{L}|[cdkm]m)$/u.exec(runs[index - 1]?.text ?? '')?.[1];
        const isPower = (run.baseline ?? 0) > 0.1 && /^\d$/u.test(run.text.trim()) && base !== undefined;
        const plain = `${base}${run.text.trim()}`;
        return isPower && new RegExp(`(?<![\\p{L}\\d])${plain}(?![\\p{L}\\d])`, 'u').test(script)
          ? [`a lost power: ${plain}`]
          : [];
      }),
    ),
  );
}

/** What is wrong with a script. */
export function faultsOf(script: string, slide: DrawnSlide): string[] {
  const found = forbidden.flatMap(([name, pattern]) => {
    const match = pattern.exec(script);
    return match
      ? [`${name}: …${script.slice(Math.max(0, match.index - 20), match.index + 20).replaceAll('\n', '⏎')}…`]
      : [];
  });
  return [...found, ...lostPowers(script, slide)];
}
