import styles from './keys.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const macKeys: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' };

/** A shortcut such as Ctrl+K, key by key, as the keyboard of this device names them. */
export function Keys({ shortcut }: { shortcut: string }) {
  return (
    <span className={styles.keys}>
      {shortcut.split('+').map((key) => (
        <kbd key={key}>{isMac ? (macKeys[key] ?? key) : key}</kbd>
      ))}
    </span>
  );
}
