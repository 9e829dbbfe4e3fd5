import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './tabs.module.css';

type Props<Name extends string> = {
  /** What the tabs are about. */
  label: string;
  tabs: readonly { name: Name; label: string }[];
  value: Name;
  onChange: (name: Name) => void;
  /** What belongs to the tab that is open. */
  children: ReactNode;
};

/** Several panels in one place, of which one is seen; arrow keys walk over their names. */
export function Tabs<Name extends string>({ label, tabs, value, onChange, children }: Props<Name>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ name }) => name === value);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    onChange(next.name);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            data-tab={tab.name}
            aria-selected={tab.name === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === value ? 0 : -1}
            onClick={() => onChange(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
        tabIndex={0}
      >
        {children}
      </div>
    </>
  );
}
