import styles from './used-in.module.css';

/** So many names say enough. */
const named = 5;

type Props = {
  uses: readonly { id: string; title: string }[];
  lead: (count: number) => string;
  more: (count: number) => string;
};

/** Where a thing is used, told before it goes. */
export function UsedIn({ uses, lead, more }: Props) {
  if (uses.length === 0) return null;
  return (
    <div className={styles.uses}>
      <p>{lead(uses.length)}</p>
      <ul>
        {uses.slice(0, named).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {uses.length > named ? <li>{more(uses.length - named)}</li> : null}
      </ul>
    </div>
  );
}
