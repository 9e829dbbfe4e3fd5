import type { Bullet, Paragraph, Run, TextBody } from '../../text.ts';
import { anchors, directions } from '../read/text-body.ts';
import { aligns } from '../read/paragraph-look.ts';
import { emu, inverted, type PartWriter, points, share, within } from './context.ts';
import { blipXml, colorXml } from './paint.ts';
import { fontName, plainRun, runLookXml } from './run.ts';
import { escapeText, tag } from './xml.ts';

const anchorNames = inverted(anchors);
const directionNames = inverted(directions);
const alignNames = inverted(aligns);

// Of several that our reader takes for the same, the one for upright letters in columns.
const verticalNames: Readonly<Record<string, string>> = {
  horizontal: 'horz',
  'vertical-lr': 'mongolianVert',
};

const farthest = 51_206_400;

function bulletXml(bullet: Bullet | undefined, writer: PartWriter): string {
  if (!bullet) return '';
  if (bullet.kind === 'none') return tag('a:buNone');
  // Who says what stands before a paragraph says all of it: what is left out would be inherited.
  const look =
    (bullet.color === undefined ? tag('a:buClrTx') : tag('a:buClr', {}, colorXml(bullet.color))) +
    (bullet.size === undefined
      ? tag('a:buSzTx')
      : tag('a:buSzPct', { val: within(25_000, 400_000, share(bullet.size)) })) +
    (bullet.font === undefined
      ? tag('a:buFontTx')
      : tag('a:buFont', { typeface: fontName(bullet.font, 'latin') }));
  if (bullet.kind === 'character') return look + tag('a:buChar', { char: bullet.character });
  if (bullet.kind === 'number')
    return look + tag('a:buAutoNum', { type: bullet.style, startAt: bullet.startAt });
  const blip = blipXml(bullet.url, writer);
  return look + (blip === undefined ? tag('a:buChar', { char: '•' }) : tag('a:buBlip', {}, blip));
}

const room = (name: string, units: number | undefined, writer: PartWriter): string =>
  units === undefined
    ? ''
    : tag(name, {}, tag('a:spcPts', { val: within(0, 158_400, points(writer, units)) }));

const lineXml = ({ lineHeight }: Partial<Paragraph>, writer: PartWriter): string => {
  if (!lineHeight) return '';
  return tag(
    'a:lnSpc',
    {},
    'fixed' in lineHeight
      ? tag('a:spcPts', { val: within(0, 158_400, points(writer, lineHeight.fixed)) })
      : tag('a:spcPct', { val: within(0, 13_200_000, share(lineHeight.share)) }),
  );
};

/** How a paragraph looks; `letters` are how those of a whole level do. */
export function paragraphLookXml(
  name: string,
  paragraph: Omit<Paragraph, 'runs'>,
  writer: PartWriter,
  letters = '',
): string {
  const { left, right, indent, level, align, rightToLeft, hanging } = paragraph;
  const length = (units: number | undefined, least: number) =>
    units === undefined ? undefined : within(least, farthest, emu(writer, units));
  return tag(
    name,
    {
      marL: length(left, 0),
      marR: length(right, 0),
      lvl: level || undefined,
      indent: length(indent, -farthest),
      algn: align && alignNames.get(align),
      rtl: rightToLeft,
      hangingPunct: hanging,
    },
    lineXml(paragraph, writer),
    room('a:spcBef', paragraph.before, writer),
    room('a:spcAft', paragraph.after, writer),
    bulletXml(paragraph.bullet, writer),
    letters,
  );
}

const fieldName = '{5C7A2A3D-4B0F-4E57-9A0C-0B9B4B7E3C21}';

