import type { Message } from '@app/contract/base/messages.ts';
import type { Run } from '@app/deck/text.ts';
import type { Font } from '@app/deck/theme.ts';
import { textPanelTexts as texts } from './messages.ts';

/** A font that can be chosen: what it sets, and its name. */
type Choice = { id: string; name: Message | string; change: Pick<Run, 'font' | 'eastFont'> };

const latin = (name: string): Choice => ({ id: name, name, change: { font: name } });
const theme = (slot: 'heading' | 'body', name: Message): Choice => ({
  id: `+${slot}`,
  name,
  change: { font: { slot }, eastFont: { slot } },
});
const east = (font: string, name: Message): Choice => ({
  id: font,
  name,
  change: { font, eastFont: font },
});

/** The fonts of the theme, and those that the product brings along (slide-view/families.ts): they look alike everywhere. */
export const fontChoices: readonly Choice[] = [
  theme('heading', texts.headingFont),
  theme('body', texts.bodyFont),
  east('Noto Sans SC', texts.sans),
  east('Noto Serif SC', texts.serif),
  ...['Arimo', 'Tinos', 'Carlito', 'Caladea', 'Cousine'].map(latin),
];

/** The name of a font among the choices. */
export const fontId = (font: Font | undefined): string | undefined =>
  typeof font === 'object' ? `+${font.slot}` : font;
