import { Dialog } from '../../components/dialog.tsx';
import { Keys } from '../../components/keys.tsx';
import { useTexts } from '../../lib/texts.ts';
import { keyboardMessages as texts } from '../keyboard-messages.ts';
import styles from './keyboard-help.module.css';

const shortcuts = [
  ['Ctrl+K', texts.helpPalette],
  ['?', texts.helpHelp],
  ['/', texts.helpFind],
  ['N', texts.helpNew],
  ['PageUp+PageDown', texts.helpPage],
  ['Shift+F10', texts.helpMenu],
  ['↑+↓', texts.helpMove],
  ['Tab', texts.helpTab],
  ['Esc', texts.helpClose],
] as const;

/** What the keyboard can do. */
export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t(texts.help)} closeLabel={t(texts.close)} onClose={onClose}>
      <dl className={styles.list}>
        {shortcuts.map(([keys, message]) => (
          <div key={keys}>
            <dt>{t(message)}</dt>
            <dd>
              <Keys shortcut={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
