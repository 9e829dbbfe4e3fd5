import styles from './panels.module.css';

type Props = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

/** Something that is on or off, with its name beside it. */
export const CheckField = ({ label, isOn, onChange }: Props) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);
