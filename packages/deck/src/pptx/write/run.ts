import { coursewareTheme } from '../../limits.ts';
import type { Link, Run } from '../../text.ts';
import type { Font } from '../../theme.ts';
import { type PartWriter, points, share, within } from './context.ts';
import { colorXml, fillXml, solidXml } from './paint.ts';
import { tag } from './xml.ts';

/** Where a click leads; nothing where the slide is not in the deck. */
export function linkXml(link: Link, { relations, slidePath }: PartWriter): string {
  if (link.kind === 'web') return tag('a:hlinkClick', { 'r:id': relations.toWeb(link.address) });
  const path = slidePath(link.slideId);
  return path === undefined
    ? ''
    : tag('a:hlinkClick', { 'r:id': relations.to('slide', path), action: 'ppaction://hlinksldjump' });
}

/** The name of a font; those of the theme are called by what they are for. */
export function fontName(font: Font, letters: 'latin' | 'east'): string {
  if (typeof font === 'string') return font;
  const script = (font.letters ?? letters) === 'east' ? 'ea' : 'lt';
  return `+${font.slot === 'heading' ? 'mj' : 'mn'}-${script}`;
}

const fontXml = (name: string, font: Font | undefined, letters: 'latin' | 'east'): string =>
  font === undefined ? '' : tag(name, { typeface: fontName(font, letters) });

/** How letters look where nothing says it: what this product draws then, not what the format does. */
export const plainRun: Pick<Run, 'size' | 'color'> = { size: 18, color: coursewareTheme.fontColor };

const paintXml = ({ fill, color }: Partial<Run>, writer: PartWriter): string => {
  if (fill?.kind === 'gradient') return fillXml(fill, writer);
  return color === undefined ? '' : solidXml(color);
};

const yes = (value: boolean | undefined, on: string, off: string) =>
  value === undefined ? undefined : value ? on : off;

/** How letters look; `name` is what that is called where it stands. */
export function runLookXml(name: string, run: Partial<Run>, writer: PartWriter): string {
  const { size, bold, italic, underline, strike, baseline, spacing, caps, language } = run;
  return tag(
    name,
    {
      lang: language,
      sz: size === undefined ? undefined : within(100, 400_000, points(writer, size)),
      b: bold,
      i: italic,
      u: yes(underline, 'sng', 'none'),
      strike: yes(strike, 'sngStrike', 'noStrike'),
      cap: caps,
      spc: spacing === undefined ? undefined : within(-400_000, 400_000, points(writer, spacing)),
      baseline: baseline === undefined ? undefined : share(baseline),
    },
    paintXml(run, writer),
    run.highlight === undefined ? '' : tag('a:highlight', {}, colorXml(run.highlight)),
    fontXml('a:latin', run.font, 'latin'),
    fontXml('a:ea', run.eastFont, 'east'),
    run.link ? linkXml(run.link, writer) : '',
  );
}