function runXml(run: Run, writer: PartWriter): string {
  const look = runLookXml('a:rPr', run, writer);
  if (run.field === 'slide-number')
    return tag(
      'a:fld',
      { id: fieldName, type: 'slidenum' },
      look,
      tag('a:t', {}, escapeText(String(writer.slideNumber ?? run.text))),
    );
  return run.text
    .split('\n')
    .map((words) => (words === '' ? '' : tag('a:r', {}, look, tag('a:t', {}, escapeText(words)))))
    .join(run.text.includes('\n') ? tag('a:br', {}, look) : '');
}

/** What is written at the end of a paragraph: how large an empty one is, and the language of what somebody adds. */
function endXml(last: Run | undefined, isEmpty: boolean, writer: PartWriter): string {
  const { language, size } = last ?? {};
  const look = { ...(language && { language }), ...(isEmpty && size !== undefined && { size }) };
  return Object.keys(look).length > 0 ? runLookXml('a:endParaRPr', look, writer) : '';
}

/** `isWhole`: nothing is inherited, so what nobody said is written. */
function paragraphXml({ runs, ...look }: Paragraph, isWhole: boolean, writer: PartWriter): string {
  const whole = runs.map((run): Run => (isWhole ? { ...plainRun, ...run } : run));
  const isTurned = isWhole && look.rightToLeft && !look.align;
  const [first] = whole;
  const isEmpty = whole.every(({ text, field }) => text === '' && !field);
  return tag(
    'a:p',
    {},
    paragraphLookXml('a:pPr', isTurned ? { ...look, align: 'right' } : look, writer),
    isEmpty ? '' : whole.map((run) => runXml(run, writer)).join(''),
    endXml(isEmpty ? first : whole.at(-1), isEmpty, writer),
  );
}

function fitXml({ fit, scale, lineReduction }: Partial<TextBody>): string {
  if (fit === 'grow') return tag('a:spAutoFit');
  if (fit === 'none') return tag('a:noAutofit');
  return fit === undefined
    ? ''
    : tag('a:normAutofit', {
        fontScale: scale === undefined ? undefined : within(1000, 100_000, share(scale)),
        lnSpcReduction: lineReduction === undefined ? undefined : within(0, 13_200_000, share(lineReduction)),
      });
}

function warpXml(warp: TextBody['warp']): string {
  if (!warp) return '';
  const moved = Object.entries(warp.adjust ?? {});
  const numbers = moved.map(([name, value]) => tag('a:gd', { name, fmla: `val ${Math.round(value)}` }));
  return tag('a:prstTxWarp', { prst: warp.name }, tag('a:avLst', {}, ...numbers));
}

/** The box of a text, as far as it is said. */
export function bodyXml(body: Omit<TextBody, 'paragraphs'>, writer: PartWriter): string {
  const { inset, direction, columns } = body;
  const side = (units: number | undefined) => (units === undefined ? undefined : emu(writer, units));
  return tag(
    'a:bodyPr',
    {
      vert: direction && (verticalNames[direction] ?? directionNames.get(direction)),
      wrap: body.wrap === undefined ? undefined : body.wrap ? 'square' : 'none',
      lIns: side(inset?.left),
      tIns: side(inset?.top),
      rIns: side(inset?.right),
      bIns: side(inset?.bottom),
      numCol: columns && within(1, 16, columns.count),
      spcCol: side(columns?.gap),
      anchor: body.anchor && anchorNames.get(body.anchor),
      anchorCtr: body.anchorCenter,
    },
    warpXml(body.warp),
    fitXml(body),
  );
}

/** The paragraphs of a text; one that has none still has an empty line. */
export const paragraphsXml = (text: TextBody, isWhole: boolean, writer: PartWriter): string =>
  text.paragraphs.map((each) => paragraphXml(each, isWhole, writer)).join('') || tag('a:p');

/** A text with its box; `name` is what it is called where it stands. */
export const textXml = (text: TextBody, isWhole: boolean, writer: PartWriter, name = 'p:txBody'): string =>
  tag(name, {}, bodyXml(text, writer), tag('a:lstStyle'), paragraphsXml(text, isWhole, writer));
