import { SegmentedControl } from '../../components/segmented-control.tsx';
import { chooseScheme } from '../../features/account/store.ts';
import { schemes, useScheme } from '../../lib/scheme.ts';
import { useTexts } from '../../lib/texts.ts';
import { shellMessages } from '../shell-messages.ts';

/** Light, dark, or as the system. */
export function SchemeSwitch() {
  const { t } = useTexts();
  const scheme = useScheme((state) => state.scheme);
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
      value={scheme}
      onChange={(value) => chooseScheme(schemes.find((name) => name === value) ?? 'auto')}
      data={schemes.map((value) => ({ value, label: labels[value] }))}
    />
  );
}
