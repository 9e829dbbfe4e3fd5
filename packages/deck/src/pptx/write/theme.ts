import { colorSlots } from '../../paint.ts';
import type { Fonts, Theme } from '../../theme.ts';
import { slotNames } from '../read/color.ts';
import { inverted } from './context.ts';
import { colorXml, solidXml } from './paint.ts';
import { namespaces, tag } from './xml.ts';

const names = inverted(slotNames);
// The order of the format.
const order = ['dark1', 'light1', 'dark2', 'light2', ...colorSlots.slice(4)] as const;

const fontsXml = (name: string, { latin, east }: Fonts): string =>
  tag(
    name,
    {},
    tag('a:latin', { typeface: latin ?? '' }),
    tag('a:ea', { typeface: east ?? '' }),
    tag('a:cs', { typeface: '' }),
  );

const placeholder = tag('a:solidFill', {}, tag('a:schemeClr', { val: 'phClr' }));
const three = (xml: string) => xml.repeat(3);
const line = (w: number) => tag('a:ln', { w }, placeholder);

// Shapes say all of their look themselves; programs ask for three of each.
const styles = tag(
  'a:fmtScheme',
  { name: 'Plain' },
  tag('a:fillStyleLst', {}, three(placeholder)),
  tag('a:lnStyleLst', {}, line(6350), line(12_700), line(19_050)),
  tag('a:effectStyleLst', {}, three(tag('a:effectStyle', {}, tag('a:effectLst')))),
  tag('a:bgFillStyleLst', {}, three(placeholder)),
);

/** The colours and fonts of a master. */
export function themeXml(theme: Theme): string {
  const name = theme.name ?? 'Rostrum';
  const colors = order.map((slot) => tag(`a:${names.get(slot)}`, {}, colorXml(theme.colors[slot])));
  return tag(
    'a:theme',
    { 'xmlns:a': namespaces['xmlns:a'], name },
    tag(
      'a:themeElements',
      {},
      tag('a:clrScheme', { name }, ...colors),
      tag(
        'a:fontScheme',
        { name },
        fontsXml('a:majorFont', theme.heading),
        fontsXml('a:minorFont', theme.body),
      ),
      styles,
    ),
    tag('a:objectDefaults'),
    tag('a:extraClrSchemeLst'),
  );
}

/** A ground of one colour, where nothing else is said. */
export const plainGround: string = tag(
  'p:bg',
  {},
  tag('p:bgPr', {}, solidXml({ slot: 'light1' }), tag('a:effectLst')),
);
