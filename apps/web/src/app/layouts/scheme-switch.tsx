import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.css';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages } from '../shell-messages.ts';

const schemes = ['light', 'dark', 'auto'] as const;

/** Light, dark, or as the system. */
export function SchemeSwitch() {
  const { t } = useTexts();
  // To hold transitions back Mantine would write an inline style sheet, which the content policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const labels = {
    light: t(shellMessages.light),
    dark: t(shellMessages.dark),
    auto: t(shellMessages.system),
  };
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t(shellMessages.scheme)}
      value={colorScheme}
      onChange={(value) => setColorScheme(schemes.find((scheme) => scheme === value) ?? 'auto')}
      data={schemes.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
