import type { ComponentType } from 'react';
import { Popover } from '../fields/popover.tsx';
import styles from './script.module.css';

type Icon = ComponentType<{ size?: number; stroke?: number }>;

/** What a tool of the script shows; on a narrow screen its sign alone. */
export const ToolFace = ({ label, icon: Sign }: { label: string; icon: Icon }) => (
  <>
    <Sign size={16} stroke={1.6} />
    <span>{label}</span>
  </>
);

type Props = {
  label: string;
  icon: Icon;
  note?: string;
  items: readonly (readonly [name: string, choose: () => void])[];
};

/** A tool that offers a few ways. */
export function ScriptChoices({ label, icon, note, items }: Props) {
  return (
    <Popover label={label} className={styles.tool} face={<ToolFace label={label} icon={icon} />}>
      {(close) => (
        <div className={styles.choices}>
          {note === undefined ? null : <p>{note}</p>}
          {items.map(([name, choose]) => (
            <button
              key={name}
              type="button"
              onClick={() => {
                close();
                choose();
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </Popover>
  );
}
