import { Button } from '../../../../components/button.tsx';
import { useTexts } from '../../../../lib/texts.ts';
import { settingsMessages as texts } from './messages.ts';
import styles from './settings.module.css';

type Props = { label: string; isPending: boolean; onCancel: () => void };

/** How a form in a card is sent, or closed again. */
export function FormEnd({ label, isPending, onCancel }: Props) {
  const { t } = useTexts();
  return (
    <div className={styles.row}>
      <Button type="submit" loading={isPending}>
        {label}
      </Button>
      <Button variant="default" onClick={onCancel}>
        {t(texts.cancel)}
      </Button>
    </div>
  );
}
