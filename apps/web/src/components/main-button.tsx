import type { ComponentProps } from 'react';
import styles from './main-button.module.css';

/** The one thing to do here. Plain, for the first screens, which do without Mantine. */
export function MainButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className={styles.button} />;
}
