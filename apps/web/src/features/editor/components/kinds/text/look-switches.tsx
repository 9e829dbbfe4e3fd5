import { IconBold, IconItalic, IconStrikethrough, IconUnderline } from '@tabler/icons-react';
import { useTexts } from '../../../../../lib/texts.ts';
import { Toggle } from '../../fields/toggle.tsx';
import { toggle } from '../../textbox/look-actions.ts';
import type { TextTarget } from '../../textbox/text-target.ts';
import { textPanelTexts as texts } from './messages.ts';

const icons = {
  bold: IconBold,
  italic: IconItalic,
  underline: IconUnderline,
  strike: IconStrikethrough,
} as const;

type Props = { target: TextTarget; names: readonly (keyof typeof icons)[] };

/** Looks that words have or have not. */
export function LookSwitches({ target, names }: Props) {
  const { t } = useTexts();
  return names.map((name) => (
    <Toggle
      key={name}
      label={t(texts[name])}
      icon={icons[name]}
      isOn={target.seenRun[name] === true}
      onChange={() => toggle(target, name)}
    />
  ));
}
