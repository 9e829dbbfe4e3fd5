import type { Unit } from './outline.ts';

type Single = Extract<Unit, { kind: 'points' }>;

const isLabel = (unit: Unit): unit is Single => {
  const [point] = unit.kind === 'points' && unit.heading === undefined ? unit.points : [];
  if (unit.kind !== 'points' || unit.points.length !== 1 || !point || point.parts.length > 0) return false;
  if (/[.。!！?？:：；;]$/u.test(point.text)) return false;
  return /\p{Script=Han}/u.test(point.text) ? point.text.length <= 14 : point.text.split(/\s+/u).length <= 6;
};

const isValue = (text: string) => /^[~≈<>≤≥+±−-]?\s*[$€£¥￥]?\d[\d.,]*\s*[\p{L}%‰×]{0,3}\+?$/u.test(text);
/** Numbers without a word, and times: they say where something stands in a drawing. */
const isPlace = (text: string) => /^[\d\s.,:/+–-]+$|\d:\d\d/u.test(text);

/** Words of a drawing that differ in their numbers alone are its scale. */
function withoutScale(words: readonly string[]): string[] {
  const kindOf = (text: string) => text.replaceAll(/\d+/gu, '#');
  const counts = new Map<string, number>();
  for (const text of words) counts.set(kindOf(text), (counts.get(kindOf(text)) ?? 0) + 1);
  return words.filter((text) => !isPlace(text) && !(/\d/u.test(text) && (counts.get(kindOf(text)) ?? 0) > 1));
}

const announced = /[:：]$/u;

/** Short lines that end with a colon, each with nothing but a picture behind it, name what the pictures show. */
export function namesOfPictures(units: readonly Unit[]): Unit[] {
  const plain = (unit: Unit): Single | undefined => {
    const [point] = unit.kind === 'points' && unit.heading === undefined ? unit.points : [];
    if (unit.kind !== 'points' || !point || !announced.test(point.text)) return undefined;
    const named = { ...unit, points: [{ ...point, text: point.text.replace(announced, '') }] };
    return unit.points.length === 1 && isLabel(named) ? named : undefined;
  };
  const isName = (unit: Unit, index: number) => {
    const next = units[index + 1];
    return plain(unit) !== undefined && (!next || next.kind === 'picture' || plain(next) !== undefined);
  };
  const names = units.filter(isName).length;
  const pictures = units.filter(({ kind }) => kind === 'picture').length;
  if (names < 2 || pictures < names) return [...units];
  return units.map((unit, index) => (isName(unit, index) ? (plain(unit) ?? unit) : unit));
}

/** How many make a drawing; beside a picture two are enough. */
const leastOf = (units: readonly Unit[]) => (units.some(({ kind }) => kind === 'picture') ? 2 : 3);

/** Names in a column, and beside them a text with a point for each: they belong together, one by one. */
export function pairLabels(units: readonly Unit[]): Unit[] {
  return units.flatMap((unit, index): Unit[] => {
    const before = units[index - 1];
    const next = units[index + 1];
    if (isPairOf(unit, next)) return [];
    if (unit.kind !== 'points' || !before || before.kind !== 'labels' || !isPairOf(before, unit))
      return [unit];
    return unit.points.map((point, place) => ({
      kind: 'points',
      heading: before.labels[place] ?? '',
      points: [point],
    }));
  });
}

const isPairOf = (labels: Unit, points: Unit | undefined): boolean =>
  labels.kind === 'labels' &&
  points?.kind === 'points' &&
  points.heading === undefined &&
  points.points.length === labels.labels.length;

/** Short words that stand by themselves are the parts of a drawing; with arrows between them they are its steps. */
export function gatherLabels(units: readonly Unit[], isArrowed: boolean): Unit[] {
  const least = leastOf(units);
  if (units.filter(isLabel).length < least) return [...units];
  const result: Unit[] = [];
  let open: Single[] = [];
  const close = () => {
    // Numbers that stand by themselves are the scale of a drawing.
    const said = open.map(({ points }) => points[0]?.text ?? '');
    const isScaled = said.filter(isValue).length > 2;
    const scaled = [...new Set(said.filter((text) => !isScaled || !isValue(text)))];
    const words = scaled.length >= least ? withoutScale(scaled) : scaled;
    const tops = open.map(({ line }) => line?.top ?? 0);
    const isRow = Math.max(...tops) - Math.min(...tops) < 24;
    if (words.length >= least)
      result.push(
        isArrowed && isRow && words.length > 2
          ? { kind: 'steps', steps: words }
          : { kind: 'labels', labels: words },
      );
    else for (const text of words) result.push({ kind: 'points', points: [{ text, parts: [] }] });
    open = [];
  };
  for (const unit of units) {
    if (isLabel(unit)) open.push(unit);
    else {
      // The words of a drawing stand around it.
      if (unit.kind !== 'picture') close();
      result.push(unit);
    }
  }
  close();
  return result;
}
