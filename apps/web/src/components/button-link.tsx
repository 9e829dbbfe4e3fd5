import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button-link.module.css';

type Props = {
  to: string;
  children: ReactNode;
  variant?: 'filled' | 'default' | 'light';
  size?: 'sm' | 'md';
  className?: string | undefined;
  label?: string;
  /** Leaves the app: a page of the server itself, or this page anew. */
  leaves?: boolean;
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A way on that looks like a button. Made of CSS alone, because the first screens have room for little else. */
export function ButtonLink({
  to,
  children,
  variant = 'filled',
  size = 'sm',
  className = '',
  label,
  leaves = false,
  onClick,
}: Props) {
  return (
    <Link
      to={to}
      className={`${styles.button} ${className}`}
      data-variant={variant}
      data-size={size}
      aria-label={label}
      reloadDocument={leaves}
      {...(onClick ? { onClick } : {})}
    >
      {children}
    </Link>
  );
}
